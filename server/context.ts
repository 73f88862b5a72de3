import type { Plans } from '#domain/billing/api.ts';
import type { AnalyticsSettings, Makers, Vendor } from '#domain/operations/api.ts';
import type { HostMetrics } from '#domain/operations/figures.ts';
import type { Reader } from '#domain/stories/safety/reading.ts';
import type { BillingSettings } from './billing/price-list.ts';
import type { PicturePrices, TokenPrices } from './config.ts';
import type { KeptPicture } from './generation/kept-picture.ts';
import type { ReadingRules } from './generation/reader/reading-desk.ts';
import type { RunningStories } from './generation/running-stories.ts';
import type { WriterPace } from './generation/writer-pace.ts';
import type { WriterQueue } from './generation/writer-queue.ts';
import type { DailyLimits } from './identity/daily-limit-settings.ts';
import type { Tokens } from './identity/tokens.ts';
import type { LiveSettingsReader } from './operations/live-settings-reader.ts';
import type { Breaker } from './platform/breaker.ts';
import type { Store } from './platform/database.ts';
import type { Log } from './platform/log.ts';
import type { Member } from './platform/member.ts';
import type { Metrics } from './platform/metrics.ts';
import type { ObjectStore } from './platform/objects.ts';
import type { Offers } from './platform/offers.ts';
import type { RateLimit } from './platform/rate-limit.ts';
import type { Recorder } from './platform/recorder.ts';
import type { Room } from './platform/room.ts';
import type { Telemetry } from './platform/telemetry.ts';
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

/** Everything a verb may need, built once. Verbs see decisions, never the environment. */
export type AppServices = {
  publicUrl: string;
  /** How many proxies stand in front and are believed. */
  trustedProxies: number;
  /** Counts a call against its rate limits. */
  countCall: CountCall;
  supportEmail: string;
  offers: Offers;
  sandboxVendors: readonly Vendor[];
  /** Who makes stories, by name. */
  makers: Makers;
  /** Other origins that pictures may come from: the identity provider's avatars. */
  pictureSources: readonly string[];
  log: Log;
  store: Store;
  tokens: Tokens;
  recorder: Recorder;
  /** Undefined unless they were asked for. */
  metrics: Metrics | undefined;
  /** Undefined unless traces were asked for. */
  telemetry: Telemetry | undefined;
  /** Where the use of the product is counted; null = nowhere. */
  analytics: AnalyticsSettings | null;
  /** CPU, memory and disk of this machine, in %. */
  hostMetrics: () => Promise<HostMetrics>;
  /** Where the data lie. */
  dataFolder: string;
  /** Who vouches for parents; null = that one is not there. */
  issuers: { google: Issuer | null; oidc: Issuer | null };
  signUps: SignUps;
  /** What operators have set in the place of some of this. */
  live: LiveSettingsReader;
  dailyLimits: DailyLimits;
  /** Null = no mail is sent. */
  mailer: Mailer | null;
  /** How browsers are told. */
  push: Push;
  /** How many books an account may mail on a UTC day (null = any number), and how many bytes one may have. */
  eReader: EReaderLimits;
  /** Where operators are told what is wrong. */
  alerts: { mailTo: readonly string[]; webhook: Webhook | null };
  /** Tells parents' programs; `anywhere` = also at addresses of this machine, for tests. */
  webhooks: { tell: TellProgram; anywhere: boolean };
  /** Work that an answer does not wait for; a stop does. */
  beside: (work: Promise<unknown>) => void;
  /** Resolves when nothing is done beside answers any more. */
  settled: () => Promise<void>;
  deepseek: DeepSeekClient;
  gemini: GeminiClient;
  stripe: StripeClient;
  /** Addresses of services outside, which say what time it is there. */
  outside: readonly string[];
  /** Null = human verification is off. */
  turnstile: TurnstileClient | null;
  geolocation: GeolocationClient;
  billing: BillingSettings;
  /** What can be bought, at the prices that will be charged. */
  plans: () => Promise<Plans>;
  breakers: { deepseek: Breaker; gemini: Breaker };
  /** Who writes text stories, the one that is asked first in front. */
  textProviders: readonly [TextProviderServices, ...TextProviderServices[]];
  prices: { deepseek: TokenPrices; gemini: PicturePrices };
  /** The second reader behind the word lists; null = the lists decide alone. */
  reader: Reader | null;
  reading: ReadingRules;
  /** Who reads stories aloud; null = the device alone. */
  speech: SpeechService | null;
  /** The narrations that this process makes. */
  narrating: RunningNarrations;
  narrationsPerDay: NarrationsPerDay;
  /** How many passages an account has told anew on a UTC day; null = as many as it likes, 0 = nobody does. */
  retellingsPerDay: number | null;
  /** How many pictures an account has drawn again on a UTC day; the same. */
  redrawingsPerDay: number | null;
  /** USD that a provider may cost on one UTC day; null = no cap. */
  dailyCaps: { deepseek: number | null; gemini: number | null } & Readonly<Record<string, number | null>>;
  objects: ObjectStore;
  /** Whether what is written can be kept. */
  room: Room;
  /** How many bytes of pictures one account keeps; null = as many as it likes. */
  storagePerAccount: number | null;
  /** Counts megapixels of an account's pictures that are to be unpacked; the seconds to wait where it is too many. */
  countMegapixels: RateLimit;
  /** The pictures of a story in the making, for the word that saves it and may not look to its right. */
  generationPictures: (member: Member, generationId: string) => Promise<KeptPicture[]>;
  /** Ends everything a user pays for: asked before the account is deleted, by a word that may not look to its right. */
  cancelSubscriptions: (member: { userId: string }) => Promise<void>;
  writerQueue: WriterQueue;
  running: RunningStories;
  now: () => Date;
  /** How soon first words come. */
  pace: WriterPace;
  /** How long a provider may send no text before it is given up. */
  silenceMilliseconds: number;
  /** How long what is on its way of an answer that nobody wants any more is counted. */
  lastWordsMilliseconds: number;
};

/** `icon` is an image file. Its accounts' addresses count also where it does not call them verified, if that is accepted. */
type Issuer = { client: IssuerClient; name: string; icon: Icon | null; acceptsUnverified: boolean };
export type Icon = { type: string; bytes: Buffer };
/** Who may come in anew: everybody, those whose address or @domain is named, or nobody. */
export type SignUps = { mode: 'open' | 'invited' | 'closed'; invited: readonly string[] };

export type TextProviderServices = { name: string; client: DeepSeekClient; breaker: Breaker; prices: TokenPrices };
