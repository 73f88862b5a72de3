import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '../proof.ts';
import { gather, type Load, startLoad, summary } from './load.ts';
import type { Server, Site } from './site.ts';
import { subscribe } from './walks.ts';

/** An upgrade as docs/operating.md describes it, under load: one server after the other, each drained first. */
export async function walkRollingRestart(site: Site, servers: Server[], parents: number): Promise<Outcome[]> {
  const people = await gather(site.url, parents, 'rolling');
  await subscribe(site, people);
  const load = startLoad(site.url, people, 100);
  const ports = servers.map(({ port }) => port);
  await wait(2000);
  let restarts = 0;
  const seconds: number[] = [];
  for (const server of [...servers, ...servers]) {
    const begin = performance.now();
    await site.nginx.send(ports.filter((port) => port !== server.port));
    seconds.push((performance.now() - begin) / 1000);
    await server.end('SIGTERM');
    await server.start();
    await site.nginx.send(ports);
    restarts += 1;
    await wait(1000);
  }
  await load.stop();
  return report(site, load, `${restarts} restarts one after the other, drained at nginx first`, seconds);
}

/** The same without draining at nginx, one server after the other: calls fail, but no acknowledged save is lost. */
export async function walkPlainRestart(site: Site, servers: Server[], parents: number): Promise<Outcome[]> {
  const people = await gather(site.url, parents, 'plain');
  await subscribe(site, people);
  const load = startLoad(site.url, people, 100);
  await wait(2000);
  for (const server of [...servers, ...servers]) {
    await server.end('SIGTERM');
    await server.start();
    await wait(2500);
  }
  await load.stop();
  const calls = Object.values(load.calls).reduce((sum, count) => sum + count, 0);
  const what = `${servers.length * 2} restarts by SIGTERM alone, for comparison: acknowledged saves`;
  const note = `${load.failures.length} of ${calls} calls met a server that was closing or starting`;
  return [{ what, ...(await missingSaves(site, load)), note }];
}

/** Reports the failed calls, and the acknowledged saves that are missing. */
async function report(site: Site, load: Load, what: string, drains: number[]): Promise<Outcome[]> {
  const calls = Object.values(load.calls).reduce((sum, count) => sum + count, 0);
  const drained = drains.length ? `drained in ${Math.max(...drains).toFixed(1)} s at most; ` : '';
  const kinds = Object.entries(load.calls)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
  return [
    { what, tried: calls, lost: load.failures.length, note: `${drained}${kinds} ${summary(load.failures)}`.trim() },
    { what: `${what}: acknowledged saves`, ...(await missingSaves(site, load)), note: '' },
  ];
}

/** Returns the number of acknowledged saves, and how many of them the database does not have. */
export async function missingSaves(site: Pick<Site, 'sql'>, load: Load): Promise<{ tried: number; lost: number }> {
  const [row] = await site.sql<{ kept: number }>('select count(*)::int as kept from stories where title = any($1)', [
    load.acknowledged,
  ]);
  return { tried: load.acknowledged.length, lost: load.acknowledged.length - (row?.kept ?? 0) };
}
