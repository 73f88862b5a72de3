import type { ScenePlan, StoryPlan } from '../plan.ts';
import { figureOf } from './figure.ts';
import { arrivals, doings, groupArrivals, groupDoings, groupPartings, partings } from './moments/others.ts';
import type { Roles } from './render.ts';
import type { Telling } from './telling.ts';

/** Most names in one sentence. */
const together = 3;

/**
 * The others of the cast who are in this scene: each comes once, and after that does some small
 * thing or says good night; when they are many, they do it together.
 */
export function company(plan: StoryPlan, scene: ScenePlan, roles: Roles, met: Set<number>, telling: Telling): string[] {
  const others = scene.present.filter((index) => index >= 2);
  const strangers = others.filter((index) => !met.has(index));
  const known = others.filter((index) => met.has(index));
  for (const index of strangers) met.add(index);
  const home = scene.beat === 'home';
  return [
    ...tell('arrivals', strangers, arrivals, groupArrivals),
    ...(home ? tell('partings', known, partings, groupPartings) : tell('doings', known, doings, groupDoings)),
  ];

  function tell(bank: string, who: number[], alone: readonly string[], grouped: readonly string[]): string[] {
    if (who.length === 0) return [];
    if (who.length === 1) return one(bank, who[0] as number, alone);
    const lines: string[] = [];
    for (let at = 0; at < who.length; at += together) {
      const group = who.slice(at, at + together);
      if (group.length === 1) lines.push(...one(bank, group[0] as number, alone));
      else lines.push(telling.must(namesIn(telling.next(`group-${bank}`, grouped), group), scene.pace));
    }
    return lines;
  }

  function one(bank: string, index: number, from: readonly string[]): string[] {
    roles.set('O', figureOf(plan.cast[index] as StoryPlan['cast'][number]));
    return telling
      .next(bank, from)
      .split('\n')
      .map((line) => telling.must(line.trim(), scene.pace));
  }

  /** Puts the roles P, Q and R in the place of {TODOS}. */
  function namesIn(line: string, group: number[]): string {
    const letters = ['P', 'Q', 'R'].slice(0, group.length);
    for (const [at, letter] of letters.entries()) {
      roles.set(letter, figureOf(plan.cast[group[at] as number] as StoryPlan['cast'][number]));
    }
    const slots = letters.map((letter) => `{${letter}}`);
    return line.replace('{TODOS}', `${slots.slice(0, -1).join(', ')} y ${slots.at(-1)}`);
  }
}
