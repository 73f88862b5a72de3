import { expect, test } from 'vitest';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import { talesOf } from '#storyteller/tale/library.ts';
import { targetWords, writeStory } from '#storyteller/write.ts';
import {
  evaluateCell,
  evaluationTable,
  judgeStory,
  missedTargets,
  optionsOf,
  repeatedOpenings,
  rowOf,
  type StoryWriter,
} from './evaluation.ts';
import { languageOf, missingCharacters, namesSetting } from './honoured.ts';
import { selfBleuLimit } from './standards.ts';

const options = storyOptionsSchema().parse({
  length: 'short',
  language: 'english',
  ageGroup: 'preschool',
  characters: ['fox', 'Grandma Rosa'],
  setting: 'forest',
  message: 'sharing',
});
const seed = 'a seed';
const target = targetWords(options);
const good = writeStory(options, seed).text;
const faultsOf = (text: string) => judgeStory({ text, target }, options).faults;

test('a story of the offline storyteller is without fault', () => {
  expect(faultsOf(good)).toEqual([]);
});

test('a story that is cut short is off target and does not end in rest', () => {
  const half = good.slice(0, good.length / 2);
  expect(faultsOf(half)).toEqual(expect.arrayContaining(['words', 'off target']));
});

test('a story told backwards does not end in rest', () => {
  const [title = '', ...paragraphs] = good.split('\n\n');
  expect(faultsOf([title, ...paragraphs.reverse()].join('\n\n'))).toContain('restful end');
});

test('a preached ending, a forbidden word, a left-over placeholder and a missing title are each found', () => {
  expect(faultsOf(`${good}\n\nAnd so they slept, for they had learned to share.`)).toContain(
    'moral in the last sentence',
  );
  expect(faultsOf(good.replace(/\.\n/, '. There was blood on the gun.\n'))).toContain('forbidden word');
  expect(faultsOf(good.replace(/\.\n/, '. Then undefined came.\n'))).toContain('forbidden word');
  expect(faultsOf(good.replace(/^\*\*.*\n/, ''))).toContain('no title');
});

test('a story with the wrong cast, place or language does not honour its options', () => {
  expect(faultsOf(good.replaceAll(/fox/gi, 'hen'))).toContain('character missing');
  expect(faultsOf(good.replaceAll(/forest|woods?/gi, 'desert'))).toContain('setting missing');
  const spanish = { ...options, language: 'spanish' as const };
  expect(judgeStory({ text: good, target }, spanish).faults).toContain('wrong language');
});

test('long words and long sentences are too hard for small children', () => {
  const contract =
    'Notwithstanding considerations previously acknowledged, representatives unanimously recommended immediate implementation of international administrative harmonisation. ';
  expect(faultsOf(`**Title**\n\n${contract.repeat(70)}`)).toEqual(
    expect.arrayContaining(['ease', 'repeated sentence']),
  );
  const breathless = `${'and the fox ran over the hill '.repeat(8)}to the forest. `;
  expect(faultsOf(`**Title**\n\n${breathless.repeat(12)}`)).toEqual(
    expect.arrayContaining(['mean sentence', 'longest sentence', 'vocabulary']),
  );
});

test('somebody who is named in one part of the story only is missing', () => {
  const paragraphs = Array.from({ length: 16 }, (_, i) =>
    i === 3 ? 'The fox and Grandma Rosa came.' : 'The fox slept.',
  );
  expect(missingCharacters(paragraphs.join('\n\n'), options)).toEqual(['Grandma Rosa']);
});

test('a word inside another word is not the setting', () => {
  expect(namesSetting('They were seated.', { ...options, setting: 'underwater' })).toBe(false);
  expect(namesSetting('They swam in the sea.', { ...options, setting: 'underwater' })).toBe(true);
});

test('the language is told by its commonest words', () => {
  expect(languageOf('El zorro y la luna se fueron a dormir en el bosque.')).toBe('spanish');
  expect(languageOf('The fox and the moon went to sleep in the forest.')).toBe('english');
});

test('openings that come twice are counted', () => {
  expect(repeatedOpenings(['It was late. A', 'It was late! B', 'It was early. C'])).toBe(1);
});

test('a writer who always tells the same story misses its targets, and the table says why', async () => {
  const stuck: StoryWriter = { name: 'stuck', write: async () => ({ text: good, target, costUsd: 0.01 }) };
  const result = await evaluateCell(stuck, { language: 'english', age: 'preschool', length: 'short' }, 3);
  const missed = missedTargets(result).join(', ');
  expect(missed).toContain('self-BLEU 1.00');
  expect(missed).toContain('2 repeated openings');
  expect(missed).toContain('character missing');
  expect(evaluationTable([rowOf(result)])).toContain('$0.0100');
});

test('stories made of parts that they share with each of the others miss, though no two of them are alike', async () => {
  const size = 7;
  // Any two of the seven stories share one part, and each part is in two of them.
  const { tales } = talesOf('english');
  const pairs = Array.from({ length: size }, (_, i) => Array.from({ length: i }, (__, j) => `${j} ${i}`)).flat();
  const shared = (one: number, other: number) =>
    writeStory(options, 'part', {
      plot: tales[pairs.indexOf(`${Math.min(one, other)} ${Math.max(one, other)}`)]?.plot ?? '',
    })
      .text.split('\n\n')
      .slice(8, 14)
      .join('\n\n');
  let written = 0;
  const patchwork: StoryWriter = {
    name: 'patchwork',
    write: async () => {
      const one = written++ % size;
      const others = Array.from({ length: size }, (_, n) => n).filter((n) => n !== one);
      return { text: others.map((other) => shared(one, other)).join('\n\n'), target, costUsd: 0 };
    },
  };
  const result = await evaluateCell(patchwork, { language: 'english', age: 'preschool', length: 'short' }, size);
  expect(result.pairwiseBleu).toBeLessThan(selfBleuLimit);
  expect(missedTargets(result).join(', ')).toContain('self-BLEU 0.9');
});

test('the stories of a cell take turns through settings, morals and casts', () => {
  const cell = { language: 'english', age: 'toddler', length: 'short' } as const;
  const all = Array.from({ length: 15 }, (_, n) => optionsOf(cell, n));
  expect(new Set(all.map((one) => one.setting)).size).toBe(15);
  expect(new Set(all.map((one) => one.message)).size).toBe(15);
  expect(new Set(all.map((one) => one.characters.length)).size).toBeGreaterThan(3);
});
