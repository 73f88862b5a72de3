import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { type Database, openDatabase, openOwnerConnection } from '#db/connect.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import type { Allowances, Offer } from '#domain/offers.ts';
import type { Vendor } from '#domain/operations/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { type SandboxControl, sandboxControl } from '#sandbox/control.ts';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { startSandbox } from '#sandbox/start.ts';
import { createApp } from './app.ts';
import type { BillingSettings } from './billing/price-list.ts';
import type { AppServices, EReaderLimits, SignUps } from './context.ts';
import { type AlertSettings, createContext, type ReaderService } from './create-context.ts';
import type { ReadingRules } from './generation/reader/reading-desk.ts';
import { startHeartbeat } from './generation/running/keep-progress.ts';
import type { DailyLimits } from './identity/callers/daily-limit-settings.ts';
import { ensureAdmins } from './identity/sign-in/ensure-admins.ts';
import { insertProfile, setAdultConfirmed } from './identity/store.ts';
import { noPayments, paymentSettings } from './payment-settings.ts';
import type { AppEnv } from './platform/http/http.ts';
import type { ObjectStore } from './platform/objects/objects.ts';
import { createFolderStore } from './platform/objects/objects-folder.ts';
import { undocumented } from './platform/openapi/described.ts';
import { openApiDocument } from './platform/openapi/document.ts';
import { createLog, type Log } from './platform/telemetry/log.ts';
import type { ChatDialect } from './providers/deepseek/dialect.ts';
import type { MailSettings } from './providers/mail/client.ts';
import { createSpeechClient } from './providers/speech/client.ts';
import { sandboxTurnstile } from './providers/turnstile/client.ts';
import { listen, requestListener } from './run.ts';
import type { NarrationsPerDay, SpeechSettings } from './stories/narration/speech-service.ts';

/** A signed-in caller: `call` sends a request with the access token. */
export type TestMember = {
  email: string;
  userId: string;
  accessToken: string;
  refreshToken: string;
  call(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>;
};

export type TestServer = {
  url: string;
  ctx: AppServices;
  database: Database;
  databaseUrl: string;
  sandbox: SandboxControl;
  /** Signs in through the sandbox's Google, as a browser does; returns the address at which it ends. */
  browse(email: string, query?: string, browser?: TestBrowser): Promise<URL>;
  /** Signs in a parent who confirmed being an adult; with `adult: false`, one who has just come back from Google. */
  signIn(email?: string, options?: { adult?: boolean; query?: string }): Promise<TestMember>;
  /** Runs SQL as the owner of the tables, for set-up and to check stored rows. */
  sql<T extends object>(statement: string, values?: unknown[]): Promise<T[]>;
  /** Starts a second server of the product on the same database. */
  twin(changes?: {
    authSecrets?: readonly [string, ...string[]];
    signUps?: SignUps;
    dailyLimits?: DailyLimits;
  }): Promise<{ url: string; ctx: AppServices; stop(): Promise<void> }>;
  /** The address of Stripe's stand-in, for `stripeControl`. */
  stripeUrl: string;
  stop(): Promise<void>;
};

export type TestServerOptions = {
  vendors?: Vendor[];
  now?: () => Date;
  silenceMilliseconds?: number;
  lastWordsMilliseconds?: number;
  writers?: number;
  dailyCap?: number;
  geolocationUrl?: string;
  trustedProxies?: number;
  /** Multiplies every rate limit; missing = 100. */
  rateLimitFactor?: number;
  billing?: Partial<BillingSettings>;
  /** Returns the addresses that the product uses for the stand-ins, if not the stand-ins' own. */
  through?: (urls: Partial<Record<Vendor, string>>) => Promise<Partial<Record<Vendor, string>>>;
  /** An issuer beside the sandbox's Google. */
  oidc?: { issuer: string; clientSecret?: string; acceptUnverified?: boolean };
  dailyLimits?: DailyLimits;
  /** Bytes of pictures that an account keeps. */
  storagePerAccount?: number;
  /** Megapixels of an account's pictures that are decoded per hour. */
  megapixelsPerHour?: number;
  signUps?: SignUps;
  mail?: MailSettings;
  /** The origin of a push service's stand-in. */
  push?: { standIn: string };
  eReader?: EReaderLimits;
  alerts?: AlertSettings;
  /** Parents' programs may be called at addresses of this machine. */
  webhooksAnywhere?: boolean;
  /** The host in the product's own address; missing = 127.0.0.1. */
  host?: string;
  /** A chat server other than the stand-in. */
  text?: { baseUrl: string; apiKey: string; dialect: ChatDialect | null; model?: string };
  /** How long the text provider may send nothing. */
  patienceSeconds?: number;
  /** An image model instead of Gemini. */
  pictures?: { baseUrl: string; apiKey: string };
  /** Another text provider, for when the first one is down. */
  secondText?: { baseUrl: string; dailyCap?: number };
  /** The reader behind the word lists, played by the sandbox; missing = none. */
  reader?: Partial<ReaderService>;
  reading?: Partial<ReadingRules>;
  /** The speech service, played by the sandbox; missing = only the device reads. */
  speech?: Partial<SpeechSettings> & { words?: 'off' | 'captioned' };
  narrationsPerDay?: NarrationsPerDay;
  retellingsPerDay?: number | null;
  redrawingsPerDay?: number | null;
  /** The offers that the installation lacks. */
  without?: readonly Offer[];
  allowances?: Allowances;
  /** Silent unless a test reads it. */
  log?: Log;
  /** Missing = a private, empty one. */
  database?: TestDatabase;
  /** Missing = a folder of its own. */
  objects?: ObjectStore;
};

/** Everything real: HTTP on a free port, a database of its own, the sandbox at full speed. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const log = options.log ?? createLog('silent');
  const testDatabase = options.database ?? (await createTestDatabase());
  const database = openDatabase(testDatabase.addresses);
  const listening = await listen('127.0.0.1', 0);
  const url = `http://${options.host ?? '127.0.0.1'}:${listening.port}`;
  const usual = options.vendors ?? ['google', 'deepseek', 'gemini'];
  const vendors: Vendor[] = [
    ...usual,
    ...(options.reader ? ['reader' as const] : []),
    ...(options.speech ? ['speech' as const] : []),
  ];
  const running = await startSandbox({
    vendors,
    publicUrl: url,
    pace: 'instant',
    // Drawing takes most of the time of an illustrated story, and only programs look at these pictures.
    pictureWidth: 256,
  });
  const urls = { ...running.urls, ...(await options.through?.(running.urls)) };
  const objectFolder = mkdtempSync(join(tmpdir(), 'lunatale-objects-'));
  const settings = {
    publicUrl: url,
    trustedProxies: options.trustedProxies ?? 0,
    rateLimitFactor: options.rateLimitFactor ?? 100,
    supportEmail: 'help@lunatale.test',
    sandboxVendors: vendors,
    authSecrets: ['a secret for tests that is long enough'] as const,
    google: urls.google
      ? {
          issuer: urls.google,
          clientId: 'lunatale-sandbox',
          clientSecret: 'lunatale-sandbox-secret',
          insecure: true,
        }
      : null,
    oidc: options.oidc
      ? { clientId: 'lunatale', clientSecret: 'a secret', insecure: true, name: 'Hearth', icon: null, ...options.oidc }
      : null,
    ...(options.signUps && { signUps: options.signUps }),
    storagePerAccount: options.storagePerAccount ?? null,
    megapixelsPerHour: options.megapixelsPerHour ?? null,
    ...(options.dailyLimits && { dailyLimits: options.dailyLimits }),
    mail: options.mail ?? null,
    ...(options.push && { push: options.push }),
    ...(options.eReader && { eReader: options.eReader }),
    ...(options.webhooksAnywhere && { webhooksAnywhere: true }),
    ...(options.alerts && { alerts: options.alerts }),
    deepseek: {
      apiKey: 'sandbox',
      baseUrl: urls.deepseek ?? '',
      model: 'deepseek-flash',
      prices: { cachedInput: 0.003, input: 0.15, output: 0.6 },
      dailyCap: options.dailyCap ?? null,
      ...options.text,
    },
    ...(options.patienceSeconds && { textPatienceSeconds: options.patienceSeconds }),
    secondText: options.secondText
      ? {
          apiKey: 'sandbox',
          baseUrl: options.secondText.baseUrl,
          model: 'second-model',
          prices: { cachedInput: 1, input: 1, output: 1 },
          dailyCap: options.secondText.dailyCap ?? null,
        }
      : null,
    pictures: options.pictures ? { ...options.pictures, model: 'a-painter', price: 0.02, dailyCap: null } : null,
    gemini:
      options.pictures || options.without?.includes('pictures')
        ? null
        : {
            apiKey: 'sandbox',
            baseUrl: urls.gemini ?? '',
            model: 'gemini-flash-latest',
            imageModel: 'gemini-nano-banana-2.1',
            prices: { input: 0.3, output: 2.5, picture: 0.0336 },
            dailyCap: options.dailyCap ?? null,
          },
    reader: options.reader
      ? {
          name: 'sandbox',
          kind: 'chat' as const,
          apiKey: 'sandbox',
          baseUrl: urls.reader ?? '',
          model: 'sandbox-reader',
          prices: { input: 0.1, output: 0.4 },
          dailyCap: null,
          timeoutMilliseconds: 4000,
          ...options.reader,
        }
      : null,
    reading: options.reading ?? {},
    speech: options.speech ? sandboxSpeech(urls.speech ?? '', options.speech) : null,
    ...(options.redrawingsPerDay !== undefined && { redrawingsPerDay: options.redrawingsPerDay }),
    ...(options.retellingsPerDay !== undefined && { retellingsPerDay: options.retellingsPerDay }),
    ...(options.narrationsPerDay && { narrationsPerDay: options.narrationsPerDay }),
    // Without the stand-in nothing listens at this address, and nothing calls it.
    stripe: options.without?.includes('payments')
      ? null
      : Object.assign(
          paymentSettings(null, { trialDays: 0, graceDays: 3 }, urls.stripe ?? 'http://127.0.0.1:9') ?? noPayments,
          options.billing,
        ),
    turnstile: urls.turnstile ? sandboxTurnstile(urls.turnstile) : null,
    allowances: options.allowances,
    geolocationUrl: options.geolocationUrl,
    objects: options.objects ?? createFolderStore(objectFolder),
    writers: options.writers ?? 200,
  };
  const ctx = createContext(settings, database, log, options);
  await ensureAdmins(ctx.store, [
    { email: 'admin@lunatale.test', role: 'super_admin' },
    { email: 'editor@lunatale.test', role: 'admin' },
    { email: 'viewer@lunatale.test', role: 'viewer' },
  ]);
  const stopHeartbeat = startHeartbeat(ctx);
  const isReady = () =>
    Promise.all([database.member.pool.query('select 1'), ctx.objects.check()]).then(
      () => true,
      () => false,
    );
  const app = createApp(ctx, new Hono(), isReady);
  const { listener, surprises } = watchAnswers(app, url);
  listening.serve(listener);
  let people = 0;
  /** One connection for all statements of a test: opening it costs more than most of them. */
  let owner: ReturnType<typeof openOwnerConnection> | undefined;
  let asked: Promise<unknown> = Promise.resolve();

  const server: TestServer = {
    url,
    ctx,
    database,
    databaseUrl: testDatabase.url,
    sandbox: sandboxControl(running.control),
    stripeUrl: running.urls.stripe ?? '',
    browse: (email, query = '', browser = new TestBrowser()) => browser.signIn(url, email, { query }),
    async signIn(email = `parent${++people}@example.com`, { adult = true, query = '' } = {}) {
      const end = await server.browse(email, query);
      const fragment = new URLSearchParams(end.hash.slice(1));
      const accessToken = fragment.get('access_token') ?? '';
      const call: TestMember['call'] = (path, { json, ...init } = {}) =>
        fetch(url + path, {
          ...init,
          ...(json === undefined ? {} : { method: init.method ?? 'POST', body: JSON.stringify(json) }),
          headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', ...init.headers },
        });
      const userId = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sub as string;
      if (adult) {
        await ctx.store.asService(async (tx) => {
          await insertProfile(tx, { id: userId, name: 'Parent', email, provider: 'google' });
          await setAdultConfirmed(tx, userId);
        });
      }
      return { email, userId, accessToken, refreshToken: fragment.get('refresh_token') ?? '', call };
    },
    async sql(statement, values) {
      owner ??= openOwnerConnection(testDatabase.url);
      const client = await owner;
      // One connection answers one statement at a time.
      const answer = asked.then(() => client.query(statement, values));
      asked = answer.catch(() => {});
      return (await answer).rows;
    },
    async twin(changes) {
      const other = openDatabase(testDatabase.addresses);
      const second = await listen('127.0.0.1', 0);
      const twinContext = createContext({ ...settings, ...changes }, other, log, options);
      const stopTwinHeartbeat = startHeartbeat(twinContext);
      second.serve(requestListener(createApp(twinContext, new Hono(), isReady)));
      return {
        url: `http://127.0.0.1:${second.port}`,
        ctx: twinContext,
        stop: async () => {
          await second.close();
          await twinContext.running.settled();
          twinContext.narrating.stopAll();
          await twinContext.narrating.settled();
          stopTwinHeartbeat();
          await twinContext.settled();
          await twinContext.recorder.flush();
          await other.close();
        },
      };
    },
    async stop() {
      await listening.close();
      ctx.running.stopAll();
      await ctx.running.settled();
      ctx.narrating.stopAll();
      await ctx.narrating.settled();
      stopHeartbeat();
      await ctx.settled();
      await ctx.recorder.flush();
      await database.close();
      await (await owner)?.end();
      await running.stop();
      await testDatabase.drop();
      rmSync(objectFolder, { recursive: true, force: true });
      if (surprises.size > 0) throw new Error(`/api/openapi.json does not say that ${[...surprises].join('; ')}`);
    },
  };
  return server;
}

/** The sandbox's voices, with the prices of a paid service. */
function sandboxSpeech(
  url: string,
  { words = 'off', ...changes }: NonNullable<TestServerOptions['speech']>,
): SpeechSettings {
  const voices = ['lantern', 'owl'].map((name) => ({ name, languages: ['english', 'spanish'] as const }));
  const service = { apiKey: 'sandbox', baseUrl: `${url}/v1`, model: 'sandbox-speech', voices, words };
  return {
    engine: createSpeechClient(service),
    baseUrl: service.baseUrl,
    demo: true,
    prices: { letters: 15, minute: 0, input: 0, output: 0 },
    dailyCap: null,
    atOnce: 8,
    ...changes,
  };
}

/** Serves the app, and notes every answer that its OpenAPI document lacks (P27): a test that saw one fails. */
function watchAnswers(app: Hono<AppEnv>, url: string): { listener: RequestListener; surprises: Set<string> } {
  const document = openApiDocument(app.routes, url);
  const surprises = new Set<string>();
  const answer = requestListener(app);
  const listener: RequestListener = (request, response) => {
    const { method = '', url: target = '' } = request;
    response.once('finish', () => {
      const surprise = undocumented(document, method, target, response.statusCode);
      if (surprise) surprises.add(surprise);
    });
    answer(request, response);
  };
  return { listener, surprises };
}

/** Options of a small story, for requests. */
export function storyParams(changes: Partial<StoryOptions> = {}): StoryOptions {
  return {
    length: 'short',
    language: 'english',
    characters: ['fox', 'Nora'],
    setting: 'forest',
    message: 'sharing',
    ageGroup: 'toddler',
    model: 'deepseek',
    tone: 'playful',
    ...changes,
  };
}
