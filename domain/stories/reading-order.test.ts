import { expect, test } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

const story = (id: string, chapterOf: string | null = null, number: number | null = null) => ({
  id,
  chapterOf,
  chapter: number === null ? null : { number },
});

test('[LIB-32] chapters that stand together are read from the first on, and nothing else moves', () => {
  const shelf = [
    story('moon'),
    story('lamp 3', 'lamp', 3),
    story('lamp 2', 'lamp', 2),
    story('lamp', null, 1),
    story('river 2', 'river', 2),
    story('river', null, 1),
    story('sun'),
  ];
  const expected = ['moon', 'lamp', 'lamp 2', 'lamp 3', 'river', 'river 2', 'sun'];
  expect(inReadingOrder(shelf).map(({ id }) => id)).toEqual(expected);
  expect(inReadingOrder(inReadingOrder(shelf)).map(({ id }) => id)).toEqual(expected);
});

test('of a book that pages of the shelf cut in two each part is in order, and the whole once both are there', () => {
  const [first, second] = [[story('lamp 3', 'lamp', 3), story('lamp 2', 'lamp', 2)], [story('lamp', null, 1)]];
  expect(inReadingOrder(first).map(({ id }) => id)).toEqual(['lamp 2', 'lamp 3']);
  expect(inReadingOrder([...inReadingOrder(first), ...second]).map(({ id }) => id)).toEqual([
    'lamp',
    'lamp 2',
    'lamp 3',
  ]);
});
