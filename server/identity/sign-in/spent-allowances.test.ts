import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { accountPath } from '#domain/identity/account.ts';
import type { UsageStats } from '#domain/usage/allowance.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';
import { withoutAlias } from './spent-allowances.ts';

let server: TestServer;
let offset = 0;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + offset) });
});
afterAll(() => server.stop());

const used = async (member: TestMember) =>
  ((await (await member.call('/api/usage/stats')).json()) as UsageStats).freeText.used;
const write = async (member: TestMember) =>
  (await member.call(generateStoryStreamPath, { json: { storyParams: storyParams() } })).text();
const leave = async (member: TestMember) =>
  (await member.call(accountPath, { method: 'DELETE', json: { email: member.email } })).status;

test('[LIMIT-01] [P33] who leaves and comes back has used what was used, for a year, and is named nowhere', async () => {
  const email = 'Back.Again@gmail.com';
  const parent = await server.signIn(email);
  await write(parent);
  await write(parent);
  expect(await used(parent)).toBe(2);
  expect(await leave(parent)).toBe(204);
  const kept = JSON.stringify(await server.sql('select * from spent_allowances'));
  for (const name of ['back', parent.userId]) expect(kept.toLowerCase()).not.toContain(name);

  const again = await server.signIn(email);
  expect(again.userId).not.toBe(parent.userId);
  expect(await used(again)).toBe(2);
  const alias = await server.signIn('backagain+stories@googlemail.com');
  expect(await used(alias)).toBe(2);
  expect(await used(await server.signIn('somebody@gmail.com'))).toBe(0);

  offset = 366 * 86_400_000;
  const later = await server.signIn('back.again+later@gmail.com');
  expect(await used(later)).toBe(0);
  offset = 0;
});

test('an address has one form without its aliases', () => {
  expect(withoutAlias('A.B.c+d+e@GoogleMail.com')).toBe('abc@gmail.com');
  expect(withoutAlias('A.B+x@Example.com')).toBe('a.b@example.com');
});
