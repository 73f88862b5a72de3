/** The loudness of every sentence, in LUFS: one channel at this loudness sounds like two at -16, as podcasts are. */
export const targetLoudness = -19;

/** No sound is made more than this many dB louder or quieter: a whisper stays one. */
const mostGain = 12;
/** The highest sample afterwards: -1 dB of full scale. */
const peakLimit = 10 ** (-1 / 20);

const blockSeconds = 0.4;
const stepSeconds = 0.1;
const absoluteGate = -70;
const relativeGate = -10;

type Filter = { b: [number, number, number]; a: [number, number] };

/**
 * Returns the integrated loudness of one channel by ITU-R BS.1770-4, in LUFS: K-weighted, in 400 ms blocks that overlap
 * by three quarters, gated at -70 LUFS and then 10 LU below what is left. -Infinity for silence.
 */
export function integratedLoudness(samples: Float32Array, rate: number): number {
  const weighted = filtered(filtered(samples, shelf(rate)), highPass(rate));
  const block = Math.min(Math.round(blockSeconds * rate), weighted.length);
  const step = Math.round(stepSeconds * rate);
  const powers: number[] = [];
  for (let from = 0; from + block <= weighted.length; from += step) {
    let sum = 0;
    for (let index = from; index < from + block; index += 1) sum += (weighted[index] ?? 0) ** 2;
    powers.push(sum / block);
  }
  const loud = powers.filter((power) => loudnessOf(power) > absoluteGate);
  const gate = loudnessOf(mean(loud)) + relativeGate;
  return loudnessOf(mean(loud.filter((power) => loudnessOf(power) > gate)));
}

/** Returns the factor that makes a sound as loud as the others without clipping its peaks. */
export function levellingGain(samples: Float32Array, rate: number): number {
  const loudness = integratedLoudness(samples, rate);
  if (!Number.isFinite(loudness)) return 1;
  const decibels = Math.max(-mostGain, Math.min(mostGain, targetLoudness - loudness));
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return Math.min(10 ** (decibels / 20), peak > 0 ? peakLimit / peak : 1);
}

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length || 0;

/** The first filter of the standard, for any sample rate: the head makes high tones seem louder. */
function shelf(rate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

/** The second filter: very low tones are hardly heard. */
function highPass(rate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[index] = y;
  }
  return out;
}
