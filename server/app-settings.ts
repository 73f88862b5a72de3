import type { Vendor } from '#domain/operations/api.ts';
import type { Config } from './config.ts';
import type { AppSettings } from './create-context.ts';
import { noDailyLimits } from './identity/callers/daily-limit-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { createObjectStore } from './platform/objects/create-object-store.ts';
import { chatDialects } from './providers/deepseek/dialect.ts';
import { createGeminiSpeech } from './providers/gemini/speech.ts';
import { createSpeechClient } from './providers/speech/client.ts';
import { sandboxTurnstile } from './providers/turnstile/client.ts';
import type { SpeechSettings } from './stories/narration/speech-service.ts';

/** Turns the configuration into the settings of the adapters; `played` are the addresses of running stand-ins. */
export function appSettings(
  config: Config,
  publicUrl: string,
  played: Partial<Record<Vendor, string>> = {},
): AppSettings {
  return {
    publicUrl,
    dataFolder: config.dataDir,
    keepsIn: config.databaseUrl || config.databaseLogins ? folderOf(config.storage) : config.dataDir,
    metrics: config.metrics !== null,
    analytics: config.analytics,
    trustedProxies: config.trustedProxies,
    rateLimitFactor: config.rateLimitFactor,
    supportEmail: config.supportEmail,
    sandboxVendors: config.sandbox.vendors,
    authSecrets: config.authSecrets,
    oidc: config.oidc,
    signUps: config.signUps,
    dailyLimits: config.rateLimitFactor === 0 ? noDailyLimits : config.dailyLimits,
    mail: config.mail,
    push: { privateKey: config.pushPrivateKey },
    eReader: config.eReader,
    alerts: config.alerts,
    google: played.google
      ? { issuer: played.google, clientId: 'lunatale-sandbox', clientSecret: 'lunatale-sandbox-secret', insecure: true }
      : config.google,
    deepseek: played.deepseek
      ? { ...config.deepseek, baseUrl: played.deepseek, apiKey: 'sandbox', dialect: chatDialects.deepseek }
      : config.deepseek,
    secondText: config.secondText,
    textPatienceSeconds: config.textPatienceSeconds,
    reader: config.reader && played.reader ? { ...config.reader, baseUrl: played.reader } : config.reader,
    reading: config.reading,
    speech: config.speech && speechSettings(config.speech, played.speech),
    retellingsPerDay: config.retellingsPerDay,
    redrawingsPerDay: config.redrawingsPerDay,
    narrationsPerDay: config.narrationsPerDay,
    gemini:
      config.gemini && played.gemini ? { ...config.gemini, baseUrl: played.gemini, apiKey: 'sandbox' } : config.gemini,
    pictures: config.pictures,
    stripe: paymentSettings(config.stripe, config.billing, played.stripe),
    allowances: config.allowances,
    turnstile: played.turnstile ? sandboxTurnstile(played.turnstile) : config.turnstile,
    geolocationUrl: config.geolocationUrl,
    objects: createObjectStore(config.storage),
    storagePerAccount: config.storagePerAccount,
    megapixelsPerHour: config.megapixelsPerHour,
    writers: config.writers,
  };
}

/** Creates the speech engine and its settings; the stand-in's is marked as a demo. */
function speechSettings(speech: NonNullable<Config['speech']>, played: string | undefined): SpeechSettings {
  const { kind, prices, dailyCap, atOnce, ...service } = speech;
  const baseUrl = played ? `${played}/v1` : service.baseUrl;
  const engine = kind === 'gemini' ? createGeminiSpeech(service) : createSpeechClient({ ...service, baseUrl });
  return { engine, baseUrl, demo: played !== undefined, prices, dailyCap, atOnce };
}

/** Returns the folder of pictures on this machine; null if a bucket keeps them. */
function folderOf(storage: Config['storage']): string | null {
  return storage.kind === 'folder' ? storage.folder : null;
}
