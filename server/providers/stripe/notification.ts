import Stripe from 'stripe';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { textUpTo } from '#domain/text.ts';
import { customerOf } from './wire.ts';

/** A notification whose origin is proven. What it says about money is not used: Stripe is asked again. */
export type Notification = {
  id: string;
  type: string;
  createdAt: Date;
  livemode: boolean;
  customerId: string | null;
};

/** The fields of an event that we use. `created` is limited to what a date can hold. */
const eventSchema = z.object({
  id: textUpTo(255),
  type: textUpTo(255),
  created: z.number().min(0).max(8.64e12),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
});

/** How far a signature's time may be from now, to either side. */
const toleranceSeconds = 300;

/**
 * Reads a notification from the unchanged body (P15). Throws INVALID_SIGNATURE for one that is
 * unsigned, signed by somebody else, changed on the way, older than five minutes or from the future, and
 * INVALID_REQUEST for one that is no notification.
 */
export function readNotification(body: string, signature: string | undefined, secret: string): Notification {
  const sent = readSigned(body, signature, secret);
  const event = eventSchema.safeParse(sent);
  if (!event.success) throw new DomainError('INVALID_REQUEST', 'The notification cannot be read.');
  const { id, type, created, livemode, data } = event.data;
  return { id, type, createdAt: new Date(created * 1000), livemode, customerId: customerOf(data.object) };
}

function readSigned(body: string, signature: string | undefined, secret: string): unknown {
  try {
    const event: unknown = Stripe.webhooks.constructEvent(body, signature ?? '', secret, toleranceSeconds);
    // The library checks only the age: a signature dated next year would be valid until then.
    const times = [...(signature ?? '').matchAll(/(?:^|,)\s*t=(\d+)/g)].map((match) => Number(match[1]));
    if (times.length !== 1 || times.some((time) => time > Date.now() / 1000 + toleranceSeconds)) {
      throw new Error('the signature is from the future');
    }
    return event;
  } catch (cause) {
    throw new DomainError('INVALID_SIGNATURE', 'The notification is not from the payment provider.', {}, { cause });
  }
}
