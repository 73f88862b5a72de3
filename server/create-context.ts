import type { Database } from '#db/connect.ts';
import { streamInactivitySeconds } from '#domain/generation/api.ts';
import { type Allowances, premiumAdds, usualAllowances } from '#domain/offers.ts';
import type { AnalyticsSettings, Makers, Vendor } from '#domain/operations/api.ts';
import { cancelSubscriptions } from './billing/cancel-subscriptions.ts';
import { type BillingSettings, createPriceList } from './billing/price-list.ts';
import type { PicturePrices, TokenPrices } from './config.ts';
import type { AppServices, EReaderLimits, Icon, SignUps, TextProviderServices } from './context.ts';
import { createDayBudget } from './generation/reader/day-budget.ts';
import type { ReaderKind } from './generation/reader/dialects.ts';
import { createReader, readerProvider } from './generation/reader/reader.ts';
import type { ReadingRules } from './generation/reader/reading-desk.ts';
import { keptPictures } from './generation/running/keep-picture.ts';
import { createRunningStories } from './generation/running/running-stories.ts';
import { createWriterPace } from './generation/text/writer-pace.ts';
import { createWriterQueue } from './generation/text/writer-queue.ts';
import { type DailyLimits, noDailyLimits } from './identity/callers/daily-limit-settings.ts';
import { mailNotTaken } from './identity/mail/mail-not-taken.ts';
import { createTokens } from './identity/sign-in/tokens.ts';
import { createRecorder } from './operations/logs/recorder.ts';
import { createHostMeter } from './operations/services/host-metrics.ts';
import { createLiveSettings } from './operations/services/live-settings-reader.ts';
import { noPayments } from './payment-settings.ts';
import { createBreaker } from './platform/breaker.ts';
import { createStore } from './platform/database/database.ts';
import { createRoom } from './platform/database/room.ts';
import { createRateLimit } from './platform/http/rate-limit.ts';
import type { ObjectStore } from './platform/objects/objects.ts';
import type { Offers } from './platform/offers.ts';
import type { Log } from './platform/telemetry/log.ts';
import { createMetrics } from './platform/telemetry/metrics.ts';
import type { Telemetry } from './platform/telemetry/telemetry.ts';
import { createDeepSeekClient, type DeepSeekSettings } from './providers/deepseek/client.ts';
import { chatDialects } from './providers/deepseek/dialect.ts';
import { createGeminiClient, type GeminiClient, type GeminiSettings } from './providers/gemini/client.ts';
import { createGeolocationClient } from './providers/geolocation/client.ts';
import type { ImagesSettings } from './providers/images/client.ts';
import { createIllustrator } from './providers/images/illustrator.ts';
import { createMailer, type MailSettings } from './providers/mail/client.ts';
import { createIssuerClient, type IssuerSettings } from './providers/oidc/client.ts';
import { createPush } from './providers/push/client.ts';
import { createReaderClient, type ReaderSettings } from './providers/reader/client.ts';
import { readByWriter } from './providers/reader/read-by-writer.ts';
import { serviceName } from './providers/service-name.ts';
import { createStripeClient, type StripeSettings } from './providers/stripe/client.ts';
import { createTurnstileClient, type TurnstileSettings } from './providers/turnstile/client.ts';
import { createWebhook, type WebhookSettings } from './providers/webhook/client.ts';
import { createTellProgram } from './providers/webhook/tell-program.ts';
import { createRateLimits } from './rate-limits.ts';
import { createRunningNarrations } from './stories/narration/running-narrations.ts';
import {
  createSpeechService,
  type NarrationsPerDay,
  type SpeechSettings,
  speechProvider,
} from './stories/narration/speech-service.ts';

export type AppSettings = {
  publicUrl: string;
  metrics?: boolean;
  telemetry?: Telemetry | undefined;
  analytics?: AnalyticsSettings | null;
  /** The folder of the data; its disk is measured. */
  dataFolder?: string;
  /** The folder in which this machine keeps stories or pictures; missing = none. */
  keepsIn?: string | null;
  trustedProxies: number;
  /** Multiplies every rate limit; 0 = none. */
  rateLimitFactor: number;
  supportEmail: string;
  sandboxVendors: readonly Vendor[];
  /** The secret that signs, then the others that are accepted. */
  authSecrets: readonly [string, ...string[]];
  /** Null = no sign-in with Google. */
  google: Omit<IssuerSettings, 'kind'> | null;
  /** The installation's own OpenID Connect issuer. */
  oidc?: (Omit<IssuerSettings, 'kind'> & { name: string; icon: Icon | null }) | null;
  signUps?: SignUps;
  dailyLimits?: DailyLimits;
  /** Null = no mail is sent. */
  mail?: MailSettings | null;
  /** The key that identifies us to push services, missing = derived from the signing secret; their stand-in. */
  push?: { privateKey?: string | null; standIn?: string | undefined };
  /** The limits of books by mail; missing = 20 a day, of 18 MB each. */
  eReader?: EReaderLimits;
  /** Where alerts for operators are sent; missing = nowhere. */
  alerts?: AlertSettings;
  /** Parents' programs may be called at addresses of this machine too, for tests. */
  webhooksAnywhere?: boolean;
  deepseek: DeepSeekSettings & { prices: TokenPrices; dailyCap: number | null };
  /** The provider that writes text stories while the first one is down. */
  secondText?: (DeepSeekSettings & { prices: TokenPrices; dailyCap: number | null }) | null;
  /** How long a text provider may send nothing before we give up; missing = half a minute. */
  textPatienceSeconds?: number;
  /** The image model that illustrates what the text model writes, instead of Gemini. */
  pictures?: (ImagesSettings & { price: number; dailyCap: number | null }) | null;
  /** Null = no reader: the word lists decide alone. */
  reader?: ReaderService | null;
  reading?: Partial<ReadingRules>;
  /** Null = only the device reads stories aloud. */
  speech?: SpeechSettings | null;
  narrationsPerDay?: NarrationsPerDay;
  /** Missing = 20. */
  retellingsPerDay?: number | null;
  /** Missing = 5. */
  redrawingsPerDay?: number | null;
  /** Null = stories are text only, unless `pictures` is set. */
  gemini: (GeminiSettings & { prices: PicturePrices; dailyCap: number | null }) | null;
  /** Null = nothing is sold. */
  stripe: (StripeSettings & BillingSettings) | null;
  allowances?: Allowances;
  turnstile: TurnstileSettings | null;
  geolocationUrl: string | undefined;
  storagePerAccount?: number | null;
  megapixelsPerHour?: number | null;
  objects: ObjectStore;
  writers: number;
};

/** Addresses for mail, if mail is set up at all, and a webhook. */
export type AlertSettings = { mailTo: readonly string[]; webhook: WebhookSettings | null };

export type ReaderService = ReaderSettings & {
  /** The name in the back office. */
  name: string;
  kind: ReaderKind;
  /** USD per million tokens. */
  prices: { input: number; output: number };
  dailyCap: number | null;
  timeoutMilliseconds: number;
};

const usualEReader: EReaderLimits = { perDay: 20, bytes: 18_000_000 };
const readerPauseMilliseconds = 5000;
const usualReading: ReadingRules = { away: 'safe', patienceMilliseconds: 15_000 };

/** Without an illustrator: `requireOffer` starts no illustrated story, and nothing listens at this address. */
const noPictures = {
  apiKey: '',
  baseUrl: 'http://127.0.0.1:9',
  model: '',
  imageModel: '',
  prices: { input: 0, output: 0, picture: 0 },
  dailyCap: null,
};

/** Builds every adapter. `overrides` is for tests: a clock, shorter waits. */
export function createContext(
  settings: AppSettings,
  database: Database,
  log: Log,
  overrides: { now?: () => Date; silenceMilliseconds?: number; lastWordsMilliseconds?: number } = {},
): AppServices {
  const room = createRoom(settings.keepsIn ?? null, overrides.now);
  const store = createStore(database, overrides.now, room);
  const objects = {
    ...settings.objects,
    put: (key: string, bytes: Uint8Array) => room.learn(() => settings.objects.put(key, bytes)),
  };
  const payments = settings.stripe ?? noPayments;
  const stripe = createStripeClient(payments);
  const now = overrides.now ?? (() => new Date());
  const patienceMilliseconds = (settings.textPatienceSeconds ?? streamInactivitySeconds) * 1000;
  const textProvider = (name: string, of: AppSettings['deepseek']): TextProviderServices => ({
    name,
    client: createDeepSeekClient(of),
    breaker: createBreaker(),
    prices: of.prices,
  });
  const deepseek = textProvider('deepseek', settings.deepseek);
  const illustrator = illustratorOf(settings, deepseek);
  const second = settings.secondText ? [textProvider('second', settings.secondText)] : [];
  const recorder = createRecorder(store, log, now);
  const readerOf = ({ name, kind, prices, dailyCap, timeoutMilliseconds, ...service }: ReaderService) =>
    createReader({
      name,
      kind,
      prices,
      timeoutMilliseconds,
      client: isOwnWriter(service, kind, settings.deepseek)
        ? readByWriter(deepseek.client)
        : createReaderClient(service),
      // Stories in the parent's own words wait for the reader, so a lost one is tried again soon.
      breaker: createBreaker({ pauseMilliseconds: readerPauseMilliseconds }),
      budget: createDayBudget(store, readerProvider, dailyCap, now),
      recorder,
      log,
    });
  const besides = new Set<Promise<unknown>>();
  const services: AppServices = {
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
    countCall: createRateLimits(settings.rateLimitFactor, settings.trustedProxies),
    supportEmail: settings.supportEmail,
    offers: offersOf(settings, illustrator !== null),
    sandboxVendors: settings.sandboxVendors,
    makers: makersOf(settings),
    pictureSources: settings.google?.insecure
      ? [new URL(settings.google.issuer).origin]
      : settings.google
        ? ['https://*.googleusercontent.com']
        : [],
    log,
    store,
    tokens: createTokens(settings.authSecrets, `${settings.publicUrl}/auth/v1`, now),
    recorder,
    reader: settings.reader ? readerOf(settings.reader) : null,
    reading: { ...usualReading, ...settings.reading },
    speech: settings.speech ? createSpeechService(settings.speech) : null,
    narrating: createRunningNarrations(),
    redrawingsPerDay: settings.redrawingsPerDay === undefined ? 5 : settings.redrawingsPerDay,
    retellingsPerDay: settings.retellingsPerDay === undefined ? 20 : settings.retellingsPerDay,
    narrationsPerDay: settings.narrationsPerDay ?? { free: null, premium: null },
    metrics: settings.metrics ? createMetrics(() => services.running.ids().length) : undefined,
    telemetry: settings.telemetry,
    analytics: settings.analytics ?? null,
    dataFolder: settings.dataFolder ?? '.',
    hostMetrics: createHostMeter(settings.dataFolder ?? '.'),
    issuers: issuersOf(settings),
    eReader: settings.eReader ?? usualEReader,
    mailer: settings.mail ? createMailer(settings.mail, log, (said) => recorder.failure(mailNotTaken(said))) : null,
    push: createPush({
      secret: settings.push?.privateKey ?? settings.authSecrets[0],
      subject: settings.publicUrl.startsWith('https:') ? settings.publicUrl : `mailto:${settings.supportEmail}`,
      standIn: settings.push?.standIn,
    }),
    alerts: {
      mailTo: settings.alerts?.mailTo ?? [],
      webhook: settings.alerts?.webhook ? createWebhook(settings.alerts.webhook) : null,
    },
    webhooks: {
      tell: createTellProgram(settings.webhooksAnywhere ?? false),
      anywhere: settings.webhooksAnywhere ?? false,
    },
    beside: (work) => {
      const done = work.finally(() => besides.delete(done));
      besides.add(done);
    },
    settled: async () => {
      await Promise.all(besides);
      await services.mailer?.settled();
    },
    live: createLiveSettings(store, log),
    signUps: settings.signUps ?? { mode: 'open', invited: [] },
    dailyLimits: settings.dailyLimits ?? noDailyLimits,
    deepseek: deepseek.client,
    textProviders: [deepseek, ...second],
    gemini: illustrator?.client ?? createGeminiClient(noPictures),
    stripe,
    outside: outsideOf(settings),
    turnstile: settings.turnstile && createTurnstileClient(settings.turnstile, new URL(settings.publicUrl).hostname),
    geolocation: createGeolocationClient(settings.geolocationUrl),
    billing: payments,
    plans: createPriceList(stripe, payments),
    breakers: { deepseek: deepseek.breaker, gemini: createBreaker() },
    prices: { deepseek: settings.deepseek.prices, gemini: illustrator?.prices ?? noPictures.prices },
    dailyCaps: {
      deepseek: settings.deepseek.dailyCap,
      gemini: illustrator?.dailyCap ?? null,
      ...(settings.secondText && { second: settings.secondText.dailyCap }),
      ...(settings.reader && { [readerProvider]: settings.reader.dailyCap }),
      ...(settings.speech && { [speechProvider]: settings.speech.dailyCap }),
    },
    objects,
    room,
    storagePerAccount: settings.storagePerAccount ?? null,
    countMegapixels: settings.megapixelsPerHour
      ? createRateLimit({ calls: settings.megapixelsPerHour, seconds: 3600 })
      : () => 0,
    generationPictures: (member, id) => keptPictures({ store, objects, log }, member, id),
    cancelSubscriptions: (member) => cancelSubscriptions(services, member),
    writerQueue: createWriterQueue(settings.writers),
    running: createRunningStories(),
    now,
    pace: createWriterPace(patienceMilliseconds),
    silenceMilliseconds: overrides.silenceMilliseconds ?? patienceMilliseconds,
    lastWordsMilliseconds: overrides.lastWordsMilliseconds ?? 1000,
  };
  return services;
}

/** Whether the reader is the writer itself, at a server whose dialect the client finds out. */
function isOwnWriter(reader: ReaderSettings, kind: ReaderKind, writer: AppSettings['deepseek']): boolean {
  const same = reader.baseUrl === writer.baseUrl && reader.model === writer.model && kind === 'chat';
  return same && writer.dialect !== undefined && writer.dialect !== chatDialects.deepseek;
}

/** Names the services that make stories. A stand-in has the name of the service that it plays. */
function makersOf({ sandboxVendors, deepseek, secondText, gemini, pictures, reader, speech }: AppSettings): Makers {
  const draws = gemini ?? pictures ?? null;
  const reads = reader && reader.baseUrl !== deepseek.baseUrl ? reader : null;
  const writer = sandboxVendors.includes('deepseek') ? 'DeepSeek' : serviceName(deepseek.baseUrl);
  const second = secondText ? serviceName(secondText.baseUrl) : null;
  return {
    writer,
    secondWriter: second === writer ? null : second,
    illustrator: gemini && sandboxVendors.includes('gemini') ? 'Google Gemini' : draws && serviceName(draws.baseUrl),
    reader: sandboxVendors.includes('reader') ? null : reads && serviceName(reads.baseUrl),
    voice: speech && !speech.demo ? serviceName(speech.baseUrl) : null,
  };
}

function offersOf({ stripe, allowances = usualAllowances }: AppSettings, pictures: boolean): Offers {
  const payments = stripe !== null;
  return { payments, premium: payments && premiumAdds(allowances, pictures), pictures, allowances };
}

function outsideOf(settings: AppSettings): string[] {
  const { google, oidc, deepseek, secondText, gemini, pictures, reader, speech, stripe } = settings;
  const written = [deepseek, secondText, gemini, pictures, reader, speech].map((service) => service?.baseUrl);
  const all = [google?.issuer, oidc?.issuer, stripe?.baseUrl, ...written];
  return all.filter((address): address is string => address !== undefined && URL.canParse(address));
}

type Illustrator = { client: GeminiClient; prices: PicturePrices; dailyCap: number | null };

/** What makes illustrated stories: Gemini, or the text model with an image model; null = nothing. */
function illustratorOf({ gemini, pictures }: AppSettings, text: TextProviderServices): Illustrator | null {
  if (gemini) return { client: createGeminiClient(gemini), prices: gemini.prices, dailyCap: gemini.dailyCap };
  if (!pictures) return null;
  const { input, output } = text.prices;
  return {
    client: createIllustrator(text.client, pictures),
    prices: { input, output, picture: pictures.price },
    dailyCap: pictures.dailyCap,
  };
}

function issuersOf({ google, oidc }: AppSettings): AppServices['issuers'] {
  return {
    google: google && {
      client: createIssuerClient({ ...google, kind: 'google' }),
      name: 'Google',
      icon: null,
      acceptsUnverified: false,
    },
    oidc: oidc
      ? {
          client: createIssuerClient({ ...oidc, kind: 'oidc' }),
          name: oidc.name,
          icon: oidc.icon,
          acceptsUnverified: oidc.acceptUnverified ?? false,
        }
      : null,
  };
}
