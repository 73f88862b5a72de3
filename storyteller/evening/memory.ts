import type { KnownPronouns } from '../tale/cast-wishes.ts';

/** What a family was told before, and what is known about its people. */
export type StoryMemory = {
  /** Plots told, newest first, also those by other writers. */
  told?: readonly string[];
  /** The main things of the stories that the family was told. */
  things?: readonly string[];
  /** The story that this one continues. */
  lastChapter?: { plot?: string; thing?: string; refrain?: string; people?: string } | undefined;
  /** Tells exactly this plot, for a story that was planned before. */
  plot?: string;
  pronouns?: KnownPronouns;
  /** What the child loves, if that is known from a source other than the wish. */
  love?: string;
};
