import { z } from 'zod';

const text = z.string().trim().min(1).max(300);

/** What operators change on a bad day, without a restart. Null = as the installation is configured, or nothing. */
export const liveSettingsSchema = z.object({
  /** What parents read above every page, in their language. */
  banner: z.object({ en: text, es: text }).nullable(),
  signUps: z.enum(['open', 'invited', 'closed']).nullable(),
  /** USD that a provider may cost on a UTC day, in the place of what is configured. */
  dailyCaps: z.record(z.string().regex(/^[a-z]{1,20}$/), z.number().min(0).max(100_000)).nullable(),
});
export type LiveSettings = z.infer<typeof liveSettingsSchema>;

/** A change names what it changes; what it does not name stays. */
export const liveSettingsChange = liveSettingsSchema.partial();

/** What is set, beside what is configured. */
export type LiveSettingsAnswer = {
  set: LiveSettings;
  configured: { signUps: 'open' | 'invited' | 'closed'; dailyCaps: Record<string, number | null> };
};

export const liveSettingsPath = '/api/operations/live-settings';
export const noLiveSettings: LiveSettings = { banner: null, signUps: null, dailyCaps: null };
