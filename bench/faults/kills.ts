import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { storiesPath } from '#domain/stories/api.ts';
import type { Outcome } from '../proof.ts';
import { bearer, gather, type Load, refresh, startLoad } from '../scale/load.ts';
import { missingSaves } from '../scale/rolling.ts';
import { eventually } from '../scale/site.ts';

/** A running product that can be killed, however it is deployed. */
export type Target = {
  url: string;
  sql<T extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<T[]>;
  /** Kills it with kill -9, then restarts it as an operator's supervisor would. */
  kill(): Promise<void>;
};

/** How many calls must succeed before the next kill, so that every kill meets a running product. */
const callsBetweenKills = 40;

/** The lease of a reservation and 2 s more. */
const leaseMilliseconds = 62_000;

/**
 * Kills at random moments while parents save, list, refresh and generate. At the end every acknowledged save must
 * exist, nobody may be signed out, and once the leases are over each used allowance must equal the completed stories.
 */
export async function killUnderLoad(what: string, target: Target, kills: number): Promise<Outcome[]> {
  const parents = await gather(target.url, 12, what.toLowerCase().replaceAll(/[^a-z]+/g, '-'));
  const ids = parents.map(({ userId }) => userId);
  await target.sql(
    `insert into user_usage_limits (user_id, free_no_image_stories_limit) select unnest($1::uuid[]), 100000
     on conflict (user_id) do update set free_no_image_stories_limit = 100000`,
    [ids],
  );
  const load = startLoad(target.url, parents, 60);
  const recoveries: number[] = [];
  for (let count = 0; count < kills; count += 1) {
    const before = succeeded(load);
    await eventually('a life between two deaths', 120, async () => succeeded(load) > before + callsBetweenKills);
    await wait(Math.random() * 1000);
    const begin = performance.now();
    await target.kill();
    await eventually('recovery', 120, () => isReady(target.url));
    recoveries.push((performance.now() - begin) / 1000);
  }
  await wait(1000);
  await load.stop();
  const saves = await missingSaves(target, load);
  const signedOut = await Promise.all(parents.map((parent) => isSignedOut(target.url, parent)));
  await wait(leaseMilliseconds);
  const wrong = await target.sql(
    `select u.user_id from user_usage_limits u where u.user_id = any($1::uuid[]) and (
       free_no_image_stories_used <> (select count(*) from generations g where g.user_id = u.user_id and g.counted)
       or active_reservations(u.user_id, 'free_no_image') <> 0)`,
    [ids],
  );
  const [stories] = await target.sql<{ completed: number; cut: number }>(
    `select count(*) filter (where counted)::int as completed, count(*) filter (where not counted)::int as cut
     from generations where user_id = any($1::uuid[])`,
    [ids],
  );
  const longest = Math.max(...recoveries).toFixed(1);
  return [
    { what: `${what}: acknowledged saves`, ...saves, note: `${kills} kills; ready again within ${longest} s at most` },
    { what: `${what}: sessions`, tried: parents.length, lost: signedOut.filter(Boolean).length, note: '' },
    {
      what: `${what}: used = completed`,
      tried: parents.length,
      lost: wrong.length,
      note: `${stories?.completed} stories completed and counted, ${stories?.cut} cut and given back; ${succeeded(load)} calls succeeded, ${load.failures.length} met a product that was down`,
    },
  ];
}

function succeeded(load: Load): number {
  return Object.values(load.calls).reduce((sum, number) => sum + number, 0) - load.failures.length;
}

export async function isReady(url: string): Promise<boolean> {
  return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
}

/** Whether a parent who returns with the tokens from before has to sign in again. */
async function isSignedOut(url: string, parent: Parameters<typeof refresh>[1]): Promise<boolean> {
  if ((await refresh(url, parent)) !== undefined) return true;
  return (await bearer(url, parent, storiesPath)).status !== 200;
}
