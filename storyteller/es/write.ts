import type { Realise, WrittenScene } from '../lexicon.ts';
import { slowdown, words } from '../measure.ts';
import type { ScenePlan, StoryPlan } from '../plan.ts';
import { createRandom } from '../random.ts';
import { alts } from './alts.ts';
import { paragraphsOf } from './passage.ts';
import { passagesFor } from './passages.ts';
import { capitalised, createRenderer } from './render.ts';
import { type Breath, breaths, createRhythm } from './rhythm.ts';
import { createScenes, type SceneLines } from './scenes.ts';
import { createTelling } from './telling.ts';
import { worldOf } from './world.ts';

/** Mean sentence length of the last third over that of the first: 0.85 is asked for. */
const slowEnough = 0.82;

/** Writes a planned story in Spanish; see `Realise` for what it promises. */
export const realise: Realise = (plan) => {
  const random = createRandom(plan.seed).fork('spanish');
  const world = worldOf(plan, random.fork('world'));
  const renderer = createRenderer(plan.age, world.roles, world.lists, random.fork('words'));
  const telling = createTelling(plan.age, renderer, random.fork('lines'));
  const linesOf = createScenes(plan, world, telling, random.fork('scenes'));
  const names = [...world.roles.values()].map((figure) => figure.name);
  // Small children are told again and again who it is.
  const implied =
    plan.age === 'toddler' ? [] : ['A', 'B'].map((role) => capitalised(world.roles.get(role)?.name ?? ''));
  const told = (scene: ScenePlan, index: number, lines: SceneLines, breath: Breath): string[] =>
    paragraphsOf(lines, implied, createRhythm(plan.age, scene.pace, breath, names, random.fork(`rhythm ${index}`)));

  let planned = 0;
  let written = 0;
  const lines = plan.scenes.map((scene, index) => {
    renderer.nextScene();
    planned += scene.words;
    const sceneLines = linesOf(scene, passagesFor(plan, world.plot, scene.beat), planned - written);
    written += countWords(told(scene, index, sceneLines, breaths[plan.age][0] as Breath));
    return { sceneLines, alt: renderer.render(alts(world.plot)[scene.beat], 'slow') };
  });

  const readings = breaths[plan.age].map((breath) =>
    plan.scenes.map((scene, index) => told(scene, index, lines[index]?.sceneLines ?? [], breath)),
  );
  const reading = readings.find((text) => slowdown(text.flat().join('\n')) <= slowEnough) ?? readings.at(-1) ?? [];
  const scenes = reading.map((paragraphs, index): WrittenScene => ({ paragraphs, alt: lines[index]?.alt ?? '' }));
  return { title: titleOf(plan, (line) => renderer.render(line, 'slow'), world.plot.titles), scenes };
};

/** The first title that is short enough, in an order of the seed's own. */
function titleOf(plan: StoryPlan, render: (line: string) => string, titles: readonly string[]): string {
  const candidates = [...createRandom(plan.seed).fork('title').shuffled(titles), 'Buenas noches, {A}'];
  return candidates.map(render).find((title) => title.length < 100) ?? 'Un cuento para esta noche';
}

function countWords(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + words(paragraph).length, 0);
}
