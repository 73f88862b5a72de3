import { DomainError } from '#domain/errors.ts';
import { recordedSound, recordingBounds } from '#domain/stories/recordings.ts';

const headBytes = 44;
/** A sentence whose loudest sample is below this is silent (-46 dB of full scale). */
const silentPeak = 164;

/**
 * Returns the samples of a recorded sentence, 16 bits each. Throws SOUND_REFUSED with the fault as its field: `format`
 * for anything but a whole WAV file of the agreed kind, `length` for one that is too short or too long, `silence`.
 */
export function readSentence(file: Buffer): Buffer {
  const samples = samplesOf(file);
  if (!samples)
    throw new DomainError('SOUND_REFUSED', 'This is no whole WAV file of the agreed kind.', { field: 'format' });
  const milliseconds = millisecondsOf(samples);
  if (milliseconds < recordingBounds.shortestMilliseconds || milliseconds > recordingBounds.longestMilliseconds)
    throw new DomainError('SOUND_REFUSED', 'A sentence is neither that short nor that long.', { field: 'length' });
  if (peakOf(samples) < silentPeak) throw new DomainError('SOUND_REFUSED', 'Nothing is heard.', { field: 'silence' });
  return samples;
}

/** Returns how long samples sound, in whole milliseconds. */
export function millisecondsOf(samples: Buffer): number {
  return Math.floor((samples.length / recordedSound.bytesPerSample / recordedSound.samplesPerSecond) * 1000);
}

/** Returns silence of this many milliseconds. */
export function silenceOf(milliseconds: number): Buffer {
  return Buffer.alloc(
    Math.round((milliseconds * recordedSound.samplesPerSecond) / 1000) * recordedSound.bytesPerSample,
  );
}

/** Returns a WAV file of these samples. */
export function wavOf(samples: readonly Buffer[]): Buffer {
  const { samplesPerSecond, bytesPerSample } = recordedSound;
  const bytes = samples.reduce((sum, { length }) => sum + length, 0);
  const head = Buffer.alloc(headBytes);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(headBytes - 8 + bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(samplesPerSecond, 24);
  head.writeUInt32LE(samplesPerSecond * bytesPerSample, 28);
  head.writeUInt16LE(bytesPerSample, 32);
  head.writeUInt16LE(bytesPerSample * 8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, ...samples]);
}

/** Returns the data of a WAV file of the agreed kind; undefined for any other and for a truncated one. */
function samplesOf(file: Buffer): Buffer | undefined {
  const { samplesPerSecond, bytesPerSample } = recordedSound;
  if (file.length <= headBytes || file.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (file.toString('latin1', 8, 16) !== 'WAVEfmt ' || file.readUInt32LE(16) !== 16) return undefined;
  const kind = [file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt16LE(34)];
  if (kind.join() !== [1, 1, samplesPerSecond, bytesPerSample * 8].join()) return undefined;
  if (file.toString('latin1', 36, 40) !== 'data' || file.readUInt32LE(40) !== file.length - headBytes) return undefined;
  const samples = file.subarray(headBytes);
  return samples.length % bytesPerSample === 0 ? samples : undefined;
}

function peakOf(samples: Buffer): number {
  let peak = 0;
  for (let at = 0; at < samples.length; at += 2) peak = Math.max(peak, Math.abs(samples.readInt16LE(at)));
  return peak;
}

/** The loudness of a sentence, as the root mean square of its samples, and the most that it is amplified. */
const wantedLoudness = 2600;
const raisedAtMost = 8;
const loudestSample = 31_000;

/** Returns the sentence as loud as the others: amplified or lowered as a whole, never beyond the range of a sample. */
export function levelled(samples: Buffer): Buffer {
  let squares = 0;
  for (let at = 0; at < samples.length; at += 2) squares += samples.readInt16LE(at) ** 2;
  const loudness = Math.sqrt(squares / Math.max(1, samples.length / 2));
  const gain = Math.min(
    wantedLoudness / Math.max(1, loudness),
    raisedAtMost,
    loudestSample / Math.max(1, peakOf(samples)),
  );
  const changed = Buffer.alloc(samples.length);
  for (let at = 0; at < samples.length; at += 2) changed.writeInt16LE(Math.round(samples.readInt16LE(at) * gain), at);
  return changed;
}
