import { createMp3Encoder } from 'wasm-media-encoders';
import { levellingGain } from './loudness.ts';
import { bytesPerFrame, encodingDelay, mp3Kilobits, mp3Rate, secondsOf } from './mp3.ts';
import { BadSound, readSound, type Sound } from './read-sound.ts';

export type SentenceOrder = {
  bytes: Uint8Array;
  mimeType: string;
  /** About how long its words take, in seconds; sound that is far shorter or longer is not a reading of them. */
  expected: number;
  /** The pause after it, in seconds. */
  pause: number;
};

/** An MP3 of whole frames, so that sentences can be joined byte by byte; times are seconds from its beginning. */
export type MadeSound = {
  mp3: Uint8Array;
  seconds: number;
  /** When the first and the last sound is heard. */
  from: number;
  to: number;
  /** To be subtracted from times that the engine tells, because the silence before the first sound was cut. */
  shift: number;
};

/** Below this, the ends of a sentence are silence: -46 dB. */
const quiet = 0.005;
/** Kept before the first and after the last sound. */
const edgeSeconds = 0.04;

/**
 * Makes an engine's sound one sentence of a narration: without the silence around it, as loud as the others, with the
 * pause after it. Throws `BadSound` if it is not a reading of the sentence.
 */
export async function makeSentence({ bytes, mimeType, expected, pause }: SentenceOrder): Promise<MadeSound> {
  const sound = await readSound(bytes, mimeType);
  const { first, last } = heard(sound);
  const length = (last - first) / sound.rate;
  if (last <= first) throw new BadSound('silent');
  if (length > expected * 3 + 3) throw new BadSound('long');
  if (length < expected * 0.2 - 0.1) throw new BadSound('short');
  const edge = Math.round(edgeSeconds * sound.rate);
  const [from, to] = [Math.max(0, first - edge), Math.min(sound.samples.length, last + edge)];
  const speech = sound.samples.subarray(from, to);
  const gain = levellingGain(speech, sound.rate);
  const padded = new Float32Array(speech.length + Math.round(pause * sound.rate));
  for (const [index, sample] of speech.entries()) padded[index] = sample * gain;
  const mp3 = await encode(padded, sound.rate);
  return {
    mp3,
    seconds: secondsOf(mp3.length),
    from: encodingDelay + (first - from) / sound.rate,
    to: encodingDelay + (last - from) / sound.rate,
    shift: from / sound.rate - encodingDelay,
  };
}

let encoder: ReturnType<typeof createMp3Encoder> | undefined;

async function encode(samples: Float32Array, rate: number): Promise<Uint8Array> {
  encoder ??= createMp3Encoder();
  const lame = await encoder;
  lame.configure({ channels: 1, sampleRate: rate, outputSampleRate: mp3Rate, bitrate: mp3Kilobits });
  // The encoder returns its own memory, which the next call overwrites.
  const parts = [lame.encode([samples]).slice(), lame.finalize().slice()];
  const mp3 = Buffer.concat(parts);
  if (mp3.length % bytesPerFrame !== 0) throw new Error('The encoder left a frame unfinished.');
  return mp3;
}

/** Returns the first and the last sample that can be heard. */
function heard({ samples }: Sound): { first: number; last: number } {
  const isHeard = (sample: number) => Math.abs(sample) > quiet;
  return { first: samples.findIndex(isHeard), last: samples.findLastIndex(isHeard) };
}
