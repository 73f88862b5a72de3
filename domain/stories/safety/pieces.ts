import { expandList } from './expand.ts';
import { unmistakable } from './policy.ts';
import { twoWords } from './words/two-words.ts';

const ordinary: ReadonlySet<string> = new Set(expandList(twoWords));
/** Small words, which can form longer ones by chance. */
const small =
  /^(?:[aeiouy]|ad|ah|al|am|an|as|at|be|by|da|de|di|do|ed|el|em|en|es|fe|go|ha|he|hi|id|if|in|is|it|ja|la|le|lo|ma|me|mi|my|ni|no|nu|oh|on|or|os|ox|pa|re|se|si|so|su|te|ti|to|tu|un|up|us|va|ve|vi|we|ya|yo)$/;

/**
 * Whether the pieces of a word are words themselves that may stand side by side: "con don Quijote", "a man's
 * laughter". Pieces that are all single letters were judged as such before (c-a-n-a-l is not anal).
 */
export function areWords(pieces: readonly string[]): boolean {
  if (unmistakable.has(pieces.join(''))) return false;
  if (pieces.length === 2) return ordinary.has(pieces.join(' '));
  return pieces.every((piece) => piece.length === 1) || pieces.every((piece) => small.test(piece));
}
