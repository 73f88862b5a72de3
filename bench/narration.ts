import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Narration, narrationSentencePath, storyNarrationPath } from '#domain/stories/narration/api.ts';
import { storySentences } from '#domain/stories/narration/sentences.ts';
import { estimateWords, sentenceStarts } from '#domain/stories/narration/timeline.ts';
import { decoded, marksIn } from '#sandbox/speech/marks.ts';
import { ensureWebBuild } from '../tools/bootstrap.mjs';
import { type Bench, median, percentile } from './figures.ts';
import { operator, signIn, startProduct } from './product.ts';
import type { Measured } from './relay/process.ts';

const presses = 20;
const together = 50;
const voice = 'speech:lantern';
/** About a minute of sound. */
const minute = Array.from(
  { length: 5 },
  (_, place) =>
    `On evening ${place + 1} the little lighthouse counted its ships. One was red, one was blue, and one was late. The sea said hush.`,
);
/** A little more than 2,400 words. */
const evening = Array.from({ length: 108 }, (_, place) => minute[place % minute.length] ?? '');
const optionsOf = { length: 'short', language: 'english', characters: ['fox'], setting: 'forest', message: 'sharing' };

/** The sandbox's voice at the pace of a real engine: a quarter of a second, then an eighth of the sound's length. */
export const narration: Bench = {
  name: 'Narration',
  baseline: 'the voice alone, or the product without narrations',
  below:
    'Press to sound is the time from the press to the first sentence in the browser’s hands, beside what the demo voice takes for that sentence by its pace.',
  run: async () => {
    const product = await startProduct({
      SPEECH_AT_ONCE: '50',
      SPEECH_WORDS: 'captioned',
      FREE_NARRATIONS_PER_DAY: 'unlimited',
      FREE_TEXT_STORIES: 'unlimited',
    });
    try {
      const token = await signIn(product.url, operator);
      const call = caller(product, token);
      const ours: number[] = [];
      const engine: number[] = [];
      for (let press = 0; press < presses; press += 1) {
        const first = `Press number ${press + 1} woke the owl.`;
        const id = await save(call, [first, 'And then it slept.']);
        const began = performance.now();
        const { key } = await begin(call, id);
        await (await fetch(product.url + narrationSentencePath(key, 0))).arrayBuffer();
        ours.push(performance.now() - began);
        engine.push(250 + (first.length / 13) * 120);
        await untilReady(call, id);
      }
      const long = await save(call, minute);
      await begin(call, long);
      const told = await untilReady(call, long);
      const seconds = told.sentences.reduce((sum, each) => sum + (each.seconds ?? 0), 0);
      const bytes = (await (await fetch(`${product.url}/storage/v1/narrations/${told.key}/story.mp3`)).arrayBuffer())
        .byteLength;
      const stream = () => firstWords(product, token);
      const quiet = [await stream(), await stream(), await stream()];
      const ids: string[] = [];
      for (let story = 0; story < together; story += 1) ids.push(await save(call, [`Story ${story}.`, ...minute]));
      const before = product.usage();
      await Promise.all(ids.map((id) => begin(call, id)));
      const busy = [await stream(), await stream(), await stream()];
      const ready = await Promise.all(ids.map((id) => untilReady(call, id)));
      const cpu = product.usage().cpu - before.cpu;
      const minutes =
        ready.flatMap(({ sentences }) => sentences).reduce((sum, each) => sum + (each.seconds ?? 0), 0) / 60;
      const starts = sentenceStarts(told.sentences);
      const lit = await beside(product, call, evening);
      const page = inBrowser();
      return [
        { what: 'press to sound, p50', unit: 'ms', ours: percentile(ours, 0.5), baseline: percentile(engine, 0.5) },
        { what: 'press to sound, p95', unit: 'ms', ours: percentile(ours, 0.95), baseline: percentile(engine, 0.95) },
        {
          what: 'size of a minute (baseline: WAV)',
          unit: 'KB',
          ours: bytes / (seconds / 60) / 1000,
          baseline: (24_000 * 2 * 60) / 1000,
        },
        {
          what: 'length by the timeline (baseline: by the file)',
          unit: 's',
          ours: (starts.at(-1) ?? 0) + (told.sentences.at(-1)?.seconds ?? 0),
          baseline: bytes / 6000,
        },
        {
          what: `word lit beside its sound, p95 of ${lit.told.length} (baseline: times estimated)`,
          unit: 'ms',
          ours: percentile(lit.told.map(Math.abs), 0.95),
          baseline: percentile(lit.estimated.map(Math.abs), 0.95),
        },
        {
          what: 'drift from the first tenth of that story to its last',
          unit: 'ms',
          ours: drift(lit.told),
          baseline: drift(lit.estimated),
        },
        {
          what: 'the same in a browser, p95 at the end of 2,400 words (baseline: at their beginning)',
          unit: 'ms',
          ours: page.end.late,
          baseline: page.beginning.late,
        },
        {
          what: `CPU of a minute, ${together} at once (baseline: its length)`,
          unit: 'ms',
          ours: cpu / minutes,
          baseline: 60_000,
        },
        {
          what: `first words of a story beside ${together} narrations`,
          unit: 'ms',
          ours: percentile(busy, 0.5),
          baseline: percentile(quiet, 0.5),
        },
      ];
    } finally {
      await product.stop();
    }
  },
};

/**
 * Returns by how many milliseconds each word is lit after it is heard in the decoded file: with the word times that the
 * engine reports, and with our estimate.
 */
async function beside(
  { url }: Measured,
  call: Call,
  paragraphs: string[],
): Promise<{ told: number[]; estimated: number[] }> {
  const id = await save(call, paragraphs);
  await begin(call, id);
  const { key, sentences } = await untilReady(call, id);
  const file = await (await fetch(`${url}/storage/v1/narrations/${key}/story.mp3`)).arrayBuffer();
  const marks = marksIn(await decoded(new Uint8Array(file)));
  const starts = sentenceStarts(sentences);
  const texts = storySentences({ title: 'A bench', content: paragraphs.join('\n\n'), language: 'english' });
  const told = sentences.flatMap(({ words }, index) => words.map(([, , from]) => (starts[index] ?? 0) + from));
  const estimated = sentences.flatMap(({ words }, index) =>
    estimateWords(texts[index]?.text ?? '', 'english', words[0]?.[2] ?? 0, words.at(-1)?.[3] ?? 0).map(
      ([, , from]) => (starts[index] ?? 0) + from,
    ),
  );
  if (marks.length !== told.length) throw new Error(`${told.length} words are told, and ${marks.length} are heard`);
  const late = (times: number[]) => times.map((at, word) => (at - (marks[word] ?? 0)) * 1000);
  return { told: late(told), estimated: late(estimated) };
}

type Measure = { late: number; second: number };

/** How far light and sound differ in a browser: the journey of a long story measures it on an idle machine. */
function inBrowser(): { beginning: Measure; end: Measure } {
  if (!ensureWebBuild()) throw new Error('Building the pages failed.');
  const report = join(mkdtempSync(join(tmpdir(), 'lunatale-heard-')), 'report.json');
  const journey = ['test', 'journeys/narration.spec.ts', '--project=desktop', '--grep=2,400 words', '--reporter=json'];
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...journey], {
    stdio: 'inherit',
    env: { ...process.env, JOURNEYS_HEARD: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const told: string[] = [];
  JSON.parse(readFileSync(report, 'utf8'), (_, value) => {
    if (value?.type === 'late') told.push(value.description);
    return value;
  });
  if (!told[0]) throw new Error('the long story was not heard in a browser');
  return JSON.parse(told[0]);
}

/** Returns by how many milliseconds the median lateness in a story's last tenth differs from that in its first. */
function drift(late: number[]): number {
  const tenth = Math.ceil(late.length / 10);
  return Math.abs(median(late.slice(-tenth)) - median(late.slice(0, tenth)));
}

type Call = (path: string, json?: unknown) => Promise<Response>;

function caller({ url }: Measured, token: string): Call {
  return (path, json) =>
    fetch(url + path, {
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
}

async function save(call: Call, paragraphs: string[]): Promise<string> {
  const options = { ...optionsOf, ageGroup: 'toddler', model: 'deepseek', tone: 'playful' };
  const answer = await call('/api/stories', { title: 'A bench', content: paragraphs.join('\n\n'), options });
  return ((await answer.json()) as { id: string }).id;
}

async function begin(call: Call, id: string): Promise<Narration> {
  const answer = await call(storyNarrationPath(id), { voice });
  if (!answer.ok) throw new Error(`no narration was begun: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Narration;
}

async function untilReady(call: Call, id: string): Promise<Narration> {
  for (let made = 0; ; ) {
    const answer = await call(`${storyNarrationPath(id)}?voice=${voice}&made=${made}`);
    const told = (await answer.json()) as Narration;
    if (told.state === 'ready') return told;
    if (told.state !== 'making') throw new Error(`a narration is ${told.state}: ${told.stoppedBy}`);
    made = told.made;
  }
}

/** Returns the milliseconds to the first words of a story by the sandbox's writer. */
async function firstWords({ url }: Measured, token: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/functions/v1/generate-story-stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      storyParams: { ...optionsOf, ageGroup: 'toddler', model: 'deepseek', tone: 'playful' },
      turnstileToken: null,
      generationId: crypto.randomUUID(),
    }),
  });
  const reader = answer.body?.getReader();
  await reader?.read();
  const milliseconds = performance.now() - began;
  await reader?.cancel();
  return milliseconds;
}
