import { readdirSync, readFileSync } from 'node:fs';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { chapterBefore, readTale, type TaleFault } from './read-tale.ts';
import type { Tale } from './tale.ts';

const folders: Record<StoryLanguage, string> = { english: 'en', spanish: 'es' };

export type BrokenTale = { file: string; faults: TaleFault[] };
type Shelf = {
  tales: Tale[];
  /** Second and third chapters, by the id of the chapter before. */
  sequels: Map<string, Tale>;
  broken: BrokenTale[];
};
const shelves = new Map<StoryLanguage, Shelf>();

/** Reads all tales of a language once. One that cannot be read is left out and listed in `broken`. */
export function talesOf(language: StoryLanguage): Shelf {
  const known = shelves.get(language);
  if (known) return known;
  const folder = new URL(`../tales/${folders[language]}/`, import.meta.url);
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
  const shelf: Shelf = { tales: [], sequels: new Map(), broken: [] };
  const read = ({ name, text }: (typeof texts)[number], first?: Tale): Tale | undefined => {
    const file = `storyteller/tales/${folders[language]}/${name}`;
    const { tale, faults } = readTale(text, { id: name.replace(/\.md$/, ''), file, language, first });
    if (!tale) shelf.broken.push({ file, faults });
    return tale;
  };
  for (const one of texts.filter(({ text }) => chapterBefore(text) === null)) {
    const tale = read(one);
    if (tale) shelf.tales.push(tale);
  }
  for (const one of texts.filter(({ text }) => chapterBefore(text) !== null)) {
    // By name, so that a second chapter is read before its third.
    const first = [...shelf.tales, ...shelf.sequels.values()].find(({ id }) => id === chapterBefore(one.text));
    const tale = read(one, first);
    if (tale && first) shelf.sequels.set(first.id, tale);
  }
  shelves.set(language, shelf);
  return shelf;
}

/** The further chapters of a tale's own, in order. */
export function sequelsOf(tale: Tale): Tale[] {
  const sequel = talesOf(tale.language).sequels.get(tale.id);
  return sequel ? [sequel, ...sequelsOf(sequel)] : [];
}

/** Every text of a language: all tales and their further chapters. */
export const textsOf = (language: StoryLanguage): Tale[] => {
  const { tales, sequels } = talesOf(language);
  return [...tales, ...sequels.values()];
};
