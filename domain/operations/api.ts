import type { SlowWriter } from '../generation/api.ts';
import type { InterfaceLanguage } from '../identity/language.ts';

/** The outside services that may be played by the sandbox. */
export const vendors = ['google', 'deepseek', 'gemini', 'stripe', 'turnstile', 'reader', 'speech'] as const;
export type Vendor = (typeof vendors)[number];

/** Where the use of the product is counted: a public key, which may write and not read. */
export type AnalyticsSettings = { key: string; host: string };

/** What the browser may know of the configuration. No secret is in it (SEC-17). */
export type PublicSettings = {
  /** Vendors that are stand-ins here; not empty = the "demo" mark is shown. */
  sandboxVendors: Vendor[];
  supportEmail: string;
  signIn: SignInOffer;
  /** Null = human verification is off. */
  turnstileSiteKey: string | null;
  /** Where its widget's script comes from. */
  turnstileScript: string | null;
  /** Null = the use of the product is not counted. */
  analytics: AnalyticsSettings | null;
  /** From the visitor's country when known; a stored choice wins over it. */
  suggestedLanguage: InterfaceLanguage;
  /** Who makes stories, as the legal texts and the office name them. */
  makers: Makers;
  /** How long a writer may say nothing: more than half a minute where a slow one writes. */
  patienceSeconds: number;
  /** Null where first words come soon, as pages promise. */
  slowWriter: SlowWriter | null;
  /** What the operators have to say to everybody now. */
  banner: Record<InterfaceLanguage, string> | null;
  /** Whether stories of presets are told while nobody can read own words. */
  presetsGoOn: boolean;
};

/**
 * The services that wishes are sent to: who writes, who draws, and who reads unless it is the writer. Null = nobody, or
 * a machine of the installation's own.
 */
export type Makers = { writer: string | null; illustrator: string | null; reader: string | null; voice: string | null };

/** By what parents can sign in here. */
export type SignInOffer = {
  google: boolean;
  /** An issuer of the installation's own. */
  oidc: { name: string; icon: boolean; up: boolean } | null;
  /** A link by mail. */
  mail: boolean;
  passkeys: boolean;
  signUps: 'open' | 'invited' | 'closed';
};

/** GET answers `PublicSettings`; public. */
export const publicSettingsPath = '/api/operations/settings';
