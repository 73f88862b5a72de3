import { randomUUID } from 'node:crypto';
import { paymentNotificationPath } from '#domain/billing/api.ts';
import { seeded } from '#sandbox/mutate.ts';
import type { StripeEvent } from '#sandbox/stripe/account/objects.ts';
import type { Door } from './door.ts';

/** Stripe's answers and notifications: a subscriber never loses the subscription, and nothing is given away. */
export const payments: Door = {
  name: 'payments',
  share: 60,
  async open(house) {
    const parent = await house.server.signIn();
    const customer = await house.buy(parent);
    await house.settled(parent);
    const events = (await house.control.events()).filter(({ data }) => JSON.stringify(data.object).includes(customer));
    const paid = events.find(({ type }) => type === 'invoice.paid') as StripeEvent;
    const tell = async () =>
      Number((await house.control.deliver([{ ...paid, id: `evt_${randomUUID()}` } as StripeEvent]))[0]?.status);
    const stands = async () => {
      const { isActive, status } = await house.view(parent);
      return isActive && status === 'active' ? [] : [`the subscription became ${status}`];
    };
    const once = async () => {
      const rows = await house.server.sql('select from payments where user_id = $1', [parent.userId]);
      return rows.length === 1 ? [] : [`${rows.length} payments are kept`];
    };
    return {
      async exchange(seed) {
        house.spoil('stripe', seeded(seed));
        const status = await tell();
        house.mend();
        const wrong = status === 200 || status === 502 ? [] : [`a notification was answered ${status}`];
        return [...wrong, ...(await stands()), ...(await once())];
      },
      async close() {
        const status = await tell();
        const unsigned = await fetch(house.server.url + paymentNotificationPath, { method: 'POST', body: '{}' });
        return [
          ...(status === 200 ? [] : [`a good notification was answered ${status}`]),
          ...(unsigned.status === 400 ? [] : [`an unsigned one was answered ${unsigned.status}`]),
          ...((await house.kept(parent))[0]?.paid === 999 ? [] : ['the payment is not what was paid']),
          ...(await stands()),
          ...(await once()),
        ];
      },
    };
  },
};
