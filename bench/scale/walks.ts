import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createCheckoutPath } from '#domain/billing/api.ts';
import {
  type Generation,
  generateStoryGeminiPath,
  generateStoryStreamPath,
  generationIdHeader,
  generationPath,
  generationStreamPath,
  latestGenerationPath,
  stopGenerationPath,
} from '#domain/generation/api.ts';
import { stripeControl } from '#sandbox/stripe/control.ts';
import { type Session, signInSession } from '../product.ts';
import type { Outcome } from '../proof.ts';
import { bearer, gather, refresh, storyParams, summary } from './load.ts';
import { eventually, type Server, type Site } from './site.ts';

type Servers = [Server, Server];

const quick = { tokensPerSecond: 400, firstTokenMilliseconds: 100 };
const atOnce = { tokensPerSecond: null, firstTokenMilliseconds: 0 };

/** 200 parallel starts by one parent, half on each server: exactly as many succeed as the allowance holds (P11). */
export async function walkLimits(site: Site, servers: Servers): Promise<Outcome[]> {
  const start = async (parent: Session, path: string, index: number) => {
    const answer = await bearer(servers[index % 2]?.url ?? '', parent, path, { storyParams: storyParams() });
    const text = await answer.text();
    return { status: answer.status, code: /"code":"(\w+)"/.exec(text)?.[1] ?? '' };
  };
  const outcomes: Outcome[] = [];
  await site.outside.control.pace(atOnce);
  for (const [kind, path, limit] of [
    ['text stories', generateStoryStreamPath, 3],
    ['illustrated stories', generateStoryGeminiPath, 1],
  ] as const) {
    const [parent] = await gather(site.url, 1, `limits-${limit}-`);
    if (!parent) continue;
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => start(parent, path, index)));
    const taken = answers.filter(({ status }) => status === 200).length;
    const strange = answers.filter(
      ({ status, code }) => ![200, 402, 409].includes(status) && !/LIMIT_EXCEEDED$/.test(code),
    );
    const note = `${taken} taken of a limit of ${limit}${strange.length ? `, ${JSON.stringify(strange.slice(0, 3))}` : ''}`;
    outcomes.push({
      what: `${kind}: parallel starts`,
      tried: 200,
      lost: Math.abs(taken - limit) + strange.length,
      note,
    });
  }
  const [subscriber] = await gather(site.url, 1, 'limits-daily-');
  if (subscriber) {
    await subscribe(site, [subscriber]);
    // Only one illustrated story at a time is allowed: parallel starts are answered 409.
    const answers: { status: number; code: string }[] = [];
    for (let round = 0; round < 14; round += 1) {
      const batch = Array.from({ length: 15 }, (_, index) => start(subscriber, generateStoryGeminiPath, index));
      answers.push(...(await Promise.all(batch)));
    }
    const taken = answers.filter(({ status }) => status === 200).length;
    const strange = answers.filter(
      ({ status, code }) => ![200, 402, 409].includes(status) && !/LIMIT_EXCEEDED$/.test(code),
    );
    const note = `${taken} taken of a limit of 10${strange.length ? `, ${JSON.stringify(strange.slice(0, 3))}` : ''}`;
    const what = 'illustrated stories a day, Premium: parallel starts';
    outcomes.push({ what, tried: answers.length, lost: Math.abs(taken - 10) + strange.length, note });
  }
  await site.outside.control.pace(quick);
  return outcomes;
}

/** Makes parents subscribers without a payment. */
export async function subscribe(site: Pick<Site, 'sql'>, parents: Session[]): Promise<void> {
  const ids = parents.map(({ userId }) => userId);
  await site.sql("insert into subscriptions (user_id, status) select unnest($1::uuid[]), 'active'", [ids]);
}

/** Sign-in begins on one server and ends on the other, 20 parallel refreshes over both, sign-out on one (P05). */
export async function walkSessions(_site: Site, [a, b]: Servers, parents: number): Promise<Outcome[]> {
  const failures: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) failures.push(what);
  };
  for (let number = 0; number < parents; number += 1) {
    const parent = await signInSession(a.url, `sessions${number}@example.com`, b.url);
    expect((await bearer(a.url, parent, '/auth/v1/user')).status === 200, 'the other server knows the token');
    const twins = Array.from({ length: 20 }, () => ({ ...parent }));
    const refused = await Promise.all(twins.map((twin, index) => refresh(index % 2 ? a.url : b.url, twin)));
    expect(
      refused.every((problem) => problem === undefined),
      `a refresh was refused: ${summary(refused.filter((problem) => problem !== undefined))}`,
    );
    expect(new Set(twins.map(({ refreshToken }) => refreshToken)).size === 1, 'parallel refreshes agree on one child');
    const [phone] = twins;
    if (!phone) continue;
    expect((await bearer(a.url, phone, '/auth/v1/logout', {})).status === 204, 'signing out is answered');
    expect((await bearer(b.url, phone, '/auth/v1/user')).status === 401, 'signed out on the other server at once');
    expect((await refresh(b.url, phone)) !== undefined, 'no refresh after signing out');
  }
  const what = 'sign-in on one server, 20 refreshes over both, sign-out on one';
  return [{ what, tried: parents, lost: failures.length, note: summary(failures) }];
}

/** One server writes a story; through the other it is read, found and stopped (P20). */
export async function walkStories(site: Site, [a, b]: Servers, stories: number): Promise<Outcome[]> {
  const readers = await gather(site.url, stories, 'stories');
  // The pace of a real writer, so that a story is still being written when it is searched for and stopped.
  await site.outside.control.pace({ tokensPerSecond: 60, firstTokenMilliseconds: 250 });
  const failures: string[] = [];
  const stops: number[] = [];
  const begin = async (parent: Session, generationId: string) => {
    const answer = await bearer(a.url, parent, generateStoryStreamPath, { storyParams: storyParams(), generationId });
    const text = await answer.text();
    // A story that is stopped before its first word is answered with an ordinary error.
    const wellMade = answer.status === 200 || text.includes('GENERATION_STOPPED');
    if (!wellMade) failures.push(`a start was answered with ${answer.status} ${text.slice(0, 80)}`);
    return text;
  };
  await Promise.all(
    readers.map(async (parent) => {
      const generationId = randomUUID();
      const written = begin(parent, generationId);
      await eventually('the story', 30, async () => {
        const latest = (await (await bearer(b.url, parent, latestGenerationPath)).json()) as Generation | null;
        return latest?.id === generationId;
      }).catch(() => failures.push('was not found through the other server'));
      const followed = await (await bearer(b.url, parent, generationStreamPath(generationId))).text();
      if (followed !== (await written)) failures.push('read differently through the other server');

      const stopped = randomUUID();
      const rest = begin(parent, stopped);
      const running = async () => (await bearer(b.url, parent, generationPath(stopped))).status === 200;
      await eventually('the story', 30, running).catch(() => failures.push('was not found through the other server'));
      const asked = performance.now();
      if ((await bearer(b.url, parent, stopGenerationPath(stopped), {})).status !== 204)
        failures.push('was not stopped');
      if (!(await rest).includes('GENERATION_STOPPED')) failures.push('went on after the stop');
      stops.push(performance.now() - asked);
      const row = (await (await bearer(b.url, parent, generationPath(stopped))).json()) as Generation;
      if (row.counted) failures.push('counted although it was stopped');
    }),
  );
  await site.outside.control.pace(quick);
  const slowest = `${(Math.max(...stops) / 1000).toFixed(1)} s from the stop to the end at most`;
  const note = [slowest, summary(failures)].filter(Boolean).join('; ');
  const what = 'stories of one server read along and stopped through the other';
  return [{ what, tried: stories * 2, lost: failures.length, note }];
}

/** Words arrive through nginx while they are written, not all at the end. */
export async function walkStream(site: Site): Promise<Outcome[]> {
  const [parent] = await gather(site.url, 1, 'stream');
  if (!parent) return [];
  const answer = await bearer(site.url, parent, generateStoryStreamPath, { storyParams: storyParams() });
  const begin = performance.now();
  let pieces = 0;
  let longest = 0;
  let last = begin;
  for await (const _ of answer.body ?? []) {
    pieces += 1;
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  const seconds = ((last - begin) / 1000).toFixed(1);
  const note = `${pieces} pieces in ${seconds} s, the longest pause ${Math.round(longest)} ms, ${answer.headers.get(generationIdHeader) ? 'with' : 'without'} its number`;
  return [{ what: 'a story arrives through nginx as it is written', tried: 1, lost: pieces > 10 ? 0 : 1, note }];
}

/** Both servers start at the same moment with every job due: each job runs once. */
export async function walkJobs(site: Site, servers: Servers, rounds: number): Promise<Outcome[]> {
  await site.sql(`create table if not exists bench_runs (job text, due_at timestamptz);
    create or replace function bench_count() returns trigger language plpgsql security definer as
      $$ begin insert into bench_runs values (new.job, new.due_at); return null; end $$;
    create or replace trigger bench_count after update of finished_at on job_runs
      for each row execute function bench_count()`);
  let runs = 0;
  let twice = 0;
  let missed = 0;
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(servers.map((server) => server.end()));
    await site.sql('truncate bench_runs; truncate job_runs');
    await Promise.all(servers.map((server) => server.start()));
    await eventually('every job', 120, async () => {
      const [row] = await site.sql<{ open: number; all: number }>(
        'select count(*) filter (where finished_at is null)::int as open, count(*)::int as all from job_runs',
      );
      return row?.open === 0 && row.all > 0;
    });
    await wait(500);
    const rows = await site.sql<{ runs: number }>(
      `select (select count(*)::int from bench_runs b where b.job = j.job and b.due_at = j.due_at) as runs from job_runs j`,
    );
    runs += rows.length;
    twice += rows.filter((row) => row.runs > 1).length;
    missed += rows.filter((row) => row.runs < 1).length;
  }
  const note = `${twice} ran twice, ${missed} never`;
  return [{ what: 'jobs due at the start of both servers at once', tried: runs, lost: twice + missed, note }];
}

/** Every notification of a subscription is sent 4 times, in parallel and out of order, to both servers (P15). */
export async function walkWebhooks(site: Site, parents: number): Promise<Outcome[]> {
  const stripe = stripeControl(site.outside.stripeUrl);
  const buyers = await gather(site.url, parents, 'webhooks');
  await stripe.hold(true);
  const known = new Set((await stripe.events()).map(({ id }) => id));
  for (const buyer of buyers) {
    const { url } = (await (await bearer(site.url, buyer, createCheckoutPath, {})).json()) as { url: string };
    await stripe.checkout(url.split('/').at(-1) ?? '');
  }
  const events = (await stripe.events()).map(({ id }) => id).filter((id) => !known.has(id));
  const copies = [0, 1, 2, 3].map(() => events.toSorted(() => Math.random() - 0.5));
  const answers = (await Promise.all(copies.map((copy) => stripe.deliver(copy)))).flat();
  await stripe.hold(false);
  const refused = answers.filter(({ status }) => status !== 200);
  const ids = buyers.map(({ userId }) => userId);
  const rows = await site.sql<{ status: string; payments: number; paid: number }>(
    `select effective_subscription_status(u.id) as status, count(p.*)::int as payments,
       coalesce(sum(p.amount_paid), 0)::int as paid
     from users u left join payments p on p.user_id = u.id where u.id = any($1::uuid[]) group by u.id`,
    [ids],
  );
  const wrong = rows.filter((row) => row.status !== 'active' || row.payments !== 1 || row.paid !== 999);
  const note = `${events.length} notifications four times each; ${buyers.length - wrong.length} of ${buyers.length} buyers active with one payment; ${refused.length} answers other than 200 ${refused[0] ? JSON.stringify(refused[0]).slice(0, 150) : ''}`;
  return [
    {
      what: 'notifications of payments, over both servers',
      tried: answers.length,
      lost: wrong.length + refused.length,
      note,
    },
  ];
}
