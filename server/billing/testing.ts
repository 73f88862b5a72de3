import { createCheckoutPath } from '#domain/billing/api.ts';
import { type SubscriptionView, subscriptionPath } from '#domain/billing/subscription.ts';
import type { TestCard } from '#sandbox/stripe/account/cards.ts';
import { stripeControl } from '#sandbox/stripe/control.ts';
import { startTestServer, type TestMember, type TestServerOptions } from '../testing.ts';

/** Starts the product with the Stripe stand-in beside it; the result does what a buyer does. */
export async function startTestShop(options: TestServerOptions = {}) {
  const server = await startTestServer({ vendors: ['google', 'stripe'], ...options });
  const control = stripeControl(server.stripeUrl);
  const secret = 'Bearer sk_test_lunatale_sandbox';

  /** Calls the stand-in's API as the vendor's dashboard would. */
  async function api<T>(method: string, path: string, form: Record<string, string> = {}): Promise<T> {
    const body = method === 'GET' ? {} : { body: new URLSearchParams(form) };
    const answer = await fetch(`${server.stripeUrl}/v1${path}`, {
      method,
      headers: { authorization: secret },
      ...body,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  const customerOf = async (member: TestMember) => {
    const rows = await server.sql<{ id: string }>(
      'select customer_id as id from payment_customers where user_id = $1',
      [member.userId],
    );
    return rows[0]?.id ?? '';
  };

  return {
    server,
    control,
    api,
    customerOf,
    view: async (member: TestMember) => (await (await member.call(subscriptionPath)).json()) as SubscriptionView,
    /** Asks for a payment page and returns the id of its checkout. */
    async order(member: TestMember, body: object = {}): Promise<string> {
      const answer = await member.call(createCheckoutPath, { json: body });
      const { url } = (await answer.json()) as { url?: string };
      return url?.split('/').at(-1) ?? '';
    },
    /** Buys, and returns the id of the customer who pays. */
    async buy(member: TestMember, card: TestCard = 'paid', body: object = {}): Promise<string> {
      const checkout = await this.order(member, body);
      await control.checkout(checkout, card);
      return customerOf(member);
    },
    /** Waits until the product has accepted every notification about a user. */
    async settled(member: TestMember): Promise<void> {
      const customer = await customerOf(member);
      for (let waited = 0; waited < 200; waited += 1) {
        const events = (await control.events()).filter(({ data }) => JSON.stringify(data.object).includes(customer));
        if (events.every(({ deliveries }) => deliveries.some(({ status }) => status === 200))) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error('Some notifications were never taken.');
    },
    /** Returns what the product keeps of a user's payments. */
    async kept(member: TestMember) {
      const rows = await server.sql<Record<string, unknown>>(
        `select s.status, effective_subscription_status(u.id) as effective, s.renewal_date, s.canceled_at, s.ends_at,
           s.grace_ends_at, s.trial_ends_at, s.price_id, s.provider_subscription_id, s.has_ever_subscribed,
           l.has_ever_paid, l.subscription_status as copy,
           (select coalesce(sum(amount_paid), 0)::int from payments p where p.user_id = u.id) as paid
         from users u left join subscriptions s on s.user_id = u.id left join user_usage_limits l on l.user_id = u.id
         where u.id = $1`,
        [member.userId],
      );
      return rows;
    },
    /** Deletes everything that the product knows of a user's payments, except who the customer is. */
    async forget(member: TestMember): Promise<void> {
      await server.sql(
        `with customer as (select customer_id from payment_customers where user_id = $1),
           a as (delete from subscriptions where user_id = $1),
           b as (delete from payments where user_id = $1),
           c as (delete from user_usage_limits where user_id = $1)
         delete from payment_events where customer_id in (select customer_id from customer)`,
        [member.userId],
      );
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;
