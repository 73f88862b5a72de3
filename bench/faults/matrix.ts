import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorCode } from '#domain/errors.ts';
import {
  type GenerateStoryGeminiAnswer,
  generateStoryGeminiPath,
  generateStoryStreamPath,
  streamErrorMark,
} from '#domain/generation/api.ts';
import { type UsageStats, usageStatsPath } from '#domain/usage/allowance.ts';
import type { FaultOf } from '#sandbox/faults.ts';
import { badFinishes } from '#sandbox/gemini/wire.ts';
import { type Session, signInSession } from '../product.ts';
import type { Outcome } from '../proof.ts';
import { bearer, storyParams } from '../scale/load.ts';
import { openSockets as sockets } from '../scale/processes.ts';
import { eventually, type Site } from '../scale/site.ts';

type Wanted = { status: number; code: ErrorCode | 'none' };
const answer = (status: number, code: Wanted['code']): Wanted => ({ status, code });
const broken = answer(500, 'PROVIDER_UNAVAILABLE');
const within = answer(200, 'PROVIDER_UNAVAILABLE');
const fine = answer(200, 'none');

/** How a text story ends for the reader, by the fault of the text provider; 200 = after the first words. */
const textFaults: Partial<Record<FaultOf<'deepseek'>, Wanted>> = {
  400: answer(500, 'INTERNAL'),
  401: answer(500, 'INTERNAL'),
  402: answer(500, 'INTERNAL'),
  422: answer(500, 'INTERNAL'),
  429: answer(429, 'RATE_LIMITED'),
  500: broken,
  503: answer(503, 'PROVIDER_BUSY'),
  reset: broken,
  cut: within,
  'no-end': within,
  'bad-json': within,
  silence: answer(504, 'TIMEOUT'),
  stall: answer(200, 'TIMEOUT'),
  empty: answer(502, 'EMPTY_STORY'),
  length: within,
  content_filter: answer(200, 'CONTENT_FILTERED'),
  insufficient_system_resource: answer(200, 'PROVIDER_BUSY'),
  unsafe: answer(200, 'CONTENT_FILTERED'),
  chopped: fine,
  'error-text': fine,
};

/** How an illustrated story ends when its text fails. */
const illustratedFaults: Partial<Record<FaultOf<'gemini'>, Wanted>> = {
  400: answer(500, 'INTERNAL'),
  401: answer(500, 'INTERNAL'),
  403: answer(500, 'INTERNAL'),
  429: answer(429, 'RATE_LIMITED'),
  500: broken,
  503: answer(503, 'PROVIDER_BUSY'),
  reset: broken,
  silence: answer(504, 'TIMEOUT'),
  'bad-json': broken,
  empty: broken,
  'blocked-prompt': answer(500, 'CONTENT_FILTERED'),
  SAFETY: answer(500, 'CONTENT_FILTERED'),
  PROHIBITED_CONTENT: answer(500, 'CONTENT_FILTERED'),
  RECITATION: answer(500, 'CONTENT_FILTERED'),
  MAX_TOKENS: broken,
};

/** The illustrator's faults on every picture: the story is kept without pictures, and does not count. */
const pictureFaults: readonly FaultOf<'gemini'>[] = [
  'blocked-prompt',
  'no-image',
  'not-an-image',
  ...badFinishes,
  '500',
  'reset',
];

/** P18 in a real server process: error code, returned allowance, a row in the log, no socket left after 5 s. */
export async function faultMatrix(site: Site): Promise<Outcome[]> {
  const { control } = site.outside;
  await control.pace({ tokensPerSecond: null, firstTokenMilliseconds: 0 });
  // Operators have no limits: their next successful story closes the breaker again.
  const operator = await signInSession(site.url, 'admin@lunatale.test');
  const socketsBefore = sockets(site.servers[0].pid());
  const outcomes: Outcome[] = [];
  for (const [kind, faults] of [
    ['text story', Object.entries(textFaults)],
    ['illustrated story', Object.entries(illustratedFaults)],
    ['pictures', pictureFaults.map((fault) => [fault, fine] as const)],
  ] as const) {
    const failures: string[] = [];
    let slowest = 0;
    for (const [fault, wanted] of faults) {
      const { problems, seconds } = await tryFault(site, kind, fault, wanted);
      failures.push(...problems.map((problem) => `${fault}: ${problem}`));
      slowest = Math.max(slowest, seconds);
      await control.clearFaults();
      // If the breaker has opened, its next probe comes after 30 s.
      await eventually(
        `a story again after ${fault}`,
        60,
        async () => (await ask(site, operator, kind)).code === 'none',
      );
    }
    const note =
      failures.join('; ') || `the last connection to a provider closed after ${slowest.toFixed(1)} s at most`;
    outcomes.push({ what: `faults of a provider: ${kind}`, tried: faults.length, lost: failures.length, note });
  }
  await wait(5000);
  const more = sockets(site.servers[0].pid()) - socketsBefore;
  const note = `${more} more than before, with nginx and the database`;
  outcomes.push({ what: 'open sockets of the server after the matrix', tried: 1, lost: more > 20 ? 1 : 0, note });
  return outcomes;
}

async function tryFault(site: Site, kind: string, fault: string, wanted: Wanted) {
  const vendor = kind === 'text story' ? 'deepseek' : 'gemini';
  const parent = await signInSession(
    site.url,
    `${vendor}-${kind.replace(' ', '-')}-${fault}@example.com`.toLowerCase(),
  );
  await site.outside.control.clearCalls();
  await site.outside.control.fault({
    vendor,
    fault,
    ...(kind === 'pictures' ? { match: 'picture_request' } : {}),
  } as never);
  const got = await ask(site, parent, kind);
  const problems: string[] = [];
  if (got.status !== wanted.status || got.code !== wanted.code) {
    problems.push(`answered ${got.status} ${got.code} instead of ${wanted.status} ${wanted.code}`);
  }
  const counts = kind !== 'pictures' && wanted.code === 'none' ? 1 : 0;
  const stats = (await (await bearer(site.url, parent, usageStatsPath)).json()) as UsageStats;
  const used = stats.freeText.used + stats.freeImage.used;
  if (used !== counts) problems.push(`${used} used instead of ${counts}`);
  const endpoint = vendor === 'deepseek' ? 'generate-story-stream' : 'generate-story-gemini';
  await eventually('a log row', 5, async () => {
    const rows = await site.sql<{ error: string | null }>(
      'select error_message as error from api_usage_logs where user_id = $1 and endpoint = $2',
      [parent.userId, endpoint],
    );
    return rows.some(({ error }) => (wanted.code === 'none' ? error === null : error === wanted.code));
  }).catch((error: Error) => problems.push(error.message));
  const port = Number(new URL((await site.outside.control.urls())[vendor] ?? '').port);
  const seconds = await eventually('the end of every connection to the provider', 5, async () => {
    const open = (await site.outside.control.calls(vendor)).filter(({ state }) => state === 'open');
    return open.length === 0 && connectionsTo(port) === 0;
  }).catch((error: Error) => {
    problems.push(error.message);
    return 5;
  });
  return { problems, seconds };
}

/** Requests a story and reads it to its end; returns the status, and the error's code wherever it stands. */
async function ask(site: Site, parent: Session, kind: string): Promise<{ status: number; code: string }> {
  const body = { storyParams: storyParams() };
  if (kind === 'text story') {
    const answer = await bearer(site.url, parent, generateStoryStreamPath, body);
    const text = await answer.text();
    const error = answer.status === 200 ? text.slice(text.lastIndexOf(`\n${streamErrorMark}{`) + 1) : text;
    return { status: answer.status, code: /^(?:ERROR:)?\{.*?"code":"(\w+)"/.exec(error)?.[1] ?? 'none' };
  }
  const answer = await bearer(site.url, parent, generateStoryGeminiPath, body);
  const { code, success, story } = (await answer.json()) as GenerateStoryGeminiAnswer;
  return { status: answer.status, code: code ?? (success && story ? 'none' : 'no story') };
}

/** Counts the open TCP connections to this port on this machine, from the side that opened them. */
function connectionsTo(port: number): number {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  return lines.filter((line) => {
    const [, , remote, state] = line.trim().split(/\s+/);
    return remote?.endsWith(wanted) && state === '01';
  }).length;
}
