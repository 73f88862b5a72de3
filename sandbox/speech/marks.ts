import { MPEGDecoder } from 'mpg123-decoder';
import { markHertz } from './sound.ts';

/** Decodes an MP3 into its first channel. */
export async function decoded(mp3: Uint8Array): Promise<{ samples: Float32Array; rate: number; errors: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, errors } = decoder.decode(mp3);
  decoder.free();
  return { samples: channelData[0] ?? new Float32Array(), rate: sampleRate, errors: errors.length };
}

/** The times of the stand-in's marks, in seconds: each word begins with one. */
export function marksIn({ samples, rate }: { samples: Float32Array; rate: number }): number[] {
  const window = Math.round(0.004 * rate);
  const marks: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let from = 0; from + window < samples.length; from += window / 2) {
    // The power of the mark's tone in this window (Goertzel algorithm).
    const k = 2 * Math.cos((2 * Math.PI * markHertz) / rate);
    let [s1, s2] = [0, 0];
    for (let index = from; index < from + window; index += 1) {
      const s = (samples[index] ?? 0) + k * s1 - s2;
      [s2, s1] = [s1, s];
    }
    const power = Math.sqrt(Math.max(0, s1 * s1 + s2 * s2 - k * s1 * s2)) / window;
    const at = from / rate;
    if (power > 0.03 && at - last > 0.06) marks.push(at);
    if (power > 0.03) last = at;
  }
  return marks;
}
