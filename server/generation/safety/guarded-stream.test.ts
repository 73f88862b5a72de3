import { expect, test } from 'vitest';
import type { StoryOptions } from '#domain/stories/options.ts';
import { type Desk, RunningStory } from '../running/running-stories.ts';
import { guardStream } from './guarded-stream.ts';
import { UnsafeStory } from './unsafe-story.ts';

const options: StoryOptions = {
  length: 'short',
  language: 'english',
  characters: ['fox', 'Nora'],
  setting: 'forest',
  message: 'sharing',
  ageGroup: 'toddler',
  model: 'deepseek',
  tone: 'playful',
};
const english = 'The fox and the girl went to the forest, and they were happy in the night. ';
const spanish = 'El zorro y la niña fueron al bosque, y en la noche los dos estaban muy felices. ';

/** A reader that shows nothing by itself. */
const silentDesk = (): Desk => ({
  take: () => {},
  drop: () => {},
  finish: async () => {},
  readAside: async () => {},
  hold: async () => {},
  wishRead: Promise.resolve(),
});

const begin = (story = new RunningStory('1', 'parent')) => ({ story, stream: guardStream(story, options) });
const faultOf = ({ signal }: { signal: AbortSignal }) =>
  signal.reason instanceof UnsafeStory ? signal.reason.fault : undefined;

test('[P29] a kind text is shown, without the space before it, and its end is held back until it comes', () => {
  const { story, stream } = begin();
  stream.onText('\n ');
  expect(story.text).toBe('');
  stream.onText(' Once upon a ti');
  stream.onText('me');
  expect(story.text).toBe('Once upon ');
  stream.end();
  expect(story.text).toBe('Once upon a time');
  expect(stream.signal.aborted).toBe(false);
});

test('[P29] a space between two pieces stays', () => {
  const { story, stream } = begin();
  for (const piece of ['The fox. ', ' Nora.', '']) stream.onText(piece);
  stream.end();
  expect(story.text).toBe('The fox.  Nora.');
});

test('[P29] nothing forbidden is shown, and nothing that comes after it', () => {
  const { story, stream } = begin();
  stream.onText('The fox found cocaine in the wood. ');
  expect([story.text, faultOf(stream)]).toEqual(['The fox found ', 'drugs']);
  stream.onText('Then all was well. ');
  expect(story.text).toBe('The fox found ');
  expect(() => stream.end()).toThrow(expect.objectContaining({ code: 'CONTENT_FILTERED', fault: 'drugs' }));
});

test('[P29] a forbidden word at the very end is noticed when the answer ends', () => {
  const { story, stream } = begin();
  stream.onText('The fox found cocaine');
  expect(stream.signal.aborted).toBe(false);
  expect(() => stream.end()).toThrow(expect.objectContaining({ fault: 'drugs' }));
  expect(story.text).toBe('The fox found ');
});

test.for([
  ['an object', ['  {', '"title": "The Fox"}']],
  ['a list', ['["The fox"]']],
  ['a mark', ['<story>The fox']],
  ['a fence', ['\n', '```\nThe fox']],
  ['its plan in two pieces', ['The fox. <story', '_plan> plot']],
  ['its plan after much text', [english.repeat(3), '"premise": "A fox"']],
] as const)('[P29] an answer that begins with or reveals %s is no story', ([, pieces]) => {
  const { story, stream } = begin();
  for (const piece of pieces) stream.onText(piece);
  expect(faultOf(stream)).toBe('leak');
  expect(story.text).not.toMatch(/[{[<`"_]/);
  const shown = story.text;
  stream.onText(english.repeat(4));
  expect(story.text).toBe(shown);
  expect(() => stream.end()).toThrow(expect.objectContaining({ fault: 'leak' }));
});

test('[P29] brackets within a story are no leak, and an answer without a word is none', () => {
  const { story, stream } = begin();
  for (const piece of ['', ' ', 'The fox [asleep] ', '{ and more }']) stream.onText(piece);
  stream.end();
  expect(story.text).toBe('The fox [asleep] { and more }');
});

test('[P29] the marks of a plan that stand far apart are no plan', () => {
  const { stream } = begin();
  stream.onText('The sign said "premise" on it.');
  stream.onText(` ${'a '.repeat(100)}`);
  stream.onText(': and the fox slept.');
  stream.end();
  expect(stream.signal.aborted).toBe(false);
});

test('[P29] a text in another language is noticed after 600 letters, and again after as many', () => {
  /** Sends a piece again and again until so many letters of the story are written. */
  const write = ({ story, stream }: ReturnType<typeof begin>, piece: string, letters: number) => {
    for (let each = 0; each < 400 && story.written.length < letters; each += 1) stream.onText(piece);
    return story.written.length;
  };
  const early = begin();
  write(early, spanish, 500);
  expect(early.stream.signal.aborted).toBe(false);
  write(early, 'y ', 600);
  expect(faultOf(early.stream)).toBe('language');

  const late = begin();
  const judgedAt = write(late, english, 600);
  write(late, 'el zorro y la niña fueron al bosque y a la casa ', judgedAt + 540);
  expect(late.stream.signal.aborted).toBe(false);
  write(late, 'y ', judgedAt + 600);
  expect(faultOf(late.stream)).toBe('language');
});

test('[P29] a story that is stopped stops its stream', () => {
  const { story, stream } = begin();
  story.stopping.abort();
  expect(stream.signal.aborted).toBe(true);
  expect(faultOf(stream)).toBeUndefined();
});

test('[P29] what only context can judge is left to the reader, if there is one, and a second draft begins anew', () => {
  const alone = begin();
  alone.stream.onText('The murder of crows sang. ');
  expect(faultOf(alone.stream)).toBe('violence');

  const story = new RunningStory('1', 'parent');
  story.desk = silentDesk();
  story.append('A draft that nobody saw.');
  const { stream } = begin(story);
  stream.onText('The murder of crows sang. ');
  stream.end();
  expect(story.written).toBe('The murder of crows sang. ');
});
