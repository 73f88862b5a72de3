import { expect, test } from 'vitest';
import { libraryQuerySchema, type StoryPage, type StorySummary } from '#domain/stories/api.ts';
import { type ShelfFilter, shelfAddress, wholeShelf } from '../queries.ts';
import { withoutStory } from './shelf-cache.ts';

test('what the shelf asks for is what the server reads', () => {
  const filter: ShelfFilter = {
    q: 'luna & sol',
    presets: [['fox', 'forest'], [], ['castle']],
    category: 'el faro',
    character: 'Emilia',
    tag: 'cosas & más',
    favorites: true,
    sort: 'title',
    includeTestStories: true,
  };
  const { searchParams } = new URL(shelfAddress(filter, 'next=='), 'http://localhost');
  expect(libraryQuerySchema().parse(Object.fromEntries(searchParams))).toEqual({ ...filter, cursor: 'next==' });
  expect(shelfAddress(wholeShelf, null)).toBe('/api/stories');
});

test('[LIB-17] a deleted story leaves every page and the count; one that is not there changes nothing', () => {
  const page = (...ids: string[]): StoryPage => ({
    stories: ids.map((id) => ({ id }) as StorySummary),
    nextCursor: null,
    total: 3,
    hidden: 0,
    categories: [],
  });
  const shelf = { pages: [page('a', 'b'), { ...page('c'), total: null }], pageParams: [null, 'x'] };
  const left = withoutStory(shelf, 'c');
  expect(left.pages.map(({ stories }) => stories.map(({ id }) => id))).toEqual([['a', 'b'], []]);
  expect(left.pages.map(({ total }) => total)).toEqual([2, null]);
  expect(withoutStory(shelf, 'z')).toBe(shelf);
});
