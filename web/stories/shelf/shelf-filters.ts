import { type LibrarySort, librarySorts, storyBounds } from '#domain/stories/api.ts';
import { ageGroups, optionBounds, presetCharacters, presetMorals, presetSettings } from '#domain/stories/options.ts';
import { foldForSearch, searchWords } from '#domain/stories/text/search-text.ts';

export const shelfViews = ['grid', 'list'] as const;
export type ShelfView = (typeof shelfViews)[number];

/** The reader's choices on the shelf. They are in the address, so that the shelf is the same on return. */
export type ShelfChoice = {
  q: string;
  favorites: boolean;
  category: string;
  /** A name: the stories that it is in. */
  character: string;
  tag: string;
  sort: LibrarySort;
  view: ShelfView;
  includeTestStories: boolean;
};

/** Reads the choice from the address; missing and invalid values become the default (LIB-32, LIB-36). */
export function readChoice(parameters: URLSearchParams): ShelfChoice {
  return {
    q: (parameters.get('q') ?? '').slice(0, 100),
    favorites: parameters.get('favorites') === 'true',
    category: (parameters.get('category') ?? '').slice(0, 100),
    character: (parameters.get('character') ?? '').slice(0, optionBounds.characterName),
    tag: (parameters.get('tag') ?? '').slice(0, storyBounds.tag),
    sort: librarySorts.find((sort) => sort === parameters.get('sort')) ?? 'newest',
    view: shelfViews.find((view) => view === parameters.get('view')) ?? 'grid',
    includeTestStories: parameters.get('tests') === 'true',
  };
}

/** Returns a choice as address parameters, with only those that differ from the defaults. */
export function writeChoice(choice: ShelfChoice): URLSearchParams {
  const parameters = new URLSearchParams();
  if (choice.q !== '') parameters.set('q', choice.q);
  if (choice.favorites) parameters.set('favorites', 'true');
  if (choice.category !== '') parameters.set('category', choice.category);
  if (choice.character !== '') parameters.set('character', choice.character);
  if (choice.tag !== '') parameters.set('tag', choice.tag);
  if (choice.sort !== 'newest') parameters.set('sort', choice.sort);
  if (choice.view !== 'grid') parameters.set('view', choice.view);
  if (choice.includeTestStories) parameters.set('tests', 'true');
  return parameters;
}

/** Returns the choice after "Clear all": every story, newest first, in the same view (LIB-03, AMB-055). */
export function clearedChoice(choice: ShelfChoice): ShelfChoice {
  return { ...choice, q: '', ...noFilters, sort: 'newest' };
}

const noFilters = { favorites: false, category: '', character: '', tag: '' };
export const filterNames = ['favorites', 'category', 'character', 'tag'] as const;

/** Returns the choices that leave stories out, besides a search; each alone is cleared by its value in `noFilters`. */
export function filtersOf(choice: ShelfChoice) {
  return filterNames.filter((name) => choice[name] !== noFilters[name]);
}

/** Returns the change that clears one filter. */
export const without = (name: (typeof filterNames)[number]): Partial<ShelfChoice> => ({ [name]: noFilters[name] });

/** Returns how many of the choices that "Clear all" resets are set. */
export function activeFilters(choice: ShelfChoice): number {
  return filtersOf(choice).length + (choice.q === '' ? 0 : 1) + (choice.sort === 'newest' ? 0 : 1);
}

/** Returns what "Clear all" would clear, for its name: only a search, or filters as well. */
export function clearedBy(choice: ShelfChoice): { what: 'search' | 'filters' } {
  return { what: choice.q !== '' && activeFilters(choice) === 1 ? 'search' : 'filters' };
}

type Names = Record<'character' | 'setting' | 'message' | 'age', (id: string) => string>;

/** Returns, for each word of `q`, the presets and age groups whose name holds it: "zorro" finds stories about "fox". */
export function presetsNamed(q: string, names: Names): string[][] {
  return searchWords(q).map((word) => {
    const named = (ids: readonly string[], name: (id: string) => string) =>
      ids.filter((id) => foldForSearch(name(id)).includes(word));
    return [
      ...named(presetCharacters, names.character),
      ...named(presetSettings, names.setting),
      ...named(presetMorals, names.message),
      ...named(ageGroups, names.age),
    ];
  });
}
