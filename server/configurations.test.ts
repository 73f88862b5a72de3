import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { createCheckoutPath, plansPath } from '#domain/billing/api.ts';
import { generateStoryGeminiPath, generateStoryStreamPath } from '#domain/generation/api.ts';
import { adultConfirmationPath } from '#domain/identity/account.ts';
import { profilePath } from '#domain/identity/api.ts';
import { mailChoicesPath } from '#domain/identity/mails.ts';
import type { PublicSettings } from '#domain/operations/api.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { startImagesServer } from '#sandbox/dialects/images.ts';
import { manners, startChatServer } from '#sandbox/dialects/server.ts';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { issuers, startIssuer } from '#sandbox/issuers/issuer.ts';
import { type MailServer, startMailServer } from '#sandbox/mail/server.ts';
import { startSandbox } from '#sandbox/start.ts';
import { coverPairs } from './testing/pairs.ts';
import { createServerProcesses, freePort, signInByMail } from './testing/process.ts';
import { storyParams } from './testing.ts';

/** The settings in which installations differ. */
const parts = {
  dialect: ['strict', 'lenient', 'llamacpp', 'openai'],
  signIn: ['google', 'pocketId', 'authentik', 'mail'],
  pictures: ['none', 'gemini', 'images'],
  reader: ['off', 'writer', 'own'],
  payments: ['none', 'stripe'],
  mail: ['none', 'smtp'],
} as const;
type Parts = typeof parts;
type Configuration = { [Name in keyof Parts]: Parts[Name][number] };
/** A link by mail needs a mail server. */
const isPossible = (some: Partial<Configuration>) => !(some.signIn === 'mail' && some.mail === 'none');
const configurations = coverPairs<Configuration>(parts, isPossible);

const processes = createServerProcesses();
const stops: (() => Promise<unknown>)[] = [];
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await processes.stop();
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => database.drop());

test('[P37] the configurations hold every pair of what installations differ in, and few of them are enough', () => {
  const names = Object.keys(parts) as (keyof Parts)[];
  for (const [index, one] of names.entries()) {
    for (const other of names.slice(index + 1)) {
      for (const a of parts[one])
        for (const b of parts[other]) {
          const there = configurations.some((each) => each[one] === a && each[other] === b);
          expect(there, `${one} ${a} with ${other} ${b}`).toBe(isPossible({ [one]: a, [other]: b }));
        }
    }
  }
  expect(configurations.length).toBeLessThanOrEqual(20);
});

/** The stand-ins of a configuration, and the settings that lead to them. */
async function surroundings(own: Configuration, publicUrl: string) {
  const sandbox = await startSandbox({
    vendors: ['google', 'deepseek', 'gemini', 'reader', 'stripe'],
    publicUrl,
    pace: 'instant',
    pictureWidth: 256,
  });
  stops.push(sandbox.stop);
  const chat = await startChatServer(manners[own.dialect], sandbox.urls);
  stops.push(chat.stop);
  const settings: Record<string, string> = {
    DEEPSEEK_BASE_URL: chat.url,
    DEEPSEEK_MODEL: 'a-model',
    DEEPSEEK_API_KEY: 'needsKey' in manners[own.dialect] ? 'sk-test' : '',
    READER: own.reader === 'own' ? 'chat' : own.reader,
  };
  if (own.reader === 'own') {
    Object.assign(settings, {
      READER_BASE_URL: sandbox.urls.reader,
      READER_MODEL: 'sandbox-reader',
      READER_API_KEY: 'sandbox',
    });
  }
  if (own.pictures === 'gemini') {
    Object.assign(settings, { GEMINI_API_KEY: 'sandbox', GEMINI_BASE_URL: sandbox.urls.gemini });
  }
  if (own.pictures === 'images') {
    const images = await startImagesServer({});
    stops.push(images.stop);
    Object.assign(settings, { PICTURES_BASE_URL: images.url, PICTURES_MODEL: 'a-painter' });
  }
  if (own.payments === 'stripe') {
    Object.assign(settings, {
      STRIPE_API_BASE: sandbox.urls.stripe,
      STRIPE_SECRET_KEY: 'sk_test_lunatale_sandbox',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_lunatale_sandbox',
      STRIPE_WEBHOOK_SECRET: 'whsec_lunatale_sandbox',
      STRIPE_PRICE_MONTHLY: 'price_lunatale_monthly',
    });
  }
  let mail: MailServer | undefined;
  if (own.mail === 'smtp') {
    mail = await startMailServer();
    stops.push(mail.stop);
    Object.assign(settings, { SMTP_URL: mail.url, MAIL_FROM: 'Lunatale <hello@example.org>' });
  }
  if (own.signIn === 'google') {
    Object.assign(settings, {
      GOOGLE_CLIENT_ID: 'lunatale-sandbox',
      GOOGLE_CLIENT_SECRET: 'lunatale-sandbox-secret',
      OIDC_ISSUER: sandbox.urls.google,
    });
  }
  if (own.signIn === 'pocketId' || own.signIn === 'authentik') {
    const manner = issuers[own.signIn];
    const email = `${crypto.randomUUID()}@example.org`;
    const issuer = await startIssuer(manner, { sub: email, email, name: 'Ana' });
    stops.push(issuer.stop);
    Object.assign(settings, {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: 'lunatale',
      OIDC_CLIENT_SECRET: manner.clientAuth === 'none' ? '' : 'a secret',
      OIDC_NAME: 'Hearth',
      // As docs/self-hosting.md says about issuers that verify nothing.
      OIDC_UNVERIFIED: manner.emailVerified ? 'refuse' : 'accept',
    });
  }
  return { settings, mail };
}

async function signIn(own: Configuration, url: string, mail: MailServer | undefined): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`;
  if (own.signIn === 'mail' && mail) return signInByMail(url, mail, email);
  const browser = new TestBrowser();
  if (own.signIn === 'google') {
    return new URLSearchParams((await browser.signIn(url, email)).hash.slice(1)).get('access_token') ?? '';
  }
  const back = await browser.open(`${url}/auth/v1/authorize?provider=oidc`);
  const end = await browser.open(back.url);
  return new URLSearchParams(end.url.hash.slice(1)).get('access_token') ?? '';
}

test.for(configurations)(
  '[P37] in production it starts and tells a story: writer $dialect, sign-in $signIn, pictures $pictures, reader $reader, payments $payments, mail $mail',
  { timeout: 60_000 },
  async (own) => {
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    const { settings: environment, mail } = await surroundings(own, publicUrl);
    const server = processes.run({
      DATA_DIR: processes.newFolder(),
      DATABASE_URL: database.url,
      AUTH_SECRET: 'a secret for tests that is long enough',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      ...environment,
    });
    const url = await server.ready;
    const settings = (await (await fetch(`${url}/api/operations/settings`)).json()) as PublicSettings;
    expect(settings.sandboxVendors).toEqual([]);
    expect(settings.signIn).toMatchObject({
      google: own.signIn === 'google',
      mail: own.mail === 'smtp',
      oidc: own.signIn === 'pocketId' || own.signIn === 'authentik' ? { name: 'Hearth' } : null,
    });
    expect((await fetch(url + plansPath)).status).toBe(own.payments === 'stripe' ? 200 : 404);

    const token = await signIn(own, url, mail);
    expect(token, server.output()).not.toBe('');
    const call = (path: string, body?: object) =>
      fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    expect((await call(profilePath, {})).status).toBe(201);
    expect((await call(adultConfirmationPath, { confirmed: true })).status).toBe(200);
    expect((await call(mailChoicesPath)).status).toBe(own.mail === 'smtp' ? 200 : 404);
    expect((await call(createCheckoutPath, {})).status).toBe(own.payments === 'stripe' ? 200 : 404);

    const told = await call(generateStoryStreamPath, { storyParams: storyParams() });
    const content = await told.text();
    expect([told.status, content], server.output()).toEqual([
      200,
      expect.stringMatching(/^\*\*[^*]+\*\*\n\n[\s\S]{300,}/),
    ]);
    expect(content).not.toContain('ERROR:');
    const kept = await call(storiesPath, { title: 'The first', content, options: storyParams() });
    expect(kept.status).toBe(201);

    const drawn = await call(generateStoryGeminiPath, { storyParams: storyParams({ model: 'gemini' }) });
    if (own.pictures === 'none') expect(drawn.status).toBe(404);
    else {
      expect(drawn.status, server.output()).toBe(200);
      const { story } = (await drawn.json()) as { story?: { images: unknown[] } };
      expect(story?.images).toHaveLength(3);
    }
    expect(server.output()).not.toMatch(/"level":50/);
  },
);
