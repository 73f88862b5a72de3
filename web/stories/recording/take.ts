import { recordedSound, recordingBounds } from '#domain/stories/recordings.ts';

/** One reading of a sentence: what is wrong with it, if anything, and the sound file to send. */
export type Take = { verdict: Verdict; file: Blob | null; milliseconds: number };
/** `silent` and `short` cannot be kept; `quiet` and `loud` can, but should be read again. */
export type Verdict = 'good' | 'quiet' | 'loud' | 'silent' | 'short';

const rate = recordedSound.samplesPerSecond;
/** A sample is silent below this part of the loudest one, or below the level of a quiet room. */
const silence = { ofPeak: 0.06, atLeast: 0.008 };
/** How much sound is left before and after the speech, in milliseconds. */
const margin = 120;
/** A sentence whose loudest sample is below these is too quiet, or silent. */
const quietPeak = 0.06;
const silentPeak = 0.012;
/** A sample this loud is clipped, and a sentence with more than this share of such samples is too loud. */
const clippedSample = 0.985;
const clippedShare = 0.002;

/** Trims the silence, judges the level and encodes the sentence as it is sent. */
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

/** Decodes what a browser recorded into samples of one channel at the agreed rate. */
export async function decode(recorded: Blob): Promise<Float32Array> {
  const buffer = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await recorded.arrayBuffer());
  const first = buffer.getChannelData(0);
  if (buffer.numberOfChannels === 1) return first;
  const second = buffer.getChannelData(1);
  return first.map((sample, at) => (sample + (second[at] ?? 0)) / 2);
}

/** Returns the samples from shortly before the first sound to shortly after the last, at most the longest sentence. */
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
