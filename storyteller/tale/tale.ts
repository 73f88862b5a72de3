import type { StoryEnding, StoryOpening, StoryProblem, StoryStructure, StoryTurn } from '#domain/stories/craft.ts';
import type { AgeGroup, PresetMoral, StoryLanguage } from '#domain/stories/options.ts';
import type { Limbs } from '../people/person.ts';
import type { ActionKind, Light, Mood, Shot, ThingId } from '../scene.ts';
import type { Shape } from '../wishes/shapes.ts';
import type { ThingKind } from '../wishes/things.ts';
import type { Piece } from './marks.ts';

/** What parents ask for in their own words, beyond the presets. */
// biome-ignore format: many in a line are read at one look
export const worries = [
  'shyness', 'saying-sorry', 'new-sibling', 'first-day', 'dark', 'doctor', 'moving', 'loss', 'waiting', 'jealousy',
  'sleeping-alone', 'anger', 'comfort-toy', 'losing', 'new-food', 'loud-noises', 'washing', 'hitting', 'two-homes',
  'left-out', 'goodbye', 'too-small', 'asking-for-help', 'stutter', 'reading', 'forgetting', 'bad-dreams',
  'wet-bed', 'water', 'dogs', 'perfect', 'looking-different', 'new-language', 'parent-ill', 'lost-tooth',
  'stopping', 'friend-goes', 'brushing', 'sadness', 'far-away',
] as const;
export type Worry = (typeof worries)[number];

/** What parents ask to hear a story of; own-story is one of their own, which the people of the tale tell or play; own-worry
 * is a trouble that no tale is about, told in the parent's words. */
// biome-ignore format: many in a line are read at one look
export const ideas = [
  'treasure', 'dragon', 'dinosaurs', 'space', 'train', 'mystery', 'birthday', 'monster', 'sea', 'race', 'cooking',
  'building', 'castle', 'magic', 'rescue', 'snow', 'camping', 'flying', 'tiny', 'music', 'garden', 'robot',
  'letters', 'stars', 'unicorn', 'superhero', 'christmas', 'trucks', 'pets', 'mermaid', 'own-story', 'own-worry',
] as const;
export type Idea = (typeof ideas)[number];

/** Who plays a part in a tale. `third` is everybody whom the family named beyond hero, friend and elder. */
export const roles = ['hero', 'friend', 'elder', 'neighbour', 'other', 'third'] as const;
export type Role = (typeof roles)[number];

/** A thing of the parent's own has a picture only where one is known. */
export type Thing = { name: string; picture: ThingId | null };

export type TalePicture = {
  line: number;
  who: Role[];
  action: ActionKind;
  /** Whether the tale's thing is in the action. */
  thing: boolean;
  light: Light;
  mood: Mood;
  shot: Shot;
  indoors: boolean;
  caption: Piece[];
};

/** `opens` and `follows`: as the first chapter of an evening, or after another. */
export type Condition = 'third' | 'love' | 'earlier' | 'no third' | 'opens' | 'follows' | 'baby';

export type Block =
  | { kind: 'paragraph'; line: number; when: Condition | null; pieces: Piece[]; source: string }
  | { kind: 'picture'; line: number; picture: TalePicture };

/** A tale in the words for one age. `pause` ends it where another chapter follows, `sleep` where none does. */
export type Telling = { line: number; body: Block[]; pause: Block[]; sleep: Block[] };

/** A tale as its writer wrote it. `id` is the file's name without its ending. */
export type Tale = {
  id: string;
  file: string;
  language: StoryLanguage;
  plot: string;
  premise: Piece[];
  answers: (PresetMoral | 'any')[];
  /** The worry that it is all about, or the idea that it is a story of. */
  about: Worry | Idea | null;
  /** The shape of a parent's own story that it tells, with that story's somebody in it. */
  shape: Shape['kind'] | null;
  /** Parents’ words that ask for this very tale, one of each list; no other wish is told it. `example` is one. */
  asked: { words: RegExp[]; example: string } | null;
  /** Whether whoever a parent made up can be told it as well: "a monkey who says good night to everything". */
  anybody: boolean;
  /** Worries that it also eases. */
  worries: Worry[];
  problem: StoryProblem;
  structure: StoryStructure;
  opening: StoryOpening;
  turn: StoryTurn;
  ending: StoryEnding;
  titles: Piece[][];
  /** The first is the tale's own; the others can take its place. */
  things: Thing[];
  /** Kinds of thing of which one that the wish names takes its place. */
  holds: ThingKind[];
  refrain: string | null;
  /** What is left of it in the second chapter, in the third, and in bed, where other tales are told after it. */
  later: Piece[][];
  /** Places and kinds of place that cannot hold it. */
  not: string[];
  /** Those in which it is most at home: where its things are found and its doings are done anyway. */
  fits: string[];
  /** Limbs with which what its hero does cannot be pictured. */
  clumsy: Limbs[];
  /** What in it a child may be afraid of. */
  fears: string[];
  /** In a tale of loss: who is not there any more. */
  lost: string | null;
  /** Of which tale it is the second chapter: told only there, with that tale's people and its thing. */
  after: string | null;
  tellings: Record<AgeGroup, Telling>;
};
