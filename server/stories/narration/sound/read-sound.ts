import { MPEGDecoder } from 'mpg123-decoder';

/** One channel of sound, from -1 to 1. */
export type Sound = { samples: Float32Array; rate: number };

/** An engine's answer is not usable sound; the reason is kept with the failure. */
export class BadSound extends Error {
  readonly reason: 'format' | 'half' | 'silent' | 'long' | 'short';

  constructor(reason: BadSound['reason']) {
    super(`The sound is unfit: ${reason}.`);
    this.reason = reason;
  }
}

/**
 * Returns the sound in an engine's answer, whatever type it claims: WAV of 16, 24 or 32 bits, MP3, or bare PCM if its
 * type says so. Throws `BadSound`: 'format' for anything else, 'half' if the header promises more than came.
 */
export async function readSound(bytes: Uint8Array, mimeType: string): Promise<Sound> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1');
  if (head.startsWith('RIFF') && head.endsWith('WAVE')) return readWav(bytes);
  if (head.startsWith('ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2)) return readMp3(bytes);
  const bare = /^audio\/(?:l16|pcm|raw)\b/i.test(mimeType);
  const rate = Number(/rate=(\d{4,6})/.exec(mimeType)?.[1] ?? 24_000);
  // PCM of speech models is signed, 16 bits, little-endian.
  if (bare && rate >= 8000 && rate <= 48_000) {
    const data = viewOf(bytes);
    return mono((index) => data.getInt16(index * 2, true) / 32_768, bytes.byteLength >> 1, 1, rate);
  }
  throw new BadSound('format');
}

function readWav(bytes: Uint8Array): Sound {
  const data = viewOf(bytes);
  let format: { code: number; channels: number; rate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= data.byteLength; ) {
    const name = data.getUint32(at);
    const length = data.getUint32(at + 4, true);
    const from = at + 8;
    // "fmt "
    if (name === 0x666d7420 && from + 16 <= data.byteLength) {
      const [code, extended] = [data.getUint16(from, true), from + 26 <= data.byteLength];
      format = {
        code: code === 0xfffe && extended ? data.getUint16(from + 24, true) : code,
        channels: data.getUint16(from + 2, true),
        rate: data.getUint32(from + 4, true),
        bits: data.getUint16(from + 14, true),
      };
    }
    // "data"
    if (name === 0x64617461 && format) return samplesOf(data, from, length, format);
    at = from + length + (length % 2);
  }
  throw new BadSound('format');
}

function samplesOf(
  data: DataView,
  from: number,
  length: number,
  { code, channels, rate, bits }: { code: number; channels: number; rate: number; bits: number },
): Sound {
  const there = data.byteLength - from;
  // A streaming server does not know the length when it begins, and writes the largest one, or 0.
  const open = length === 0 || length >= 0x7fff_0000;
  if (!open && length > there) throw new BadSound('half');
  const width = bits / 8;
  const isKnown = (code === 1 && [2, 3, 4].includes(width)) || (code === 3 && width === 4);
  if (!isKnown || channels < 1 || channels > 8 || rate < 8000 || rate > 96_000) throw new BadSound('format');
  const at = (index: number) => from + index * width;
  const read = {
    2: (index: number) => data.getInt16(at(index), true) / 32_768,
    3: (index: number) => ((data.getUint16(at(index), true) << 8) | (data.getInt8(at(index) + 2) << 24)) / 2 ** 31,
    4: (index: number) => (code === 3 ? data.getFloat32(at(index), true) : data.getInt32(at(index), true) / 2 ** 31),
  }[width as 2 | 3 | 4];
  return mono(read, Math.floor((open ? there : length) / width), channels, rate);
}

async function readMp3(bytes: Uint8Array): Promise<Sound> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(bytes);
    if (samplesDecoded === 0) throw new BadSound('format');
    return mono(
      (index) => channelData[index % channelData.length]?.[Math.floor(index / channelData.length)] ?? 0,
      samplesDecoded * channelData.length,
      channelData.length,
      sampleRate,
    );
  } finally {
    decoder.free();
  }
}

function mono(read: (index: number) => number, values: number, channels: number, rate: number): Sound {
  const samples = new Float32Array(Math.floor(values / channels));
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) sum += read(index * channels + channel);
    // A float may be out of range, or no number.
    const value = sum / channels;
    samples[index] = Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
  }
  return { samples, rate };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
