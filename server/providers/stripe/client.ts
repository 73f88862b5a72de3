import Stripe from 'stripe';
import { DomainError } from '#domain/errors.ts';
import { type Notification, readNotification } from './notification.ts';
import {
  idOf,
  type ProvidedPayment,
  type ProvidedSubscription,
  readPayment,
  readRefunds,
  readSubscription,
  soldMark,
} from './wire.ts';

export type StripeSettings = { secretKey: string; webhookSecret: string; baseUrl: string };

/** A customer as the vendor knows it now. */
export type CustomerAccount = {
  userId: string | null;
  isDeleted: boolean;
  subscriptions: ProvidedSubscription[];
  payments: ProvidedPayment[];
};

export type CheckoutOrder = {
  customerId: string;
  userId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  trialDays: number;
  language: 'en' | 'es';
};

export type Checkout = { customerId: string | null; isComplete: boolean };

/** Stripe in our own terms. Every method throws PAYMENT_UNAVAILABLE when Stripe does not answer properly. */
export type StripeClient = ReturnType<typeof createStripeClient>;

const apiVersion = '2026-10-28.endive';
const timeoutMilliseconds = 8000;
/** More than any customer has; only the newest of a longer list are read. */
const pageSize = 100;

export function createStripeClient({ secretKey, webhookSecret, baseUrl }: StripeSettings) {
  const { protocol, hostname, port } = new URL(baseUrl);
  const stripe = new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return {
    livemode: /^(sk|rk)_live_/.test(secretKey),

    readNotification: (body: string, signature: string | undefined): Notification =>
      readNotification(body, signature, webhookSecret),

    /** The same key returns the same customer, so that two first purchases at once create one. */
    createCustomer: (customer: { userId: string; email: string }, idempotencyKey: string): Promise<string> =>
      ask(async () => {
        const params = { email: customer.email, metadata: { user_id: customer.userId } };
        return (await stripe.customers.create(params, { idempotencyKey })).id;
      }),

    /** Deletes the customer, which ends every subscription at once. One that is gone already is fine. */
    deleteCustomer: (id: string): Promise<void> => ask(async () => void (await orMissing(stripe.customers.del(id)))),

    /** Returns everything that a customer has, or undefined for one that never existed. */
    readAccount: (id: string): Promise<CustomerAccount | undefined> =>
      ask(async () => {
        const [customer, subscriptions, invoices, charges] = await Promise.all([
          orMissing(stripe.customers.retrieve(id)),
          orMissing(stripe.subscriptions.list({ customer: id, status: 'all', limit: pageSize })),
          orMissing(stripe.invoices.list({ customer: id, status: 'paid', limit: pageSize, expand: ['data.payments'] })),
          orMissing(stripe.charges.list({ customer: id, limit: pageSize })),
        ]);
        if (!customer) return undefined;
        // For a customer who exists a missing list is a fault, never an empty list.
        const all = <T>(list: { data: T[] } | undefined): T[] => {
          if (Array.isArray(list?.data)) return list.data;
          if (customer.deleted && list === undefined) return [];
          throw new Error('expected a list');
        };
        const refunds = readRefunds(all(charges));
        const read = all(subscriptions).map(readSubscription);
        const payments = all(invoices).map((invoice) => readPayment(invoice, refunds));
        // The list of all subscriptions holds every one that was paid for, also those that ended long ago.
        const listed = new Set(read.map(({ id: each }) => each));
        const unlisted = payments.some(({ subscriptionId }) => subscriptionId !== null && !listed.has(subscriptionId));
        if (unlisted && !customer.deleted) throw new Error('expected every subscription that was paid for');
        return {
          userId: customer.deleted ? null : (customer.metadata?.user_id ?? null),
          isDeleted: customer.deleted === true,
          subscriptions: read,
          payments,
        };
      }),

    /** Returns the address of a payment page, or undefined when the customer is gone. */
    createCheckout: (order: CheckoutOrder): Promise<string | undefined> =>
      ask(async () => {
        const metadata = { user_id: order.userId, ...soldMark };
        const session = await orMissing(
          stripe.checkout.sessions.create({
            mode: 'subscription',
            customer: order.customerId,
            client_reference_id: order.userId,
            line_items: [{ price: order.priceId, quantity: 1 }],
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            locale: order.language,
            metadata,
            subscription_data: { metadata, ...(order.trialDays > 0 && { trial_period_days: order.trialDays }) },
          }),
          'customer',
        );
        return session?.url ?? undefined;
      }),

    /** Closes payment pages that are still open, so that nobody pays twice in two tabs. */
    expireCheckouts: (customerId: string): Promise<void> =>
      ask(async () => {
        const sessions = await orMissing(stripe.checkout.sessions.list({ customer: customerId, limit: pageSize }));
        const open = (sessions?.data ?? []).filter(({ status }) => status === 'open');
        // A page that was just paid or has expired cannot be closed any more, and need not be.
        await Promise.all(open.map(({ id }) => stripe.checkout.sessions.expire(id).catch(ignoreRefusal)));
      }),

    readCheckout: (id: string): Promise<Checkout | undefined> =>
      ask(async () => {
        const session = await orMissing(stripe.checkout.sessions.retrieve(id));
        return session && { customerId: idOf(session.customer), isComplete: session.status === 'complete' };
      }),

    /** Returns the address of the customer's own billing page, or undefined when the customer is gone. */
    createPortal: (customerId: string, returnUrl: string, locale: 'en' | 'es'): Promise<string | undefined> =>
      ask(async () => {
        const params = { customer: customerId, return_url: returnUrl, locale };
        return (await orMissing(stripe.billingPortal.sessions.create(params), 'customer'))?.url;
      }),

    /** Returns a price, in the currency's smallest unit; undefined for an unknown one. */
    readPrice: (id: string): Promise<{ amount: number; currency: string } | undefined> =>
      ask(async () => {
        const price = await orMissing(stripe.prices.retrieve(id));
        return price && { amount: price.unit_amount ?? 0, currency: price.currency };
      }),
  };
}

/** Returns undefined for a missing object; with a parameter's name, only for the object of that parameter. */
async function orMissing<T>(answer: Promise<T>, parameter?: string): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const missing = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (missing && (parameter === undefined || error.param === parameter)) return undefined;
    throw error;
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new DomainError('PAYMENT_UNAVAILABLE', 'The payment provider does not answer properly.', {}, { cause });
  }
}
