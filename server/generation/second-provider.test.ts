import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { type PublicSettings, publicSettingsPath } from '#domain/operations/api.ts';
import { adminPaths, type Costs, type Monitoring } from '#domain/operations/figures.ts';
import { type SandboxControl, sandboxControl } from '#sandbox/control.ts';
import { type RunningSandbox, startSandbox } from '#sandbox/start.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let elsewhere: RunningSandbox;
let second: SandboxControl;
let server: TestServer;
beforeAll(async () => {
  elsewhere = await startSandbox({ vendors: ['deepseek'], publicUrl: 'http://127.0.0.1', pace: 'instant' });
  second = sandboxControl(elsewhere.control);
  server = await startTestServer({ secondText: { baseUrl: elsewhere.urls.deepseek ?? '', dailyCap: 1 } });
});
afterAll(async () => {
  await server.stop();
  await elsewhere.stop();
});

const ask = async (member: TestMember, generationId: string = randomUUID()) => {
  const answer = await member.call(generateStoryStreamPath, { json: { storyParams: storyParams(), generationId } });
  return { status: answer.status, text: await answer.text() };
};
const calls = async () => ({
  first: (await server.sandbox.calls('deepseek')).length,
  second: (await second.calls('deepseek')).length,
});

test('[P19] while the first text provider is down new stories go to the second, whole, with costs of its own, and back', async () => {
  const operator = await server.signIn('admin@lunatale.test');
  const office = async <T>(path: string) => (await (await operator.call(path)).json()) as T;
  expect((await ask(await server.signIn())).text).toMatch(/^\*\*/);
  expect(await calls()).toEqual({ first: 1, second: 0 });

  await server.sandbox.fault({ vendor: 'deepseek', fault: '500' });
  for (let story = 0; story < 2; story += 1) expect((await ask(await server.signIn())).status).toBe(500);
  expect(server.ctx.breakers.deepseek.isOpen).toBe(true);
  await server.sandbox.clearCalls();
  const parent = await server.signIn();
  const id = randomUUID();
  expect((await ask(parent, id)).text).toMatch(/^\*\*/);
  // The second provider writes both the plan and the story.
  expect(await calls()).toEqual({ first: 0, second: 1 });
  expect(await server.sql('select provider from generations where id = $1', [id])).toEqual([{ provider: 'second' }]);

  await server.ctx.recorder.flush();
  const [row] = await server.sql<{ model_used: string; cost: string }>(
    'select model_used, cost_usd as cost from story_analytics where user_id = $1',
    [parent.userId],
  );
  expect(row?.model_used).toBe('second-model');
  const { costs, monitoring } = {
    costs: await office<Costs>(`${adminPaths.costs}?period=day&provider=second`),
    monitoring: await office<Monitoring>(`${adminPaths.monitoring}?range=1h`),
  };
  expect(costs.totalCost).toBeCloseTo(Number(row?.cost), 5);
  expect(costs.caps.find(({ provider }) => provider === 'second')?.cap).toBe(1);
  expect(monitoring.textProviders).toEqual([
    { name: 'DeepSeek', model: 'deepseek-flash', down: true, writing: false },
    { name: 'Second text provider', model: 'second-model', down: false, writing: true },
  ]);

  await server.sandbox.clearFaults();
  server.ctx.breakers.deepseek.succeeded();
  await second.clearCalls();
  expect((await ask(await server.signIn())).text).toMatch(/^\*\*/);
  expect(await calls()).toEqual({ first: 1, second: 0 });
});

test('[P19] a wrong key sends stories to the second too, and its cap is its own', async () => {
  await server.sandbox.fault({ vendor: 'deepseek', fault: '401' });
  for (let story = 0; story < 5; story += 1) await ask(await server.signIn());
  expect((await ask(await server.signIn())).text).toMatch(/^\*\*/);
  await server.sql(
    `insert into provider_spending (date, provider, cost_usd) values ((now() at time zone 'utc')::date, 'second', 2)
     on conflict (date, provider) do update set cost_usd = 2`,
  );
  expect((await ask(await server.signIn())).text).toContain('SPENDING_CAP_REACHED');
  await server.sandbox.clearFaults();
  server.ctx.breakers.deepseek.succeeded();
});

test('[P19] parents are told before they wish when nobody writes, and not while the second does', async () => {
  const pause = async () => ((await (await fetch(server.url + publicSettingsPath)).json()) as PublicSettings).pause;
  const [first, other] = server.ctx.textProviders;
  expect(await pause()).toBeNull();
  for (let failure = 0; failure < 5; failure += 1) first.breaker.failed();
  expect(await pause()).toBeNull();
  for (let failure = 0; failure < 5; failure += 1) other?.breaker.failed();
  expect(await pause()).toBe('writerDown');
  other?.breaker.succeeded();
  expect(await pause()).toBeNull();
  first.breaker.succeeded();
});
