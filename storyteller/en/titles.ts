import { titleLengthLimit } from '#domain/stories/title.ts';
import type { StoryPlan } from '../plan.ts';
import type { Random } from '../random.ts';
import type { PlotShape } from '../shapes.ts';
import { articles, capitalised } from './grammar.ts';
import { type Person, possessive } from './people.ts';
import type { Props } from './teller.ts';

type Parts = { hero: string; heros: string; friend: string } & Props;

const titles: Record<PlotShape, ((p: Parts) => string)[]> = {
  lost: [
    (p) => `Where Is the ${cased(p.thing)}?`,
    (p) => `${p.hero} and the Lost ${cased(p.thing)}`,
    (p) => `The Day the ${cased(p.thing)} Went Missing`,
    () => `A Small Thing to Look For`,
  ],
  fear: [
    (p) => `${p.hero} Goes In`,
    (p) => `${p.hero}, ${p.friend} and the Dark`,
    () => `Only a Bit of Dark`,
    (p) => `What Lived in ${cased(p.dark)}`,
  ],
  promise: [
    (p) => `${p.hero} Comes Back`,
    () => `Before the Light Goes`,
    (p) => `${p.heros} Long Way Home`,
    () => `Two Little Fingers`,
  ],
  shared: [
    (p) => `One ${cased(p.thing)}, Two Friends`,
    (p) => `Whose ${cased(p.thing)}?`,
    (p) => `${p.hero}, ${p.friend} and the ${cased(p.thing)}`,
    () => `It Is for Two`,
  ],
  built: [
    (p) => `${p.hero} Builds a ${cased(p.built)}`,
    (p) => `The ${cased(p.built)} That Sat Down`,
    (p) => `A ${cased(p.built)} by Tonight`,
    () => `Lean on Me, Said the Last Piece`,
  ],
  guest: [
    (p) => `A Guest Called ${p.guestname}`,
    (p) => `${p.guestname} Takes a Wrong Turn`,
    (p) => `${p.hero} and the Small Guest`,
    () => `Nobody Is Ever There`,
  ],
  mixup: [
    () => `Perhaps It Was the Wind`,
    (p) => `What ${p.hero} Did Not Say`,
    (p) => `${p.hero} and the Three Small Words`,
    () => `As Big as a Plum`,
  ],
  waiting: [
    (p) => `The Slowest ${cased(p.growing)}`,
    (p) => `${p.hero} Waits`,
    (p) => `When Will It Open, ${p.hero}?`,
    () => `In Its Own Good Time`,
  ],
  talents: [
    (p) => `${p.hero} and ${cased(p.feast)}`,
    (p) => `Something ${p.hero} Can Do`,
    () => `The Empty Space on the List`,
    (p) => `${p.heros} Turn`,
  ],
  find: [
    (p) => `${p.hero} Goes to See`,
    (p) => `The Way to ${cased(p.far)}`,
    (p) => `${p.hero} and ${p.friend}, Explorers`,
    () => `A Page for What We Do Not Know`,
  ],
};

const small = new Set(['a', 'an', 'the', 'of', 'in', 'on', 'at', 'by', 'and', 'with', 'from', 'to', 'behind', 'under']);

function cased(phrase: string): string {
  return phrase
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ')
    .replace(/^The (?=\S)/, 'the ');
}

/** A title in title case, always under the limit: a name too long gives way to a title without it. */
export function titleOf(plan: StoryPlan, cast: readonly Person[], props: Props, random: Random): string {
  const [hero, friend] = cast.map((person) => person.short) as [string, string];
  const parts: Parts = {
    ...props,
    hero: cased(hero).replace(/^the /, 'The '),
    heros: possessive(cased(hero).replace(/^the /, 'The ')),
    friend: cased(friend),
  };
  const fitting = random
    .shuffled(titles[plan.shape])
    .map((title) => articles(title(parts)))
    .find((title) => title.length < titleLengthLimit);
  return fitting ?? 'A Story for Tonight';
}
