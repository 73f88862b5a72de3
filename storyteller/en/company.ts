import type { ScenePlan, StoryPlan } from '../plan.ts';
import type { Random } from '../random.ts';
import { meanwhile } from './passages/apart.ts';
import {
  arrivals,
  arrivalsOfSome,
  besides,
  besidesAtNight,
  besidesInBed,
  besidesTogether,
  gathered,
  gatheredInAll,
  goodnights,
  goodnightsOfSome,
  thirds,
} from './passages/company.ts';
import { freePerson, listed, type Person } from './people.ts';
import type { Teller } from './teller.ts';

/** A line for the hero or the friend, should a scene have left them out. */
export function besideLine(unnamed: readonly Person[], scene: ScenePlan, teller: Teller, apart: boolean): string[] {
  if (unnamed.length === 0) return [];
  const pool = apart
    ? meanwhile
    : unnamed.length > 1
      ? besidesTogether
      : scene.beat === 'bed'
        ? besidesInBed
        : scene.light === 'night'
          ? besidesAtNight
          : besides;
  const who = listed(unnamed.map((person) => (scene.beat === 'home' ? person.full : person.short)));
  return [teller.tell([pool], scene.pace, undefined, { who })].filter((line) => line !== null);
}

/** Most who are spoken of one by one; more than that come in twos and threes. */
const oneByOne = 2;

/** The lines that bring in, gather and send to bed those who are more than two. */
export function companyOf(
  plan: StoryPlan,
  scene: ScenePlan,
  index: number,
  cast: readonly Person[],
  teller: Teller,
): string[] {
  const met = new Set(plan.scenes.slice(0, index).flatMap((earlier) => earlier.present));
  const others = scene.present.filter((member) => member >= 2);
  const [single, several] =
    scene.beat === 'mend'
      ? [gathered, gatheredInAll]
      : scene.beat === 'home'
        ? [goodnights, goodnightsOfSome]
        : [arrivals, arrivalsOfSome];
  const called = (member: number) => (met.has(member) ? cast[member]?.full : cast[member]?.first) ?? '';
  const groups = others.length > oneByOne ? chunks(others, plan.age === 'toddler' ? 2 : 3) : others.map((one) => [one]);
  const lines = groups.map((group) =>
    teller.tell([group.length > 1 ? several : single], scene.pace, undefined, {
      who: listed(group.map(called)),
      'who again': group.length > 1 ? 'they' : (cast[group[0] ?? 0]?.short ?? ''),
    }),
  );
  return [companion(plan, scene, met, cast, teller), ...lines].filter((line) => line !== null);
}

/** In the longer stories, somebody who has come along now and then says or does something of their own. */
function companion(
  plan: StoryPlan,
  scene: ScenePlan,
  met: ReadonlySet<number>,
  cast: readonly Person[],
  teller: Teller,
): string | null {
  const along = [...met].filter((member) => member >= 2);
  if (along.length === 0 || scene.beat !== 'try' || scene.round % 2 === 1 || plan.length === 'short') return null;
  const third = cast[along[(scene.round / 2) % along.length] as number];
  if (!third) return null;
  return teller.tell([thirds], scene.pace, undefined, { who: third.full, 'who again': third.short });
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}

/** A hero alone meets a neighbour of the place, for nobody should have a story all alone. */
export function withCompany(cast: Person[], locals: readonly [string, string][], random: Random): Person[] {
  if (cast.length > 1) return cast;
  const [name, kind] = random.pick(locals.filter(([local]) => cast.every((person) => person.short[0] !== local[0])));
  const friend = freePerson(name);
  return [
    ...cast,
    {
      ...friend,
      first: `${kind.replace(/ (?:who|with|in|as|past|on|at) .*$/, '')} called ${name}`,
      pronouns: random.chance(0.5) ? 'she' : 'he',
      nature: 'who had time',
    },
  ];
}
