import type { StoryLanguage } from '#domain/stories/options.ts';
import { timesTold } from '../tale/choose-tales.ts';
import { fill, type Setting } from '../tale/fill.ts';
import type { Tale } from '../tale/tale.ts';
import { grammars } from '../tale/tell.ts';
import type { StoryMemory } from './memory.ts';
import { saidOf } from './words.ts';

/** A tale's titles take turns, so that a tale told again has another title. */
export function titleOf(tale: Tale, setting: Setting, { told = [], things = [] }: StoryMemory, more = 0): string {
  const times = timesTold(tale, told, things) + more;
  const names = { ...setting, said: new Set<string>(), met: new Set(Object.values(setting.cast).flat()) };
  const title = fill(tale.titles[times % tale.titles.length] ?? [], names, grammars[tale.language]).replace(/[.]$/, '');
  const { minor } = saidOf(tale.language);
  return minor ? inTitleCase(title, minor) : title;
}

/** The title of an evening that tells other tales, too: "The Dent, and Another Story". */
export const withOthers = (title: string, others: number, language: StoryLanguage): string =>
  saidOf(language).more[others - 1]?.replace('{x}', () => title) ?? title;

/** Puts a title in title case, also names in small letters ("the dragon"). */
function inTitleCase(title: string, minor: readonly string[]): string {
  return title.replace(/(?<=\s)\p{Ll}[\p{L}’]*/gu, (word) =>
    minor.includes(word) ? word : word.replace(/^./u, (letter) => letter.toUpperCase()),
  );
}
