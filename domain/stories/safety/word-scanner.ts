import { areWords } from './pieces.ts';
import type { Finding, PhraseNode, Policy } from './policy.ts';
import { findJoinedWord, joinable, type ReadWord, readChunk } from './read-chunk.ts';

/** Text without spaces is judged in parts of this many characters, so that it is not held back forever. */
const longestChunk = 120;
/** At most this many letters with spaces between them are read as one word. */
const longestRun = 16;

// Sticky: each matches only at `lastIndex`, so that no letter is read twice.
const spaces = /\s*/y;
const piece = new RegExp(`\\S{1,${longestChunk + 1}}`, 'y');

/** A word that is read but not released yet; one with a finding stands for a chunk that is forbidden as a whole. */
type Held = ReadWord & { finding?: Finding };
type Judgement = number | 'wait' | { finding: Finding };

/**
 * Reads a text piece by piece and releases what is known to be clean: `push` and `end` return the
 * text that may be shown now. It holds back only the unfinished word and words that may still become
 * a forbidden phrase. `finding` is set for good as soon as something forbidden is complete; nothing
 * is released after that. The result does not depend on how the text is split into pieces.
 */
export class WordScanner {
  finding: Finding | undefined;
  readonly #policy: Policy;
  /** Text that is not released yet; `#words` are the words in its part before `#read`. */
  #text = '';
  #read = 0;
  #words: Held[] = [];
  /** Whether the word before `words` is a single letter. */
  #afterLetter = false;

  constructor(policy: Policy) {
    this.#policy = policy;
  }

  push(text: string): string {
    return this.#take(text, false);
  }

  end(): string {
    return this.#take('', true);
  }

  #take(text: string, final: boolean): string {
    if (this.finding) return '';
    this.#text += text;
    this.#readChunks(final);
    return this.#release(final);
  }

  #readChunks(final: boolean): void {
    while (this.#read < this.#text.length) {
      const start = this.#read + lengthOf(spaces, this.#text, this.#read);
      if (start === this.#text.length) {
        this.#read = start;
        return;
      }
      let end = start + lengthOf(piece, this.#text, start);
      const cut = end - start > longestChunk;
      if (cut) end = wholeLetter(this.#text, start + longestChunk);
      else if (end === this.#text.length && !final) return;
      const { words, finding } = readChunk(this.#policy, this.#text.slice(start, end));
      if (finding) this.#words.push({ at: start, forms: [], letter: false, finding });
      // A quotation mark is held back with its word.
      else for (const [index, word] of words.entries()) this.#words.push({ ...word, at: start + (index && word.at) });
      this.#read = cut ? end : end + lengthOf(spaces, this.#text, end);
    }
  }

  #release(final: boolean): string {
    const words = this.#words;
    let clear = 0;
    while (clear < words.length) {
      const step = this.#judge(clear, final);
      if (step === 'wait') break;
      if (typeof step === 'object') {
        this.finding = step.finding;
        break;
      }
      clear += step;
      this.#afterLetter = words[clear - 1]?.letter === true;
    }
    const next = words[clear];
    const upTo = next ? next.at : this.finding ? 0 : this.#read;
    const released = this.#text.slice(0, upTo);
    this.#text = this.#text.slice(upTo);
    this.#read -= upTo;
    this.#words = words.slice(clear).map((word) => ({ ...word, at: word.at - upTo }));
    return released;
  }

  /** Returns how many words from `index` on are clean, the finding there, or `wait` if more has to be read first. */
  #judge(index: number, final: boolean): Judgement {
    const word = this.#words[index];
    if (word?.finding) return { finding: word.finding };
    const fine = walk(this.#policy.harmless, this.#words, index);
    const bad = walk(this.#policy.phrases, this.#words, index);
    if (!final && (fine.open || bad.open)) return 'wait';
    if (fine.length > 0) return fine.length;
    if (bad.ends && bad.ends !== 'harmless') return { finding: bad.ends };
    const letters = word?.letter ? this.#judgeLetters(index, final) : 1;
    return letters === 1 ? this.#judgePieces(index, final) : letters;
  }

  /** f u c k: single letters with spaces between them, read as one word, also without a leading vowel ("a f u c k"). */
  #judgeLetters(index: number, final: boolean): Judgement {
    let length = 0;
    while (length < longestRun && this.#words[index + length]?.letter) length += 1;
    if (!final && length < longestRun && index + length === this.#words.length) return 'wait';
    const letters = this.#words
      .slice(index, index + length)
      .map(joinable)
      .join('');
    const part = this.#afterLetter || length === longestRun;
    const finding =
      findJoinedWord(this.#policy, letters, part) ??
      (/^[aeiouy]/.test(letters) ? findJoinedWord(this.#policy, letters.slice(1), part) : undefined);
    return finding ? { finding } : 1;
  }

  /** fu ck, mier da, ki ll: a word in pieces, unless the pieces are words themselves. */
  #judgePieces(index: number, final: boolean): Judgement {
    const { pieces, beginningsOfPieces } = this.#policy;
    const read: string[] = [];
    let joined = '';
    for (let next = index; ; next += 1) {
      const word = this.#words[next];
      if (!word) return final ? 1 : 'wait';
      read.push(joinable(word));
      joined += read.at(-1);
      const finding = pieces.get(joined);
      if (finding && !areWords(read)) return { finding };
      if (!beginningsOfPieces.has(joined)) return 1;
    }
  }
}

/** The longest phrase of the tree that begins at this word, and whether a longer one is still possible. */
function walk(root: PhraseNode, words: readonly ReadWord[], from: number) {
  let nodes: PhraseNode[] = [root];
  let length = 0;
  let ends: PhraseNode['ends'];
  for (let index = from; nodes.length > 0; index += 1) {
    const word = words[index];
    if (!word) return { length, ends, open: true };
    const next: PhraseNode[] = [];
    for (const node of nodes) {
      for (const form of word.forms) {
        const child = node.next.get(form);
        if (child && !next.includes(child)) next.push(child);
      }
      if (node.any) next.push(node.any);
    }
    const ended = next.find((node) => node.ends);
    if (ended) {
      length = index - from + 1;
      ends = ended.ends;
    }
    nodes = next.filter((node) => node.next.size > 0 || node.any);
  }
  return { length, ends, open: false };
}

/** The length of a sticky pattern's match at this index. */
function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** `at`, or one less if it would split a surrogate pair. */
function wholeLetter(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
}

/** Returns what is forbidden in a text, or undefined. Takes well below 1 ms for a field of the form (P28). */
export function findForbidden(policy: Policy, text: string): Finding | undefined {
  const scanner = new WordScanner(policy);
  scanner.push(withoutGaps(text));
  scanner.end();
  return scanner.finding;
}

/** Reduces each run of invisible characters to one, so that they cannot stretch a word beyond a chunk. */
export function withoutGaps(text: string): string {
  return text.replace(/(\p{Default_Ignorable_Code_Point})\p{Default_Ignorable_Code_Point}+/gu, '$1');
}
