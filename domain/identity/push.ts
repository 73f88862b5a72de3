import { z } from 'zod';
import { once } from '../once.ts';

/** GET returns a `PushSettings`. PUT stores a `PushSubscriptionInput`, DELETE removes the one with this endpoint. */
export const pushPath = '/api/identity/push';

/** How many browsers of one parent are notified; beyond that, the oldest is removed. */
export const mostPushSubscriptions = 10;

export const pushSettingsSchema = z.object({
  /** The key that identifies this installation to push services (RFC 8292), in base64url. */
  publicKey: z.string(),
  /** How many browsers of the caller are notified. */
  browsers: z.int(),
});
export type PushSettings = z.output<typeof pushSettingsSchema>;

const endpoint = () => z.url({ protocol: /^https?$/ }).max(1000);

/** As returned by `PushSubscription.toJSON()`. */
export const pushSubscriptionSchema = once(() =>
  z.object({
    endpoint: endpoint(),
    keys: z.object({
      /** `p256dh` is a point on P-256, `auth` is 16 bytes. */
      p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}=?$/),
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
    }),
  }),
);
export type PushSubscriptionInput = z.output<ReturnType<typeof pushSubscriptionSchema>>;

export const pushEndpointSchema = once(() => z.object({ endpoint: endpoint() }));

/** A notification as the service worker shows it; a press opens `path`. */
export type PushMessage = { title: string; path: string };
