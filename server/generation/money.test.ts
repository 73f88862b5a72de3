import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { generateStoryGeminiPath, generateStoryStreamPath, stopGenerationPath } from '#domain/generation/api.ts';
import type { FaultOf } from '#sandbox/faults.ts';
import { seeded } from '#sandbox/mutate.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

/** How many stories are told, and from which seed on; environment variables may set both. */
const runs = Number(process.env.MONEY_RUNS ?? 24);
const seed = Number(process.env.MONEY_SEED ?? 31);

let server: TestServer;
beforeAll(async () => {
  // The stand-ins send a whole answer at once, so all of it is on its way.
  server = await startTestServer({
    reader: { timeoutMilliseconds: 30_000 },
    silenceMilliseconds: 2000,
    lastWordsMilliseconds: 6000,
  });
});
afterEach(async () => {
  await server.sandbox.clearFaults();
  await server.sandbox.clearCalls();
});
afterAll(() => server.stop());

type Told = { illustrated: boolean; fault: string | undefined; stops: boolean };

/** The faults of a story; text that is on its way when we stop listening is billed as well. */
const ofPictures: readonly (FaultOf<'gemini'> | undefined)[] = [
  ...([undefined, '500', '503', '429', 'reset', 'bad-json', 'cut', 'stall', 'no-image', 'not-an-image'] as const),
  ...(['sees-nobody', 'sees-too-many', 'sees-writing', 'other-shape', 'IMAGE_SAFETY', 'blocked-prompt'] as const),
  ...(['SAFETY', 'RECITATION', 'MAX_TOKENS', 'empty', 'unsafe', 'thinking'] as const),
];
const ofText: readonly (FaultOf<'deepseek'> | undefined)[] = [
  undefined,
  ...(['500', '429', 'reset', 'cut', 'no-end', 'length', 'chopped', 'stall'] as const),
  ...(['unsafe', 'bad-json', 'content_filter', 'insufficient_system_resource', 'empty', 'error-text'] as const),
];
const ofReader: readonly (FaultOf<'reader'> | undefined)[] = [
  undefined,
  undefined,
  'garbled',
  'prose',
  '500',
  'unsure',
  'unfit',
  'other-id',
];

/** What the stand-ins bill for everything since the last story, at the prices of the test server. */
async function billed(): Promise<{ story: number; reading: string }> {
  let story = 0;
  for (const { billed: bill } of await server.sandbox.calls('deepseek')) {
    if (bill) story += (bill.cachedInput * 0.003 + bill.input * 0.15 + bill.output * 0.6) / 1e6;
  }
  for (const { billed: bill } of await server.sandbox.calls('gemini')) {
    if (bill) story += (bill.input * 0.3 + bill.output * 2.5) / 1e6 + bill.pictures * 0.0336;
  }
  let reading = 0;
  for (const { billed: bill } of await server.sandbox.calls('reader')) {
    // The back office records each reading separately.
    if (bill) reading += Number(((bill.input * 0.1 + bill.output * 0.4) / 1e6).toFixed(6));
  }
  return { story, reading: reading.toFixed(6) };
}

/** The back office records millionths of a dollar. */
const isShown = (usd: number, shown: string) => Math.abs(usd - Number(shown)) <= 0.000_000_501;

async function shown(member: TestMember): Promise<{ story: string; reading: string; call: string }> {
  await server.ctx.running.settled();
  await server.ctx.settled();
  await server.ctx.recorder.flush();
  const [row] = await server.sql<{ story: string; call: string; reading: string }>(
    `select coalesce((select sum(cost_usd) from story_analytics where user_id = $1), 0)::numeric(12, 6)::text as story,
      coalesce((select sum(cost_usd) from api_usage_logs where user_id = $1 and api_provider in ('deepseek', 'gemini')), 0)::numeric(12, 6)::text as call,
      coalesce((select sum(cost_usd) from api_usage_logs where api_provider not in ('deepseek', 'gemini', 'app')), 0)::numeric(12, 6)::text as reading`,
    [member.userId],
  );
  return row ?? { story: '', reading: '', call: '' };
}

async function tell(random: () => number): Promise<Told & { member: TestMember }> {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  for (const breaker of Object.values(server.ctx.breakers)) breaker.succeeded();
  await server.sandbox.clearFaults();
  await server.sandbox.clearCalls();
  await server.sql("delete from api_usage_logs where api_provider not in ('deepseek', 'gemini', 'app')");
  const member = await server.signIn();
  const illustrated = random() < 0.6;
  const after = 50 + Math.floor(random() * 300);
  const times = 1 + Math.floor(random() * 3);
  const reading = pick(ofReader);
  if (reading) await server.sandbox.fault({ vendor: 'reader', fault: reading, times: 1 });
  const fault = illustrated ? pick(ofPictures) : pick(ofText);
  if (illustrated && fault) {
    // The fault hits the text of a book or one of its pictures.
    const place = random() < 0.5 ? { match: 'picture_request' } : {};
    await server.sandbox.fault({ vendor: 'gemini', fault: fault as FaultOf<'gemini'>, times, after, ...place });
  } else if (fault) {
    await server.sandbox.fault({ vendor: 'deepseek', fault: fault as FaultOf<'deepseek'>, times, after });
  }
  const id = randomUUID();
  // A drawing that never comes ends only when its parent stops.
  const stops = fault === 'stall' || random() < 0.4;
  if (stops && illustrated && fault !== 'stall') {
    await server.sandbox.fault({ vendor: 'gemini', fault: 'silence', match: 'picture_request', times });
  }
  const options = { length: pick(['short', 'medium'] as const) };
  const answer = member.call(illustrated ? generateStoryGeminiPath : generateStoryStreamPath, {
    json: { storyParams: storyParams({ ...options, model: illustrated ? 'gemini' : 'deepseek' }), generationId: id },
  });
  if (stops) {
    const quiet = async () => {
      const open = (await server.sandbox.calls()).filter(
        ({ state, vendor }) => state === 'open' && vendor !== 'reader',
      );
      return open.length > 0 || server.ctx.running.get(id) === undefined;
    };
    await expect.poll(quiet, { interval: 20 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await member.call(stopGenerationPath(id), { method: 'POST' });
  }
  await (await answer).text();
  // An abandoned reading still runs to its end, and may begin only when the last one is over.
  let quiet = 0;
  const isQuiet = async () => {
    const calls = await server.sandbox.calls();
    await server.ctx.recorder.flush();
    const [kept] = await server.sql<{ readings: number }>(
      "select count(*)::int as readings from api_usage_logs where api_provider not in ('deepseek', 'gemini', 'app')",
    );
    const readings = calls.filter(({ vendor }) => vendor === 'reader').length;
    quiet = calls.every(({ state }) => state !== 'open') && kept?.readings === readings ? quiet + 1 : 0;
    return quiet;
  };
  await expect.poll(isQuiet, { interval: 50, timeout: 30_000 }).toBeGreaterThan(2);
  return { illustrated, fault: `${fault} ${reading}`, stops, member };
}

test('[COST-04] [EVENT-13] over any run of faults and stops the office shows what the stand-ins bill, to the millionth', {
  timeout: 400_000,
}, async () => {
  let pictures = 0;
  for (let each = 0; each < runs; each += 1) {
    const { member, ...told } = await tell(seeded(seed + each));
    // An abandoned reading may still be recorded.
    const difference = async () => {
      const now = await billed();
      const costs = await shown(member);
      const isEqual = isShown(now.story, costs.story) && costs.call === costs.story && costs.reading === now.reading;
      return isEqual ? '' : { seed: seed + each, ...told, costs, now };
    };
    await expect.poll(difference, { timeout: 30_000 }).toBe('');
    if (told.illustrated) pictures += 1;
  }
  expect(pictures).toBeGreaterThan(0);
});
