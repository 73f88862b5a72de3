import { setTimeout as wait } from 'node:timers/promises';
import { type Bench, type Figure, percentile } from './figures.ts';
import { operator, signIn, startProduct } from './product.ts';
import { type Measured, start } from './relay/process.ts';
import { type Reading, read } from './relay/readers.ts';

const streams = 1000;
const wordsPerSecond = 40;
const seconds = 15;
const rampSeconds = 5;
const oneByOne = 200;

/** From the provider's word to the reader's, through the whole product: sign-in, allowance, database, safety. */
export const relay: Bench = {
  name: 'Story stream',
  baseline: 'bare Node relay',
  run: async () => {
    const upstream = await start(['bench/relay/upstream.ts']);
    const bare = await start(['bench/relay/bare.ts', upstream.url]);
    const product = await startProduct({
      WRITERS: String(streams * 2),
      DEEPSEEK_API_KEY: 'bench',
      DEEPSEEK_BASE_URL: upstream.url,
      DEEPSEEK_DIALECT: 'deepseek',
    });
    try {
      // An operator has no limits; a new parent has three text stories.
      const unlimited = await signIn(product.url, operator);
      const parents: string[] = [];
      for (let parent = 0; parent < streams / 3; parent += 1)
        parents.push(await signIn(product.url, `parent${parent}@example.com`));
      const ours = await measure(upstream, product, unlimited, parents);
      const theirs = await measure(upstream, bare, unlimited, parents);
      return ours.map((figure, index) => ({ ...figure, baseline: theirs[index]?.ours ?? Number.NaN }));
    } finally {
      for (const each of [product, bare, upstream]) await each.stop();
    }
  },
};

async function measure(upstream: Measured, server: Measured, unlimited: string, parents: string[]): Promise<Figure[]> {
  await tell(upstream, { wordsPerSecond, words: 3 });
  const first: Reading[] = [];
  for (let stream = 0; stream < oneByOne; stream += 1) first.push(await read(server.url, stream, unlimited));
  const firstDelays = delays(await sentTimes(upstream), first, 1);

  await tell(upstream, { wordsPerSecond, words: wordsPerSecond * seconds });
  const before = server.usage();
  // Parents do not all tap at the same instant: they come within a few seconds, and then all are reading.
  const reading = Promise.all(
    Array.from({ length: streams }, async (_, stream) => {
      await wait((stream / streams) * rampSeconds * 1000);
      return read(server.url, stream, parents[Math.floor(stream / 3)] ?? '');
    }),
  );
  await wait((rampSeconds + 1) * 1000);
  const middle = server.usage();
  const all = await reading;
  const after = server.usage();
  const lost = all.filter(({ lost }) => lost !== undefined);
  for (const { stream, lost: why } of lost.slice(0, 3)) console.error(`stream ${stream} was lost: ${why}`);
  const loadDelays = delays(await sentTimes(upstream), all, Number.POSITIVE_INFINITY);
  const words = all.reduce((sum, { received }) => sum + received.length, 0);
  const figure = (what: string, unit: string, ours: number): Figure => ({ what, unit, ours, baseline: Number.NaN });
  return [
    figure('first word, one story at a time, p50', 'ms', percentile(firstDelays, 0.5)),
    figure('first word, one story at a time, p99', 'ms', percentile(firstDelays, 0.99)),
    figure(`every word, ${streams} stories at once, p50`, 'ms', percentile(loadDelays, 0.5)),
    figure(`every word, ${streams} stories at once, p99`, 'ms', percentile(loadDelays, 0.99)),
    figure(`stories lost of ${streams}`, '', lost.length),
    figure('CPU per 1,000 words', 'ms', ((after.cpu - before.cpu) / words) * 1000),
    figure('memory per story', 'kB', ((middle.memory - before.memory) / streams) * 1024),
  ];
}

/** Returns how long each of a story's first `words` words took from the provider to the reader. */
function delays(sent: Map<number, number[]>, readings: Reading[], words: number): number[] {
  return readings.flatMap(({ stream, received }) => {
    const times = sent.get(stream) ?? [];
    return received.slice(0, words).map((time, index) => time - (times[index] ?? Number.NaN));
  });
}

async function tell(upstream: Measured, settings: object): Promise<void> {
  await fetch(`${upstream.url}/settings`, { method: 'POST', body: JSON.stringify(settings) });
}

async function sentTimes(upstream: Measured): Promise<Map<number, number[]>> {
  return new Map((await (await fetch(`${upstream.url}/sent`)).json()) as [number, number[]][]);
}
