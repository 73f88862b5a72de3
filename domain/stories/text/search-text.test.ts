import { expect, test } from 'vitest';
import { searchPartMark, searchTextOf } from './search-text.ts';

const story = {
  title: 'El Ratón y la Luna',
  characters: ['Cat', 'Nóra'],
  setting: 'forest',
  message: 'sharing',
  content: '**El Ratón y la Luna**\n\nHabía una vez un gato.',
};

test('[LIB-25] [LIB-26] the title stands in the text that is searched, once, and after what a category is found by', () => {
  expect(searchTextOf(story)).toBe(
    `cat\nnora\nforest\nsharing${searchPartMark}**el raton y la luna**\n\nhabia una vez un gato.`,
  );
  expect(searchTextOf({ ...story, title: 'Otro Título' })).toBe(
    `cat\nnora\nforest\nsharing${searchPartMark}otro titulo\n**el raton y la luna**\n\nhabia una vez un gato.`,
  );
});

test('[LIB-25] a story is found by the name of somebody, and not by how somebody looks', () => {
  const characters = ['Ines, pelo negro y lentes', 'Ana, Leo'];
  expect(searchTextOf({ ...story, characters })).toMatch(/^ines\nana, leo\nforest\n/);
});

test('[LIB-25] however long the rest is, it fits the index, the title is whole and no letter is cut in two', () => {
  for (const letter of ['a', 'ñ', '漢', '🦊']) {
    const title = letter.repeat(letter.length === 2 ? 49 : 99);
    const text = searchTextOf({
      title,
      characters: Array.from({ length: 10 }, (_, index) => `${index}${letter.repeat(49)}`),
      setting: letter.repeat(100),
      message: letter.repeat(200),
      content: `x${letter}`.repeat(200),
    });
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(1300);
    expect(text.split(searchPartMark)[1]).toContain(letter === 'ñ' ? 'n'.repeat(99) : title);
    expect(text).not.toContain('\uFFFD');
  }
});
