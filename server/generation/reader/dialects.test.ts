import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReadingQuestion } from '#domain/stories/safety/reading.ts';
import { createReaderClient } from '../../providers/reader/client.ts';
import { dialects, type ReaderKind } from './dialects.ts';
import { guardVerdict } from './guard-verdict.ts';

/** A service that answers like real ones; each test sets what it says. */
let service: Server;
let saying: (asked: string) => unknown = () => '';
let asked = '';
beforeAll(async () => {
  service = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      asked = Buffer.concat(pieces).toString();
      const said = saying(asked);
      const body =
        request.url === '/chat/completions'
          ? {
              choices: [{ message: { role: 'assistant', content: said } }],
              usage: { prompt_tokens: 900, completion_tokens: 30 },
            }
          : said;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

const about = { language: 'english', ageGroup: 'toddler', fears: [] } as const;
const passage: ReadingQuestion = { kind: 'text', before: '', text: 'The moon was up.', ...about };
const wish: ReadingQuestion = { kind: 'wish', wish: { message: 'a quiet night', avoid: ['being killed'] }, ...about };
const ask = (kind: ReaderKind, question: ReadingQuestion = passage) => {
  const { port } = service.address() as AddressInfo;
  const client = createReaderClient({ apiKey: 'k', model: 'm', baseUrl: `http://127.0.0.1:${port}` });
  return dialects[kind](client, question, { signal: AbortSignal.timeout(5000), onUsage: () => {} });
};
const idOf = (body: string) => /\\"id\\":\\"(\w+)/.exec(body)?.[1];

test.each<[string, string, unknown]>([
  ['Llama Guard', '\n\nsafe', { verdict: 'fit' }],
  ['Llama Guard', '\n\nunsafe\nS4', { verdict: 'unfit', reason: 'sexual' }],
  ['Llama Guard', 'unsafe\nS11,S1', { verdict: 'unfit', reason: 'self_harm' }],
  ['ShieldGemma', 'Yes', { verdict: 'unfit', reason: 'other' }],
  ['ShieldGemma', 'No', { verdict: 'fit' }],
  ['Granite Guardian', '<think>It is about a hamster.</think>\n<score> no </score>', { verdict: 'fit' }],
  ['Granite Guardian', '<score> yes </score>', { verdict: 'unfit', reason: 'other' }],
  ['Qwen3Guard', 'Safety: Unsafe\nCategories: Violent', { verdict: 'unfit', reason: 'violence' }],
  ['Qwen3Guard', 'Safety: Controversial\nCategories: Suicide & Self-Harm', { verdict: 'unsure' }],
  ['Qwen3Guard', 'Safety: Safe\nCategories: None', { verdict: 'fit' }],
  [
    'WildGuard',
    'Harmful request: yes\nResponse refusal: n/a\nHarmful response: n/a',
    { verdict: 'unfit', reason: 'other' },
  ],
  [
    'NemoGuard',
    '{"User Safety": "unsafe", "Safety Categories": "Sexual, PII/Privacy"}',
    { verdict: 'unfit', reason: 'sexual' },
  ],
  ['NemoGuard', '{"User Safety": "safe"}', { verdict: 'fit' }],
  ['one with spaces and a longer name', '{ "Safety of the user" :"unsafe" }', { verdict: 'unfit', reason: 'other' }],
  ['an object that speaks of safety later', '{"note": {"User Safety": "safe"}}', undefined],
  ['an object without a verdict', '{"verdict": "fine"}', undefined],
  ['prose', 'Safe travels, little fox! What a lovely story.', undefined],
  ['prose', 'Yes, this is fine for a child.', undefined],
  ['prose', 'I cannot help with that.', undefined],
  ['nothing', '', undefined],
  ['the longest verdict', `unsafe\n${'S1,'.repeat(97)}S1`, { verdict: 'unfit', reason: 'violence' }],
  ['one letter more', `unsafe\n${'S1,'.repeat(98)}`, undefined],
  ['no end', `unsafe\n${'S1,'.repeat(200)}`, undefined],
])('[P28] %s is understood when it says %j', async (_, said, verdict) => {
  expect(guardVerdict(said)).toEqual(verdict);
  saying = () => said;
  const reading = ask('guard');
  if (verdict === undefined) await expect(reading).rejects.toThrow('no verdict');
  else expect(await reading).toMatchObject(verdict as object);
});

test.each([
  ...[
    ['S1', 'violence'],
    ['S2', 'other'],
    ['S3', 'sexual'],
    ['S4', 'sexual'],
    ['S5', 'hate'],
    ['S6', 'danger'],
    ['S7', 'personal'],
    ['S8', 'other'],
    ['S9', 'violence'],
    ['S10', 'hate'],
    ['S11', 'self_harm'],
    ['S12', 'sexual'],
  ].map(([code, reason]) => [`unsafe\n${code}`, reason] as const),
  ...[
    ['Self-Harm', 'self_harm'],
    ['selfharm', 'self_harm'],
    ['Suicide', 'self_harm'],
    ['Sexual Content', 'sexual'],
    ['Violent', 'violence'],
    ['Weapons', 'violence'],
    ['Hate Speech', 'hate'],
    ['Unethical Acts', 'hate'],
    ['Identity', 'hate'],
    ['PII', 'personal'],
    ['Privacy', 'personal'],
    ['Personal Data', 'personal'],
    ['Controlled', 'drugs'],
    ['Substance', 'drugs'],
    ['Drugs', 'drugs'],
    ['Illegal Acts', 'danger'],
    ['Criminal', 'danger'],
    ['Dangerous', 'danger'],
    ['Harassment', 'cruelty'],
    ['Bullying', 'cruelty'],
    ['Profanity', 'language'],
    ['Copyright', 'other'],
  ].map(([name, reason]) => [`Safety: Unsafe\nCategories: ${name}`, reason] as const),
])('[P28] what a guard model finds by its code or name in %j is %s', (said, reason) => {
  expect(guardVerdict(said)).toEqual({ verdict: 'unfit', reason });
});

test.each<[string, unknown]>([
  ['Safety:Safe', { verdict: 'fit' }],
  ['Safety: Safe', { verdict: 'fit' }],
  ['Safety: Unsafe  \nCategories: None', { verdict: 'unfit', reason: 'other' }],
  ['Harmful request:no', { verdict: 'fit' }],
  ['Harmful request: no', { verdict: 'fit' }],
  ['Harmful request: yes \nResponse refusal: n/a', { verdict: 'unfit', reason: 'other' }],
  ['unsafe \nS4', { verdict: 'unfit', reason: 'sexual' }],
  ['unsafe\nS1, S4', { verdict: 'unfit', reason: 'violence' }],
  ['<score>no</score>.', { verdict: 'fit' }],
  ['It is safe', undefined],
  ['unsafest', undefined],
  ['safe\nand sound', undefined],
  ['safe\nsound', undefined],
  ['I say no', undefined],
  ['The Safety: Safe', undefined],
  ['Safety: Safeguarded', undefined],
  ['A Harmful request: no', undefined],
  ['Harmful request: nobody', undefined],
])('[P28] a verdict stands alone at its place, whatever spaces are around it: %j', (said, verdict) => {
  expect(guardVerdict(said)).toEqual(verdict);
});

test('[P30] a guard model is not asked about fears, which it would take for wishes', async () => {
  saying = () => 'safe';
  await ask('guard', wish);
  expect(asked).toContain('a quiet night');
  expect(asked).not.toContain('killed');
});

test.each<[string, object, unknown]>([
  [
    'omni-moderation',
    {
      results: [
        { flagged: false, categories: { violence: false, sexual: false }, category_scores: { violence: 0.01 } },
      ],
    },
    { verdict: 'fit' },
  ],
  [
    'omni-moderation',
    {
      results: [
        { flagged: true, categories: { 'violence/graphic': true }, category_scores: { 'violence/graphic': 0.9 } },
      ],
    },
    { verdict: 'unfit', reason: 'violence' },
  ],
  [
    'a score that is half sure',
    {
      results: [
        { flagged: false, categories: { 'self-harm/intent': false }, category_scores: { 'self-harm/intent': 0.6 } },
      ],
    },
    { verdict: 'unfit', reason: 'self_harm' },
  ],
  [
    'mistral-moderation, which flags nothing as a whole',
    { results: [{ categories: { dangerous_and_criminal_content: true, pii: false }, category_scores: {} }] },
    { verdict: 'unfit', reason: 'danger' },
  ],
  ['a flag without a name', { results: [{ flagged: true, categories: {} }] }, { verdict: 'unfit', reason: 'other' }],
])('[P28] %s is understood', async (_, said, verdict) => {
  saying = () => said;
  expect(await ask('moderations')).toMatchObject(verdict as object);
});

test.each<[string, unknown]>([
  ['no results', { results: [] }],
  ['an error', { error: { message: 'no such model' } }],
  ['prose', 'fine'],
])('[P28] a moderation service that sends %s sends no verdict', async (_, said) => {
  saying = () => said;
  await expect(ask('moderations')).rejects.toThrow('another shape');
});

const answer = (id: string | undefined, more: object) =>
  JSON.stringify({ id, verdict: 'unfit', reason: 'fear', ...more });

test.each<[string, (id: string | undefined) => string, unknown]>([
  ['plain', (id) => answer(id, {}), { verdict: 'unfit', reason: 'fear', sentence: '' }],
  ['in a fence', (id) => `\`\`\`json\n${answer(id, {})}\n\`\`\``, { verdict: 'unfit', reason: 'fear' }],
  ['with a reason of its own', (id) => answer(id, { reason: 'too spooky' }), { verdict: 'unfit', reason: 'other' }],
  ['with nothing beside it', (id) => JSON.stringify({ id, verdict: 'unsure' }), { verdict: 'unsure' }],
])('[P28] a chat model’s verdict %s is understood', async (_, said, verdict) => {
  saying = (body) => said(idOf(body));
  expect(await ask('chat')).toMatchObject(verdict as object);
});

test.each<[string, (id: string | undefined) => string]>([
  ['prose', () => 'It is perfectly fine, verdict: fit.'],
  ['prose before it', (id) => `Here you are: ${answer(id, { verdict: 'fit' })}`],
  ['a verdict of its own', (id) => answer(id, { verdict: 'ok' })],
  ['the number of another question', () => answer('other', { verdict: 'fit' })],
  ['no number', () => answer(undefined, { verdict: 'fit' })],
  ['two answers', (id) => `${answer(id, {})}\n${answer(id, { verdict: 'fit' })}`],
])('[P28] [P30] a chat model that answers with %s has given no verdict', async (_, said) => {
  saying = (body) => said(idOf(body));
  await expect(ask('chat')).rejects.toThrow('no verdict');
});
