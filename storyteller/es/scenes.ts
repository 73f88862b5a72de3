import type { AgeGroup } from '#domain/stories/options.ts';
import { wordCount } from '../measure.ts';
import type { Beat, Pace, ScenePlan, StoryPlan } from '../plan.ts';
import type { Random } from '../random.ts';
import { standards } from '../standards.ts';
import { company } from './company.ts';
import { lighter } from './ease.ts';
import type { Manner } from './manner.ts';
import { endings } from './moments/bed.ts';
import { momentsAt, type SmallBank, smallScenesAt } from './moments/moments.ts';
import { openers } from './moments/opening.ts';
import { whereabouts } from './moments/place.ts';
import { refrains, refrainsAgain, refrainsAtNight, refrainsBegun } from './moments/refrains.ts';
import { toneLines } from './moments/tone.ts';
import { asWritten, type Item, itemsOf, seam } from './passage.ts';
import type { Telling } from './telling.ts';
import type { World } from './world.ts';

/** Lines of a scene, in reading order; null begins a paragraph. */
export type SceneLines = (string | null)[];

/** Words a scene must still lack before a small scene of its own is told. */
const roomForSmallScene: Record<AgeGroup, number> = { toddler: 42, preschool: 52, elementary: 60 };
const mostSmallScenes: Record<Beat, number> = {
  opening: 3,
  want: 1,
  trouble: 2,
  try: 1,
  turn: 2,
  mend: 2,
  home: 4,
  bed: 4,
};
/** Small scenes on the way come before what happens there; the others, after. */
const smallScenesFirst: readonly Beat[] = ['want', 'try'];
/** Beats that tell from the same bank of small scenes. */
const smallBank: Record<Beat, SmallBank> = {
  opening: 'morning',
  want: 'morning',
  trouble: 'worry',
  try: 'aside',
  turn: 'tender',
  mend: 'tender',
  home: 'evening',
  bed: 'night',
};

/**
 * Tells one scene after the other, each from its passage (a long try from another of `passages` as
 * well): what must be told, then as much of the rest as `budget` words have room for.
 */
export function createScenes(plan: StoryPlan, world: World, telling: Telling, random: Random, manner: Manner) {
  const met = new Set<number>();
  const refrain = telling.next('refrain', refrains);
  let sung = 0;
  let triesLeft = world.plot.tries.length - plan.scenes.filter((scene) => scene.beat === 'try').length;

  return (scene: ScenePlan, passage: string, passages: readonly string[], budget: number): SceneLines => {
    const items = itemsOf(passage);
    telling.enter(scene.beat);
    // A short story's only try is long enough for two. No try is told twice.
    if (scene.beat === 'try' && triesLeft > 0 && budget > roomForSecondTry * essentials(items)) {
      triesLeft--;
      items.push({ kind: 'break' }, ...itemsOf(telling.next(scene.beat, passages)));
    }
    const told: SceneLines[] = items.map(() => []);
    const before: SceneLines = [];
    const after: SceneLines = [];
    const pace = paceFor(plan.age, scene);
    let count = 0;
    const add = (to: SceneLines | undefined, lines: readonly (string | null)[]) => {
      to?.push(...lines);
      for (const line of lines) count += line && line !== seam ? wordCount(line) : 0;
    };

    if (scene.beat === 'opening') add(before, [telling.first('openers', openers, pace), seam]);
    if (scene.beat === 'opening' && !before.join().includes(world.lists.AQUI?.[0] ?? '')) {
      add(before, [telling.first('whereabouts', whereabouts, pace), seam]);
    }
    if (scene.beat === 'opening' && plan.tone !== 'playful')
      add(after, [seam, telling.first('tone', toneLines[plan.tone], pace)]);
    const leading = world.plot.before?.[scene.beat];
    if (leading) add(before, [telling.first(`before ${scene.beat}`, leading, pace), seam]);
    const meeting = items.findIndex((item) => item.kind === 'point' && item.name === 'todos');
    const meetAt = meeting >= 0 ? meeting : betweenTurns(items);
    for (const [at, item] of items.entries()) {
      if (item.kind === 'break') add(told[at], [null]);
      if (item.kind === 'line' && !item.optional) add(told[at], [telling.must(item.text, pace)]);
      if (at === meetAt) {
        const joining = company(plan, scene, world.roles, met, telling);
        if (joining.length > 0) add(told[at], [null, ...joining, null]);
      }
    }
    const ending = scene.beat === 'bed' ? [null, telling.first('endings', endings, pace)] : [];
    count += ending.reduce((sum, line) => sum + (line ? wordCount(line) : 0), 0);

    const smallScene = () => {
      const lines = tellAll(
        telling,
        telling.next(`small ${smallBankOf(scene.beat)}`, smallScenesAt(smallBankOf(scene.beat)), partOfDay(scene.beat)),
        scene,
      );
      if (lines.length > 0) add(smallScenesFirst.includes(scene.beat) ? before : after, [null, ...lines, null]);
    };
    for (let n = 0; n < mostSmallScenes[scene.beat] && budget - count > roomForSmallScene[plan.age]; n++) smallScene();

    // Small children want to hear things twice, and a refrain again and again.
    if (sings(plan.age, scene, manner)) add(after, [`${asWritten}${sing(scene)}`]);
    if (plan.age === 'toddler' && rocks(scene, manner)) {
      for (let n = 0; n < (manner.plain > 1 && count < budget ? 2 : 1); n++) {
        add(
          after,
          moment('eco', scene).map((line) => `${asWritten}${line}`),
        );
      }
    }
    const used = new Map<number, number>();
    let talks = 0;
    for (let round = 0; round < 4; round++) {
      for (const at of random.shuffled(items.map((_, index) => index))) {
        if (count >= budget - 4) break;
        const item = items[at] as Item;
        if (item.kind === 'line' && item.optional && round === 0)
          add(told[at], [telling.say(item.text, pace)].filter(isTold));
        if (item.kind !== 'point' || item.name === 'todos' || goesStraightOn(items, at)) continue;
        if (item.name === 'charla' && isAsked(items, at)) continue;
        if (item.name === 'charla' && (used.has(at) || plan.tone === 'calm' || ++talks > 2)) continue;
        if (item.name === 'nana' && used.has(at)) continue;
        if ((used.get(at) ?? 0) >= (pace === 'slow' ? 3 : item.name === 'paisaje' ? 2 : 1)) continue;
        used.set(at, (used.get(at) ?? 0) + 1);
        add(told[at], [seam, ...moment(item.name, scene, (talk) => takesTurns(items, at, talk)), seam]);
      }
    }
    for (let n = 0; n < 6 && budget - count > 25; n++) smallScene();
    return [...before, ...told.flat(), ...after, ...ending];
  };

  function smallBankOf(beat: Beat): SmallBank {
    return beat === 'try' && plan.shape === 'guest' ? 'tender' : smallBank[beat];
  }

  function sing(scene: ScenePlan): string {
    const [bank, frames] =
      sung++ === 0
        ? (['refrain begun', refrainsBegun] as const)
        : scene.pace === 'slow'
          ? (['refrain at night', refrainsAtNight] as const)
          : (['refrain again', refrainsAgain] as const);
    const least = (line: string) => wordCount(line.replace('#', refrain)) + 2 * line.split('{').length;
    const frame = telling.next(
      bank,
      frames,
      partOfDay(scene.beat),
      (line) => least(line) <= standards[plan.age].longestSentence,
    );
    const line = telling.again(frame.replace('#', refrain));
    const fits = wordCount(line) <= standards[plan.age].longestSentence;
    // A song that ends with its own mark does not stop twice.
    return (fits ? line : `«${refrain}».`).replace(/([?!])»\.$/u, '$1»');
  }

  function moment(name: string, scene: ScenePlan, fits?: (passage: string) => boolean): SceneLines {
    const all = momentsAt(name, scene, world.setting);
    const bank = plan.age === 'toddler' ? lighter(all, 0.75) : all;
    return tellAll(telling, telling.next(deckOf(name, scene), bank, partOfDay(scene.beat), fits), scene);
  }
}

const eveningBeats: readonly Beat[] = ['turn', 'mend', 'home', 'bed'];

/** Whether a scene belongs to the day or to the last third, which is slower. */
export function partOfDay(beat: Beat | undefined): 'day' | 'evening' {
  return beat && eveningBeats.includes(beat) ? 'evening' : 'day';
}

/** Whether the next line leans on the one before ("Pero...", "Y..."), so that nothing may come between. */
function goesStraightOn(items: readonly Item[], at: number): boolean {
  const rest = items.slice(at + 1).filter((item) => item.kind === 'line');
  // What may be left out between them may be left out.
  const next = [rest[0], rest.find((item) => !item.optional)];
  return next.some(
    (item) => item && /^(Pero|Y|Por eso|Así|Tampoco|La de|El de|—Entonces)\b|también\.$/.test(item.text),
  );
}

/** What is told of a place or a face depends on the hour and the mood; the rest is one deck for the story. */
function deckOf(name: string, { light, beat }: ScenePlan): string {
  return ['paisaje', 'gesto', 'eco'].includes(name) ? `${name} ${light} ${beat === 'trouble'}` : name;
}

/** Whether nobody speaks twice in a row when this talk is put in at `at`. */
function takesTurns(items: readonly Item[], at: number, talk: string): boolean {
  const isLine = (item: Item) => item.kind === 'line' && !item.optional;
  const before = items.slice(0, at).findLast(isLine);
  const after = items.slice(at + 1).find(isLine);
  const lines = talk.split('\n');
  const apart = (first: Item | string | undefined, second: Item | string | undefined) =>
    (speaker(first) ?? 'nobody') !== speaker(second);
  return apart(before, lines[0]) && apart(lines.at(-1), after);
}

/** Whether a question stands before `at` and waits for its answer. */
function isAsked(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at).findLast((item) => item.kind === 'line');
  return before?.kind === 'line' && /^—.*\?( —[^—]*)?$/.test(before.text);
}

/** The role that says a line, where it is told. */
function speaker(line: Item | string | undefined): string | undefined {
  const text = typeof line === 'object' ? (line.kind === 'line' ? line.text : '') : (line ?? '').trim();
  return /^—.*\{\p{Ll}+ ([AB])\}/u.exec(text)?.[1];
}

/** About a third into the passage, where nobody is being answered. */
function betweenTurns(items: readonly Item[]): number {
  const speaks = (item: Item | undefined) => item?.kind === 'line' && item.text.startsWith('—');
  const from = Math.floor(items.length / 3);
  const found = items.findIndex(
    (item, at) =>
      at >= from && item.kind === 'line' && !speaks(item) && !speaks(items[at + 1]) && !goesStraightOn(items, at),
  );
  return found >= 0 ? found : items.length - 1;
}

/** How many times its essential lines a budget must be for a second try. */
const roomForSecondTry = 1.75;

/** About how many words a passage cannot do without. */
export function essentials(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'line' && !item.optional ? wordCount(item.text) : 0), 0);
}

const isTold = (line: string | null): line is string => line !== null;

/** For the smallest the day slows down once the trouble is told. */
function paceFor(age: AgeGroup, scene: ScenePlan): Pace {
  return age === 'toddler' && scene.beat === 'try' ? 'easy' : scene.pace;
}

/** Where a line rocks back and forth: its short sentences would hurry a beginning that is to be the livelier end. */
function rocks({ beat, light }: ScenePlan, { slow, plain }: Manner): boolean {
  if (plain > 0) return beat !== 'turn';
  if (beat === 'mend' || beat === 'turn') return false;
  return slow === 0 || light !== 'day' || beat === 'try';
}

/** Where a refrain is sung: for the smallest nearly everywhere, for older children now and then. */
function sings(age: AgeGroup, { beat, round }: ScenePlan, { plain, slow }: Manner): boolean {
  if (age === 'elementary') return false;
  if (age === 'preschool')
    return beat === 'want' || beat === 'mend' || beat === 'home' || (beat === 'try' && round % 2 === 0);
  if (plain > 1 && beat === 'trouble') return true;
  // A long refrain would not let a short evening slow down.
  if ((slow > 1 && beat === 'mend') || (slow > 2 && beat === 'home')) return false;
  return beat !== 'trouble' && beat !== 'turn' && beat !== 'bed';
}

/** All the lines of a moment, or none when one of them was told before. */
function tellAll(telling: Telling, passage: string, scene: ScenePlan): SceneLines {
  const lines = passage.split('\n').map((line) => telling.say(line.trim(), scene.pace));
  return lines.every(isTold) ? lines : [];
}
