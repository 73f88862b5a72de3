import type { Realise, WrittenScene } from '../lexicon.ts';
import { words } from '../measure.ts';
import type { ScenePlan, StoryPlan } from '../plan.ts';
import { createRandom } from '../random.ts';
import { alts } from './alts.ts';
import { company } from './company.ts';
import { endings } from './moments/bed.ts';
import { momentsAt } from './moments/moments.ts';
import { openers } from './moments/opening.ts';
import { type Item, itemsOf, paragraphsOf } from './passage.ts';
import { passagesFor } from './passages.ts';
import { capitalised, createRenderer } from './render.ts';
import { createTelling, type Telling } from './telling.ts';
import { worldOf } from './world.ts';

/** Writes a planned story in Spanish; see `Realise` for what it promises. */
export const realise: Realise = (plan) => {
  const random = createRandom(plan.seed).fork('spanish');
  const world = worldOf(plan, random.fork('world'));
  const renderer = createRenderer(plan.age, world.roles, world.lists, random.fork('words'));
  const telling = createTelling(plan.age, renderer, random.fork('lines'));
  const subjects = ['A', 'B'].map((role) => capitalised(world.roles.get(role)?.name ?? ''));
  const met = new Set<number>();
  let planned = 0;
  let written = 0;

  const scenes = plan.scenes.map((scene): WrittenScene => {
    renderer.nextScene();
    planned += scene.words;
    const passage = telling.next(scene.beat, passagesFor(plan, world.plot, scene.beat));
    const lines = fill(itemsOf(passage), scene, planned - written);
    const paragraphs = paragraphsOf(lines, subjects);
    written += paragraphs.reduce((sum, paragraph) => sum + words(paragraph).length, 0);
    return { paragraphs, alt: renderer.render(alts(world.plot)[scene.beat], 'slow') };
  });

  /** Tells what must be told, then as much of the rest as the scene has room for. */
  function fill(items: readonly Item[], scene: ScenePlan, budget: number): (string | null)[] {
    const told: (string | null)[][] = items.map(() => []);
    let count = 0;
    const add = (at: number, texts: readonly (string | null)[], first = false) => {
      const slot = told[at] as (string | null)[];
      if (first) slot.unshift(...texts);
      else slot.push(...texts);
      for (const text of texts) count += text ? words(text).length : 0;
    };

    if (scene.beat === 'opening') add(0, [telling.must(telling.next('openers', openers), scene.pace)], true);
    const meeting = items.findIndex((item) => item.kind === 'point' && item.name === 'todos');
    const meetAt = meeting >= 0 ? meeting : Math.floor(items.length / 3);
    for (const [at, item] of items.entries()) {
      if (item.kind === 'break') add(at, [null]);
      if (item.kind === 'line' && !item.optional) add(at, [telling.must(item.text, scene.pace)]);
      if (at === meetAt) add(at, company(plan, scene, world.roles, met, telling));
    }
    const ending = scene.beat === 'bed' ? telling.must(telling.next('endings', endings), 'slow') : null;
    if (ending) count += words(ending).length;

    const rounds = 14;
    for (let round = 0; round < rounds && count < budget - 3; round++) {
      for (const at of random.shuffled(items.map((_, index) => index))) {
        if (count >= budget - 3) break;
        const item = items[at] as Item;
        if (item.kind === 'line' && item.optional && round === 0) add(at, [telling.say(item.text, scene.pace)]);
        if (item.kind === 'point' && item.name !== 'todos') add(at, moment(item.name, scene, telling));
      }
    }
    return [
      ...told.flat().filter((text, at, all) => text !== null || all[at - 1] !== null),
      ...(ending ? [null, ending] : []),
    ];
  }

  function moment(name: string, scene: ScenePlan, telling: Telling): (string | null)[] {
    const bank = momentsAt(name, scene, world.setting);
    const passage = telling.next(`${name}${scene.light}`, bank);
    const lines = passage.split('\n').map((line) => telling.say(line.trim(), scene.pace));
    return lines.includes(null) ? [] : lines;
  }

  return { title: titleOf(plan, (line) => renderer.render(line, 'slow'), world.plot.titles), scenes };
};

/** The first title that is short enough, in an order of the seed's own. */
function titleOf(plan: StoryPlan, render: (line: string) => string, titles: readonly string[]): string {
  const candidates = [...createRandom(plan.seed).fork('title').shuffled(titles), 'Buenas noches, {A}'];
  return candidates.map(render).find((title) => title.length < 100) ?? 'Un cuento para esta noche';
}
