import type { TestCard } from './account/cards.ts';
import type { Outcome } from './account/checkout.ts';
import type { CheckoutSession, StripeEvent } from './account/objects.ts';
import type { Delivery } from './account/store.ts';
import type { Tampering } from './account/webhooks.ts';

export type Delivered = { id: string; type: string; status: number | 'failed'; body: string };

/** The Stripe stand-in's switches, for tests and journeys. `url` is the stand-in's own address. */
export function stripeControl(url: string) {
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/sandbox${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`The Stripe stand-in refused ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    /** While true, no notification is sent by itself; `deliver` sends them in any order, any number of times. */
    hold: (hold: boolean) => post<object>('/hold', { hold }),
    /** All events so far, oldest first, with what the product answered. */
    async events(): Promise<(StripeEvent & { deliveries: Delivery[] })[]> {
      return (await (await fetch(`${url}/sandbox/events`)).json()) as (StripeEvent & { deliveries: Delivery[] })[];
    },
    /** Sends events one by one, by id or made up, and returns the product's response to each. */
    deliver: (
      events: (string | StripeEvent)[],
      options: { tamper?: Tampering; shape?: 'old' | 'new' } = {},
    ): Promise<Delivered[]> => post('/deliver', { events, ...options }),
    /** Advances a customer's clock by seconds, or to just after the next thing that happens by itself. */
    advance: (customer: string, seconds: number | 'next') =>
      post<{ advanced: number; now: number }>('/advance', { customer, seconds }),
    /** Pays a checkout session without its page. */
    checkout: (session: string, card: TestCard = 'paid') =>
      post<{ outcome: Outcome; session: CheckoutSession }>('/checkout', { session, card }),
    /** Sets the card to which renewals are charged. */
    card: (customer: string, card: TestCard) => post<object>('/card', { customer, card }),
  };
}
