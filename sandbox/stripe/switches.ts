import { Hono } from 'hono';
import { z } from 'zod';
import type { Account } from './account/account.ts';
import { type TestCard, testCards } from './account/cards.ts';
import { payCheckout } from './account/checkout.ts';
import type { StripeEvent } from './account/objects.ts';
import { advance, untilNextMoment } from './account/passing-time.ts';
import { tamperings } from './account/webhooks.ts';
import { missing } from './api/api-errors.ts';

const cardSchema = z.enum(Object.keys(testCards) as [TestCard, ...TestCard[]]);
const eventSchema = z.union([z.string(), z.looseObject({ id: z.string(), type: z.string() })]);

/** Actions for tests that no customer has: /sandbox/... at the stand-in's own address. See `control.ts`. */
export function stripeSwitches(account: Account): Hono {
  const { store, webhooks } = account;
  const app = new Hono();
  app.use(async (c, next) => {
    const json = c.req.header('content-type')?.startsWith('application/json');
    if (c.req.method === 'POST' && !json) return c.json({ error: 'send JSON' }, 415);
    return next();
  });
  app.onError((error, c) => c.json({ error: error.message }, 400));

  app.post('/hold', async (c) => {
    webhooks.hold = z.object({ hold: z.boolean() }).parse(await c.req.json()).hold;
    return c.json({});
  });
  app.get('/events', (c) => {
    const events = Object.values(store.tables.events).map((event) => ({
      ...event,
      deliveries: store.tables.deliveries[event.id] ?? [],
    }));
    return c.json(events);
  });
  app.post('/deliver', async (c) => {
    const asked = z
      .object({
        events: z.array(eventSchema),
        tamper: z.enum(tamperings).optional(),
        shape: z.enum(['old', 'new']).optional(),
      })
      .parse(await c.req.json());
    const answers = [];
    for (const given of asked.events) {
      const event = typeof given === 'string' ? store.tables.events[given] : (given as unknown as StripeEvent);
      if (!event) throw missing('event', String(given));
      const [answer] = await webhooks.send(event, { tamper: asked.tamper, shape: asked.shape });
      answers.push({ id: event.id, type: event.type, ...answer });
    }
    return c.json(answers);
  });
  app.post('/advance', async (c) => {
    const { customer, seconds } = z
      .object({ customer: z.string(), seconds: z.union([z.number().nonnegative(), z.literal('next')]) })
      .parse(await c.req.json());
    if (!store.tables.customers[customer]) throw missing('customer', customer);
    const ahead = seconds === 'next' ? untilNextMoment(account, customer) : seconds;
    advance(account, customer, ahead);
    return c.json({ advanced: ahead, now: store.now(customer) });
  });
  app.post('/checkout', async (c) => {
    const asked = z.object({ session: z.string(), card: cardSchema, confirmed: z.boolean().default(true) });
    const { session: id, card, confirmed } = asked.parse(await c.req.json());
    const session = store.tables.sessions[id];
    if (!session) throw missing('checkout.session', id);
    return c.json({ outcome: payCheckout(account, session, card, confirmed), session });
  });
  app.post('/card', async (c) => {
    const { customer, card } = z.object({ customer: z.string(), card: cardSchema }).parse(await c.req.json());
    store.tables.cards[customer] = card;
    store.changed();
    return c.json({});
  });
  return app;
}
