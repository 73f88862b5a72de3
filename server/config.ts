import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { z } from 'zod';
import { streamInactivitySeconds } from '#domain/generation/api.ts';
import { type Allowances, unlimited, usualAllowances } from '#domain/offers.ts';
import { type WebhookForm, webhookForms } from '#domain/operations/alerts.ts';
import type { AnalyticsSettings, Vendor } from '#domain/operations/api.ts';
import { type StoryLanguage, storyLanguages } from '#domain/stories/options.ts';
import { type AwayPolicy, awayPolicies } from '#domain/stories/safety/reading.ts';
import type { DailyLimits } from './identity/callers/daily-limit-settings.ts';
import { type ChatDialect, type ChatDialectName, chatDialects, knownDialect } from './providers/deepseek/dialect.ts';
import { tellWrong } from './setting-problems.ts';

/** The vendors that this server calls, each with the variable that selects the real one when it is set. */
const vendorKeys = {
  google: 'GOOGLE_CLIENT_ID',
  deepseek: 'DEEPSEEK_API_KEY',
  gemini: 'GEMINI_API_KEY',
  stripe: 'STRIPE_SECRET_KEY',
  reader: 'READER_BASE_URL',
  speech: 'SPEECH_BASE_URL',
} as const satisfies Partial<Record<Vendor, string>>;
export type SandboxVendor = keyof typeof vendorKeys;
/** Without these nobody could sign in, and no story could be written. */
const needed: readonly SandboxVendor[] = ['google', 'deepseek'];

function isSandboxVendor(name: string): name is SandboxVendor {
  return name in vendorKeys;
}

const stories = 'expects a number of stories, 0 or more, or unlimited';
const allowance = z.union(
  [z.literal('unlimited').transform(() => unlimited), z.coerce.number().int().min(0).max(unlimited)],
  {
    error: stories,
  },
);
const aDay = z.union([z.literal('unlimited').transform(() => null), z.coerce.number().int().min(1)], {
  error: 'expects a number a day, 1 or more, or unlimited',
});
const narrationsADay = z.union([z.literal('unlimited').transform(() => null), z.coerce.number().int().min(0)], {
  error: 'expects a number a day, 0 or more, or unlimited',
});
/** Voice names, separated by commas; en=NAME and es=NAME are for one language only. */
const voiceList = /^(?:(?:en|es)=)?[\w.+-]{1,60}(?:\s*,\s*(?:(?:en|es)=)?[\w.+-]{1,60}){0,39}$/;
const sandboxChoice = z
  .union([z.enum(['auto', 'on', 'off']), z.string().transform((list) => list.split(',').map((name) => name.trim()))])
  .refine((choice) => typeof choice === 'string' || choice.every(isSandboxVendor), 'expects auto, on or off');

const dialectNames = Object.keys(chatDialects) as ChatDialectName[];
const dialect = z
  .enum(['auto', ...dialectNames], { error: `expects auto, ${dialectNames.join(', ')}` })
  .default('auto');

const optional = z.string().trim().optional();
const addresses = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
  .transform((list) => list.filter((email) => email !== ''))
  .refine((list) => list.every((email) => email.includes('@')), 'expects e-mail addresses, separated by commas');
const url = z.url({ protocol: /^https?$/, error: 'expects an http(s) address' });
const usd = z.coerce.number({ error: 'expects a price in USD' }).min(0, 'expects a price in USD');

const proxies = 'expects how many proxies stand in front, 0 to 10';
const seconds = 'expects a number of seconds';
const megabytes = 'expects a number of megabytes from 1 to 100';
const patience = 'expects a number of seconds from 30 to 600';
const factor = 'expects a number from 0 (no rate limits) to 1000';
const days = z.coerce.number({ error: 'expects a number of days' }).int().min(0).max(365);

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'expects postgresql://user:password@host:port/database')
  .optional();

/** Every variable of `.env.example`. An empty value counts as not set. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().trim().default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  TRUST_PROXY: z.coerce.number({ error: proxies }).int(proxies).min(0, proxies).max(10, proxies).default(0),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: factor }).min(0, factor).max(1000, factor).default(1),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress,
  DATABASE_MEMBER_URL: databaseAddress,
  DATABASE_SERVICE_URL: databaseAddress,
  AUTH_SECRET: z.string().min(32, 'expects at least 32 characters').optional(),
  AUTH_SECRETS_ACCEPTED: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .transform((list) => list.filter((secret) => secret !== ''))
    .refine((list) => list.every(({ length }) => length >= 32), 'expects at least 32 characters each'),
  SANDBOX: sandboxChoice.default('auto'),
  SANDBOX_PACE: z.coerce.number().positive('expects tokens per second').optional(),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: z.string().trim().max(40, 'expects at most 40 letters').optional(),
  OIDC_ICON: optional,
  OIDC_UNVERIFIED: z.enum(['refuse', 'accept'], { error: 'expects refuse or accept' }).default('refuse'),
  SMTP_URL: z
    .string()
    .trim()
    .regex(/^smtps?:\/\/[^/\s]+\/?$/, 'expects smtp://user:password@host:587, or smtps:// for port 465')
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'expects an address, such as Lunatale <hello@example.org>')
    .optional(),
  MAIL_RETURN_PATH: z
    .string()
    .trim()
    .regex(/^[^@\s<>]+@[^@\s<>]+$/, 'expects an address alone, such as bounces@example.org')
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'expects a private VAPID key, 43 letters and digits')
    .optional(),
  EREADER_BOOKS_PER_DAY: aDay.default(20),
  EREADER_MEGABYTES: z.coerce.number({ error: megabytes }).min(1, megabytes).max(100, megabytes).default(18),
  ALERT_MAIL: addresses,
  ALERT_WEBHOOK_URL: url.optional(),
  ALERT_WEBHOOK_FORM: z.enum(webhookForms, { error: `expects ${webhookForms.join(', ')}` }).default('json'),
  ALERT_WEBHOOK_SECRET: z.string().trim().min(16, 'expects at least 16 characters').optional(),
  SIGNUPS: z.enum(['open', 'invited', 'closed'], { error: 'expects open, invited or closed' }).optional(),
  ALLOWED_EMAILS: addresses,
  DEEPSEEK_API_KEY: optional,
  DEEPSEEK_BASE_URL: url.optional(),
  DEEPSEEK_MODEL: z.string().trim().default('deepseek-flash'),
  DEEPSEEK_DIALECT: dialect,
  DEEPSEEK_PRICE_CACHED: usd.default(0.003),
  DEEPSEEK_PRICE_INPUT: usd.default(0.15),
  DEEPSEEK_PRICE_OUTPUT: usd.default(0.6),
  DEEPSEEK_DAILY_USD: usd.optional(),
  TEXT_PATIENCE_SECONDS: z.coerce
    .number({ error: patience })
    .min(30, patience)
    .max(600, patience)
    .default(streamInactivitySeconds),
  SECOND_TEXT_API_KEY: optional,
  SECOND_TEXT_BASE_URL: url.optional(),
  SECOND_TEXT_MODEL: optional,
  SECOND_TEXT_DIALECT: dialect,
  SECOND_TEXT_PRICE_CACHED: usd.default(0),
  SECOND_TEXT_PRICE_INPUT: usd.default(0),
  SECOND_TEXT_PRICE_OUTPUT: usd.default(0),
  SECOND_TEXT_DAILY_USD: usd.optional(),
  GEMINI_API_KEY: optional,
  GEMINI_BASE_URL: url.default('https://generativelanguage.googleapis.com'),
  GEMINI_MODEL: z.string().trim().default('gemini-flash-latest'),
  GEMINI_IMAGE_MODEL: z.string().trim().default('gemini-nano-banana-2.1'),
  GEMINI_PRICE_INPUT: usd.default(0.3),
  GEMINI_PRICE_OUTPUT: usd.default(2.5),
  GEMINI_PRICE_PICTURE: usd.default(0.0336),
  GEMINI_DAILY_USD: usd.optional(),
  PICTURES_API_KEY: optional,
  PICTURES_BASE_URL: url.optional(),
  PICTURES_MODEL: optional,
  PICTURES_PRICE: usd.default(0),
  PICTURES_DAILY_USD: usd.optional(),
  READER: z.enum(['auto', 'off', 'writer', 'chat', 'guard', 'moderations']).default('auto'),
  READER_API_KEY: optional,
  READER_BASE_URL: url.optional(),
  READER_MODEL: optional,
  READER_PRICE_INPUT: usd.default(0),
  READER_PRICE_OUTPUT: usd.default(0),
  READER_DAILY_USD: usd.optional(),
  READER_TIMEOUT_SECONDS: z.coerce.number({ error: seconds }).positive(seconds).max(60, seconds).default(8),
  READER_PATIENCE_SECONDS: z.coerce.number({ error: seconds }).min(0, seconds).max(120, seconds).default(15),
  READER_AWAY: z.enum(awayPolicies).default('safe'),
  SPEECH: z.enum(['auto', 'off'], { error: 'expects auto or off' }).default('auto'),
  SPEECH_API_KEY: optional,
  SPEECH_BASE_URL: url.optional(),
  SPEECH_MODEL: optional,
  SPEECH_VOICES: z
    .string()
    .trim()
    .regex(voiceList, 'expects names of voices, such as alloy, or en=af_heart, es=ef_dora')
    .optional(),
  SPEECH_WORDS: z.enum(['off', 'captioned'], { error: 'expects off or captioned' }).default('off'),
  SPEECH_PRICE_LETTERS: usd.default(0),
  SPEECH_PRICE_MINUTE: usd.default(0),
  SPEECH_DAILY_USD: usd.optional(),
  SPEECH_AT_ONCE: z.coerce.number({ error: 'expects a number of sentences' }).int().min(1).max(200).default(8),
  GEMINI_SPEECH_MODEL: z.string().trim().default('gemini-3.8-flash-tts'),
  GEMINI_PRICE_SPEECH_INPUT: usd.default(0.5),
  GEMINI_PRICE_SPEECH_OUTPUT: usd.default(9),
  RETELLINGS_PER_DAY: narrationsADay.default(20),
  REDRAWINGS_PER_DAY: narrationsADay.default(5),
  FREE_NARRATIONS_PER_DAY: narrationsADay.default(3),
  PREMIUM_NARRATIONS_PER_DAY: narrationsADay.default(20),
  TURNSTILE_SITE_KEY: optional,
  TURNSTILE_SECRET_KEY: optional,
  TURNSTILE_VERIFY_URL: url.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  GEO_URL: z
    .string()
    .trim()
    .regex(/^https?:\/\//, 'expects an http(s) address')
    .optional(),
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRICE_MONTHLY: optional,
  STRIPE_PRICE_YEARLY: optional,
  STRIPE_API_BASE: url.default('https://api.stripe.com'),
  FREE_TEXT_STORIES: allowance.default(usualAllowances.freeText),
  FREE_ILLUSTRATED_STORIES: allowance.default(usualAllowances.freeImage),
  PREMIUM_ILLUSTRATED_PER_DAY: allowance.default(usualAllowances.dailyGemini),
  SIGN_UPS_PER_DEVICE: aDay.default(5),
  SIGN_UPS_PER_NETWORK: aDay.default(60),
  FREE_STORIES_PER_DEVICE: aDay.optional(),
  FREE_STORIES_PER_NETWORK: aDay.optional(),
  TRIAL_DAYS: days.default(0),
  PAST_DUE_GRACE_DAYS: days.default(3),
  STORAGE_MB_PER_ACCOUNT: z
    .union([z.literal('unlimited').transform(() => null), z.coerce.number().min(1)], {
      error: 'expects a number of megabytes, or unlimited',
    })
    .default(20_000),
  PICTURE_MEGAPIXELS_PER_HOUR: z
    .union([z.literal('unlimited').transform(() => null), z.coerce.number().min(100)], {
      error: 'expects 100 megapixels or more, or unlimited',
    })
    .default(1000),
  STORAGE_URL: z
    .string()
    .trim()
    .regex(/^(file:.|s3:https?:\/\/[^/@?#]+(\/[^@?#]*)?$)/, "expects file:FOLDER or s3: and a bucket's http(s) address")
    .optional(),
  STORAGE_REGION: z.string().trim().default('auto'),
  STORAGE_KEY_ID: optional,
  STORAGE_SECRET: optional,
  BACKUPS: z.enum(['on', 'off'], { error: 'expects on or off' }).optional(),
  BACKUP_DIR: optional,
  BACKUP_KEEP: z.coerce.number({ error: 'expects a number of backups' }).int().min(1).max(1000).default(14),
  WRITERS: z.coerce.number().int().min(1).max(10_000).default(200),
  ADMIN_EMAILS: addresses,
  SUPPORT_EMAIL: z.email('expects an e-mail address').default('hello@lunatale.example'),
  METRICS: z
    .string()
    .trim()
    .regex(/^(0|([\w.:[\]-]+:)?\d{2,5})$/, 'expects a port such as 9464, or host:port')
    .default('0'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  POSTHOG_KEY: optional,
  POSTHOG_HOST: url.default('https://eu.i.posthog.com'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

/** USD per million tokens. */
export type TokenPrices = { cachedInput: number; input: number; output: number };
/** USD per million tokens of text, and per picture. */
export type PicturePrices = { input: number; output: number; picture: number };
export type TurnstileConfig = { siteKey: string; secretKey: string; verifyUrl: string; scriptUrl: string };
export type GoogleConfig = { issuer: string; clientId: string; clientSecret: string; insecure: boolean };
export type OidcConfig = GoogleConfig & {
  name: string;
  icon: { type: string; bytes: Buffer } | null;
  acceptUnverified: boolean;
};
export type DeepSeekConfig = {
  apiKey: string;
  baseUrl: string;
  model: string;
  prices: TokenPrices;
  dailyCap: number | null;
  /** Null = the client finds out which fields the server accepts. */
  dialect: ChatDialect | null;
};
export type ReaderConfig = {
  name: string;
  kind: 'chat' | 'guard' | 'moderations';
  apiKey: string;
  baseUrl: string;
  model: string;
  prices: { input: number; output: number };
  dailyCap: number | null;
  timeoutMilliseconds: number;
};
export type SpeechConfig = {
  /** Gemini's speech, or any service with OpenAI's wire format and settings of its own. */
  kind: 'gemini' | 'openai';
  apiKey: string;
  baseUrl: string;
  model: string;
  voices: readonly { name: string; languages: readonly StoryLanguage[] }[];
  words: 'off' | 'captioned';
  prices: { letters: number; minute: number; input: number; output: number };
  dailyCap: number | null;
  atOnce: number;
};
export type GeminiConfig = {
  apiKey: string;
  baseUrl: string;
  model: string;
  imageModel: string;
  prices: PicturePrices;
  dailyCap: number | null;
};
/** An image model behind an OpenAI-compatible address. */
export type PicturesConfig = {
  apiKey: string;
  baseUrl: string;
  model: string;
  price: number;
  dailyCap: number | null;
};
export type StripeConfig = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  priceMonthly: string;
  priceYearly: string | null;
  baseUrl: string;
};

export type StorageConfig =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };

/** The settings, read once from the environment. Vendors that the sandbox plays get their address when it starts. */
export type Config = {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string | undefined;
  /** The number of proxies in front of the server. */
  trustedProxies: number;
  /** Multiplies every rate limit; 0 = none. */
  rateLimitFactor: number;
  dataDir: string;
  /** The login of the owner, who creates and migrates the tables. */
  databaseUrl: string | undefined;
  /** The two logins that the server works with; undefined = it creates them as the owner. */
  databaseLogins: { member: string; service: string } | undefined;
  /** The secret that signs, then the others that are accepted. */
  authSecrets: [string, ...string[]];
  sandbox: { vendors: Vendor[]; pace: number | undefined };
  /** Null = human verification is off, or the sandbox plays it. */
  turnstile: TurnstileConfig | null;
  /** Undefined = no service is asked for a visitor's country. */
  geolocationUrl: string | undefined;
  /** Null = no sign-in with Google, unless the sandbox plays it. */
  google: GoogleConfig | null;
  /** The installation's own OpenID Connect issuer. */
  oidc: OidcConfig | null;
  signUps: { mode: 'open' | 'invited' | 'closed'; invited: string[] };
  /** Null = no mail is sent. */
  mail: { url: string; from: string; returnPath: string | null } | null;
  /** The VAPID key that identifies this installation to push services; null = derived from the signing secret. */
  pushPrivateKey: string | null;
  /** Books that an account may mail per UTC day (null = no limit), and the size limit of one book in bytes. */
  eReader: { perDay: number | null; bytes: number };
  /** Where alerts for operators are sent. */
  alerts: { mailTo: string[]; webhook: { url: string; form: WebhookForm; secret: string | null } | null };
  dailyLimits: DailyLimits;
  deepseek: DeepSeekConfig;
  /** The provider that writes text stories while the first one is down; null = none. */
  secondText: DeepSeekConfig | null;
  /** How long a text provider may send nothing. */
  textPatienceSeconds: number;
  /** The second reader behind the word lists; null = nobody reads. */
  reader: ReaderConfig | null;
  reading: { away: AwayPolicy; patienceMilliseconds: number };
  /** The service that reads stories aloud; null = only the device reads. */
  speech: SpeechConfig | null;
  /** Passages that an account may have retold per UTC day; null = no limit, 0 = off. */
  retellingsPerDay: number | null;
  /** Pictures that an account may have redrawn per UTC day; null = no limit, 0 = off. */
  redrawingsPerDay: number | null;
  /** Narrations that an account may begin per UTC day; null = no limit. */
  narrationsPerDay: { free: number | null; premium: number | null };
  /** Null = stories are text only, unless `pictures` is set. */
  gemini: GeminiConfig | null;
  /** The image model that illustrates what the text model writes, instead of Gemini. */
  pictures: PicturesConfig | null;
  /** Null = nothing is sold, unless the sandbox plays it. */
  stripe: StripeConfig | null;
  allowances: Allowances;
  billing: { trialDays: number; graceDays: number };
  /** Where pictures are kept. */
  storage: StorageConfig;
  /** Bytes of pictures that one account may keep; null = no limit. */
  storagePerAccount: number | null;
  /** Megapixels of one account's pictures that are decoded per hour; null = no limit. */
  megapixelsPerHour: number | null;
  /** Where backups are kept, and how many; null = no backups are made. */
  backups: { folder: string; keep: number } | null;
  writers: number;
  adminEmails: string[];
  supportEmail: string;
  logLevel: string;
  /** Where Prometheus scrapes the metrics; null = there are none. */
  metrics: { host: string; port: number } | null;
  /** The collector of traces; null = there are none. */
  tracesEndpoint: string | null;
  /** The product analytics service; null = none. */
  analytics: AnalyticsSettings | null;
};

/** Names a wrong variable and what it expects. Shows its value only where that cannot be a secret. */
export class ConfigError extends Error {}

/**
 * Reads the environment (and `.env` in the working directory, which never overrides it).
 * Throws `ConfigError` that names every wrong variable. The only reader of process.env in the server.
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  if (environment === process.env && existsSync('.env')) process.loadEnvFile('.env');
  const files = secretFiles(environment);
  const set = Object.fromEntries(
    Object.entries({ ...environment, ...files.values }).filter(([, value]) => value?.trim()),
  );
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const usual: Record<string, unknown> = schema.parse({});
    const told = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return tellWrong(issue, set[name] ?? '', usual[name]);
    });
    throw new ConfigError(told.join('\n'));
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR);
  // With Google's client id and no OIDC_CLIENT_ID, OIDC_ISSUER is the address of Google itself.
  const ownIssuer = env.OIDC_ISSUER !== undefined && !(env.GOOGLE_CLIENT_ID && !env.OIDC_CLIENT_ID);
  // A self-hosted model needs an address and no key.
  const isSet = (vendor: SandboxVendor) =>
    env[vendorKeys[vendor]] !== undefined ||
    (vendor === 'deepseek' && env.DEEPSEEK_BASE_URL !== undefined) ||
    // One way to sign in is enough.
    (vendor === 'google' && (ownIssuer || env.SMTP_URL !== undefined)) ||
    // Gemini's key is for its speech too.
    (vendor === 'speech' && env.GEMINI_API_KEY !== undefined) ||
    // Another model draws, so Gemini needs no stand-in.
    (vendor === 'gemini' && env.PICTURES_BASE_URL !== undefined);
  const missing = (Object.keys(vendorKeys) as SandboxVendor[]).filter((vendor) => !isSet(vendor));
  const sandboxOn = Array.isArray(env.SANDBOX) || env.SANDBOX === 'on' || (env.SANDBOX === 'auto' && !production);
  const named = Array.isArray(env.SANDBOX) ? env.SANDBOX : undefined;
  // SPEECH=off and a READER other than auto want no stand-in, unless SANDBOX names the reader.
  const standIn = (vendor: SandboxVendor) =>
    vendor === 'speech'
      ? env.SPEECH === 'auto'
      : vendor !== 'reader' || env.READER === 'auto' || named?.includes('reader') === true;
  const played = sandboxOn ? missing.filter((vendor) => standIn(vendor) && (named?.includes(vendor) ?? true)) : [];
  const problems: string[] = [...files.problems, ...halfSet(env)];
  if (['chat', 'guard', 'moderations'].includes(env.READER) && !env.READER_BASE_URL) {
    problems.push('READER_BASE_URL: is needed with this READER; for example READER_BASE_URL=http://127.0.0.1:8000/v1');
  }
  for (const vendor of missing) {
    if (!needed.includes(vendor) || played.includes(vendor)) continue;
    problems.push(
      `${vendorKeys[vendor]}: is not set and the sandbox is off; ${examples[vendor]}, or SANDBOX=on for the stand-in`,
    );
  }
  // Played only when it is named, so that human verification does not slow down trying the product out.
  const turnstilePlayed = env.TURNSTILE_SITE_KEY === 'sandbox';
  if (turnstilePlayed && !sandboxOn) problems.push('TURNSTILE_SITE_KEY: is "sandbox" and the sandbox is off');
  if (env.GEMINI_API_KEY && env.PICTURES_BASE_URL) {
    problems.push('GEMINI_API_KEY, PICTURES_BASE_URL: both draw; set one of them');
  }
  if (env.STORAGE_URL?.startsWith('s3:') && !(env.STORAGE_KEY_ID && env.STORAGE_SECRET)) {
    const beside = 'are needed beside an s3: STORAGE_URL, as its store gave them';
    problems.push(`STORAGE_KEY_ID, STORAGE_SECRET: ${beside}; for example STORAGE_KEY_ID=AKIA… STORAGE_SECRET=wJal…`);
  }
  // One machine keeps its secret in DATA_DIR; several have to share one.
  const ownDatabase = !env.DATABASE_URL && !env.DATABASE_SERVICE_URL;
  if (production && !env.AUTH_SECRET && !sandboxOn && !ownDatabase) {
    problems.push('AUTH_SECRET: is needed in production beside a DATABASE_URL; make one with: openssl rand -base64 48');
  }
  if (production && !env.PUBLIC_URL && !sandboxOn) {
    problems.push('PUBLIC_URL: is needed in production, for example https://stories.example.org');
  }
  const icon = env.OIDC_ICON ? readIcon(env.OIDC_ICON) : null;
  if (icon === 'wrong') {
    problems.push(
      `OIDC_ICON: expects a .svg, .png or .webp file of at most 64 KB; found ${JSON.stringify(env.OIDC_ICON)}; for example OIDC_ICON=./data/icon.svg`,
    );
  }
  if (ownIssuer && !env.OIDC_CLIENT_ID) {
    problems.push('OIDC_CLIENT_ID: is needed beside OIDC_ISSUER and is not set; for example OIDC_CLIENT_ID=lunatale');
  }
  if (env.OIDC_CLIENT_ID && !env.OIDC_ISSUER) {
    problems.push(
      'OIDC_ISSUER: is needed beside OIDC_CLIENT_ID and is not set; for example OIDC_ISSUER=https://id.example.org',
    );
  }
  if (problems.length > 0 || icon === 'wrong') throw new ConfigError(problems.join('\n'));
  const googleIssuer = (ownIssuer ? undefined : env.OIDC_ISSUER) ?? 'https://accounts.google.com';
  const textBase = (env.DEEPSEEK_BASE_URL ?? 'https://api.deepseek.com').replace(/\/+$/, '');
  const secondBase = (env.SECOND_TEXT_BASE_URL ?? '').replace(/\/+$/, '');

  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseLogins:
      env.DATABASE_MEMBER_URL && env.DATABASE_SERVICE_URL
        ? { member: env.DATABASE_MEMBER_URL, service: env.DATABASE_SERVICE_URL }
        : undefined,
    authSecrets: [env.AUTH_SECRET ?? keptSecret(dataDir), ...env.AUTH_SECRETS_ACCEPTED],
    sandbox: {
      vendors: [...played, ...(turnstilePlayed ? ['turnstile' as const] : [])],
      pace: env.SANDBOX_PACE,
    },
    turnstile:
      env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET_KEY && !turnstilePlayed
        ? {
            siteKey: env.TURNSTILE_SITE_KEY,
            secretKey: env.TURNSTILE_SECRET_KEY,
            verifyUrl: env.TURNSTILE_VERIFY_URL,
            scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
          }
        : null,
    geolocationUrl: env.GEO_URL,
    google: env.GOOGLE_CLIENT_ID
      ? {
          issuer: googleIssuer,
          clientId: env.GOOGLE_CLIENT_ID,
          clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
          insecure: isLoopback(googleIssuer),
        }
      : null,
    oidc:
      ownIssuer && env.OIDC_ISSUER
        ? {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID ?? '',
            clientSecret: env.OIDC_CLIENT_SECRET ?? '',
            insecure: isLoopback(env.OIDC_ISSUER),
            name: env.OIDC_NAME ?? new URL(env.OIDC_ISSUER).hostname,
            icon,
            acceptUnverified: env.OIDC_UNVERIFIED === 'accept',
          }
        : null,
    mail: env.SMTP_URL
      ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? '', returnPath: env.MAIL_RETURN_PATH ?? null }
      : null,
    pushPrivateKey: env.PUSH_PRIVATE_KEY ?? null,
    eReader: { perDay: env.EREADER_BOOKS_PER_DAY, bytes: env.EREADER_MEGABYTES * 1_000_000 },
    alerts: {
      mailTo: env.ALERT_MAIL.length > 0 ? env.ALERT_MAIL : env.ADMIN_EMAILS,
      webhook: env.ALERT_WEBHOOK_URL
        ? { url: env.ALERT_WEBHOOK_URL, form: env.ALERT_WEBHOOK_FORM, secret: env.ALERT_WEBHOOK_SECRET ?? null }
        : null,
    },
    signUps: {
      mode: env.SIGNUPS ?? (env.ALLOWED_EMAILS.length > 0 ? 'invited' : 'open'),
      invited: [...env.ALLOWED_EMAILS, ...env.ADMIN_EMAILS],
    },
    dailyLimits: {
      signUps: { device: env.SIGN_UPS_PER_DEVICE, network: env.SIGN_UPS_PER_NETWORK },
      // Where free stories are all but unlimited, many in one house are no misuse.
      freeStories: {
        device: env.FREE_STORIES_PER_DEVICE === undefined ? fewFree(env, 12) : env.FREE_STORIES_PER_DEVICE,
        network: env.FREE_STORIES_PER_NETWORK === undefined ? fewFree(env, 300) : env.FREE_STORIES_PER_NETWORK,
      },
    },
    deepseek: {
      apiKey: env.DEEPSEEK_API_KEY ?? '',
      baseUrl: textBase,
      model: env.DEEPSEEK_MODEL,
      dialect: knownDialect(env.DEEPSEEK_DIALECT, textBase) ?? null,
      prices: {
        cachedInput: env.DEEPSEEK_PRICE_CACHED,
        input: env.DEEPSEEK_PRICE_INPUT,
        output: env.DEEPSEEK_PRICE_OUTPUT,
      },
      dailyCap: env.DEEPSEEK_DAILY_USD ?? null,
    },
    secondText: env.SECOND_TEXT_API_KEY
      ? {
          apiKey: env.SECOND_TEXT_API_KEY,
          baseUrl: secondBase,
          model: env.SECOND_TEXT_MODEL ?? '',
          dialect: knownDialect(env.SECOND_TEXT_DIALECT, secondBase) ?? null,
          prices: {
            cachedInput: env.SECOND_TEXT_PRICE_CACHED,
            input: env.SECOND_TEXT_PRICE_INPUT,
            output: env.SECOND_TEXT_PRICE_OUTPUT,
          },
          dailyCap: env.SECOND_TEXT_DAILY_USD ?? null,
        }
      : null,
    textPatienceSeconds: env.TEXT_PATIENCE_SECONDS,
    reader: readerConfig(env, played.includes('reader')),
    reading: { away: env.READER_AWAY, patienceMilliseconds: env.READER_PATIENCE_SECONDS * 1000 },
    speech: speechConfig(env, played.includes('speech')),
    retellingsPerDay: env.RETELLINGS_PER_DAY,
    redrawingsPerDay: env.REDRAWINGS_PER_DAY,
    narrationsPerDay: { free: env.FREE_NARRATIONS_PER_DAY, premium: env.PREMIUM_NARRATIONS_PER_DAY },
    gemini:
      env.GEMINI_API_KEY || played.includes('gemini')
        ? {
            apiKey: env.GEMINI_API_KEY ?? '',
            baseUrl: env.GEMINI_BASE_URL.replace(/\/+$/, ''),
            model: env.GEMINI_MODEL,
            imageModel: env.GEMINI_IMAGE_MODEL,
            prices: {
              input: env.GEMINI_PRICE_INPUT,
              output: env.GEMINI_PRICE_OUTPUT,
              picture: env.GEMINI_PRICE_PICTURE,
            },
            dailyCap: env.GEMINI_DAILY_USD ?? null,
          }
        : null,
    pictures: env.PICTURES_BASE_URL
      ? {
          apiKey: env.PICTURES_API_KEY ?? '',
          baseUrl: env.PICTURES_BASE_URL.replace(/\/+$/, ''),
          model: env.PICTURES_MODEL ?? '',
          price: env.PICTURES_PRICE,
          dailyCap: env.PICTURES_DAILY_USD ?? null,
        }
      : null,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
          priceMonthly: env.STRIPE_PRICE_MONTHLY ?? '',
          priceYearly: env.STRIPE_PRICE_YEARLY ?? null,
          baseUrl: env.STRIPE_API_BASE,
        }
      : null,
    allowances: {
      freeText: env.FREE_TEXT_STORIES,
      freeImage: env.FREE_ILLUSTRATED_STORIES,
      dailyGemini: env.PREMIUM_ILLUSTRATED_PER_DAY,
    },
    billing: { trialDays: env.TRIAL_DAYS, graceDays: env.PAST_DUE_GRACE_DAYS },
    storagePerAccount: env.STORAGE_MB_PER_ACCOUNT === null ? null : env.STORAGE_MB_PER_ACCOUNT * 1_000_000,
    megapixelsPerHour: env.PICTURE_MEGAPIXELS_PER_HOUR,
    storage: env.STORAGE_URL?.startsWith('s3:')
      ? {
          kind: 's3',
          endpoint: env.STORAGE_URL.slice('s3:'.length),
          region: env.STORAGE_REGION,
          accessKeyId: env.STORAGE_KEY_ID ?? '',
          secretAccessKey: env.STORAGE_SECRET ?? '',
        }
      : { kind: 'folder', folder: resolve(env.STORAGE_URL?.replace(/^file:(\/\/)?/, '') ?? join(dataDir, 'objects')) },
    backups:
      (env.BACKUPS ?? (production && ownDatabase && !sandboxOn ? 'on' : 'off')) === 'on'
        ? { folder: resolve(env.BACKUP_DIR ?? join(dataDir, 'backups')), keep: env.BACKUP_KEEP }
        : null,
    writers: env.WRITERS,
    adminEmails: env.ADMIN_EMAILS,
    supportEmail: env.SUPPORT_EMAIL,
    metrics: metricsAddress(env.METRICS),
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    analytics: env.POSTHOG_KEY ? { key: env.POSTHOG_KEY, host: new URL(env.POSTHOG_HOST).origin } : null,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** The reader: a service of its own, the sandbox's stand-in, or the model that writes text; null = none. */
function readerConfig(env: z.infer<typeof schema>, played: boolean): ReaderConfig | null {
  if (env.READER === 'off') return null;
  const common = { dailyCap: env.READER_DAILY_USD ?? null, timeoutMilliseconds: env.READER_TIMEOUT_SECONDS * 1000 };
  const kind = env.READER === 'guard' || env.READER === 'moderations' ? env.READER : 'chat';
  const prices = { input: env.READER_PRICE_INPUT, output: env.READER_PRICE_OUTPUT };
  if (env.READER !== 'writer' && env.READER_BASE_URL) {
    const baseUrl = env.READER_BASE_URL.replace(/\/+$/, '');
    const model = env.READER_MODEL ?? '';
    return { ...common, name: model, kind, apiKey: env.READER_API_KEY ?? '', baseUrl, model, prices };
  }
  if (env.READER !== 'writer' && played)
    return { ...common, name: 'sandbox', kind, apiKey: 'sandbox', baseUrl: '', model: 'sandbox-reader', prices };
  if (!env.DEEPSEEK_API_KEY && !env.DEEPSEEK_BASE_URL) return null;
  return {
    ...common,
    name: env.DEEPSEEK_MODEL,
    kind: 'chat',
    apiKey: env.DEEPSEEK_API_KEY ?? '',
    baseUrl: (env.DEEPSEEK_BASE_URL ?? 'https://api.deepseek.com').replace(/\/+$/, ''),
    model: env.DEEPSEEK_MODEL,
    prices: { input: env.DEEPSEEK_PRICE_INPUT, output: env.DEEPSEEK_PRICE_OUTPUT },
  };
}

/** The speech service: one of its own, the sandbox's stand-in, or Gemini; null = only the device reads. */
function speechConfig(env: z.infer<typeof schema>, played: boolean): SpeechConfig | null {
  if (env.SPEECH === 'off') return null;
  const common = { dailyCap: env.SPEECH_DAILY_USD ?? null, atOnce: env.SPEECH_AT_ONCE };
  const prices = { letters: env.SPEECH_PRICE_LETTERS, minute: env.SPEECH_PRICE_MINUTE, input: 0, output: 0 };
  const own = { ...common, kind: 'openai' as const, words: env.SPEECH_WORDS, prices };
  if (env.SPEECH_BASE_URL) {
    const baseUrl = env.SPEECH_BASE_URL.replace(/\/+$/, '');
    const voices = voicesOf(env.SPEECH_VOICES ?? '');
    return { ...own, apiKey: env.SPEECH_API_KEY ?? '', baseUrl, model: env.SPEECH_MODEL ?? '', voices };
  }
  if (played) {
    const voices = voicesOf('lantern, owl');
    return { ...own, apiKey: 'sandbox', baseUrl: '', model: 'sandbox-speech', voices };
  }
  if (!env.GEMINI_API_KEY) return null;
  return {
    ...common,
    kind: 'gemini',
    apiKey: env.GEMINI_API_KEY,
    baseUrl: env.GEMINI_BASE_URL.replace(/\/+$/, ''),
    model: env.GEMINI_SPEECH_MODEL,
    voices: [],
    words: 'off',
    prices: { letters: 0, minute: 0, input: env.GEMINI_PRICE_SPEECH_INPUT, output: env.GEMINI_PRICE_SPEECH_OUTPUT },
  };
}

/** "en=af_heart, alloy" = one voice for English, and one for both languages. */
function voicesOf(list: string): SpeechConfig['voices'] {
  const languages = { en: ['english'], es: ['spanish'] } as const;
  return list.split(',').map((each) => {
    const [, tag, name = ''] = /^\s*(?:(en|es)=)?(.+?)\s*$/.exec(each) ?? [];
    return { name, languages: tag ? languages[tag as 'en' | 'es'] : storyLanguages };
  });
}

/** Services whose variables are only of use together, each with an example value. */
const together: Record<string, string>[] = [
  { GOOGLE_CLIENT_ID: '1234-abc.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'GOCSPX-…' },
  {
    STRIPE_SECRET_KEY: 'sk_live_…',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_…',
    STRIPE_WEBHOOK_SECRET: 'whsec_…',
    STRIPE_PRICE_MONTHLY: 'price_1AbC…',
  },
  {
    SECOND_TEXT_API_KEY: 'sk-…',
    SECOND_TEXT_BASE_URL: 'https://openrouter.ai/api/v1',
    SECOND_TEXT_MODEL: 'mistral-small',
  },
  { SMTP_URL: 'smtp://user:password@mail.example.org:587', MAIL_FROM: 'Lunatale <hello@example.org>' },
  { PICTURES_BASE_URL: 'https://api.openai.com/v1', PICTURES_MODEL: 'gpt-image-1' },
  { SPEECH_BASE_URL: 'http://127.0.0.1:8880/v1', SPEECH_MODEL: 'kokoro', SPEECH_VOICES: 'en=af_heart, es=ef_dora' },
  { READER_BASE_URL: 'http://127.0.0.1:8000/v1', READER_MODEL: 'llama-guard-4-12b' },
  { TURNSTILE_SITE_KEY: '0x4AAA…', TURNSTILE_SECRET_KEY: '0x4AAA…' },
  {
    DATABASE_MEMBER_URL: 'postgresql://lunatale_member:password@127.0.0.1:5432/lunatale',
    DATABASE_SERVICE_URL: 'postgresql://lunatale_service:password@127.0.0.1:5432/lunatale',
  },
];

/** What to set for a required service. */
const examples: Partial<Record<SandboxVendor, string>> = {
  google:
    'set it and GOOGLE_CLIENT_SECRET as Google gave them, or OIDC_ISSUER and OIDC_CLIENT_ID for an issuer of your own, or SMTP_URL for links by mail',
  deepseek:
    'set it, for example DEEPSEEK_API_KEY=sk-…, or for a model of your own DEEPSEEK_BASE_URL=http://127.0.0.1:11434/v1',
};

/** Reads variables that end in _FILE: each names a file with the value, the way containers receive secrets. */
function secretFiles(environment: NodeJS.ProcessEnv): { values: Record<string, string>; problems: string[] } {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, file] of Object.entries(environment)) {
    const meant = name.replace(/_FILE$/, '');
    if (meant === name || !(meant in schema.shape) || !file?.trim()) continue;
    if (environment[meant]?.trim()) problems.push(`${meant}, ${name}: say the same; set one of them`);
    try {
      values[meant] = readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(
        `${name}: expects a file that can be read, for example /run/secrets/${meant.toLowerCase()}; found ${JSON.stringify(file)}`,
      );
    }
  }
  return { values, problems };
}

/** Names what is missing for each service that is set in part, beside which variable, with an example. */
function halfSet(env: Record<string, unknown>): string[] {
  return together.flatMap((service) => {
    const beside = Object.keys(service).find((name) => env[name]);
    // A stand-in has no secret.
    if (beside === undefined || env[beside] === 'sandbox') return [];
    const missing = Object.entries(service).filter(([name]) => !env[name]);
    return missing.map(
      ([name, example]) => `${name}: is needed beside ${beside} and is not set; for example ${name}=${example}`,
    );
  });
}

/** Reads "9464" as a port of the loopback address, which no other machine reaches; "0.0.0.0:9464" as it stands. */
function metricsAddress(value: string): Config['metrics'] {
  if (value === '0') return null;
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d+)$/.exec(value) ?? [];
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Whether this is plain http on this machine, such as a stand-in; over a network only https is allowed. */
function isLoopback(address: string): boolean {
  return /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(address);
}

const iconTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp' };

function readIcon(file: string): { type: string; bytes: Buffer } | 'wrong' {
  const type = iconTypes[extname(file).toLowerCase()];
  try {
    const bytes = readFileSync(file);
    return type && bytes.length <= 65_536 ? { type, bytes } : 'wrong';
  } catch {
    return 'wrong';
  }
}

/** A secret made on the first start and kept in the data folder, so that a restart signs nobody out. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret');
  try {
    if (!existsSync(file)) {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600, flag: 'wx' });
    }
    return readFileSync(file, 'utf8');
  } catch (error) {
    const full = (error as NodeJS.ErrnoException).code === 'ENOSPC' ? ', and the disk is full' : '';
    throw new ConfigError(
      `DATA_DIR: expects a folder that this user can write to; found ${JSON.stringify(dataDir)}${full}; for example ./data, or a volume that belongs to the user of the container`,
    );
  }
}

/** The usual daily limit of free stories; null where the allowance is more than 10 times the usual one. */
function fewFree(env: { FREE_TEXT_STORIES: number }, usual: number): number | null {
  return env.FREE_TEXT_STORIES > 10 * usualAllowances.freeText ? null : usual;
}
