import { expect, test } from 'vitest';
import { recordedSound } from '#domain/stories/recordings.ts';
import { toTake, trimSilence } from './take.ts';

const rate = recordedSound.samplesPerSecond;
const seconds = (length: number) => Math.round(length * rate);

/** Returns a voice of this loudness between two nearly silent parts; lengths are in seconds. */
function spoken(before: number, voice: number, after: number, loudness: number): Float32Array {
  const samples = new Float32Array(seconds(before + voice + after));
  for (const at of samples.keys()) {
    const isVoice = at >= seconds(before) && at < seconds(before + voice);
    samples[at] = isVoice ? Math.sin(at / 7) * loudness : Math.sin(at / 3) * 0.001;
  }
  return samples;
}

test('[P44] the silence around a sentence is cut off, all but a breath', () => {
  const { length } = trimSilence(spoken(2, 1.5, 3, 0.4));
  expect(length / rate).toBeGreaterThan(1.5);
  expect(length / rate).toBeLessThan(1.8);
});

test('a sentence is sent as the agreed kind of file, as long as what was said', async () => {
  const { verdict, file, milliseconds } = toTake(spoken(1, 1.2, 1, 0.4));
  expect(verdict).toBe('good');
  const bytes = new DataView((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([bytes.getUint32(24, true), bytes.getUint16(22, true), bytes.getUint16(34, true)]).toEqual([rate, 1, 16]);
  expect(bytes.getUint32(40, true)).toBe(bytes.byteLength - 44);
  expect((bytes.byteLength - 44) / 2 / rate).toBeCloseTo(milliseconds / 1000, 2);
});

test('[P44] whoever was too quiet or too loud hears so, and what nobody heard is not kept', () => {
  expect(toTake(spoken(0.3, 1, 0.3, 0.03)).verdict).toBe('quiet');
  expect(toTake(spoken(0.3, 1, 0.3, 1.4)).verdict).toBe('loud');
  expect(toTake(spoken(0.3, 1, 0.3, 0.005))).toMatchObject({ verdict: 'silent', file: null });
  expect(toTake(spoken(0.3, 0.05, 0.3, 0.4))).toMatchObject({ verdict: 'short', file: null });
  expect(toTake(new Float32Array(0))).toMatchObject({ verdict: 'silent', file: null });
});
