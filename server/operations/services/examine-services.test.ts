import { afterEach, expect, test } from 'vitest';
import { type Finding, findingsPath } from '#domain/operations/findings.ts';
import { startImagesServer } from '#sandbox/dialects/images.ts';
import { manners, startChatServer } from '#sandbox/dialects/server.ts';
import { issuers, startIssuer } from '#sandbox/issuers/issuer.ts';
import { startMailServer } from '#sandbox/mail/server.ts';
import { startSandbox } from '#sandbox/start.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing.ts';
import { tellClock } from './tell-clock.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function start(options: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  stops.push(server.stop);
  return server;
}
async function findings(server: TestServer, email = 'admin@lunatale.test') {
  const operator = await server.signIn(email, { query: '&captcha_token=any' });
  const answer = await operator.call(findingsPath, { method: 'POST' });
  const list = answer.ok ? ((await answer.json()) as Finding[]) : [];
  return { status: answer.status, of: (service: string) => list.find((each) => each.service.startsWith(service)) };
}

test('every service that works says so, and a mail is on its way to the operator', async () => {
  const writer = await startSandbox({ vendors: ['deepseek'], publicUrl: 'http://127.0.0.1', pace: 'instant' });
  const [chat, images] = [await startChatServer(manners.strict, writer.urls), await startImagesServer({})];
  const mail = await startMailServer();
  const issuer = await startIssuer(issuers.pocketId, { sub: '1', email: 'a@example.org' });
  stops.push(writer.stop, chat.stop, images.stop, mail.stop, issuer.stop);
  const server = await start({
    vendors: ['google', 'stripe', 'turnstile', 'reader'],
    reader: {},
    text: { baseUrl: chat.url, apiKey: 'sk-test', dialect: null },
    pictures: { baseUrl: images.url, apiKey: '' },
    mail: { url: mail.url, from: 'hello@lunatale.test' },
    oidc: { issuer: issuer.url, clientSecret: '' },
  });
  // Else the operator could not sign in without Turnstile's widget.
  Object.assign(server.ctx, { turnstile: { ...server.ctx.turnstile, verify: async () => {} } });
  const first = await findings(server);
  for (const service of ['Second reader', 'Sign-in with Google', 'Payments', 'Human']) {
    expect(first.of(service), service).toMatchObject({ outcome: 'played', says: 'The sandbox plays it.' });
  }
  mail.mails.length = 0;
  // Treats the stand-ins as the real services.
  Object.assign(server.ctx, { sandboxVendors: [] });
  const { of } = await findings(server);
  for (const service of [
    'Public',
    'Database',
    'Store',
    'Free disk',
    'Writer',
    'Second reader',
    'Pictures',
    'Sign-in with Google',
    'Sign-in with Hearth',
    'Mail',
    'Payments',
    'Human',
  ]) {
    expect(of(service), service).toMatchObject({ outcome: 'works', change: null });
  }
  expect(of('Writer')?.says).toBe('deepseek-flash wrote a sentence.');
  expect(mail.mails.map(({ to, subject }) => [to, subject])).toEqual([[['admin@lunatale.test'], 'Mail works']]);
});

test('every service that does not work says what was found and which line to change', async () => {
  const chat = await startChatServer(manners.openai, {});
  const mail = await startMailServer({ user: 'a', password: 'b' });
  stops.push(chat.stop, mail.stop);
  const server = await start({
    text: { baseUrl: chat.url, apiKey: '', dialect: null },
    pictures: { baseUrl: 'http://127.0.0.1:9/v1', apiKey: '' },
    mail: { url: mail.url.replace('a:b@', 'a:wrong@'), from: 'hello@lunatale.test' },
    oidc: { issuer: 'http://127.0.0.1:9', clientSecret: '' },
    reader: { baseUrl: 'http://127.0.0.1:9/v1' },
  });
  const { of } = await findings(server);
  expect(of('Second reader')?.change).toContain('READER_BASE_URL');
  expect(of('Writer')).toMatchObject({ outcome: 'fails', change: 'Set DEEPSEEK_API_KEY to a key of this address.' });
  expect(of('Pictures')?.change).toMatch(/PICTURES_BASE_URL .* \/images\/generations/);
  expect(of('Sign-in with Hearth')?.change).toContain('OIDC_ISSUER');
  expect(of('Mail')?.change).toContain('SMTP_URL');
  // Stripe's stand-in does not run here.
  expect(of('Payments')).toMatchObject({ outcome: 'fails' });
});

test('a model that is not there is named with those that are', async () => {
  const chat = await startChatServer(manners.ollama, {});
  stops.push(chat.stop);
  const server = await start({
    text: { baseUrl: chat.url, apiKey: '', dialect: null, model: 'no-such-model' },
    without: ['pictures', 'payments'],
  });
  const { of } = await findings(server);
  expect(of('Writer')?.says).toBe('no-such-model: there is no such model at this address. It has: a-model.');
  expect(of('Writer')?.change).toContain('DEEPSEEK_MODEL');
  expect(of('Pictures')).toMatchObject({ outcome: 'absent' });
  expect(of('Payments')).toMatchObject({ outcome: 'absent' });
  expect(of('Second reader')).toMatchObject({ outcome: 'absent' });
  expect(of('Mail')).toMatchObject({ outcome: 'absent' });
});

test('[P08] who only looks may not ask', async () => {
  const server = await start({});
  expect((await findings(server, 'viewer@lunatale.test')).status).toBe(403);
});

test('[P39] a clock that is minutes off is told by how much, and beside whom', async () => {
  const chat = await startChatServer(manners.lenient, {});
  stops.push(chat.stop);
  const server = await start({ text: { baseUrl: chat.url, apiKey: '', dialect: null } });
  // A server on this machine shares its clock, so its agreement proves nothing.
  expect((await findings(server)).of('Clock')).toMatchObject({ outcome: 'absent' });
  Object.assign(server.ctx, { now: () => new Date(Date.now() + 600_000) });
  const { says, change } = (await findings(server)).of('Clock') ?? {};
  expect(says).toMatch(/^This machine is (599|600|601) seconds ahead of 127\.0\.0\.1:\d+\.$/);
  expect(change).toContain('time service');
});

test.for([
  ['agrees', [3, -40], 'works', 'It agrees with a.example, b.example.'],
  ['is behind all', [700, 701], 'fails', 'This machine is 700 seconds behind a.example.'],
  ['is behind the only one', [61], 'fails', 'This machine is 61 seconds behind a.example.'],
  [
    'is right, and one is wrong',
    [1, -90],
    'fails',
    'This machine is 90 seconds ahead of b.example, and agrees with others.',
  ],
] as const)('[P39] a clock that %s', ([, ahead, outcome, says]) => {
  const clocks = ahead.map((secondsAhead, index) => ({
    host: `${'ab'[index]}.example`,
    secondsAhead,
    sameMachine: false,
  }));
  expect(tellClock(clocks)).toMatchObject({ outcome, says });
});
