import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { sandboxControl } from '../control.ts';
import type { FaultOf } from '../faults.ts';
import { startSandbox } from '../start.ts';
import { sandboxStripe } from './account/catalogue.ts';
import { stripeControl } from './control.ts';

export type Received = { body: string; signature: string };

/** Starts the stand-in, the official library configured for it, and a product that receives its notifications. */
export async function startShop() {
  const received: Received[] = [];
  const answers = { status: () => 200 };
  const product = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ body, signature: String(request.headers['stripe-signature'] ?? '') });
    response.writeHead(answers.status()).end();
  }).listen(0, '127.0.0.1');
  await once(product, 'listening');
  const publicUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const sandbox = await startSandbox({ vendors: ['stripe'], publicUrl, pace: 'instant' });
  const url = sandbox.urls.stripe ?? '';
  const switches = sandboxControl(sandbox.control);
  const control = stripeControl(url);

  const clientWith = (key: string) => {
    const { hostname, port } = new URL(url);
    return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
  };
  const stripe = clientWith(sandboxStripe.secretKey);
  const verified = ({ body, signature }: Received) =>
    stripe.webhooks.constructEvent(body, signature, sandboxStripe.webhookSecret);

  async function openCheckout(extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    const customer = await stripe.customers.create({ email: 'ana@example.com', metadata: { user_id: 'u1' } });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: sandboxStripe.prices.monthly, quantity: 1 }],
      success_url: 'http://127.0.0.1:3999/subscription/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://127.0.0.1:3999/pricing',
      subscription_data: { metadata: { user_id: 'u1' } },
      ...extra,
    });
    return { customer: customer.id, session };
  }

  return {
    stripe,
    clientWith,
    control,
    received,
    answers,
    verified,
    openCheckout,
    order: (fault: FaultOf<'stripe'>, match?: string) =>
      switches.fault({ vendor: 'stripe', fault, ...(match ? { match } : {}) }),
    /** The event types that the product received about a customer. */
    typesOf: (customer: string) =>
      received
        .map(verified)
        .filter(({ data }) => (data.object as { customer?: string }).customer === customer)
        .map(({ type }) => type),
    async buy(
      extra: Partial<Stripe.Checkout.SessionCreateParams> = {},
      card: 'paid' | 'failsLater' | 'confirmAlways' = 'paid',
    ) {
      const { customer, session } = await openCheckout(extra);
      await control.checkout(session.id, card);
      const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
      return { customer, session: session.id, subscription: String(subscription) };
    },
    statusOf: async (subscription: string) => (await stripe.subscriptions.retrieve(subscription)).status,
    /** Resets everything except the account. */
    async tidy() {
      received.length = 0;
      answers.status = () => 200;
      await switches.clearFaults();
      await control.hold(false);
    },
    async close() {
      await sandbox.stop();
      product.close();
    },
  };
}
