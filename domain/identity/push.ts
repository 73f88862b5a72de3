import { z } from 'zod';
import { once } from '../once.ts';

/** GET answers a `PushSettings`. PUT keeps a `PushSubscriptionInput`, DELETE forgets the one with this endpoint. */
export const pushPath = '/api/identity/push';

/** How many browsers of one parent are told; of more the oldest is forgotten. */
export const mostPushSubscriptions = 10;

export const pushSettingsSchema = z.object({
  /** The key that a browser's push service knows this installation by (RFC 8292), in base64url. */
  publicKey: z.string(),
  /** How many browsers of the caller are told. */
  browsers: z.int(),
});
export type PushSettings = z.output<typeof pushSettingsSchema>;

const endpoint = () => z.url({ protocol: /^https?$/ }).max(1000);

/** As `PushSubscription.toJSON()` gives it. */
export const pushSubscriptionSchema = once(() =>
  z.object({
    endpoint: endpoint(),
    keys: z.object({
      /** A point of P-256, and 16 bytes. */
      p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}=?$/),
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
    }),
  }),
);
export type PushSubscriptionInput = z.output<ReturnType<typeof pushSubscriptionSchema>>;

export const pushEndpointSchema = once(() => z.object({ endpoint: endpoint() }));

/** What a notification says, as the service worker shows it: `path` is opened by a press. */
export type PushMessage = { title: string; path: string };
