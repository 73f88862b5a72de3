import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storiesPath } from '#domain/stories/api.ts';
import { type UsageStats, usageStatsPath } from '#domain/usage/allowance.ts';
import { signInSession } from '../product.ts';
import type { Outcome } from '../proof.ts';
import { bearer, refresh, storyParams, summary, writeStory } from '../scale/load.ts';
import type { Site } from '../scale/site.ts';

/** The clock's offsets from the right time, in seconds, one after the other while the server runs. */
const jumps = [3600, -3600, 86_400, -86_400, 300, 0];

/**
 * The server's clock jumps back and forth while the database's runs on. After each jump a parent refreshes the session
 * as the page does; then everything works, and each story counts once. Needs libfaketime, Debian's package "faketime".
 */
export async function clockJumps(site: Site, folder: string): Promise<Outcome[]> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  const what = "jumps of the server's clock by minutes, hours and days";
  if (!library) return [{ what, tried: 0, lost: 0, note: 'not tried: libfaketime is not installed' }];
  const [server] = site.servers;
  const file = join(folder, 'clock');
  const jump = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  jump(0);
  await server.end();
  await server.start({
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // Only the time of day jumps: durations are not measured by it.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const parent = await signInSession(site.url, 'clock@example.com');
  await site.sql(
    `insert into user_usage_limits (user_id, free_no_image_stories_limit) values ($1, 100)
     on conflict (user_id) do update set free_no_image_stories_limit = 100`,
    [parent.userId],
  );
  const failures: string[] = [];
  for (const [index, seconds] of jumps.entries()) {
    jump(seconds);
    await wait(2500);
    const off = Math.round(
      (Date.parse((await fetch(`${server.url}/healthz`)).headers.get('date') ?? '') - Date.now()) / 1000,
    );
    if (Math.abs(off - seconds) > 10) failures.push(`the clock is ${off} s off instead of ${seconds}`);
    const problem = (await refresh(site.url, parent)) ?? (await writeStory(site.url, parent, crypto.randomUUID()));
    if (problem) failures.push(`${seconds} s: ${problem}`);
    const story = { title: 'Clock', content: 'A story.', options: storyParams() };
    const saved = await bearer(site.url, parent, storiesPath, story);
    if (saved.status !== 201) failures.push(`${seconds} s: a save answered ${saved.status}`);
    const stats = (await (await bearer(site.url, parent, usageStatsPath)).json()) as UsageStats;
    if (stats.freeText.used !== index + 1)
      failures.push(`${seconds} s: ${stats.freeText.used} used instead of ${index + 1}`);
  }
  await server.end();
  await server.start();
  if (await refresh(site.url, parent)) failures.push('signed out by the end of it');
  return [{ what, tried: jumps.length, lost: failures.length, note: summary(failures) }];
}
