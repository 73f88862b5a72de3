import { recordedSound, recordingBounds } from '#domain/stories/recordings.ts';

/** A sentence as it was read: what is wrong with it, if anything, and its sound as it is sent. */
export type Take = { verdict: Verdict; file: Blob | null; milliseconds: number };
/** `silent` and `short` cannot be kept; `quiet` and `loud` can, and are better read again. */
export type Verdict = 'good' | 'quiet' | 'loud' | 'silent' | 'short';

const rate = recordedSound.samplesPerSecond;
/** Silence is what stays below this part of the loudest sample, and below what a quiet room sounds like. */
const silence = { ofPeak: 0.06, atLeast: 0.008 };
/** So much is left around what is said, in milliseconds. */
const margin = 120;
/** The loudest sample of a sentence that is too quiet, and of one that nobody heard. */
const quietPeak = 0.06;
const silentPeak = 0.012;
/** A sample this loud is cut off, and so many of a thousand are too many. */
const clippedSample = 0.985;
const clippedShare = 0.002;

/** Cuts the silence off, measures, and writes the sentence as it is sent. */
export function toTake(samples: Float32Array): Take {
  const peak = peakOf(samples);
  if (peak < silentPeak) return { verdict: 'silent', file: null, milliseconds: 0 };
  const said = trimSilence(samples, peak);
  const milliseconds = Math.floor((said.length / rate) * 1000);
  if (milliseconds < recordingBounds.shortestMilliseconds + 2 * margin) {
    return { verdict: 'short', file: null, milliseconds };
  }
  const clipped = said.reduce((count, sample) => count + (Math.abs(sample) >= clippedSample ? 1 : 0), 0);
  const verdict = clipped / said.length > clippedShare ? 'loud' : peak < quietPeak ? 'quiet' : 'good';
  return { verdict, file: toWav(said), milliseconds };
}

/** What a browser recorded, as samples of one channel at the agreed rate. */
export async function decode(recorded: Blob): Promise<Float32Array> {
  const buffer = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await recorded.arrayBuffer());
  const first = buffer.getChannelData(0);
  if (buffer.numberOfChannels === 1) return first;
  const second = buffer.getChannelData(1);
  return first.map((sample, at) => (sample + (second[at] ?? 0)) / 2);
}

/** From shortly before the first sound to shortly after the last, at most as long as a sentence may be. */
export function trimSilence(samples: Float32Array, peak = peakOf(samples)): Float32Array {
  const threshold = Math.max(silence.atLeast, peak * silence.ofPeak);
  const isSound = (sample: number) => Math.abs(sample) >= threshold;
  const first = samples.findIndex(isSound);
  if (first < 0) return samples.subarray(0, 0);
  const last = samples.findLastIndex(isSound);
  const around = Math.round((margin * rate) / 1000);
  const from = Math.max(0, first - around);
  const most = Math.floor((recordingBounds.longestMilliseconds * rate) / 1000);
  return samples.subarray(from, Math.min(samples.length, last + around + 1, from + most));
}

const peakOf = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

function toWav(samples: Float32Array): Blob {
  const { bytesPerSample, type } = recordedSound;
  const bytes = samples.length * bytesPerSample;
  const view = new DataView(new ArrayBuffer(44 + bytes));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  write(36, 'data');
  view.setUint32(40, bytes, true);
  for (const [index, sample] of samples.entries())
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  return new Blob([view.buffer], { type });
}
