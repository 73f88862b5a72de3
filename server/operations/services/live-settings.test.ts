import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { type PublicSettings, publicSettingsPath } from '#domain/operations/api.ts';
import { type AuditEntry, adminPaths } from '#domain/operations/figures.ts';
import { type LiveSettingsAnswer, liveSettingsPath } from '#domain/operations/live-settings.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';

let server: TestServer;
let operator: TestMember;
let viewer: TestMember;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google', 'deepseek'] });
  operator = await server.signIn('editor@lunatale.test');
  viewer = await server.signIn('viewer@lunatale.test');
});
beforeEach(async () => {
  await server.sql('delete from live_settings');
  server.ctx.live.forget();
});
afterAll(() => server.stop());

const change = (json: unknown, by = operator) => by.call(liveSettingsPath, { method: 'PATCH', json });
const pageSettings = async (url = server.url) =>
  (await (await fetch(url + publicSettingsPath)).json()) as PublicSettings;
const banner = { en: 'Stories are slow tonight.', es: 'Esta noche los cuentos tardan.' };

test('[P42] a banner is on every server within seconds, in both languages, and gone again', async () => {
  const twin = await server.twin();
  expect((await pageSettings()).banner).toBeNull();
  expect((await change({ banner })).status).toBe(200);
  expect((await pageSettings()).banner).toEqual(banner);
  await expect.poll(async () => (await pageSettings(twin.url)).banner, { timeout: 6000 }).toEqual(banner);
  await change({ banner: null });
  expect((await pageSettings()).banner).toBeNull();
  await twin.stop();
});

test('[P42] a cap holds from the next story on, and what is not named stays', async () => {
  const parent = await server.signIn();
  const ask = () =>
    parent.call(generateStoryStreamPath, { json: { storyParams: storyParams(), generationId: randomUUID() } });
  expect((await ask()).status).toBe(200);
  await change({ banner });
  await change({ dailyCaps: { deepseek: 0 } });
  const refused = await ask();
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('SPENDING_CAP_REACHED')]);
  expect((await pageSettings()).banner).toEqual(banner);
  await change({ dailyCaps: null });
  expect((await ask()).status).toBe(200);
});

test('[P42] sign-ups close and open; who has an account comes in', async () => {
  const known = await server.signIn('known@example.com');
  await change({ signUps: 'closed' });
  expect((await pageSettings()).signIn.signUps).toBe('closed');
  expect((await server.browse('stranger@example.com')).href).toContain('SIGN_UPS_CLOSED');
  expect((await server.signIn('known@example.com', { adult: false })).userId).toBe(known.userId);
  await change({ signUps: null });
  expect((await server.browse('stranger@example.com')).hash).toContain('access_token');
});

test('[P42] each change stands in the audit with before and after; viewers and what is wrong change nothing', async () => {
  await server.sql('select 1');
  await change({ signUps: 'invited' });
  await change({ signUps: 'closed', banner });
  const audit = (await (await operator.call(adminPaths.audit)).json()) as AuditEntry[];
  expect(audit[0]).toMatchObject({
    action: 'change_live_settings',
    operator: 'editor@lunatale.test',
    details: { before: { signUps: 'invited', banner: null }, after: { signUps: 'closed', banner } },
  });
  expect((await change({ signUps: 'open' }, viewer)).status).toBe(403);
  for (const wrong of [
    { banner: { en: 'Only English' } },
    { banner: { en: ' ', es: ' ' } },
    { signUps: 'sometimes' },
    { dailyCaps: { deepseek: -1 } },
    { dailyCaps: { nobody: 5 } },
    { dailyCaps: { deepseek: 'ten' } },
  ]) {
    expect((await change(wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  const { set } = (await (await operator.call(liveSettingsPath)).json()) as LiveSettingsAnswer;
  expect(set).toEqual({ banner, signUps: 'closed', dailyCaps: null });
});

test('[P42] a setting that only another release can read takes no cap away', async () => {
  await change({ dailyCaps: { deepseek: 0 }, banner });
  await server.sql(`insert into live_settings (name, value, changed_at) values ('moon', '"full"', now())`);
  await server.sql(`update live_settings set value = '{"fr": "Bonne nuit"}' where name = 'banner'`);
  const { set } = (await (await operator.call(liveSettingsPath)).json()) as LiveSettingsAnswer;
  expect(set).toEqual({ banner: null, signUps: null, dailyCaps: { deepseek: 0 } });
});
