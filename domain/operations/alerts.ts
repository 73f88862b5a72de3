/** A problem as operators are told of it: still going on, or over since `endedAt`. */
export type Alert = {
  id: string;
  rule: string;
  /** One sentence, with the figure. */
  says: string;
  /** The screen that shows it. */
  page: string;
  startedAt: string;
  endedAt: string | null;
  /** The last look did not find it any more; it is over when that stays so for 5 minutes. */
  quiet: boolean;
  /** When a mail or webhook delivered it; null = not yet, or there is no channel. */
  toldAt: string | null;
};

export type Alerts = {
  /** Those still going on first, then newest first. */
  alerts: Alert[];
  /** How they are delivered, without addresses and secrets. */
  channels: ('mail' | 'webhook')[];
  /** How many reports of parents wait for an answer right now. */
  reports: number;
};

export const alertsPath = '/api/operations/alerts';

/** The message formats of webhooks. */
export const webhookForms = ['json', 'slack', 'ntfy'] as const;
export type WebhookForm = (typeof webhookForms)[number];
