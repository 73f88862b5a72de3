import { isContact } from './contact.ts';
import { foldWord, letterFor, runsOf, signReadings, squeeze } from './fold.ts';
import { type Finding, longestBeginning, maskKey, type Policy, shortestBeginning, unmistakable } from './policy.ts';

/** A word of the text: where it begins in its chunk, and all forms it may stand for. */
export type ReadWord = { at: number; forms: readonly string[]; letter: boolean };

/** A piece of text without spaces: its words, and a finding about it as a whole. */
export type ReadChunk = { words: ReadWord[]; finding: Finding | undefined };

const simpleWord = /^([^\p{L}\p{N}$@|+€£!¡*]*)([A-Za-zñÑáéíóúüÁÉÍÓÚÜ]+)[.,;:!?…»”"’')—–]*$/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
/** Letters (also circled, bracketed, squared, flags), digits, signs written for letters; "!" only inside a word. */
const inWord = '\\p{L}\\p{N}\\p{M}\\u249C-\\u24E9\\u{1F130}-\\u{1F189}\\u{1F1E6}-\\u{1F1FF}$@|+€£\\u2060';
const wordPattern = new RegExp(`[${inWord}]+(?:[!¡]+(?=[\\p{L}\\p{N}$@€£|+])[${inWord}]+)*`, 'gu');
const maskedPattern = /\p{L}+[*#%&]+[\p{L}*#%&]*/gu;
/** Separators that split a word without ending a sentence: dashes, dots, emoji. */
const soft = /^(?:[\p{Pd}\p{Pc}.*~·•/\\|^`´#\p{Extended_Pictographic}\p{Emoji_Modifier}\u2060]|\uFE0F)+$/u;
const betweenLetters = /(?<=\p{L})[\d$@|+€£]+(?=\p{L})/gu;
const longestWord = 40;
const longestJoined = 20;
/** Except in "snigger" and "niggardly", which are other words. */
const inside = new RegExp(`(?<!s(?=nigg))(?:${[...unmistakable.keys()].join('|')})(?<!nigga(?=rd))`);

export function readChunk(policy: Policy, chunk: string): ReadChunk {
  const simple = simpleWord.exec(chunk);
  if (simple?.[2] !== undefined && simple[2].length <= longestWord) {
    const word = readWord(policy, simple[2], simple[1]?.length ?? 0);
    return { words: [word], finding: findInWord(policy, word.forms) };
  }
  if (isContact(chunk)) return { words: [], finding: 'contact' };
  // Each code unit of an invisible character becomes a placeholder, so that the indices after it stay the same.
  const visible = chunk.replace(invisible, (hidden) => '\u2060'.repeat(hidden.length));
  const words: ReadWord[] = [];
  const gaps: string[] = [];
  let finding: Finding | undefined;
  let end = 0;
  for (const match of visible.matchAll(wordPattern)) {
    const text = match[0].replaceAll('\u2060', '');
    if (!/[^\p{M}$@|+€£]/u.test(text)) continue;
    const word = readWord(policy, text, match.index);
    gaps.push(visible.slice(end, match.index));
    end = match.index + match[0].length;
    words.push(word);
    finding ??= findInWord(policy, word.forms);
  }
  finding ??= findMasked(policy, visible) ?? findJoined(policy, words, gaps, chunk);
  return { words, finding };
}

function readWord(policy: Policy, text: string, at: number): ReadWord {
  const { exact, bare, sound } = foldWord(text);
  const forms = new Set([exact, ...(sound ? [sound] : []), bare]);
  // Signs that stand for letters may also stand between them: f|u|c|k, p+o+r+n, s1e1x.
  const without = bare.replace(betweenLetters, '');
  if (without !== bare && without.length > 2) forms.add(without);
  for (const form of [exact, bare]) for (const reading of signReadings(form)) forms.add(reading);
  // A capital I among small letters is an l.
  if (/\p{Ll}I/u.test(text)) forms.add(foldWord(text.replace(/(?<=\p{Ll})I/gu, 'l')).bare);
  for (const form of [...forms]) for (const meant of stretchedFrom(policy, form)) forms.add(meant);
  return { at, forms: [...forms], letter: [...bare].length === 1 };
}

/** The forbidden words that this one spells with repeated letters: fuuuck, kkiillll. One double is no sign (penne). */
function stretchedFrom(policy: Policy, word: string): string[] {
  if (!/(.)\1/u.test(word)) return [];
  const runs = runsOf(word);
  const squeezed = squeeze(word);
  const found = (policy.squeezed.get(squeezed) ?? []).filter((meant) => {
    const needed = runsOf(meant);
    const longer = runs.filter((run, index) => run > (needed[index] ?? 0));
    return (
      runs.every((run, index) => run >= (needed[index] ?? 0)) && (longer.length > 1 || longer.some((run) => run > 2))
    );
  });
  const drawnOut = runs.some((run) => run > 2);
  if (!drawnOut && runs.filter((run) => run > 1).length < 3) return found;
  const beginning = beginningOf(policy.squeezedBeginnings, squeezed);
  return [...found, ...(drawnOut ? [squeezed] : []), ...(beginning ? [beginning] : [])];
}

function findInWord(policy: Policy, forms: readonly string[]): Finding | undefined {
  for (const form of forms) {
    const within = form.length < shortestBeginning ? undefined : inside.exec(form)?.[0];
    const finding = within === undefined ? beginningOf(policy.beginnings, form) : unmistakable.get(within);
    if (finding) return finding;
  }
  return undefined;
}

/** The value of the shortest prefix of a word that is in the map. */
function beginningOf<T>(beginnings: ReadonlyMap<string, T>, word: string): T | undefined {
  for (let length = shortestBeginning; length <= Math.min(word.length, longestBeginning); length += 1) {
    const kept = beginnings.get(word.slice(0, length));
    if (kept !== undefined) return kept;
  }
  return undefined;
}

/** Letters hidden behind asterisks and the like: f**k, m*erda. */
function findMasked(policy: Policy, chunk: string): Finding | undefined {
  if (!/\p{L}[*#%&]/u.test(chunk)) return undefined;
  for (const [masked] of chunk.matchAll(maskedPattern)) {
    const { bare } = foldWord(masked);
    const letters = bare.replace(/[*#%&]/g, '').length;
    if (!/[*#%&]+\p{L}/u.test(bare) || letters * 2 < bare.length || bare.length < 4 || bare.length > 14) continue;
    const meant = new RegExp(`^${bare.replace(/[*#%&]/g, '[a-zñ]')}$`);
    const word = policy.masked.get(maskKey(bare))?.find((each) => meant.test(each));
    if (word) return policy.words.get(word);
  }
  return undefined;
}

/** A word split inside a chunk: f.u.c.k, mier-da, se_x. Single letters count as one run (c-a-n-a-l is not anal). */
function findJoined(policy: Policy, words: readonly ReadWord[], gaps: readonly string[], chunk: string) {
  for (let first = 0; first < words.length - 1; first += 1) {
    let joined = joinable(words[first]);
    for (let last = first + 1; last < words.length && joined.length < longestJoined; last += 1) {
      const word = words[last];
      const gap = gaps[last] ?? '';
      if (!word || !(soft.test(gap) || (word.letter && words[last - 1]?.letter))) break;
      if (gap === '.' && !word.letter && /\p{Lu}/u.test(chunk.charAt(word.at))) break;
      joined += joinable(word);
      const insideRun =
        (words[first]?.letter && words[first - 1]?.letter) || (word.letter && words[last + 1]?.letter === true);
      const finding = findJoinedWord(policy, joined, insideRun === true);
      if (finding) return finding;
    }
  }
  return undefined;
}

/** The finding for letters joined from pieces; inside a longer run of letters only unmistakable words count. */
export function findJoinedWord(policy: Policy, joined: string, insideRun: boolean): Finding | undefined {
  if (joined.length < 3) return undefined;
  const within = inside.exec(joined)?.[0];
  if (within) return unmistakable.get(within);
  return insideRun ? undefined : (policy.words.get(joined) ?? beginningOf(policy.beginnings, joined));
}

/** A word's letters for joining; a single digit or sign becomes its letter. */
export function joinable(word: ReadWord | undefined): string {
  const form = word?.forms.at(-1) ?? '';
  return word?.letter ? letterFor(form) : form;
}
