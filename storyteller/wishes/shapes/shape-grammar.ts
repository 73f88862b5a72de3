import type { StoryLanguage } from '#domain/stories/options.ts';
import { narrated } from '../told/narrate.ts';
import { inImperfect } from '../told/narrate-spanish.ts';
import { clausesOf, starOf } from './plots.ts';

/** What a language's grammar does with the parts of a parent's own story. */
export type ShapeGrammar = {
  /** The clause of a want that is told: of several, the first. */
  clause(want: string): string;
  /** The slot with which a tale of a want begins, in a language whose tales have one; `since` is what led to it. */
  start(who: string | undefined, since: string | undefined): { start?: string };
  /** The slot of a fear that is known, in a language whose tales have one: "the deep end" for "deep end". */
  definite(fear: string): { 'the fear'?: string };
  /** What somebody met is seen doing, in a language whose tales tell it, with a fallback: "sneeze bubbles". */
  deed(sight: string): string | null;
  /** What somebody always does, in the past and as it is typed; null in a language whose tales do not tell it. */
  habit(does: string): { habit: string; does: string } | null;
  /** The name of the story's character, who begins what is `said`; null for the family's child. */
  star(person: string | undefined, child: RegExp, said: string): string | null;
};

/** The visible action of somebody "who sneezes bubbles": "sneeze bubbles"; null for being, thinking or living. */
function deedIn(sight: string): string | null {
  const [, verb = '', rest = ''] =
    / (?:who|that|which) (?:always |only |just |never stops? )?(\p{L}+s)( .+)?$/u.exec(sight) ?? [];
  if (!verb || unseen.test(verb) || rest.split(' ').length > 8) return null;
  const base = verb
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:ch|sh|ss|x|zz|o))es$/, '')
    .replace(/s$/, '');
  return `${/(?:ss|zz)$/.test(verb.replace(/es$/, '')) ? verb.replace(/es$/, '') : base}${rest}`;
}
const unseen =
  /^(?:is|was|has|does|lives|thinks|believes|likes|loves|hates|knows|wants|wishes|comes|moves|gets|becomes|turns|feels|stays|lands|arrives|misses|needs|hopes|says|looks|belongs|works|visits|falls|grows|finds|loses|sees|hears|forgets|keeps|goes|dreams|this|always|its|his)$/;

/** Matches several without a number, and what they do. */
const several = /^\p{L}+s (?:who|that) (?:always |only |really |just )?(?!\p{L}+s )\p{L}/u;

const english: ShapeGrammar = {
  clause: (want) => want,
  start(who, since) {
    const told = since && narrated(`${who} ${since}.`, 'english');
    return {
      start: told
        ? `{hero full}${told.slice(who?.length ?? 0)} And now {hero they} had to {want}.`
        : '{hero full} wanted to {want}.',
    };
  },
  definite: (fear) => ({ 'the fear': fear.replace(/^(?:an? |(?!(?:the|his|her|our|my|their) ))/i, 'the ') }),
  deed: (sight) => deedIn(sight) ?? 'do it',
  habit: () => null,
  // "Ducks who want to dance" are some ducks, and Jules who wants to is one.
  star: (person, child, said) =>
    person && !child.test(person) ? (several.test(said) ? `some ${person.toLowerCase()}` : person) : null,
};

/** The most words of a habit, which is said three times aloud. */
const longestHabit = 16;

const spanish: ShapeGrammar = {
  clause: (want) => clausesOf(want)[0] ?? want,
  start: () => ({}),
  definite: () => ({}),
  deed: () => null,
  habit: (does) => {
    const habit = inImperfect(does).replace(/(?<= no )para(?=n? de )/u, 'paraba');
    return habit === does || does.split(' ').length > longestHabit ? null : { habit, does };
  },
  star: starOf,
};

export const shapeGrammars: Record<StoryLanguage, ShapeGrammar> = { english, spanish };
