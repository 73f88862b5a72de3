import { expect, test } from 'vitest';
import {
  activeFilters,
  clearedChoice,
  presetsNamed,
  readChoice,
  type ShelfChoice,
  writeChoice,
} from './shelf-filters.ts';

const chosen: ShelfChoice = {
  q: 'luna & sol',
  favorites: true,
  category: 'forest',
  character: 'Emilia',
  tag: 'dragons',
  sort: 'title',
  view: 'list',
  includeTestStories: true,
};
const defaults = readChoice(new URLSearchParams());

test('[LIB-32] [LIB-36] without a choice the shelf shows everything, newest first, as a grid', () => {
  expect(defaults).toMatchObject({
    q: '',
    favorites: false,
    category: '',
    character: '',
    tag: '',
    sort: 'newest',
    view: 'grid',
  });
  expect(writeChoice(defaults).size).toBe(0);
});

test('a choice survives the address; a wrong one is the default', () => {
  expect(readChoice(writeChoice(chosen))).toEqual(chosen);
  expect(readChoice(new URLSearchParams('sort=random&view=cube&favorites=1'))).toEqual(defaults);
});

test('[LIB-03] clearing resets search, favourites, category, name, tag and order, and leaves the view', () => {
  expect(activeFilters(chosen)).toBe(6);
  const cleared = clearedChoice(chosen);
  expect(activeFilters(cleared)).toBe(0);
  expect(cleared.view).toBe('list');
});

test('[LIB-25] a search finds presets by the name that the reader sees, in any case and without accents', () => {
  const names = {
    character: (id: string) => (id === 'owl' ? 'Búho' : id),
    setting: (id: string) => (id === 'garden' ? 'Jardín' : id),
    message: (id: string) => (id === 'nature' ? 'Cuidar la naturaleza' : id),
    age: (id: string) => (id === 'preschool' ? 'Preescolar' : id),
  };
  expect(presetsNamed(' BUHO', names)).toEqual([['owl']]);
  expect(presetsNamed('jardín', names)).toEqual([['garden']]);
  expect(presetsNamed('cuidar jardin', names)).toEqual([['nature'], ['garden']]);
  expect(presetsNamed('PREESC', names)).toEqual([['preschool']]);
  expect(presetsNamed(' ', names)).toEqual([]);
});
