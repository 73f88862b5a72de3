import type { Alert, WebhookForm } from '#domain/operations/alerts.ts';
import { signatureHeaders } from './signature.ts';

export type WebhookSettings = { url: string; form: WebhookForm; secret: string | null; patience?: number };

/** An alert with the whole address of its page; it is over when it has an end. */
export type Told = Pick<Alert, 'id' | 'rule' | 'says' | 'page' | 'startedAt' | 'endedAt'>;

export type Webhook = {
  /** Rejects if the receiver does not answer within the patience, redirects or refuses. */
  tell(alert: Told): Promise<void>;
};

const usualPatience = 5000;

/** Sends alerts to a chat, a push service or, by Standard Webhooks, a program; signed if there is a secret. */
export function createWebhook({ url, form, secret, patience = usualPatience }: WebhookSettings): Webhook {
  return {
    async tell(alert) {
      const { body, headers } = forms[form](alert);
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: { ...headers, ...(secret !== null && signature(alert, body, secret)) },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook was answered with ${response.status}.`);
    },
  };
}

const line = ({ says, endedAt }: Told) => (endedAt === null ? says : `Over: ${says}`);

const forms: Record<WebhookForm, (alert: Told) => { body: string; headers: Record<string, string> }> = {
  json: ({ id, rule, says, page, startedAt, endedAt }) => ({
    body: JSON.stringify({
      type: endedAt === null ? 'alert.started' : 'alert.ended',
      timestamp: endedAt ?? startedAt,
      data: { id, rule, says, page, startedAt, endedAt },
    }),
    headers: { 'content-type': 'application/json' },
  }),
  // Mattermost, Rocket.Chat, Zulip and Discord (below /slack) take the same.
  slack: (alert) => ({
    body: JSON.stringify({ text: `${line(alert)}\n${alert.page}` }),
    headers: { 'content-type': 'application/json' },
  }),
  ntfy: (alert) => ({
    body: alert.says,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      title: alert.endedAt === null ? 'Lunatale' : 'Lunatale: over',
      priority: alert.endedAt === null ? 'high' : 'default',
      tags: alert.endedAt === null ? 'warning' : 'white_check_mark',
      click: alert.page,
    },
  }),
};

/** The beginning and the end of an alert are two messages, each with an id of its own. */
function signature({ id, endedAt }: Told, body: string, secret: string): Record<string, string> {
  return signatureHeaders(`${id}_${endedAt === null ? 'started' : 'ended'}`, body, secret);
}
