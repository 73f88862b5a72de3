import { createHmac } from 'node:crypto';

/** Returns the headers of Standard Webhooks: the message's id, its time, and our signature. */
export function signatureHeaders(messageId: string, body: string, key: string | Buffer): Record<string, string> {
  const seconds = String(Math.floor(Date.now() / 1000));
  const signed = createHmac('sha256', key).update(`${messageId}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': messageId, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signed}` };
}
