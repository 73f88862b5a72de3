import { expect, test } from 'vitest';
import { memoryLetters } from '../options.ts';
import { isPartHeading, memoryOf, minutesToRead, pictureCaption, spreadPictures } from './pages.ts';

test('[STORY-10] a caption over 100 letters is cut to 97 and three dots, one of 100 is whole', () => {
  expect(pictureCaption({}, 'a'.repeat(100))).toBe('a'.repeat(100));
  expect(pictureCaption({}, 'ñ'.repeat(101))).toBe(`${'ñ'.repeat(97)}...`);
  expect([...pictureCaption({}, '🦊'.repeat(300))]).toHaveLength(100);
});

test('[STORY-10] a caption says what the picture shows where that is known, and is cut where a word ends', () => {
  expect(pictureCaption({ caption: 'Fox gives Owl the lantern.' }, 'A paragraph.')).toBe('Fox gives Owl the lantern.');
  expect(pictureCaption({ caption: ' ' }, 'A paragraph.')).toBe('A paragraph.');
  expect(pictureCaption({}, 'lantern, '.repeat(20))).toBe(`${'lantern, '.repeat(10).trim().slice(0, -1)}...`);
});

test('[STORY-08] [STORY-09] at most three pictures, in their order, spread over the paragraphs', () => {
  const images = [3, 1, 0, 2].map((position) => ({ position, url: `image-${position}` }));
  expect(spreadPictures(images, 12)).toEqual([
    { position: 0, url: 'image-0' },
    { position: 4, url: 'image-1' },
    { position: 8, url: 'image-2' },
  ]);
  expect(spreadPictures(images.slice(0, 1), 12).map(({ position }) => position)).toEqual([0]);
  expect(spreadPictures(images, 1).map(({ position }) => position)).toEqual([0, 0, 0]);
  // A known paragraph is used; if the text has become shorter since, the last paragraph is.
  const known = [2, 7, 40].map((paragraph, position) => ({ position, paragraph }));
  expect(spreadPictures(known, 12).map(({ position }) => position)).toEqual([2, 7, 11]);
  expect(spreadPictures(known, 0).map(({ position }) => position)).toEqual([0, 0, 0]);
});

test('small children are read to more slowly', () => {
  const paragraphs = ['word '.repeat(300), 'word '.repeat(60)];
  expect(minutesToRead(paragraphs, 'toddler')).toBe(4);
  expect(minutesToRead(paragraphs, 'elementary')).toBe(3);
  expect(minutesToRead([], 'toddler')).toBe(0);
});

test('the memory of a story holds its title, beginning and end within the bounds, whatever the text', () => {
  const content = `**The Lamp**\n\nFox found a lamp.\n\n${'It shone. '.repeat(200)}\n\nAnd they slept.`;
  const memory = memoryOf('The Lamp', content);
  expect(memory).toMatch(/^The Lamp\. Fox found a lamp\. … .*And they slept\.$/);
  for (const text of [
    content,
    '🦊'.repeat(4000),
    '',
    'a'.repeat(60_000),
    `${'a'.repeat(50_000)} ${'so Bob went. '.repeat(9)}`,
  ]) {
    expect(memoryOf('🌙'.repeat(49), text).length).toBeLessThanOrEqual(memoryLetters);
    expect(memoryOf('x', text).isWellFormed()).toBe(true);
  }
});

test('[GEN-18] the memory of a story introduces who it is about, wherever they come in, and no name of a part', () => {
  const middle = 'Then the tiny monkey Mango said so. And off went Mango, and back came Mango. Oh, said Bob. ';
  const content = `Part one: The Bread\n\nThe bread was round.\n\n${middle}\n\n${'It was dark. '.repeat(60)}`;
  const memory = memoryOf('Yum', content);
  expect(memory).toContain('The bread was round.');
  expect(memory).toContain('tiny monkey Mango');
  expect(memory).not.toContain('Part one');
  expect(memory).not.toContain('Bob');
  expect(memory.length).toBeLessThanOrEqual(memoryLetters);
});

test('[STORY-10] a caption is whole sentences where they fit, and cut at a word\u2019s end where one alone does not', () => {
  const first = 'The cart had one good wheel.';
  const long = `${first} ${'It went round and round and round. '.repeat(4)}`;
  const caption = pictureCaption({}, long);
  expect(caption).toBe(`${first} It went round and round and round. It went round and round and round.`);
  expect(pictureCaption({}, `\u201cWho is it?\u201d asked Ana. ${'so '.repeat(60)}long.`)).toBe(
    '\u201cWho is it?\u201d asked Ana.',
  );
  // The second sentence is the beginning of a speech that goes on.
  const speech =
    '“I put it down for a moment,” said Flick. “You made me laugh, so I did. And now look at the whole of my cup.”';
  expect(pictureCaption({}, speech)).toBe('“I put it down for a moment,” said Flick.');
  expect(pictureCaption({}, `${'very '.repeat(30)}long.`)).toMatch(/^(very )+very\.\.\.$/);
});

test('the heading of a part is known by its form, and speech is none', () => {
  expect(isPartHeading('Part two: The Tall Wave')).toBe(true);
  expect(isPartHeading('Parte uno: Una bufanda')).toBe(true);
  // Stories of before call their parts chapters.
  expect(isPartHeading('Chapter two: The Tall Wave')).toBe(true);
  expect(isPartHeading('Capítulo uno: Una bufanda para no bostezar')).toBe(true);
  expect(isPartHeading('Chapter two: it said, and she read on until the lamp went out.')).toBe(false);
  expect(isPartHeading('El capítulo uno')).toBe(false);
  expect(isPartHeading('Part of it was blue: the roof.')).toBe(false);
});
