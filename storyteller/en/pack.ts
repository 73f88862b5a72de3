import { printed } from './grammar.ts';

/** What a setting brings to every story told in it. Noun phrases have their article unless noted. */
export type SettingPack = {
  /** "the forest" */
  name: string;
  /** The place in full, for its first mention. */
  full: string;
  /** "in the forest" */
  where: string;
  /** First paragraphs. `{hero}` comes later, so they need not name anybody. */
  openings: string[];
  /** Spots to stand at, look behind, sit by: "the hollow log". All can follow by, near, past, behind. */
  spots: string[];
  sounds: string[];
  smells: string[];
  /** The dear thing of a story, without article: "acorn lantern". */
  treasures: string[];
  /** What things are built from, plural, without article. */
  stuff: string[];
  /** What gets built, without article: "bridge". */
  built: string[];
  /** Food, plural, without article. */
  snacks: string[];
  /** What grows or opens in its own time, without article: "moonflower bud". */
  growing: string[];
  /** An unexpected guest, without article, young and singular: "baby hedgehog". */
  guests: string[];
  /** Somewhere dark that is only dark: "the long tunnel". */
  darks: string[];
  /** Something far away to walk to: "the blue light behind the hill". */
  fars: string[];
  /** A celebration: "Lantern Night". */
  feasts: string[];
  /** Neighbours: [name, "an old snail"]. */
  locals: [string, string][];
  /** Small meetings and happenings on the way, a paragraph or more each. */
  visits: string[];
  /** A sentence or two of this place by day. */
  days: string[];
  /** Short sentences of this place by night. */
  nights: string[];
  /** What this place has none of: passages of the common banks that speak of it are not told here. */
  lacks?: RegExp;
  /** Where one sleeps: "a nest of dry leaves". */
  beds: string[];
  /** What shines at night, singular noun phrase: "the moon between the branches". */
  lights: string[];
};

/** The short way to write a list in a pack: its parts between slashes. */
export const list = (text: string): string[] => printed(text).split(' / ');

/** Neighbours: "Moss = an old snail". */
export const neighbours = (text: string): [string, string][] =>
  list(text).map((entry) => entry.split(' = ') as [string, string]);
