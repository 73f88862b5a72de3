import type { AgeGroup } from '#domain/stories/options.ts';
import type { Realise, WrittenScene } from '../lexicon.ts';
import { slowdown, words } from '../measure.ts';
import type { ScenePlan, StoryPlan } from '../plan.ts';
import { createRandom } from '../random.ts';
import { alts } from './alts.ts';
import { itemsOf, paragraphsOf } from './passage.ts';
import { passagesFor } from './passages.ts';
import { capitalised, createRenderer } from './render.ts';
import { type Breath, breaths, createRhythm } from './rhythm.ts';
import { createScenes, essentials, type SceneLines } from './scenes.ts';
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

  const banks = plan.scenes.map((scene) => passagesFor(plan, world.plot, scene.beat));
  const passages = banks.map((bank, index) => telling.next(plan.scenes[index]?.beat ?? '', bank));
  const budgets = budgetsOf(plan, passages);
  let planned = 0;
  let written = 0;
  const lines = plan.scenes.map((scene, index) => {
    renderer.nextScene();
    planned += budgets[index] ?? 0;
    const sceneLines = linesOf(scene, passages[index] ?? '', banks[index] ?? [], planned - written);
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

/** How many words an essential line has at this age for each of its bare ones. */
const fullness: Record<AgeGroup, number> = { toddler: 1.1, preschool: 1.2, elementary: 1.35 };

/**
 * Words for each scene: as planned, but a passage that needs more has it from the scenes before the
 * evening that need less, so that the way to bed keeps its length.
 */
function budgetsOf(plan: StoryPlan, passages: readonly string[]): number[] {
  const needs = passages.map((passage) => essentials(itemsOf(passage)) * fullness[plan.age]);
  const over = plan.scenes.map((scene, index) => Math.max(0, (needs[index] ?? 0) - scene.words));
  const spare = plan.scenes.map((scene, index) =>
    scene.pace === 'slow' ? 0 : Math.max(0, scene.words - (needs[index] ?? 0)),
  );
  const lacking = over.reduce((sum, n) => sum + n, 0);
  const given = spare.reduce((sum, n) => sum + n, 0);
  const share = given === 0 ? 0 : Math.min(1, lacking / given);
  return plan.scenes.map((scene, index) => scene.words + (over[index] ?? 0) - share * (spare[index] ?? 0));
}
