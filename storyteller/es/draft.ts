import type { RealisedStory, WrittenScene } from '../lexicon.ts';
import { slowdown, syllables, wordCount, words } from '../measure.ts';
import type { ScenePlan, StoryPlan } from '../plan.ts';
import type { Random } from '../random.ts';
import { altOf } from './alts.ts';
import { budgetsOf } from './budget.ts';
import { introduced } from './first-mention.ts';
import type { Manner } from './manner.ts';
import { endsAtHome, itemsOf, paragraphsOf, strandOf } from './passage.ts';
import { passagesFor } from './passages.ts';
import { capitalised, createRenderer } from './render.ts';
import { type Breath, breaths, createRhythm } from './rhythm.ts';
import { createScenes, essentials, partOfDay, type SceneLines } from './scenes.ts';
import { createTelling } from './telling.ts';
import { worldOf } from './world.ts';

/** Mean sentence length of the last third over that of the first: 0.85 is asked for. */
const slowEnough = 0.84;

/** Tells the plan once, from beginning to end, in a manner; another `random` tells it in other words. */
export function draft(plan: StoryPlan, random: Random, manner: Manner): RealisedStory {
  const world = worldOf(plan, random.fork('world'));
  const renderer = createRenderer(plan.age, plan.seed, world.roles, world.lists, random.fork('words'), manner.long);
  const telling = createTelling(plan.age, plan.seed, renderer, random.fork('lines'), manner);
  const linesOf = createScenes(plan, world, telling, random.fork('scenes'), manner);
  const names = [...world.roles.values()].map((figure) => figure.name);
  const implied = ['A', 'B', 'X', 'Y', 'Z']
    .map((role) => capitalised(world.roles.get(role)?.name ?? ''))
    // The smallest are told again and again who it is, unless the name is long.
    .filter((name) => plan.age !== 'toddler' || (syllablesOf(name) > 3 && manner.plain < 1));
  const told = (scene: ScenePlan, index: number, lines: SceneLines, breath: Breath): string[] =>
    paragraphsOf(
      lines,
      implied,
      createRhythm(plan.age, scene.pace, breath, names, random.fork(`rhythm ${index}`), manner.long),
    );

  let strand: string | null = null;
  let atHome = false;
  const chosen = plan.scenes.map(({ beat }) => {
    const bank = passagesFor(plan, world.plot, beat, atHome);
    const passage = telling.next(
      atHome ? `${beat} in` : beat,
      bank,
      partOfDay(beat),
      (candidate) => (strand === null || (strandOf(candidate) ?? strand) === strand) && brief(candidate, bank, manner),
    );
    strand ??= strandOf(passage);
    atHome = endsAtHome(passage);
    return { bank, passage };
  });
  const passages = chosen.map(({ passage }) => passage);
  const budgets = budgetsOf(plan, passages);
  let planned = 0;
  let written = 0;
  const lines = plan.scenes.map((scene, index) => {
    renderer.nextScene();
    planned += budgets[index] ?? 0;
    const sceneLines = linesOf(scene, passages[index] ?? '', chosen[index]?.bank ?? [], planned - written);
    written += countWords(told(scene, index, sceneLines, breaths[plan.age][0] as Breath));
    return { sceneLines, alt: altOf(plan, world.plot, scene, renderer) };
  });

  const readings = breaths[plan.age].map((breath) =>
    plan.scenes.map((scene, index) => told(scene, index, lines[index]?.sceneLines ?? [], breath)),
  );
  const reading = readings.find((text) => slowdown(text.flat().join('\n')) <= slowEnough) ?? readings.at(-1) ?? [];
  const scenes = introduced(reading, [...world.roles.values()]).map(
    (paragraphs, index): WrittenScene => ({ paragraphs, alt: lines[index]?.alt ?? '' }),
  );
  return { title: titleOf(world.plot.titles, (line) => renderer.render(line, 'slow'), random.fork('title')), scenes };
}

/** Whether a passage is among the shortest of its bank, where the story is to be brief. */
function brief(passage: string, bank: readonly string[], manner: Manner): boolean {
  if (manner.brief === 0) return true;
  const needs = (one: string) => essentials(itemsOf(one));
  const sorted = bank.map(needs).sort((a, b) => a - b);
  return needs(passage) <= (sorted[Math.floor(bank.length / (manner.brief + 1))] ?? 0);
}

/** The first title that is short enough, in an order of the seed's own. */
function titleOf(titles: readonly string[], render: (line: string) => string, random: Random): string {
  const candidates = [...random.shuffled(titles), 'Buenas noches, {A}'];
  return candidates.map(render).find((title) => title.length < 100) ?? 'Un cuento para esta noche';
}

function countWords(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + wordCount(paragraph), 0);
}

function syllablesOf(name: string): number {
  return words(name).reduce((sum, word) => sum + syllables(word, 'spanish'), 0);
}
