import { expect, test } from 'vitest';
import { storyParagraphs } from '#domain/stories/text/pages.ts';
import { cardPreview, countWords } from './story-text.ts';

test('the title line is not a paragraph, however it is marked', () => {
  const text = 'First.\n\nSecond.';
  expect(storyParagraphs(`**The Lamp**\n\n${text}`)).toEqual(['First.', 'Second.']);
  expect(storyParagraphs(`# The Lamp\n\n${text}`)).toEqual(['First.', 'Second.']);
  expect(storyParagraphs(`The Lamp\n\n${text}`, 'The Lamp')).toEqual(['First.', 'Second.']);
  expect(storyParagraphs(text, 'The Lamp')).toEqual(['First.', 'Second.']);
});

test('a story half written has the paragraphs that are there', () => {
  expect(storyParagraphs('')).toEqual([]);
  expect(storyParagraphs('**The La')).toEqual([]);
  expect(storyParagraphs('**The Lamp**\n\nOnce **up')).toEqual(['Once up']);
});

test('words are counted across lines, and an empty text has none', () => {
  expect(countWords('')).toBe(0);
  expect(countWords(' Érase una vez\n\n un zorro. ')).toBe(5);
});

/** The letters of a preview, without the joiners that tie its dashes. */
const textOf = (runs: ReturnType<typeof cardPreview>) =>
  runs
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u2060', '');

test('[LIB-21] the preview strips a leading title, bold marks, headings and quotes', () => {
  const excerpt = '**The Lamp**\n\n## One\n\n“Who is **there**?” said «the» "owl".';
  expect(textOf(cardPreview(excerpt, 'The Lamp', 20))).toBe('One Who is there? said the owl.');
  expect(textOf(cardPreview('Capítulo uno: Empieza tú\n\n—¡Buenos días!', '', 20))).toBe('—¡Buenos días!');
});

test('[LIB-22] the preview shows as many words as asked, and an ellipsis only when there are more', () => {
  const words = Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ');
  const cut = textOf(cardPreview(words, '', 20));
  expect(cut.split(' ')).toHaveLength(20);
  expect(cut).toMatch(/w19…$/);
  expect(textOf(cardPreview(words, '', 40))).toBe(words);
});

test.each([
  ['“Who ate the cake?” asked Astrid. “I did.”', ['Who ate the cake?', 'I did.']],
  ['"Who ate it?" asked Astrid.', ['Who ate it?']],
  ['«Ven», dijo la luna.', ['Ven']],
  ['Nobody spoke.', []],
])('[LIB-21] the preview knows what is spoken in %s', (text, spoken) => {
  const runs = cardPreview(text, '', 20);
  expect(runs.filter((run) => run.spoken).map((run) => run.text)).toEqual(spoken);
});

test('[LIB-22] a preview that is cut ends in no dash, comma or quote', () => {
  expect(textOf(cardPreview('—Ya voy —dijo Pola —mañana', '', 4))).toBe('—Ya voy —dijo Pola…');
  expect(textOf(cardPreview('Pola rio. — Ven', '', 3))).toBe('Pola rio…');
  expect(textOf(cardPreview('“I see.” “So do I.”', '', 2))).toBe('I see…');
});

test('[LIB-21] no line of a preview ends with the dash that opens what somebody says', () => {
  const [said] = cardPreview('Omar venía de prisa.\n\n—Necesito ayuda —dijo—. Ven.', '', 20);
  expect(said?.text).toBe('Omar venía de prisa. —\u2060Necesito ayuda —\u2060dijo\u2060—. Ven.');
});
