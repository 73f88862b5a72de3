import { readdirSync, readFileSync } from 'node:fs';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { readTale, type TaleFault } from './read-tale.ts';
import type { Tale } from './tale.ts';

const folders: Record<StoryLanguage, string> = { english: 'en', spanish: 'es' };

export type BrokenTale = { file: string; faults: TaleFault[] };
type Shelf = { tales: Tale[]; broken: BrokenTale[] };
const shelves = new Map<StoryLanguage, Shelf>();

/** All tales of a language. One that cannot be read is left out and named in `broken`: the others are told all the same. */
export function talesOf(language: StoryLanguage): Shelf {
  const known = shelves.get(language);
  if (known) return known;
  const folder = new URL(`../tales/${folders[language]}/`, import.meta.url);
  const shelf: Shelf = { tales: [], broken: [] };
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()) {
    const file = `storyteller/tales/${folders[language]}/${name}`;
    const { tale, faults } = readTale(readFileSync(new URL(name, folder), 'utf8'), {
      id: name.replace(/\.md$/, ''),
      file,
      language,
    });
    if (tale) shelf.tales.push(tale);
    else shelf.broken.push({ file, faults });
  }
  shelves.set(language, shelf);
  return shelf;
}
