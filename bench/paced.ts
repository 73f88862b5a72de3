import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  generateStoryGeminiPath,
  generateStoryStreamPath,
  generationPremisePath,
  generationStreamPath,
  stopGenerationPath,
} from '#domain/generation/api.ts';
import { type StoryOptions, storyOptionsSchema, wordTarget } from '#domain/stories/options.ts';
import { startSandbox } from '#sandbox/start.ts';
import { createGeminiClient } from '#server/providers/gemini/client.ts';
import { type Bench, median } from './figures.ts';
import { signIn, startProduct } from './product.ts';

/** A provider's pace: 60 tokens a second after 0.8 s, and a picture in 8 s. */
const pace = { tokensPerSecond: 60, firstTokenMilliseconds: 800, pictureMilliseconds: 8000 };
const textStories = 20;
const books = 4;

const optionsOf = (n: number): StoryOptions =>
  storyOptionsSchema().parse({
    length: 'short',
    language: n % 2 ? 'spanish' : 'english',
    ageGroup: 'preschool',
    characters: ['fox', `Nora${Math.abs(n)}`],
    setting: ['forest', 'garden', 'space', 'castle'][Math.abs(n) % 4],
    message: ['sharing', 'patience', 'bravery'][Math.abs(n) % 3],
  });

/**
 * How long a parent waits at a real provider's pace: for the premise, the first words and the whole book. The baseline
 * sends one prompt to the same stand-in: a text without a plan, and a book's whole text before its pictures.
 */
export const paced: Bench = {
  name: 'Waiting at a provider’s pace: 60 tokens/s after 0.8 s, 8 s a picture',
  baseline: 'one prompt, whole answer',
  run: async () => {
    const sandbox = await startSandbox({
      vendors: ['deepseek', 'gemini'],
      publicUrl: 'http://127.0.0.1',
      pace,
      pictureWidth: 256,
    });
    const product = await startProduct({
      DEEPSEEK_API_KEY: 'bench',
      DEEPSEEK_BASE_URL: sandbox.urls.deepseek,
      DEEPSEEK_DIALECT: 'deepseek',
      GEMINI_API_KEY: 'bench',
      GEMINI_BASE_URL: sandbox.urls.gemini,
    });
    try {
      // Warm-up: a server that has just started is slower than one that has written a story.
      await Promise.all([waitForText(product.url, -1), waitForText(product.url, -2)]);
      await waitForBook(product.url, -1);
      const texts = await inGroups(textStories, 5, (n) => waitForText(product.url, n));
      const baseline = await inGroups(textStories, 5, (n) => waitForPrompt(sandbox.urls.deepseek ?? '', n));
      const ours = await inGroups(books, 2, (n) => waitForBook(product.url, n));
      const theirs = await inGroups(books, 2, (n) => waitForWholeBook(sandbox.urls.gemini ?? '', n));
      const row = (what: string, of: number[], than: number[], by = p95) => ({
        what,
        unit: 's',
        ours: by(of),
        baseline: by(than),
      });
      return [
        row('text story: premise, p95', pick(texts, 'premise'), baseline),
        row('text story: first words, p95', pick(texts, 'first'), baseline),
        row('book: premise, slowest', pick(ours, 'premise'), pick(theirs, 'first')),
        row('book: first words, slowest', pick(ours, 'first'), pick(theirs, 'first')),
        row('book: whole, median', pick(ours, 'whole'), pick(theirs, 'whole'), median),
        row('book: whole, slowest', pick(ours, 'whole'), pick(theirs, 'whole')),
      ];
    } finally {
      await product.stop();
      await sandbox.stop();
    }
  },
};

const pick = <K extends string>(all: Record<K, number>[], key: K) => all.map((each) => each[key]);
const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
const since = (start: number) => (performance.now() - start) / 1000;

async function inGroups<T>(count: number, atOnce: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const group = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => work(from + index));
    done.push(...(await Promise.all(group)));
  }
  return done;
}

async function ask(url: string, path: string, n: number, kind: string) {
  const headers = { authorization: `Bearer ${await signIn(url, `${kind}${n}@bench.test`)}` };
  const generationId = randomUUID();
  const body = JSON.stringify({ storyParams: optionsOf(n), generationId });
  const start = performance.now();
  const answer = fetch(url + path, { method: 'POST', headers, body });
  const premise = hearPremise(url, generationId, headers).then(() => since(start));
  return { headers, generationId, start, answer, premise };
}

async function hearPremise(url: string, id: string, headers: Record<string, string>): Promise<void> {
  for (;;) {
    const answer = await fetch(url + generationPremisePath(id), { headers });
    if (answer.ok) {
      const { premise } = (await answer.json()) as { premise: string | null };
      if (!premise) throw new Error('the first words came before the premise');
      return;
    }
    await wait(20);
  }
}

async function waitForText(url: string, n: number) {
  const { headers, generationId, start, answer, premise } = await ask(url, generateStoryStreamPath, n, 'text');
  const response = await answer;
  await response.body?.getReader().read();
  const first = since(start);
  await fetch(url + stopGenerationPath(generationId), { method: 'POST', headers });
  return { premise: await premise, first };
}

/** Returns the seconds to the first words when one prompt asks for the story alone. */
async function waitForPrompt(url: string, n: number): Promise<number> {
  const options = optionsOf(n);
  const words = wordTarget(options.ageGroup, options.length);
  const content = `<story_request>${JSON.stringify({ ...options, words })}</story_request>`;
  const leaving = new AbortController();
  const start = performance.now();
  const answer = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { authorization: 'Bearer bench' },
    body: JSON.stringify({
      model: 'bench',
      stream: true,
      thinking: { type: 'disabled' },
      messages: [{ role: 'user', content }],
    }),
  });
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    if (/"content":"[^"]/.test(decoder.decode(bytes as Uint8Array))) break;
  }
  const first = since(start);
  leaving.abort();
  return first;
}

async function waitForBook(url: string, n: number) {
  const { headers, generationId, start, answer, premise } = await ask(url, generateStoryGeminiPath, n, 'book');
  await premise;
  const stream = await fetch(url + generationStreamPath(generationId), { headers });
  await stream.body?.getReader().read();
  const first = since(start);
  const { story } = (await (await answer).json()) as { story?: { imageCount: number } };
  if (story?.imageCount !== 3) throw new Error(`a book came with ${story?.imageCount} pictures`);
  return { premise: await premise, first, whole: since(start) };
}

/** Makes a book in the old way: text and scenes in one answer, then the sheet, then three pictures in parallel. */
async function waitForWholeBook(url: string, n: number) {
  const client = createGeminiClient({ apiKey: 'bench', baseUrl: url, model: 'bench', imageModel: 'bench' });
  const options = { signal: new AbortController().signal, timeoutMilliseconds: 180_000, onUsage: () => {} };
  const text = { type: 'STRING' };
  const picture = {
    setting: text,
    characters: { type: 'ARRAY', items: text },
    light: text,
    mood: text,
    alt: text,
    scene: text,
  };
  const schema = {
    type: 'OBJECT',
    properties: {
      title: text,
      paragraphs: { type: 'ARRAY', items: text },
      looks: { type: 'ARRAY', items: { type: 'OBJECT', properties: { name: text, look: text } } },
      pictures: { type: 'ARRAY', items: { type: 'OBJECT', properties: picture } },
    },
  };
  const user = `<story_request>${JSON.stringify(optionsOf(n))}</story_request>`;
  const start = performance.now();
  const book = (await client.askJson({ system: '', user, schema, maxTokens: 10_000 }, options)) as {
    pictures: object[];
  };
  const first = since(start);
  const draw = (request: object) =>
    client.draw({ text: `<picture_request>${JSON.stringify(request)}</picture_request>`, references: [] }, options);
  await draw({ setting: 'paper', characters: ['fox'] });
  await Promise.all(book.pictures.map(draw));
  return { first, whole: since(start) };
}
