import { expect, test } from 'vitest';
import { decoded } from '#sandbox/speech/marks.ts';
import { integratedLoudness, targetLoudness } from './loudness.ts';
import { makeSentence } from './make-sentence.ts';
import { bytesPerFrame, secondsOf } from './mp3.ts';
import { makeSound } from './sound-thread.ts';

const rate = 24_000;

/** A tone of this many seconds, after 0.2 s of silence. */
function tone(seconds: number, loud: number, at = rate, hertz = 997): Float32Array {
  const lead = Math.round(0.2 * at);
  return Float32Array.from({ length: lead + Math.round(seconds * at) }, (_, index) =>
    index < lead ? 0 : loud * Math.sin((2 * Math.PI * hertz * index) / at),
  );
}

/** Returns samples as WAV of 16 bits. */
function wav(samples: Float32Array, at = rate, declared = samples.length * 2): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(at, 24);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(declared, 40);
  const data = Buffer.from(Int16Array.from(samples, (sample) => sample * 32_767).buffer);
  return Buffer.concat([head, data]);
}

const order = { mimeType: 'audio/wav', expected: 2, pause: 0.5 };

test('[P45] loudness is that of the standard: a full tone of 997 Hz is -3.01 LUFS, and silence has none', () => {
  const full = tone(3, 1).subarray(0.2 * rate);
  expect(integratedLoudness(full, rate)).toBeCloseTo(-3.01, 1);
  expect(integratedLoudness(tone(3, 1, 48_000).subarray(0.2 * 48_000), 48_000)).toBeCloseTo(-3.01, 1);
  // Sound that is more than 10 LU quieter than the rest does not count.
  const quiet = full.map((sample, index) => (index < full.length / 2 ? sample : sample / 100));
  expect(integratedLoudness(quiet, rate)).toBeGreaterThan(-3.7);
  expect(integratedLoudness(new Float32Array(rate), rate)).toBe(Number.NEGATIVE_INFINITY);
});

test('[P45] a quiet sentence and a loud one become equally loud, without the silence around them, with their pause', async () => {
  for (const loud of [0.06, 0.5]) {
    const made = await makeSentence({ ...order, bytes: wav(tone(2, loud)) });
    expect(made.mp3.length % bytesPerFrame).toBe(0);
    expect(made.seconds).toBe(secondsOf(made.mp3.length));
    expect(made.to - made.from).toBeCloseTo(2, 1);
    expect(made.seconds).toBeGreaterThan(2.5);
    expect(made.seconds).toBeLessThan(2.75);
    const { samples } = await decoded(made.mp3);
    const [from, to] = [made.from, made.to].map((seconds) => Math.round(seconds * rate));
    expect(Math.abs(integratedLoudness(samples.subarray(from, to), rate) - targetLoudness)).toBeLessThan(0.5);
  }
});

test.each([
  ['something else', 'format', Buffer.from('OggS and more of it')],
  ['a page', 'format', Buffer.from('<!doctype html>')],
  ['nothing', 'format', Buffer.alloc(0)],
  ['a half file', 'half', wav(tone(2, 0.3), rate, 400_000)],
  ['silence', 'silent', wav(new Float32Array(2 * rate))],
  ['a minute of sound', 'long', wav(tone(60, 0.3))],
  ['a snippet', 'short', wav(tone(0.1, 0.3))],
])('[P45] %s is no reading of a sentence', async (_name, reason, bytes) => {
  await expect(makeSound({ ...order, bytes: new Uint8Array(bytes) })).rejects.toMatchObject({ reason });
});

test('[P45] MP3, bare PCM, a WAV without a known end and other sample rates are read as well', async () => {
  const { mp3 } = await makeSentence({ ...order, bytes: wav(tone(2, 0.3)) });
  const pcm = wav(tone(2, 0.3)).subarray(44);
  const all = [
    { bytes: mp3, mimeType: 'audio/mpeg' },
    { bytes: pcm, mimeType: 'audio/L16;codec=pcm;rate=24000' },
    { bytes: wav(tone(2, 0.3), rate, 0xffff_ffff), mimeType: '' },
    { bytes: wav(tone(2, 0.3, 22_050), 22_050), mimeType: 'audio/wav' },
  ];
  for (const each of all) {
    const made = await makeSound({ ...order, ...each, bytes: new Uint8Array(each.bytes) });
    expect(made.to - made.from).toBeCloseTo(2, 1);
    expect(made.seconds).toBeCloseTo(2.6, 0);
  }
});
