import { z } from 'zod';

const text = z.string().trim().min(1).max(300);

/** Settings that operators can change in an emergency without a restart. Null = the configured value, or none. */
export const liveSettingsSchema = z.object({
  /** The message above every page, in the parent's language. */
  banner: z.object({ en: text, es: text }).nullable(),
  signUps: z.enum(['open', 'invited', 'closed']).nullable(),
  /** USD that a provider may cost on a UTC day; overrides the configured cap. */
  dailyCaps: z.record(z.string().regex(/^[a-z]{1,20}$/), z.number().min(0).max(100_000)).nullable(),
});
export type LiveSettings = z.infer<typeof liveSettingsSchema>;

/** A change contains only the settings that it changes; the others stay. */
export const liveSettingsChange = liveSettingsSchema.partial();

/** The live settings, and the configured values that they override. */
export type LiveSettingsAnswer = {
  set: LiveSettings;
  configured: { signUps: 'open' | 'invited' | 'closed'; dailyCaps: Record<string, number | null> };
};

export const liveSettingsPath = '/api/operations/live-settings';
export const noLiveSettings: LiveSettings = { banner: null, signUps: null, dailyCaps: null };
