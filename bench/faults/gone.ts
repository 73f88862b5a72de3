import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCheckoutPath } from '#domain/billing/api.ts';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { type SavedStory, storiesPath } from '#domain/stories/api.ts';
import { type UsageStats, usageStatsPath } from '#domain/usage/allowance.ts';
import { stripeControl } from '#sandbox/stripe/control.ts';
import { type Session, signInSession } from '../product.ts';
import type { Outcome } from '../proof.ts';
import { bearer, describe, gather, startLoad, storyParams, summary } from '../scale/load.ts';
import { missingSaves } from '../scale/rolling.ts';
import { eventually, type Site } from '../scale/site.ts';
import { startAlone } from './alone.ts';
import { isReady } from './kills.ts';

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function saveWithPicture(url: string, parent: Session): Promise<{ status: number; saved: SavedStory }> {
  const story = { title: 'With a picture', content: 'A story.', options: storyParams(), images: [onePixel] };
  const answer = await bearer(url, parent, storiesPath, story);
  return { status: answer.status, saved: (await answer.json()) as SavedStory };
}

/** No provider answers: stories are refused and cost nothing, the rest works, and recovery needs no help. */
export async function providerGone(site: Site): Promise<Outcome[]> {
  const parents = await gather(site.url, 10, 'outside');
  const failures: string[] = [];
  await site.outside.end();
  const begin = performance.now();
  for (const parent of parents) {
    const answer = await bearer(site.url, parent, generateStoryStreamPath, { storyParams: storyParams() });
    const { code } = (await answer.json()) as { code: string };
    if (code !== 'PROVIDER_UNAVAILABLE') failures.push(`answered ${answer.status} ${code}`);
    const stats = (await (await bearer(site.url, parent, usageStatsPath)).json()) as UsageStats;
    if (stats.freeText.used !== 0) failures.push('counted a story that nobody wrote');
    const saved = await bearer(site.url, parent, storiesPath, { title: 'K', content: 'A.', options: storyParams() });
    if (saved.status !== 201) failures.push(`a save answered ${saved.status}`);
  }
  const each = ((performance.now() - begin) / parents.length / 1000).toFixed(1);
  const signIn = await fetch(`${site.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
  if (signIn.status !== 302 || !signIn.headers.get('location')?.includes('error_code=SIGN_IN_FAILED')) {
    // A server that has asked Google before knows where to send the browser without asking again.
    if (!signIn.headers.get('location')?.startsWith('http')) failures.push(`sign-in answered ${signIn.status}`);
  }
  await site.outside.start();
  await site.outside.control.pace({ tokensPerSecond: null, firstTokenMilliseconds: 0 });
  const parent = parents[0] as Session;
  const seconds = await eventually('a story', 60, async () => {
    const answer = await bearer(site.url, parent, generateStoryStreamPath, { storyParams: storyParams() });
    await answer.text();
    return answer.status === 200;
  });
  const note = `${each} s to be refused on average; the first story ${seconds.toFixed(1)} s after they came back ${summary(failures)}`;
  return [{ what: 'providers, sign-in and payments gone', tried: parents.length * 3 + 1, lost: failures.length, note }];
}

/** PostgreSQL is down for 10 s while a renewal is paid: not ready, then ready, and the notification is kept (P34). */
export async function databaseGone(site: Site): Promise<Outcome[]> {
  const stripe = stripeControl(site.outside.stripeUrl);
  const [buyer] = await gather(site.url, 1, 'renewal');
  if (!buyer) return [];
  const { url } = (await (await bearer(site.url, buyer, createCheckoutPath, {})).json()) as { url: string };
  await stripe.checkout(url.split('/').at(-1) ?? '');
  const paid = async () => {
    const rows = await site.sql<{ count: number; customer: string }>(
      `select (select count(*)::int from payments where user_id = $1 and amount_paid > 0) as count,
         customer_id as customer from payment_customers where user_id = $1`,
      [buyer.userId],
    );
    return rows[0];
  };
  await eventually('the first payment', 20, async () => (await paid())?.count === 1);
  const customer = (await paid())?.customer ?? '';
  await site.postgres.kill();
  const red = await eventually('red', 10, async () => !(await isReady(site.url)));
  await stripe.advance(customer, 'next');
  await wait(10_000);
  await site.postgres.start();
  const green = await eventually('green', 10, () => isReady(site.url));
  const taken = await eventually('the renewal', 90, async () => ((await paid())?.count ?? 0) >= 2);
  const note = `red after ${red.toFixed(1)} s, green ${green.toFixed(1)} s after it was back, the renewal of meanwhile taken ${taken.toFixed(1)} s later`;
  return [{ what: 'PostgreSQL away for 10 s, with a payment notification', tried: 1, lost: green > 10 ? 1 : 0, note }];
}

/** The pictures' folder is gone: stories are saved without their pictures, and the answer says so. */
export async function storeGone(site: Site, folder: string): Promise<Outcome[]> {
  const parent = await signInSession(site.url, 'store@example.com');
  const failures: string[] = [];
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, 'no folder');
  for (let round = 0; round < 10; round += 1) await keptWithout(site.url, parent, failures);
  rmSync(folder);
  renameSync(`${folder}.away`, folder);
  const { saved } = await saveWithPicture(site.url, parent);
  if (saved.imagesSaved !== 1) failures.push('no picture after it came back');
  return [
    { what: 'object store gone: saves with a picture', tried: 11, lost: failures.length, note: summary(failures) },
  ];
}

async function keptWithout(url: string, parent: Session, failures: string[]): Promise<void> {
  const { status, saved } = await saveWithPicture(url, parent);
  if (status !== 201) failures.push(`answered ${status} ${JSON.stringify(saved).slice(0, 100)}`);
  else if (saved.imagesSaved !== 0 || !saved.imageUploadFailed) failures.push('did not say that the picture failed');
}

/** A full disk: calls may be refused, acknowledged saves are kept, and the product recovers when there is space. */
export async function diskFull(): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return [{ what: 'disk full', tried: 0, lost: 0, note: 'not tried: mounting a small disk needs root' }];
  }
  const product = await startAlone(folder);
  try {
    const parents = await gather(product.url, 6, 'disk');
    const load = startLoad(product.url, parents, 40);
    await wait(2000);
    const filler = join(folder, 'filler');
    fill(filler, folder);
    await wait(10_000);
    const refusals = load.failures.length;
    const alive = (await fetch(`${product.url}/healthz`).catch(() => undefined))?.ok ?? false;
    truncateSync(filler, 0);
    const seconds = await eventually('recovery', 60, () => isReady(product.url));
    await wait(2000);
    const [first] = parents;
    const again = first && (await saveWithPicture(product.url, first).catch(describe));
    await load.stop();
    const saves = await missingSaves(product, load);
    const works = typeof again === 'object' && again.saved.imagesSaved === 1;
    return [
      {
        what: 'disk full for 10 s under load: acknowledged saves',
        ...saves,
        note: `${refusals} calls refused, such as ${summary(load.failures).slice(0, 160)}`,
      },
      {
        what: 'disk full: alive meanwhile, works again with space',
        tried: 2,
        lost: (alive ? 0 : 1) + (works ? 0 : 1),
        note: `ready ${seconds.toFixed(1)} s after there was space again${works ? '' : ` ${JSON.stringify(again).slice(0, 150)}`}`,
      },
    ];
  } finally {
    await product.stop();
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes zeros until the disk is full. */
function fill(file: string, folder: string): void {
  for (;;) {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail === 0) return;
    try {
      writeFileSync(file, Buffer.alloc(Math.min(bavail * bsize, 2 ** 24)), { flag: 'a' });
    } catch {
      return;
    }
  }
}
