/** One channel of 24 kHz at a constant 48 kbit/s: every frame is as long and as large as every other. */
export const mp3Rate = 24_000;
export const mp3Kilobits = 48;
const frameSamples = 576;
export const bytesPerFrame = (mp3Kilobits * 1000 * frameSamples) / mp3Rate / 8;

/** How much later than it went in a sound comes out of an encoder and a decoder, in seconds. */
export const encodingDelay = 1105 / mp3Rate;

/** How long so many bytes of frames sound. */
export const secondsOf = (bytes: number) => ((bytes / bytesPerFrame) * frameSamples) / mp3Rate;
