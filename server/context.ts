import type { Plans } from '#domain/billing/api.ts';
import type { AnalyticsSettings, Makers, Vendor } from '#domain/operations/api.ts';
import type { HostMetrics } from '#domain/operations/figures.ts';
import type { Reader } from '#domain/stories/safety/reading.ts';
import type { BillingSettings } from './billing/price-list.ts';
import type { PicturePrices, TokenPrices } from './config.ts';
import type { ReadingRules } from './generation/reader/reading-desk.ts';
import type { KeptPicture } from './generation/running/kept-picture.ts';
import type { RunningStories } from './generation/running/running-stories.ts';
import type { WriterPace } from './generation/text/writer-pace.ts';
import type { WriterQueue } from './generation/text/writer-queue.ts';
import type { DailyLimits } from './identity/callers/daily-limit-settings.ts';
import type { Tokens } from './identity/sign-in/tokens.ts';
import type { LiveSettingsReader } from './operations/services/live-settings-reader.ts';
import type { Breaker } from './platform/breaker.ts';
import type { Store } from './platform/database/database.ts';
import type { Member } from './platform/database/member.ts';
import type { Room } from './platform/database/room.ts';
import type { RateLimit } from './platform/http/rate-limit.ts';
import type { ObjectStore } from './platform/objects/objects.ts';
import type { Offers } from './platform/offers.ts';
import type { Log } from './platform/telemetry/log.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';
import type { Recorder } from './platform/telemetry/recorder.ts';
import type { Telemetry } from './platform/telemetry/telemetry.ts';
import type { DeepSeekClient } from './providers/deepseek/client.ts';
import type { GeminiClient } from './providers/gemini/client.ts';
import type { GeolocationClient } from './providers/geolocation/client.ts';
import type { Mailer } from './providers/mail/client.ts';
import type { IssuerClient } from './providers/oidc/client.ts';
import type { Push } from './providers/push/client.ts';
import type { StripeClient } from './providers/stripe/client.ts';
import type { TurnstileClient } from './providers/turnstile/client.ts';
import type { Webhook } from './providers/webhook/client.ts';
import type { TellProgram } from './providers/webhook/tell-program.ts';
import type { CountCall } from './rate-limits.ts';
import type { RunningNarrations } from './stories/narration/running-narrations.ts';
import type { NarrationsPerDay, SpeechService } from './stories/narration/speech-service.ts';

export type EReaderLimits = { perDay: number | null; bytes: number };

/** Everything a verb may need, built once. Verbs see settings, never the environment. */
export type AppServices = {
  publicUrl: string;
  /** The number of trusted proxies in front of the server. */
  trustedProxies: number;
  /** Counts a call against its rate limits. */
  countCall: CountCall;
  supportEmail: string;
  offers: Offers;
  sandboxVendors: readonly Vendor[];
  /** The names of the services that make stories. */
  makers: Makers;
  /** Other origins that pictures may come from: the identity provider's avatars. */
  pictureSources: readonly string[];
  log: Log;
  store: Store;
  tokens: Tokens;
  recorder: Recorder;
  /** Undefined = metrics are off. */
  metrics: Metrics | undefined;
  /** Undefined = traces are off. */
  telemetry: Telemetry | undefined;
  /** The product analytics service; null = none. */
  analytics: AnalyticsSettings | null;
  /** CPU, memory and disk of this machine, in %. */
  hostMetrics: () => Promise<HostMetrics>;
  /** The folder of the data. */
  dataFolder: string;
  /** The identity providers; null = not set up. */
  issuers: { google: Issuer | null; oidc: Issuer | null };
  signUps: SignUps;
  /** Settings that operators have changed at run time; they override some of these. */
  live: LiveSettingsReader;
  dailyLimits: DailyLimits;
  /** Null = no mail is sent. */
  mailer: Mailer | null;
  /** Sends push messages to browsers. */
  push: Push;
  /** Books that an account may mail per UTC day (null = no limit), and the size limit of one book in bytes. */
  eReader: EReaderLimits;
  /** Where alerts for operators are sent. */
  alerts: { mailTo: readonly string[]; webhook: Webhook | null };
  /** Calls parents' programs; `anywhere` = also at addresses of this machine, for tests. */
  webhooks: { tell: TellProgram; anywhere: boolean };
  /** Runs work that no answer waits for; a stop of the server does. */
  beside: (work: Promise<unknown>) => void;
  /** Resolves when all of that work is done and no mail is being sent. */
  settled: () => Promise<void>;
  deepseek: DeepSeekClient;
  gemini: GeminiClient;
  stripe: StripeClient;
  /** Addresses of outside services, whose answers tell their time. */
  outside: readonly string[];
  /** Null = human verification is off. */
  turnstile: TurnstileClient | null;
  geolocation: GeolocationClient;
  billing: BillingSettings;
  /** Returns the plans that can be bought, at the prices that will be charged. */
  plans: () => Promise<Plans>;
  breakers: { deepseek: Breaker; gemini: Breaker };
  /** The providers of text stories, in the order in which they are asked. */
  textProviders: readonly [TextProviderServices, ...TextProviderServices[]];
  prices: { deepseek: TokenPrices; gemini: PicturePrices };
  /** The second reader behind the word lists; null = the lists decide alone. */
  reader: Reader | null;
  reading: ReadingRules;
  /** The service that reads stories aloud; null = only the device reads. */
  speech: SpeechService | null;
  /** The narrations that this process is making. */
  narrating: RunningNarrations;
  narrationsPerDay: NarrationsPerDay;
  /** Passages that an account may have retold per UTC day; null = no limit, 0 = off. */
  retellingsPerDay: number | null;
  /** Pictures that an account may have redrawn per UTC day; null = no limit, 0 = off. */
  redrawingsPerDay: number | null;
  /** USD that a provider may cost per UTC day; null = no cap. */
  dailyCaps: { deepseek: number | null; gemini: number | null } & Readonly<Record<string, number | null>>;
  objects: ObjectStore;
  /** Whether there is room to save anything. */
  room: Room;
  /** Bytes of pictures that one account may keep; null = no limit. */
  storagePerAccount: number | null;
  /** Counts megapixels of an account's pictures before they are decoded; returns the seconds to wait if too many. */
  countMegapixels: RateLimit;
  /** The pictures of a story in the making, for `stories`, which may not import `generation`. */
  generationPictures: (member: Member, generationId: string) => Promise<KeptPicture[]>;
  /** Cancels everything a user pays for. `identity`, which may not import `billing`, calls it to delete an account. */
  cancelSubscriptions: (member: { userId: string }) => Promise<void>;
  writerQueue: WriterQueue;
  running: RunningStories;
  now: () => Date;
  /** How soon the first words of a story come. */
  pace: WriterPace;
  /** How long a provider may send no text before we give up. */
  silenceMilliseconds: number;
  /** How long the text of an abandoned answer is still received, to be counted. */
  lastWordsMilliseconds: number;
};

/** `acceptsUnverified` = its accounts' e-mail addresses count even if it does not call them verified. */
type Issuer = { client: IssuerClient; name: string; icon: Icon | null; acceptsUnverified: boolean };
export type Icon = { type: string; bytes: Buffer };
/** Who may sign up: everybody, those whose address or @domain is listed, or nobody. */
export type SignUps = { mode: 'open' | 'invited' | 'closed'; invited: readonly string[] };

export type TextProviderServices = { name: string; client: DeepSeekClient; breaker: Breaker; prices: TokenPrices };
