/** Samples per second, as speech models send them. */
export const sampleRate = 24_000;

/** A word and when it is said, in seconds from the beginning. */
export type SaidWord = { word: string; start_time: number; end_time: number };

export type Sound = { samples: Int16Array; words: SaidWord[] };

/** The pitch of each demo voice, in hertz. */
export const demoVoices: Record<string, number> = { lantern: 196, owl: 147 };

const leadSeconds = 0.08;
const gapSeconds = 0.06;
const commaSeconds = 0.22;
const syllableSeconds = 0.17;
const markSeconds = 0.02;
/** Frequency of the mark with which each word begins. */
export const markHertz = 2400;

/**
 * Turns a text into tones: one per word, with a length by its number of syllables and a pitch that changes from word to
 * word. Each begins with a mark that can be heard and measured. There is no speech in it, but it is never silent.
 */
export function singWords(text: string, voice: string, speed = 1): Sound {
  const pitch = demoVoices[voice] ?? 220;
  const words: SaidWord[] = [];
  let at = leadSeconds / speed;
  for (const [word, rest] of wordsIn(text)) {
    const length = (syllables(word) * syllableSeconds + 0.06) / speed;
    words.push({ word, start_time: at, end_time: at + length });
    at += length + (/[,;:—–…]/.test(rest) ? commaSeconds : gapSeconds) / speed;
  }
  const samples = new Int16Array(Math.round((at + leadSeconds / speed) * sampleRate));
  for (const [index, { start_time, end_time }] of words.entries()) {
    const hertz = pitch * 2 ** (([0, 4, 7, 2, 5][index % 5] ?? 0) / 12);
    draw(samples, start_time, end_time, hertz);
  }
  return { samples, words };
}

/** Silence of this length. */
export const silence = (seconds: number): Sound => ({ samples: new Int16Array(seconds * sampleRate), words: [] });

/** A WAV file; `declaredBytes` is the size that its header declares, which may be wrong on purpose. */
export function wavOf(samples: Int16Array, declaredBytes = samples.byteLength): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + declaredBytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(declaredBytes, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

/** Each word with the text after it, up to the next one. */
function wordsIn(text: string): [string, string][] {
  return [...text.matchAll(/([\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*)([^\p{L}\p{N}]*)/gu)].map(([, word = '', rest = '']) => [
    word,
    rest,
  ]);
}

const syllables = (word: string) => Math.max(1, word.match(/[aeiouyáéíóúü]+/giu)?.length ?? 0);

function draw(samples: Int16Array, from: number, to: number, hertz: number): void {
  const [first, last] = [Math.round(from * sampleRate), Math.round(to * sampleRate)];
  for (let index = first; index < last; index += 1) {
    const t = (index - first) / sampleRate;
    const left = (last - index) / sampleRate;
    const loud = Math.min(1, t / 0.004, left / 0.03);
    const mark = t < markSeconds ? Math.sin(2 * Math.PI * markHertz * t) * 0.5 : 0;
    const tone = Math.sin(2 * Math.PI * hertz * t) * 0.3 + Math.sin(4 * Math.PI * hertz * t) * 0.08;
    samples[index] = Math.round(32_767 * loud * (tone * (t < markSeconds ? 0.5 : 1) + mark) * 0.8);
  }
}
