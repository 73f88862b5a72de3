import { z } from 'zod';

/** What a parent's own program is told: a story was finished, or a chapter after a kept story. */
export const webhookEvents = ['story.finished', 'chapter.ready'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** How often one message is tried, after how many refusals in a row nothing is sent any more, and how many stand in the log. */
export const webhookBounds = { address: 500, tries: 6, refusals: 20, log: 10 } as const;

/** GET answers the caller's webhook, PUT sets its address and answers a new secret this once, DELETE ends it. */
export const webhookPath = '/api/generation/webhook';

export const webhookOrderSchema = z.object({ url: z.string().trim().max(webhookBounds.address) });

const deliverySchema = z.object({
  id: z.uuid(),
  event: z.enum(webhookEvents),
  createdAt: z.string(),
  tries: z.int(),
  /** The HTTP status of the last try; null = there was none, or no answer. */
  status: z.int().nullable(),
  deliveredAt: z.string().nullable(),
});
export type WebhookDelivery = z.output<typeof deliverySchema>;

export const webhookSchema = z.object({
  url: z.string(),
  createdAt: z.string(),
  /** Since when nothing is sent because too much was refused; saving the address begins anew. */
  disabledAt: z.string().nullable(),
  deliveries: z.array(deliverySchema),
});
export type Webhook = z.output<typeof webhookSchema>;
export const madeWebhookSchema = webhookSchema.extend({ secret: z.string() });
export type MadeWebhook = z.output<typeof madeWebhookSchema>;
