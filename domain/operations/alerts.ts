/** Something that went wrong, or did until `endedAt`, as operators are told. */
export type Alert = {
  id: string;
  rule: string;
  /** One sentence, with the figure. */
  says: string;
  /** The screen that shows it. */
  page: string;
  startedAt: string;
  endedAt: string | null;
  /** When a mail or webhook took it; null = not yet, or there is none. */
  toldAt: string | null;
};

export type Alerts = {
  /** Newest first; what goes on stands in front. */
  alerts: Alert[];
  /** Where they are told: no address, no secret. */
  channels: ('mail' | 'webhook')[];
};

export const alertsPath = '/api/operations/alerts';

/** The forms in which a webhook is told. */
export const webhookForms = ['json', 'slack', 'ntfy'] as const;
export type WebhookForm = (typeof webhookForms)[number];
