import { createHmac } from 'node:crypto';

/** The headers of Standard Webhooks: who is told what, when, and that it was us. */
export function signatureHeaders(messageId: string, body: string, key: string | Buffer): Record<string, string> {
  const seconds = String(Math.floor(Date.now() / 1000));
  const signed = createHmac('sha256', key).update(`${messageId}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': messageId, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signed}` };
}
