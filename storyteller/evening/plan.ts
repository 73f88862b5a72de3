import type { Person } from '../people/person.ts';
import { plotKey } from '../tale/choose-tales.ts';
import { fill, type Setting } from '../tale/fill.ts';
import type { Tale } from '../tale/tale.ts';
import { grammars } from '../tale/tell.ts';

/** The maximum length of a plan's line, in characters. */
const longestLine = 290;

/** The plan of a told evening, in the form in which a model plans one; short, because a parent waits for it. */
export function planOf(
  tales: readonly Tale[],
  setting: Setting,
  told: { silent: readonly Person[]; refrain: string; thing: string; wish: string; premise: string | undefined },
) {
  const [first] = tales as [Tale];
  const { hero, friend, third, baby } = setting.cast;
  const premise = told.premise ?? fill(first.premise, setting, grammars[first.language]);
  const elder = setting.cast.elder.wish === null ? [] : [setting.cast.elder];
  const people = [hero, friend, ...third, ...elder, ...(baby ? [baby] : []), ...told.silent];
  const looks = people.flatMap(({ name, look }) => (look ? [{ name, look }] : []));
  return {
    plot: tales.length > 1 ? tales.map((tale) => plotKey(tale)).join(' … ') : first.plot,
    premise,
    want: told.thing,
    placeFact: `${setting.place.facts.place?.[1] ?? ''}: ${setting.place.facts.stirrer?.[0] ?? ''}`,
    problem: first.problem,
    thing: told.thing,
    refrain: told.refrain,
    tries: [{ try: first.structure, consequence: '' }],
    idea: told.wish.slice(0, longestLine),
    payoff: told.thing,
    lastImage: first.ending,
    roles: people.map(({ first: who, kind }, index) => ({
      name: who.slice(0, 100),
      role: [['hero', 'friend'][index] ?? 'companion', kind ?? ''].join(' ').trim(),
    })),
    looks,
    problemKind: first.problem,
    structure: first.structure,
    opening: first.opening,
    turn: first.turn,
    ending: (tales.at(-1) ?? first).ending,
    answers: first.answers,
  };
}
