import Stripe from 'stripe';
import { DomainError } from '#domain/errors.ts';
import { customerOf } from './wire.ts';

/** A notification whose origin is proven. What it says about money is not believed but asked again. */
export type Notification = {
  id: string;
  type: string;
  createdAt: Date;
  livemode: boolean;
  customerId: string | null;
};

/** How far a signature's time may lie from now, to either side. */
const toleranceSeconds = 300;

/**
 * Reads a notification from the raw body as it came (P15). Throws INVALID_SIGNATURE for one that is
 * unsigned, signed by somebody else, changed on the way, older than five minutes or from the future.
 */
export function readNotification(body: string, signature: string | undefined, secret: string): Notification {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature ?? '', secret, toleranceSeconds);
    // The library checks the age alone: a signature made for next year would be good until then.
    const times = [...(signature ?? '').matchAll(/(?:^|,)\s*t=(\d+)/g)].map((match) => Number(match[1]));
    if (times.length !== 1 || times.some((time) => time > Date.now() / 1000 + toleranceSeconds)) {
      throw new Error('the signature is from the future');
    }
    return {
      id: event.id,
      type: event.type,
      createdAt: new Date(event.created * 1000),
      livemode: event.livemode,
      customerId: customerOf(event.data.object),
    };
  } catch (cause) {
    throw new DomainError('INVALID_SIGNATURE', 'The notification is not from the payment provider.', {}, { cause });
  }
}
