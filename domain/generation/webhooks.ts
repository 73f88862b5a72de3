import { z } from 'zod';

/** The events sent to a parent's own program: a finished story, or a new chapter after a saved story. */
export const webhookEvents = ['story.finished', 'chapter.ready'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Letters of an address, tries per message, refusals in a row that disable the webhook, entries of the log. */
export const webhookBounds = { address: 500, tries: 6, refusals: 20, log: 10 } as const;

/** GET returns the caller's webhook, PUT sets its address and returns a new secret, only once, DELETE removes it. */
export const webhookPath = '/api/generation/webhook';

export const webhookOrderSchema = z.object({ url: z.string().trim().max(webhookBounds.address) });

const deliverySchema = z.object({
  id: z.uuid(),
  event: z.enum(webhookEvents),
  createdAt: z.string(),
  tries: z.int(),
  /** The HTTP status of the last try; null = no try yet, or no response. */
  status: z.int().nullable(),
  deliveredAt: z.string().nullable(),
});
export type WebhookDelivery = z.output<typeof deliverySchema>;

export const webhookSchema = z.object({
  url: z.string(),
  createdAt: z.string(),
  /** Since when nothing is sent because of too many refusals; saving the address enables it again. */
  disabledAt: z.string().nullable(),
  deliveries: z.array(deliverySchema),
});
export type Webhook = z.output<typeof webhookSchema>;
export const madeWebhookSchema = webhookSchema.extend({ secret: z.string() });
export type MadeWebhook = z.output<typeof madeWebhookSchema>;
