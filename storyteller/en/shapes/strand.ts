import { words } from '../../measure.ts';
import type { Random } from '../../random.ts';
import type { Passage, ShapeBank } from './bank.ts';

/** One way through a plot: its want, trouble and turn are chosen, and whatever does not follow from them is left out. */
export type Strand = Record<keyof ShapeBank, string[]>;

/** Words in the longest piece between two places where a sentence can be parted; a name or a thing counts as three. */
function longestClause(text: string): number {
  const bare = text
    .replace(/<[^<>]*>/g, '')
    .replace(/\[([^|\]]*)[^\]]*\]/g, '$1')
    .replace(/\{(hero|friend|local)[^}]*\}/g, 'Name')
    .replace(/\{[^}]*\}/g, 'one two three');
  return Math.max(...bare.split(/[.!?;\n]|, (?:and|but|so) (?!that|as)| & /).map((clause) => words(clause).length));
}

/** `longest` is the age's longest sentence; passages that keep to it are taken where there are some. `given` is what the story's things make true from the start, such as a bridge that can be crossed. */
export function strandOf(
  shape: ShapeBank,
  given: readonly string[],
  longest: number,
  random: Random,
  lacks?: RegExp,
): Strand {
  const known = new Set(given);
  const follows = ({ needs }: Passage) => needs.length === 0 || needs.some((need) => known.has(need));
  const choose = (passages: readonly Passage[]): string[] => {
    const following = passages.filter(follows);
    const inPlace = following.filter(({ text }) => !lacks?.test(text));
    const fitting = inPlace.length > 0 ? inPlace : following;
    const plain = fitting.filter(({ text }) => longestClause(text) <= longest);
    const chosen = random.pick(plain.length > 1 ? plain : fitting);
    for (const gift of chosen.gives) known.add(gift);
    return [chosen.text];
  };
  const want = choose(shape.want);
  const trouble = choose(shape.trouble);
  const rest = (passages: readonly Passage[]) => passages.filter(follows).map(({ text }) => text);
  const worries = rest(shape.worries);
  const tries = rest(shape.tries);
  const turn = choose(shape.turn);
  return { want, trouble, worries, tries, turn, mend: rest(shape.mend) };
}
