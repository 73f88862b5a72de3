import type { AgeGroup, StoryLanguage } from '#domain/stories/options.ts';
import type { Person } from '../people/person.ts';
import type { Phrases } from '../wishes/phrases.ts';
import type { Tale } from './tale.ts';

/** What a wish and the chosen tales say about who plays in them. */
export type Wishes = {
  characters: readonly string[];
  language: StoryLanguage;
  ageGroup?: AgeGroup;
  pronouns?: KnownPronouns | undefined;
  /** Whether the tale has enough for an elder to do; if not, a grown-up comes along as the third. */
  elderPlays?: boolean;
  /**
   * What the tale is about. About a new baby: a wished-for baby is that baby, not a talking friend. About two homes:
   * mother and father are each at the door of one, and neither comes along. About somebody far away: the elder is the
   * one who is missed, not somebody at home.
   */
  about?: Tale['about'];
  /** Whether the tale's elder is a parent who is out for the evening. */
  away?: boolean;
  /** Whether it is a child's everyday trouble: then an elder nobody wished for is a member of the family. */
  atHome?: boolean;
  /** Whether the dwellers are animals also where a child meets children. */
  animals?: boolean;
  /** Kinds that nobody in the tale may be. */
  unlike?: readonly string[];
  /** Who has died or is gone, and gets no part; `star` is whom the parent's own story is about, with the part. */
  lost?: string | null;
  /** The mamá or papá whom the tale's text names: the wish's grown-up is then not taken as elder. */
  parent?: string | undefined;
  /** Whether the tale's elder is the grown-up whom the wish names beside that parent. */
  relative?: boolean;
  /** Whether the tale's elder is the hero's mother. */
  mother?: boolean;
  /** Whether the tale's elder is a doctor or somebody else at work, whom no grown-up of the family plays. */
  stranger?: boolean;
  /** Words for the animal or the toy that the tale is about: the family's own gets no part, and the tale says its name. */
  subject?: Phrases | undefined;
  /** People whom the tale's text names itself: they get no part. */
  absent?: readonly string[];
  star?: { who: string; plays: 'hero' | 'friend' } | null;
  /** The wish's words: a father in it who lost his work becomes the tale's grown-up. */
  message?: string;
  /** The place in the parent's words: on Grandma's farm the elder is Grandma. */
  setting?: string;
  /** The pronoun the wish uses for its child, for a hero whose name does not tell. */
  spokenOf?: 'she' | 'he' | undefined;
};

/** Pronouns that the family chose, by name. */
export type KnownPronouns = Readonly<Record<string, Person['pronoun']>>;
