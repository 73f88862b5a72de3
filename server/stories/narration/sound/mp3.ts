/** One channel of 24 kHz at a constant 48 kbit/s: all frames have the same length and size. */
export const mp3Rate = 24_000;
export const mp3Kilobits = 48;
const frameSamples = 576;
export const bytesPerFrame = (mp3Kilobits * 1000 * frameSamples) / mp3Rate / 8;

/** How much an encoder and a decoder delay a sound, in seconds. */
export const encodingDelay = 1105 / mp3Rate;

/** Returns how many seconds this many bytes of frames sound. */
export const secondsOf = (bytes: number) => ((bytes / bytesPerFrame) * frameSamples) / mp3Rate;
