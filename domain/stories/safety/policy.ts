import { expandList } from './expand.ts';
import { foldWord, squeeze } from './fold.ts';
import type { RefusalReason } from './word-lists.ts';
import { english, englishStoryOnly } from './words/english.ts';
import { harmless } from './words/harmless.ts';
import { excusedInStories, inContext } from './words/in-context.ts';
import { spanish, spanishStoryOnly } from './words/spanish.ts';

export type Finding = RefusalReason | 'contact' | 'leak';

/** A tree of phrases, one word per level. */
export type PhraseNode = {
  next: Map<string, PhraseNode>;
  any: PhraseNode | undefined;
  ends: Finding | 'harmless' | undefined;
};

/** The word lists, compiled for lookup. */
export type Policy = {
  phrases: PhraseNode;
  harmless: PhraseNode;
  /** Prefixes: every word that begins with one matches. */
  beginnings: Map<string, Finding>;
  /** The same prefixes and the unmistakable words, by their squeezed form. */
  squeezedBeginnings: Map<string, string>;
  /** Single forbidden words, without their accents, by their squeezed form. */
  squeezed: Map<string, string[]>;
  /** Single forbidden words, and phrases written as one word, for text that is split or masked. */
  words: Map<string, Finding>;
  /** Words that are also found when spaces split them into pieces. */
  pieces: ReadonlyMap<string, Finding>;
  /** Every proper prefix of such a word. */
  beginningsOfPieces: ReadonlySet<string>;
  /** Words that people mask (f**k), by first letter and length: f4. */
  masked: Map<string, string[]>;
};

/** The shortest and the longest prefix in the lists. */
export const shortestBeginning = 4;
export const longestBeginning = 12;

/**
 * Words that are matched anywhere inside a word, and also when it is split in two: no ordinary word
 * contains one, and no two ordinary words make one.
 */
export const unmistakable: ReadonlyMap<string, Finding> = new Map([
  ...['fuck', 'mierda', 'pendejo', 'pendeja', 'chingad', 'motherf', 'gilipolla', 'bullshit'].map(
    (word) => [word, 'profanity'] as const,
  ),
  ...['nigger', 'nigga', 'faggot'].map((word) => [word, 'slurs'] as const),
  ...['masturba', 'pornogra'].map((word) => [word, 'sexual'] as const),
]);

const maskedFindings: ReadonlySet<Finding> = new Set(['profanity', 'slurs', 'sexual']);

/** For parents' text: a single hint word (gun, knife, blood, monster) is no reason to refuse (AMB-033). */
export const wishPolicy: Policy = withPieces(compile([english, spanish]));
/** For text that a model writes. */
export const storyPolicy: Policy = compile(
  [english, spanish, englishStoryOnly, spanishStoryOnly],
  new Set(expandList(excusedInStories)),
);

const decidedByContext: ReadonlySet<string> = new Set(expandList(inContext));
/** The same two for when a reader checks as well: without the entries that depend on context. */
export const readWishPolicy: Policy = withPieces(compile([english, spanish], decidedByContext));
export const readStoryPolicy: Policy = compile(
  [english, spanish, englishStoryOnly, spanishStoryOnly],
  decidedByContext,
);

/** The key of `masked`: a masked word keeps its first letter and its length. */
export function maskKey(word: string): string {
  return `${word.charAt(0)}${word.length}`;
}

function compile(lists: readonly Partial<Record<Finding, string>>[], without: ReadonlySet<string> = new Set()): Policy {
  const policy: Policy = {
    phrases: emptyNode(),
    harmless: emptyNode(),
    beginnings: new Map(),
    squeezedBeginnings: new Map(Array.from(unmistakable.keys(), (word) => [squeeze(word), word])),
    squeezed: new Map(),
    words: new Map(),
    pieces: unmistakable,
    beginningsOfPieces: beginningsOf(unmistakable.keys()),
    masked: new Map(),
  };
  for (const list of lists) {
    for (const [finding, entries] of Object.entries(list) as [Finding, string][]) {
      for (const entry of expandList(entries)) if (!without.has(entry)) add(policy, entry, finding);
    }
  }
  for (const entry of expandList(harmless)) plant(policy.harmless, entry.split(' '), 'harmless');
  return policy;
}

/** The same lists with more harmless phrases: ones that only look forbidden. */
export function withHarmless(policy: Policy, phrases: readonly string[]): Policy {
  if (phrases.length === 0) return policy;
  const own = structuredClone(policy.harmless);
  for (const phrase of phrases) plant(own, phrase.split(' '), 'harmless');
  return { ...policy, harmless: own };
}

/**
 * In parents' text, every single word of the lists that has at least 4 letters is also looked for in pieces. A model
 * does not split words to hide them, and more words meet by chance in a story: there only unmistakable words are.
 */
function withPieces(policy: Policy): Policy {
  const single = [...policy.squeezed.values()].flat().filter((word) => word.length >= shortestBeginning);
  const pieces = new Map([
    ...single.map((word) => [word, policy.words.get(word) as Finding] as const),
    ...unmistakable,
  ]);
  return { ...policy, pieces, beginningsOfPieces: beginningsOf(pieces.keys()) };
}

function beginningsOf(words: Iterable<string>): ReadonlySet<string> {
  return new Set([...words].flatMap((word) => Array.from(word, (_, index) => word.slice(0, index))));
}

function add(policy: Policy, entry: string, finding: Finding): void {
  if (entry.endsWith('*')) {
    const beginning = entry.slice(0, -1);
    policy.beginnings.set(beginning, finding);
    policy.squeezedBeginnings.set(squeeze(beginning), beginning);
    return;
  }
  const words = entry.split(' ');
  plant(policy.phrases, words, finding);
  const { bare } = foldWord(words.join(''));
  if (words.includes('_') || bare !== words.join('')) return;
  policy.words.set(bare, finding);
  if (maskedFindings.has(finding)) {
    const key = maskKey(bare);
    policy.masked.set(key, [...(policy.masked.get(key) ?? []), bare]);
  }
  if (words.length > 1) return;
  const key = squeeze(bare);
  policy.squeezed.set(key, [...(policy.squeezed.get(key) ?? []), bare]);
}

function plant(root: PhraseNode, words: readonly string[], ends: Finding | 'harmless'): void {
  let node = root;
  for (const word of words) {
    if (word === '_') {
      node.any ??= emptyNode();
      node = node.any;
      continue;
    }
    const next = node.next.get(word) ?? emptyNode();
    node.next.set(word, next);
    node = next;
  }
  node.ends ??= ends;
}

function emptyNode(): PhraseNode {
  return { next: new Map(), any: undefined, ends: undefined };
}
