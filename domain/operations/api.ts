import type { SlowWriter, WritingPause } from '../generation/api.ts';
import type { InterfaceLanguage } from '../identity/language.ts';

/** The outside services that may be played by the sandbox. */
export const vendors = ['google', 'deepseek', 'gemini', 'stripe', 'turnstile', 'reader', 'speech'] as const;
export type Vendor = (typeof vendors)[number];

/** The usage analytics service: its host and a public key that may only write. */
export type AnalyticsSettings = { key: string; host: string };

/** The part of the configuration that the browser may know. It has no secrets (SEC-17). */
export type PublicSettings = {
  /** Vendors played by stand-ins here; if there are any, the "demo" mark is shown. */
  sandboxVendors: Vendor[];
  supportEmail: string;
  signIn: SignInOffer;
  /** Null = human verification is off. */
  turnstileSiteKey: string | null;
  /** Address of its widget's script. */
  turnstileScript: string | null;
  /** Null = no usage analytics. */
  analytics: AnalyticsSettings | null;
  /** From the visitor's country if it is known; a stored choice overrides it. */
  suggestedLanguage: InterfaceLanguage;
  /** Who makes stories, as named in the legal texts and the back office. */
  makers: Makers;
  /** Seconds that a writer may be silent: 30, or more where a slow one writes. */
  patienceSeconds: number;
  /** Null if first words come as soon as the pages promise. */
  slowWriter: SlowWriter | null;
  /** The operators' current message to everybody. */
  banner: Record<InterfaceLanguage, string> | null;
  /** Whether stories made only of presets are still told while the reader is away. */
  presetsGoOn: boolean;
  /** Null = a story that is begun now would not fail. */
  pause: WritingPause | null;
};

/**
 * The services that wishes are sent to: the writer, a second writer for when the first cannot, the illustrator, the
 * reader (unless a writer reads) and the voice. Null = nobody, or a machine of the installation's own.
 */
export type Makers = Record<'writer' | 'secondWriter' | 'illustrator' | 'reader' | 'voice', string | null>;

/** The ways to sign in here. */
export type SignInOffer = {
  google: boolean;
  /** The installation's own OpenID issuer. */
  oidc: { name: string; icon: boolean; up: boolean } | null;
  /** A link by mail. */
  mail: boolean;
  passkeys: boolean;
  signUps: 'open' | 'invited' | 'closed';
};

/** GET returns `PublicSettings`; public. */
export const publicSettingsPath = '/api/operations/settings';
