import type { RealisedStory } from '../lexicon.ts';
import { wordCount } from '../measure.ts';
import type { ScenePlan, StoryPlan } from '../plan.ts';
import { createRandom, type Random } from '../random.ts';
import { dealt } from '../series.ts';
import { keepsTarget, missesOf, standards } from '../standards.ts';
import { altText } from './alt.ts';
import { besideLine, companyOf, withCompany } from './company.ts';
import { printed } from './grammar.ts';
import { moralThread } from './morals/choose.ts';
import { partings, walkers } from './passages/apart.ts';
import { asides, days, sights, talks } from './passages/day.ts';
import { beds, doors, dusks, echoes, joys, lasts, lulls, paths, walks } from './passages/evening.ts';
import {
  bonds,
  briefBonds,
  briefTraits,
  refrainAgain,
  refrainClosings,
  refrainMiddles,
  refrains,
  refrainWords,
  traits,
} from './passages/people.ts';
import { small } from './passages/small.ts';
import { strolls } from './passages/strolls.ts';
import { people } from './people.ts';
import { settingPack } from './settings/choose.ts';
import { openings, toned } from './settings/openings.ts';
import { shapeBank } from './shapes/choose.ts';
import { strandOf } from './shapes/strand.ts';
import { createTeller, type Pools, type Props, type Teller } from './teller.ts';
import { titleOf } from './titles.ts';

type Step = { pools: Pools; when: 'always' | 'room' | 'fill'; after?: () => void };
const always = (...pools: Pools): Step => ({ pools, when: 'always' });
const room = (...pools: Pools): Step => ({ pools, when: 'room' });
const fill = (...pools: Pools): Step => ({ pools, when: 'fill' });

/** Most drafts written before the best of them is taken. */
const mostDrafts = 60;
/** Where these many have each missed two standards, names are to blame and more drafts will not mend it. */
const fewDrafts = 15;
/** How far beyond its own share of a bank each further draft may reach, as a part of the bank. */
const loosening = 0.02;

/**
 * Writes the English story of a plan. Same plan, same story (GEN-18). A draft that misses a standard
 * of its age is put aside and the next one is tried; if none meets all, the one that misses least is told.
 */
export function realise(plan: StoryPlan): RealisedStory {
  let best: { story: RealisedStory; missed: number } | null = null;
  for (let round = 0; round < mostDrafts; round++) {
    const story = draft(plan, createRandom(plan.seed).fork(`english ${round}`), round * loosening);

    const text = story.scenes.flatMap((scene) => scene.paragraphs).join('\n');
    const onTarget = keepsTarget(wordCount(text), plan.words.target);
    const missed = missesOf({ ...plan, text: withPlainNames(text, plan) }).length + (onTarget ? 0 : 1);
    if (!best || missed < best.missed) best = { story, missed };
    if (missed === 0 || (round >= fewDrafts && best.missed > 1)) break;
  }
  return (best as { story: RealisedStory }).story;
}

/** The text to judge: a name that was typed with brackets is no fault of the story's. */
function withPlainNames(text: string, { cast }: StoryPlan): string {
  return cast.reduce((plain, { name }) => (/[{}<>|[\]]/.test(name) ? plain.replaceAll(name, 'Nora') : plain), text);
}

function draft(plan: StoryPlan, random: Random, loose: number): RealisedStory {
  const pack = settingPack(plan.place);
  const cast = withCompany(people(plan.cast, plan.seed, random.fork('people')), pack.locals, random.fork('company'));
  const props = propsOf(pack, plan.seed, random.fork('props'));
  const crossable = /bridge|stair|raft/.test(props.built) ? ['cross'] : [];
  const shape = strandOf(
    shapeBank[plan.shape],
    crossable,
    standards[plan.age].longestSentence,
    random.fork('strand'),
    pack.lacks,
  );
  const moral = moralThread(plan.moral, plan.seed, random.fork('moral'), pack.lacks);
  const teller = createTeller(plan, pack, props, cast, random.fork('tell'), loose);
  // Who gave a promise is away from the one it was given to, until the turn.
  const apart = plan.shape === 'promise';
  const refrain = plan.age !== 'elementary' || random.fork('refrain').chance(0.6);

  // A calm day looks about more than it jokes; an adventurous one has more things happen on the way.
  const chat = {
    playful: [talks, asides, strolls],
    calm: [days, sights, strolls],
    adventurous: [asides, pack.visits, strolls],
  }[plan.tone];

  const recipe = (scene: ScenePlan): Step[] => {
    switch (scene.beat) {
      case 'opening':
        return [
          always([...pack.openings, ...openings]),
          always(plan.length === 'short' && plan.cast.length > 3 ? briefTraits : traits),
          always(plan.length === 'short' ? briefBonds : bonds),
          ...(plan.tone === 'playful' ? [] : [always(toned[plan.tone])]),
          fill(pack.days, days),
          fill(sights),
        ];
      case 'want': {
        const story = [always(shape.want), ...(refrain ? [always(refrains)] : [])];
        const about = [fill(...chat, days), fill(sights)];
        // Whoever has promised sets out, so what the two do together comes before.
        return apart ? [...about, ...story.reverse()] : [...story, ...about];
      }
      case 'trouble':
        return [
          ...(apart ? [always(walkers)] : []),
          always(shape.trouble),
          room(shape.worries),
          ...(plan.age === 'toddler' ? [room(small)] : []),
          fill(...chat),
          fill(sights),
          room(shape.worries),
        ];
      case 'try':
        return [
          ...(scene.round === 0 ? [always(moral.slip)] : []),
          always(shape.tries),
          room(shape.tries),
          // The smallest hear fewer things at a time.
          ...(plan.age === 'toddler' ? [] : [room(shape.tries)]),
          ...(plan.age === 'toddler' ? [always(refrainAgain)] : []),
          ...(plan.age === 'toddler' ? [fill(small, pack.visits)] : []),
          fill(pack.visits, ...chat),
          fill(sights),
        ];
      case 'turn':
        return [
          always(dusks),
          always(moral.choice),
          ...(apart ? [{ ...always(partings), after: teller.part }] : refrain ? [room(refrainMiddles)] : []),
          always(shape.turn),
          ...(apart ? [] : [fill(echoes)]),
        ];
      case 'mend':
        return [always(shape.mend), fill(joys)];
      case 'home':
        return [always(walks), fill(pack.nights, paths), room(doors)];
      case 'bed':
        return [
          always(beds),
          ...(plan.age === 'toddler' ? [room(moral.echo)] : [always(moral.echo)]),
          fill(lulls, pack.nights),
          ...(refrain ? [always(refrainClosings)] : []),
          always(lasts),
        ];
    }
  };

  let owed = 0;
  const scenes = plan.scenes.map((scene, index) => {
    teller.beginScene(scene.beat === 'turn' || scene.beat === 'home');
    if (apart && scene.beat === 'trouble') teller.walkWithAnother(new Set(Object.values(shape).flat()));
    const budget = scene.words + owed;
    const company = companyOf(plan, scene, index, cast, teller);
    const told = follow(recipe(scene), scene, budget - count(company), teller);
    const unnamed = cast.slice(0, 2).filter((person) => !teller.named.has(person));
    const away = apart && ['trouble', 'try', 'turn'].includes(scene.beat);
    const beside = besideLine(unnamed, scene, teller, away);
    told.splice(Math.max(1, told.length - 1), 0, ...company, ...beside);
    owed = budget - count(told);
    return {
      paragraphs: told.flatMap((text) => text.split('\n')),
      alt: altText(plan, scene, cast, props, random.fork(`alt ${index}`)),
    };
  });
  return { title: titleOf(plan, cast, props, random.fork('title')), scenes };
}

const count = (texts: readonly string[]) => texts.reduce((sum, text) => sum + wordCount(text), 0);

/** Words that every pool has a passage for. */
const fewest = 18;

/** Tells what must be told, then fills the scene with as much as its words allow, each in its place. */
function follow(steps: readonly Step[], scene: ScenePlan, budget: number, teller: Teller): string[] {
  const told: string[][] = steps.map(() => []);
  let left = budget;
  const tell = (index: number, pools: Pools, most?: number): boolean => {
    const text = teller.tell(pools, scene.pace, most);
    if (!text) return false;
    told[index]?.push(text);
    left -= wordCount(text);
    return true;
  };
  for (const [index, { pools, when, after }] of steps.entries()) {
    if (when !== 'always') continue;
    // What must be told is told shortly where the words are few.
    if (!tell(index, pools, Math.max(fewest, left + 8))) tell(index, pools);
    after?.();
  }
  for (const [index, { pools, when }] of steps.entries())
    if (when === 'room' && left >= 8) tell(index, pools, left + 8);
  for (const [index, { pools, when }] of steps.entries()) {
    while (when === 'fill' && left >= 8 && tell(index, pools, left + 8));
  }
  return told.flat();
}

function propsOf(pack: ReturnType<typeof settingPack>, seed: string, random: Random): Props {
  const one = (list: readonly string[]) => printed(dealt(list, list.join(), seed, random)[0] as string);
  return {
    thing: one(pack.treasures),
    stuff: one(pack.stuff),
    built: one(pack.built),
    snacks: one(pack.snacks),
    growing: one(pack.growing),
    guest: one(pack.guests),
    guestname: one(['Nip', 'Tiko', 'Bo', 'Sesame', 'Wisp', 'Dill', 'Lolo', 'Button', 'Nutmeg', 'Fig', 'Twill', 'Oona']),
    dark: one(pack.darks),
    far: one(pack.fars),
    feast: one(pack.feasts),
    bed: one(pack.beds),
    refrain: one(refrainWords),
    where: pack.where,
    place: pack.name,
    full: pack.full,
  };
}
