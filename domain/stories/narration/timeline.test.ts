import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginNarrationSchema,
  type NarratedSentence,
  narrationQuerySchema,
  narrationSettingsSchema,
  usualSettings,
  voiceSamplePath,
} from './api.ts';
import { placeOfSentence, sentenceAtPlace, sentencesOf, storySentences, wordsOf } from './sentences.ts';
import { estimateWords, sentenceStarts, spokenAt, wordAt } from './timeline.ts';

const sentence = (seconds: number | null, words: NarratedSentence['words'] = []): NarratedSentence => ({
  paragraph: 0,
  start: 0,
  end: 1,
  source: seconds === null ? 'device' : 'engine',
  seconds,
  words,
  exact: false,
});

test('what is heard is found by the second: the sentence and its word, and a sentence without sound takes no time', () => {
  const sentences = [sentence(2, [[0, 3, 0.1, 0.9]]), sentence(null), sentence(3, [[4, 9, 1, 2]])];
  const starts = sentenceStarts(sentences);
  expect(starts).toEqual([0, 2, 2]);
  expect(spokenAt(sentences, starts, 0.5)).toEqual({ index: 0, word: { start: 0, end: 3 } });
  expect(spokenAt(sentences, starts, 1.5)).toEqual({ index: 0, word: null });
  expect(spokenAt(sentences, starts, 3.5)).toEqual({ index: 2, word: { start: 4, end: 9 } });
  expect(spokenAt([], [], 1)).toBeNull();
  expect(wordAt([], 1)).toBeNull();
});

test('estimated words fill the time of their sentence in order, longer ones longer, with a breath at a comma', () => {
  const text = 'Oh, a caterpillar yawned.';
  const words = estimateWords(text, 'english', 0.1, 2.1);
  expect(words.map(([start, end]) => text.slice(start, end))).toEqual(['Oh', 'a', 'caterpillar', 'yawned']);
  const [oh, a, caterpillar, yawned] = words.map(([, , from, to]) => ({ from, to, length: to - from }));
  expect(oh?.from).toBe(0.1);
  expect(yawned?.to).toBeCloseTo(2.1, 2);
  expect(caterpillar?.length).toBeGreaterThan(2 * (a?.length ?? 9));
  expect((a?.from ?? 0) - (oh?.to ?? 9)).toBeGreaterThan(0.1);
});

test('[P23] whatever the text, words stand where they are said and their times never run backwards', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const words = estimateWords(text, 'spanish', 0, 4);
      expect(words.length).toBe(wordsOf(text, 'spanish').length);
      let last = 0;
      for (const [start, end, from, to] of words) {
        expect(end).toBeGreaterThan(start);
        expect(from).toBeGreaterThanOrEqual(last - 0.002);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(4.002);
        last = to;
      }
    }),
    { numRuns: 50 },
  );
});

test('a place kept on one device is the same sentence on another', () => {
  const sentences = sentencesOf(['One. Two, and more of it. Three.', 'Four.', 'Five. Six.'], 'english');
  for (const index of sentences.keys())
    expect(sentenceAtPlace(sentences, Number(placeOfSentence(sentences, index).toFixed(4)))).toBe(index);
  expect(sentenceAtPlace(sentences, 99)).toBe(sentences.length - 1);
  expect(sentenceAtPlace([], 3)).toBe(0);
});

test('the sentences of a story are those of its page: without its title line', () => {
  const story = {
    title: 'The Owl',
    content: '**The Owl**\n\nShe flew. "Hoo!"\n\nThe end.',
    language: 'english' as const,
  };
  expect(storySentences(story).map(({ paragraph, text }) => [paragraph, text])).toEqual([
    [0, 'She flew.'],
    [0, '“Hoo!”'],
    [1, 'The end.'],
  ]);
});

test('[P10] a request names a voice by its id alone', () => {
  expect(beginNarrationSchema().parse({})).toEqual({ voice: null, from: 0 });
  expect(beginNarrationSchema().safeParse({ voice: '../etc' }).success).toBe(false);
  expect(narrationQuerySchema().parse({ voice: 'speech:alloy', made: '3' })).toEqual({
    voice: 'speech:alloy',
    made: 3,
  });
  expect(narrationSettingsSchema().safeParse(usualSettings).success).toBe(true);
  expect(voiceSamplePath('a/b')).toBe('/api/narration/voices/a%2Fb/sample');
});
