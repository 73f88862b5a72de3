import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { adminPaths } from '#domain/operations/figures.ts';
import { type SavedStory, storiesPath, storyPath } from '#domain/stories/api.ts';
import { percentile } from './figures.ts';
import { type Session, signInSession } from './product.ts';
import type { Proof } from './proof.ts';
import { bearer, describe, refresh, storyParams, summary } from './scale/load.ts';
import { freePort, openSockets } from './scale/processes.ts';
import { type Server, startSite } from './scale/site.ts';

/** The length in minutes: 60, or SOAK_MINUTES. */
const minutes = Number(process.env.SOAK_MINUTES || 60);
/** The length of a window: one line of figures each, twelve in all (every five minutes of an hour). */
const windowSeconds = minutes * 5;
const warmUpSeconds = 20;
const crowd = 16;

/** The figures of one window. */
type Sample = { hours: number; rss: number; heap: number; sockets: number; handles: number; p50: number; p95: number };

/**
 * Parents sign in, generate a story, save it, look through the library, read and sign out, and an operator uses the
 * back office, at half of the machine's capacity: memory, handles and times must stay as they are.
 */
export const soak: Proof = {
  name: 'Soak',
  run: async (report) => {
    const metrics = await freePort();
    const site = await startSite(1, { RATE_LIMIT_FACTOR: '0', METRICS: String(metrics) });
    const [server] = site.servers;
    const times: number[] = [];
    const failures: string[] = [];
    let visits = 0;
    const visit = async () => {
      visits += 1;
      const problem = await oneVisit(site.url, `soak${visits}@example.com`, times).catch(describe);
      if (problem) failures.push(problem);
    };
    try {
      const operator = await signInSession(site.url, 'admin@lunatale.test');
      await site.outside.control.pace({ tokensPerSecond: 400, firstTokenMilliseconds: 100 });
      const capacity = await fullSpeed(visit, () => visits);
      const pause = (crowd / (capacity / 2)) * 1000;
      console.error(`${capacity.toFixed(1)} visits a second at full speed; ${(capacity / 2).toFixed(1)} from now on`);
      times.length = 0;
      const until = performance.now() + minutes * 60_000;
      const load = Promise.all([
        ...Array.from({ length: crowd }, (_, place) => pacedVisits(visit, pause, place, until)),
        lookOn(site.url, operator, failures, until),
      ]);
      const samples: Sample[] = [];
      const start = performance.now();
      const first = { visits, failures: failures.length, cpu: cpuSeconds(server.pid()) };
      for (let before = { visits, failures: failures.length }; performance.now() < until; ) {
        await wait(Math.min(windowSeconds * 1000, Math.max(0, until - performance.now())));
        const sample = await look(server, metrics, times.splice(0), (performance.now() - start) / 3_600_000);
        samples.push(sample);
        report({
          what: `visits until minute ${Math.round(sample.hours * 600) / 10}`,
          tried: visits - before.visits,
          lost: failures.length - before.failures,
          note: inWords(sample),
        });
        before = { visits, failures: failures.length };
      }
      await load;
      const count = visits - first.visits;
      const cpu = ((cpuSeconds(server.pid()) - first.cpu) * 1000) / count;
      const growth = slope(samples, ({ rss }) => rss).toFixed(0);
      const drift = slope(samples, ({ p95 }) => p95).toFixed(0);
      const trend = minutes < 10 ? 'too short for a trend' : `in an hour RSS ${growth} MB more, p95 ${drift} ms more`;
      const note = `${(capacity / 2).toFixed(1)} visits a second; ${cpu.toFixed(0)} ms of the server's CPU each; ${trend}; ${summary(failures)}`;
      report({
        what: `${minutes} minutes at half of capacity`,
        tried: count,
        lost: failures.length - first.failures,
        note,
      });
      await wait(80_000);
      const sockets = openSockets(server.pid());
      report({ what: 'sockets left when everybody is gone', tried: 1, lost: sockets > 40 ? 1 : 0, note: `${sockets}` });
    } finally {
      await site.stop();
    }
  },
};

/** A parent's evening, one call after the other. Records the time of each call, without that of the story's text. */
async function oneVisit(url: string, email: string, times: number[]): Promise<string | undefined> {
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    const result = await work();
    times.push(performance.now() - begin);
    return result;
  };
  const parent = await timed(() => signInSession(url, email));
  const generationId = randomUUID();
  const answer = await timed(() =>
    bearer(url, parent, generateStoryStreamPath, { storyParams: storyParams(), generationId }),
  );
  const content = await answer.text();
  if (answer.status !== 200 || content.includes('\nERROR:{')) return `story ${answer.status} ${content.slice(-120)}`;
  const story = { title: 'Soaked', content: content.slice(0, 50_000), options: storyParams(), generationId };
  const saved = await timed(() => bearer(url, parent, storiesPath, story));
  if (saved.status !== 201) return `save ${saved.status} ${(await saved.text()).slice(0, 120)}`;
  const { id } = (await saved.json()) as SavedStory;
  for (const path of [storiesPath, storyPath(id), `${storiesPath}?q=soaked`]) {
    const page = await timed(() => bearer(url, parent, path));
    await page.arrayBuffer();
    if (page.status !== 200) return `${path.split('/').slice(0, 3).join('/')} ${page.status}`;
  }
  const refused = await timed(() => refresh(url, parent));
  if (refused) return `refresh ${refused}`;
  const left = await timed(() => bearer(url, parent, '/auth/v1/logout', {}));
  return left.status === 204 ? undefined : `logout ${left.status}`;
}

/** Returns the visits a second when the whole crowd visits without a pause. */
async function fullSpeed(visit: () => Promise<void>, count: () => number): Promise<number> {
  const until = performance.now() + warmUpSeconds * 1000;
  const before = count();
  await Promise.all(
    Array.from({ length: crowd }, async () => {
      while (performance.now() < until) await visit();
    }),
  );
  return (count() - before) / warmUpSeconds;
}

/** One of the crowd: starts a visit every `pause` ms, however long the visit itself takes. */
async function pacedVisits(visit: () => Promise<void>, pause: number, place: number, until: number): Promise<void> {
  let next = performance.now() + (place / crowd) * pause;
  for (; next < until; next += pause) {
    await wait(Math.max(0, next - performance.now()));
    await visit();
  }
}

async function lookOn(url: string, operator: Session, failures: string[], until: number): Promise<void> {
  while (performance.now() < until) {
    const page = await bearer(url, operator, adminPaths.dashboard);
    await page.arrayBuffer();
    if (page.status === 401)
      failures.push(...[await refresh(url, operator)].filter((problem) => problem !== undefined));
    else if (page.status !== 200) failures.push(`dashboard ${page.status}`);
    await wait(Math.min(10_000, Math.max(0, until - performance.now())));
  }
}

async function look(server: Server, port: number, times: number[], hours: number): Promise<Sample> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    hours,
    rss: metric('process_resident_memory_bytes') / 2 ** 20,
    heap: metric('nodejs_heap_size_used_bytes') / 2 ** 20,
    handles: metric('nodejs_active_handles_total'),
    sockets: openSockets(server.pid()),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

/** Returns a value's growth in an hour, by least squares over the second half: the first half fills caches. */
function slope(samples: Sample[], of: (sample: Sample) => number): number {
  const late = samples.slice(Math.floor(samples.length / 2));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(late.map(({ hours }) => hours));
  const y = mean(late.map(of));
  const square = late.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0);
  return square === 0 ? 0 : late.reduce((sum, sample) => sum + (sample.hours - x) * (of(sample) - y), 0) / square;
}

function inWords({ rss, heap, sockets, handles, p50, p95 }: Sample): string {
  return `RSS ${rss.toFixed(0)} MB, heap ${heap.toFixed(0)} MB, ${sockets} sockets, ${handles} handles, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
}

/** Returns the seconds of CPU time that a process has used. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
