import type { StoryEnding, StoryOpening, StoryProblem, StoryStructure, StoryTurn } from '#domain/stories/craft.ts';
import type { AgeGroup, PresetMoral, StoryLanguage } from '#domain/stories/options.ts';
import type { Limbs } from '../people/person.ts';
import type { ActionKind, Light, Mood, Shot, ThingId } from '../scene.ts';
import type { Phrases } from '../wishes/phrases.ts';
import type { Shape } from '../wishes/shapes/shapes.ts';
import type { ThingKind } from '../wishes/things.ts';
import type { Piece } from './marks.ts';

/** What parents ask for in their own words, beyond the presets. */
// biome-ignore format: many in a line are read at one look
export const worries = [
  'shyness', 'saying-sorry', 'new-sibling', 'first-day', 'dark', 'doctor', 'moving', 'loss', 'waiting', 'jealousy',
  'sleeping-alone', 'anger', 'comfort-toy', 'losing', 'new-food', 'loud-noises', 'washing', 'hitting', 'two-homes',
  'left-out', 'goodbye', 'too-small', 'asking-for-help', 'stutter', 'reading', 'forgetting', 'bad-dreams',
  'wet-bed', 'water', 'dogs', 'perfect', 'looking-different', 'new-language', 'parent-ill', 'lost-tooth',
  'stopping', 'friend-goes', 'brushing', 'sadness', 'far-away', 'friend-apart', 'hospital', 'sleepover', 'stage', 'ill',
  'ruined', 'missed-it', 'busy', 'pet-ill', 'storm',
] as const;
export type Worry = (typeof worries)[number];

/** Subjects that parents ask for. own-story: the parent's own story, which the tale's people tell or play; own-worry: a
 * trouble that has no tale, told in the parent's words; own-day: something good that happened; own-love: what the child
 * loves. */
// biome-ignore format: many in a line are read at one look
export const ideas = [
  'treasure', 'dragon', 'dinosaurs', 'space', 'train', 'mystery', 'birthday', 'monster', 'sea', 'race', 'cooking',
  'building', 'castle', 'magic', 'rescue', 'snow', 'camping', 'flying', 'tiny', 'music', 'garden', 'robot',
  'letters', 'stars', 'unicorn', 'superhero', 'christmas', 'trucks', 'pets', 'mermaid', 'fairies', 'cats', 'farm',
  'wild-animals', 'bugs', 'cars', 'own-story', 'own-worry', 'own-day', 'own-love',
] as const;
export type Idea = (typeof ideas)[number];

/** The parts of a tale. `third` is everybody the family named beyond hero, friend and elder. */
export const roles = ['hero', 'friend', 'elder', 'neighbour', 'other', 'third'] as const;
export type Role = (typeof roles)[number];

/** A thing from a parent's words has a picture only if one is known. */
export type Thing = { name: string; picture: ThingId | null };

export type TalePicture = {
  line: number;
  who: Role[];
  action: ActionKind;
  /** Whether the tale's thing is part of the action. */
  thing: boolean;
  light: Light;
  mood: Mood;
  shot: Shot;
  indoors: boolean;
  caption: Piece[];
};

/** When a paragraph is told. `opens`: as the first chapter of an evening; `follows`: after another chapter. */
// biome-ignore format: many in a line are read at one look
export const conditions = [
  'third', 'no third', 'love', 'earlier', 'opens', 'follows', 'baby', 'step', 'no step', 'told', 'untold', 'spoken',
  'unspoken',
] as const;
export type Condition = (typeof conditions)[number];

export type Block =
  | { kind: 'paragraph'; line: number; when: Condition | null; pieces: Piece[]; source: string }
  | { kind: 'picture'; line: number; picture: TalePicture };

/** A tale in the words for one age. It ends with `pause` if another chapter follows, else with `sleep`. */
export type Telling = { line: number; body: Block[]; pause: Block[]; sleep: Block[] };

/** A tale as its writer wrote it. `id` is the file name without extension. */
export type Tale = {
  id: string;
  file: string;
  language: StoryLanguage;
  plot: string;
  premise: Piece[];
  answers: (PresetMoral | 'any')[];
  /** The worry or the idea that it is about. */
  about: Worry | Idea | null;
  /** The shape of a parent's own story that it tells, with that story's character in it. */
  shape: Shape['kind'] | null;
  /** Word lists: a wish with a word of each is told this tale, and no other wish is. `example` is one word. */
  asked: { words: Phrases[]; example: string } | null;
  /** Whether it can also be told about an invented character: "a monkey who says good night to everything". */
  anybody: boolean;
  /** Whether it is told only of somebody made up: of a lonely cloud, and of no lonely child. */
  invented: boolean;
  /** Worries that it also eases. */
  worries: Worry[];
  problem: StoryProblem;
  structure: StoryStructure;
  opening: StoryOpening;
  turn: StoryTurn;
  ending: StoryEnding;
  titles: Piece[][];
  /** The first is the tale's own thing; the others can replace it. */
  things: Thing[];
  /** Kinds of things: one that the wish names replaces the tale's own; `asked`: the word that it asks with. */
  holds: (ThingKind | 'asked')[];
  refrain: string | null;
  /** Places and kinds of place that cannot hold it. */
  not: string[];
  /** Places and kinds of place in which it is most at home. */
  fits: string[];
  /** Limbs with which its hero's and friend's actions cannot be pictured. */
  clumsy: Limbs[];
  /** Kinds whose nature its plot denies, for hero and friend: of a lost owlet that must hoot no owl is told. */
  unlike: string[];
  /** Whether its hero and friend live in two homes, which a sister or the family's dog does not. */
  apart: boolean;
  /** Whether its neighbours live alone, as small animals do and no children: not even at school are they children. */
  animals: boolean;
  /** Whether its elder is the grown-up whom the wish names beside mamá or papá: the grandmother who fetches the child. */
  relative: boolean;
  /** Whether its elder is the mother of its hero, who is the little animal that the wish names. */
  mother: boolean;
  /** Whether its elder is somebody at work, such as a doctor, whom no grown-up of the wish plays. */
  stranger: boolean;
  /** Whether it also tells of what has happened already and was good: of a day on which they baked. */
  glad: boolean;
  /** Whether its people play the trouble with small things: it needs words for it and a thing in them (`{matter}`). */
  plays: boolean;
  /** Things in it that a child may be afraid of. */
  fears: string[];
  /** In a tale of loss: who has died or is gone. */
  lost: string | null;
  /** The chapter before, if it is a tale's own further chapter: told only after that one, with its people and thing. */
  after: string | null;
  tellings: Record<AgeGroup, Telling>;
};
