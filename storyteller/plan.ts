import {
  type AgeGroup,
  type PresetCharacter,
  type PresetMoral,
  type PresetSetting,
  presetCharacters,
  presetMorals,
  presetSettings,
  type StoryLanguage,
  type StoryLength,
  type StoryOptions,
  sameCharacter,
  wordsPerMinute,
  wordTarget,
} from '#domain/stories/options.ts';
import { createRandom, type Random } from './random.ts';
import type { Light, Mood } from './scene.ts';
import { dealt } from './series.ts';
import { type PlotShape, plotShapes } from './shapes.ts';

export type Role = 'hero' | 'friend' | 'helper' | 'other';
export type CastMember = {
  /** As typed, cleaned of line breaks and asterisks; a preset keeps its id. */
  name: string;
  preset: PresetCharacter | null;
  role: Role;
  /** A preset animal is a she or a he by seed; free text leaves the choice to the language's writer. */
  she: boolean;
};

export type Place = { preset: PresetSetting | null; text: string };
export type Moral = { preset: PresetMoral | null; text: string };

/** What a scene does for the story, in this order; `try` happens one to five times. */
export type Beat = 'opening' | 'want' | 'trouble' | 'try' | 'turn' | 'mend' | 'home' | 'bed';
export type Pace = 'lively' | 'easy' | 'slow';

export type ScenePlan = {
  beat: Beat;
  /** Which of the tries this is, from 0; 0 for the other beats. */
  round: number;
  light: Light;
  mood: Mood;
  pace: Pace;
  /** Words this scene should have. */
  words: number;
  /** Indexes into `cast` of those who must be named here. The hero is in every scene. */
  present: number[];
  /** Exactly three scenes of a story have a picture. */
  picture: boolean;
};

export type Tone = 'playful' | 'calm' | 'adventurous';

export type StoryPlan = {
  seed: string;
  tone: Tone;
  language: StoryLanguage;
  age: AgeGroup;
  length: StoryLength;
  shape: PlotShape;
  cast: CastMember[];
  place: Place;
  moral: Moral;
  /** The whole story's words: the stated target, and the range it must stay in. */
  words: { target: number; min: number; max: number };
  scenes: ScenePlan[];
};

/** Minutes aimed at inside each length's range; 10 % less or more stays inside it. */
const minutesAimed: Record<StoryLength, number> = { short: 6, medium: 11.5, long: 17 };
/** A short story with many characters takes longer: minutes for each one after the third. */
const minutesForOneMore = 0.15;
const tries: Record<StoryLength, number> = { short: 1, medium: 3, long: 5 };

type Share = Pick<ScenePlan, 'beat' | 'light' | 'mood' | 'pace'> & { share: number };
const before: Share[] = [
  { beat: 'opening', light: 'day', mood: 'calm', pace: 'lively', share: 0.12 },
  { beat: 'want', light: 'day', mood: 'curious', pace: 'lively', share: 0.12 },
  { beat: 'trouble', light: 'day', mood: 'worried', pace: 'lively', share: 0.12 },
];
const tryShare = 0.24;
const after: Share[] = [
  { beat: 'turn', light: 'dusk', mood: 'tender', pace: 'easy', share: 0.12 },
  { beat: 'mend', light: 'dusk', mood: 'joyful', pace: 'easy', share: 0.1 },
  { beat: 'home', light: 'night', mood: 'calm', pace: 'slow', share: 0.09 },
  { beat: 'bed', light: 'night', mood: 'sleepy', pace: 'slow', share: 0.09 },
];

/**
 * Decides everything about a story that is not language: plot, cast, places of the scenes, their
 * words, light and pace, and which three are drawn (GEN-18). The same options and seed make the same
 * plan. Every character is present in at least two scenes.
 */
export function planStory(options: StoryOptions, seed: string): StoryPlan {
  const random = createRandom(`${seed}\u0000${options.language}`);
  const { language, ageGroup: age, length } = options;
  const cast = castOf(options.characters, random.fork('cast'));
  const crowd = length === 'short' ? minutesForOneMore * Math.max(0, cast.length - 3) : 0;
  const target = Math.round((minutesAimed[length] + crowd) * wordsPerMinute[age]);
  const scenes = scenesOf(length, target);
  placeCast(scenes, cast.length);
  choosePictures(scenes, random.fork('pictures'));
  return {
    seed,
    tone: toneOf(options.tone),
    language,
    age,
    length,
    shape: dealt(plotShapes, 'shape', seed, random.fork('shape'))[0] as PlotShape,
    cast,
    place: { preset: presetOf(presetSettings, options.setting), text: clean(options.setting) },
    moral: { preset: presetOf(presetMorals, options.message), text: clean(options.message) },
    words: { target, ...wordTarget(age, length) },
    scenes,
  };
}

/** The tone that a parent's word for it is nearest to; playful when it is none of the others. */
function toneOf(text: string): Tone {
  if (/calm|quiet|gentle|sooth|soft|relax|tranquil|suave|sereno|dulce|tender|tierno/i.test(text)) return 'calm';
  return /advent|aventur|excit|brave|epic|épic|heroic|emocion/i.test(text) ? 'adventurous' : 'playful';
}

function presetOf<T extends string>(presets: readonly T[], text: string): T | null {
  return presets.find((id) => sameCharacter(id, text)) ?? null;
}

/** One line, no control characters, and none of the asterisks that mark a title. */
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same name twice is one character (AMB-029). The first named is the hero. */
function castOf(names: readonly string[], random: Random): CastMember[] {
  const distinct: string[] = [];
  for (const name of names.map(clean)) {
    if (name !== '' && !distinct.some((other) => sameCharacter(other, name))) distinct.push(name);
  }
  // A name of nothing but marks leaves nobody, and a story needs somebody.
  if (distinct.length === 0) distinct.push('rabbit');
  const roles: Role[] = ['hero', 'friend', 'helper'];
  return distinct.map((name, index) => {
    const preset = presetOf(presetCharacters, name);
    return { name: preset ?? name, preset, role: roles[index] ?? 'other', she: random.chance(0.5) };
  });
}

function scenesOf(length: StoryLength, target: number): ScenePlan[] {
  const rounds = tries[length];
  const between: (Share & { round: number })[] = Array.from({ length: rounds }, (_, round) => ({
    beat: 'try',
    light: round >= 3 ? 'dusk' : 'day',
    mood: round % 2 === 0 ? 'curious' : 'worried',
    pace: 'lively',
    share: tryShare / rounds,
    round,
  }));
  // A long story has more tries, not longer ones: their share of the words grows with their number.
  const all = [...before, ...between.map((s) => ({ ...s, share: s.share * (1 + 0.25 * (rounds - 1)) })), ...after];
  const whole = all.reduce((sum, scene) => sum + scene.share, 0);
  return all.map(({ share, ...scene }) => ({
    round: 0,
    ...scene,
    words: Math.round((target * share) / whole),
    present: [],
    picture: false,
  }));
}

/** Hero everywhere, friend nearly so, the others one by one in the middle and all together at the end. */
function placeCast(scenes: ScenePlan[], size: number): void {
  const everyone = Array.from({ length: size }, (_, index) => index);
  const arrivals = scenes.filter((scene) => ['want', 'trouble', 'try'].includes(scene.beat));
  for (const scene of scenes) {
    scene.present = scene.beat === 'mend' || scene.beat === 'home' ? [...everyone] : everyone.slice(0, 2);
  }
  for (const index of everyone.slice(2)) arrivals[(index - 2) % arrivals.length]?.present.push(index);
}

function choosePictures(scenes: ScenePlan[], random: Random): void {
  for (const beats of [
    ['opening', 'want'],
    ['turn', 'mend'],
    ['home', 'bed'],
  ] as Beat[][]) {
    const beat = random.pick(beats);
    const scene = scenes.find((candidate) => candidate.beat === beat);
    if (scene) scene.picture = true;
  }
}
