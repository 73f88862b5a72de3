import type { AgeGroup } from '#domain/stories/options.ts';
import { peopleOf } from '../people/people-of.ts';
import { areSiblings, type Person } from '../people/person.ts';
import type { PlaceFacts } from '../places/place.ts';
import { createRandom, type Random } from '../random.ts';
import { canFollow, canGoOn, chapters, fitness, namesIn, plotKey, rankTales } from '../tale/choose-tales.ts';
import { sequelsOf, talesOf, textsOf } from '../tale/library.ts';
import { bodiesOf } from '../tale/roles.ts';
import type { Block, Idea, Tale } from '../tale/tale.ts';
import { withoutNarrower } from '../wishes/avoid.ts';
import type { Wish } from '../wishes/wish.ts';
import { readWish } from '../wishes/wishes.ts';
import type { Asked } from './asked.ts';
import { besides } from './casting.ts';
import type { StoryMemory } from './memory.ts';
import { names } from './names.ts';

/**
 * Chooses the tales of an evening, a chapter each: those that the wish asks for and that the family knows least. Where a
 * tale goes on (`further`), they are its next chapters.
 */
export function chooseChapters(
  { options, wish, spared }: Pick<Asked, 'options' | 'wish' | 'spared'>,
  place: PlaceFacts,
  random: Random,
  { plot, told = [], things = [] }: StoryMemory,
  further?: readonly [Tale, ...Tale[]],
): readonly [Tale, ...Tale[]] {
  const { tales } = talesOf(options.language);
  const count = chapters[options.length];
  const at = (tale: Tale) => plot?.indexOf(plotKey(tale)) ?? -1;
  const wanted = plot ? textsOf(options.language).filter((tale) => plot.includes(plotKey(tale))) : [];
  const [known, ...others] = wanted.sort((a, b) => at(a) - at(b)).slice(0, count);
  if (known) return [known, ...others];
  const people = peopleOf[options.language](options.characters, createRandom('people'));
  // Beside a child, "a dragon" is the tale's own.
  const isMet = (idea: Idea) => besides(idea, options.characters, options.language) === null;
  const asked = {
    wish,
    place,
    avoid: withoutNarrower(spared.tales, options.message),
    // Pyjamas with trucks make nobody a truck.
    cast: wish.star
      ? []
      : people.flatMap(({ kind }) => (kind && readWish(kind, options.language).idea) || []).filter(isMet),
    bodies: bodiesOf(options),
    told,
    things,
    elderAt: hasElder(people) ? options.ageGroup : null,
    names: people.filter(({ preset }) => !preset).map(({ name }) => name),
    together: isTogether(people, options.message),
  };
  const ranked = rankTales(tales, asked, random.fork('tales'));
  const first = further?.[0] ?? ranked[0];
  if (!first) throw new Error(`there is no tale in ${options.language}`);
  // If the wish has a second worry, a chapter that is not the first tale's own is about it.
  const later = wish.also ? { ...wish, worry: wish.also } : wish;
  // Chapters should differ in problem, thing and worry; only a tale with [follows] paragraphs can come second.
  const rest = ranked
    .filter((tale) => tale !== first && canFollow(tale))
    .sort((a, b) => Number(isTold(a, told)) - Number(isTold(b, told)) || fitness(b, later) - fitness(a, later));
  const next: [Tale, ...Tale[]] = further ? [...further] : [first];
  // The first tale's own chapters come next: one story to its end, even if the wish names a second worry.
  for (const sequel of further || !goesOn(first, asked.wish, options.ageGroup) ? [] : sequelsOf(first)) {
    if (next.length === count || !canGoOn(sequel, first, asked)) break;
    next.push(sequel);
  }
  while (next.length < count) {
    const fresh = rest.filter((tale) => !next.includes(tale));
    const unlike = fresh.find((tale) => next.every((one) => isUnlike(one, tale)));
    next.push(unlike ?? fresh[0] ?? first);
  }
  return next;
}

/** Whether a tale's own chapters can follow it: those of an own worry's tale take its first step up, or need none. */
const goesOn = (tale: Tale, wish: Wish, age: AgeGroup) =>
  tale.about !== 'own-worry' ||
  tale.plays ||
  !!wish.slots.step ||
  sequelsOf(tale)[0]?.tellings[age].body.some(isStepless) === true;

/** Whether a block of an own worry's second chapter is for a trouble without a first step; else that chapter takes one. */
const isStepless = (block: Block) => block.kind === 'paragraph' && block.when === 'no step';

/** Whether two tales fit in one evening: they have different problems, things and worries. */
export const isUnlike = (one: Tale, other: Tale) =>
  one.problem !== other.problem &&
  one.things[0]?.name !== other.things[0]?.name &&
  // Nobody made up in one is called as somebody in the other.
  ![...namesIn(one)].some((name) => namesIn(other).has(name)) &&
  !(isStirred(one) && isStirred(other)) &&
  !one.worries.some((worry) => other.worries.includes(worry));

/** Whether the place's evening event (`stir`) has a part in the tale: one such tale per evening is enough. */
const isStirred = names('stir', 'preschool');

const isTold = (tale: Tale, told: readonly string[]) => told.some((plot) => plot.includes(plotKey(tale)));

/** Whether the wish names a grown-up beside somebody who is not. */
function hasElder(people: readonly Person[]): boolean {
  return people.some(({ grown, several }) => grown && !several) && people.some(({ grown }) => !grown);
}

/** Whether the second who is not grown-up is of the first one's family: a sister, a dog. */
function isTogether(people: readonly Person[], message: string): boolean {
  const [, friend] = people.filter(({ grown }) => !grown);
  return friend !== undefined && (friend.relation !== undefined || areSiblings(people, message));
}
