import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { vendors } from '#domain/operations/api.ts';
import { type FaultOrder, faultsOf } from './faults.ts';
import type { Script } from './scripts.ts';
import type { World } from './world.ts';

const vendorSchema = z.enum(vendors);
const matchSchema = z.union([z.string().min(1), z.array(z.string().min(1))]).optional();
const timesSchema = z.int().positive().optional();
const stageSchema = z.enum(['plan', 'story']).optional();
const scriptSchema = z.object({ text: z.string(), stage: stageSchema, match: matchSchema, times: timesSchema });
const orderSchema = z
  .object({
    vendor: vendorSchema,
    fault: z.string(),
    match: matchSchema,
    stage: stageSchema,
    times: timesSchema,
    after: z.int().nonnegative().optional(),
    before: z.string().min(1).optional(),
  })
  .refine(({ vendor, fault }) => (faultsOf[vendor] as readonly string[]).includes(fault), 'no such fault');
const paceSchema = z.object({
  tokensPerSecond: z.number().positive().nullable(),
  firstTokenMilliseconds: z.number().nonnegative().default(0),
  pictureMilliseconds: z.number().nonnegative().optional(),
  readerMilliseconds: z.number().nonnegative().optional(),
  speechMilliseconds: z.number().nonnegative().optional(),
});

/**
 * The sandbox's switches: GET /urls; POST, GET and DELETE /faults; POST and DELETE /scripts; DELETE /faults/:id and
 * /scripts/:id; GET and DELETE /calls; POST /pace. Requires JSON bodies and a loopback host: no web page can use it.
 */
export function controlListener(world: World): RequestListener {
  const app = new Hono();
  app.use(async (c, next) => {
    const { hostname } = new URL(`http://${c.req.header('host') ?? ''}`);
    if (hostname !== '127.0.0.1' && hostname !== 'localhost') return c.json({ error: 'loopback only' }, 403);
    const json = c.req.header('content-type')?.startsWith('application/json');
    if (c.req.method === 'POST' && !json) return c.json({ error: 'send JSON' }, 415);
    return next();
  });
  app.onError((error, c) => c.json({ error: error.message }, error instanceof z.ZodError ? 400 : 500));

  app.get('/urls', (c) => c.json(world.urls));
  app.post('/faults', async (c) => {
    const order = orderSchema.parse(await c.req.json()) as FaultOrder;
    return c.json({ id: world.faults.add(order) }, 201);
  });
  app.get('/faults', (c) => c.json(world.faults.list()));
  app.delete('/faults', (c) => {
    world.faults.clear();
    return c.body(null, 204);
  });
  app.delete('/faults/:id', (c) => {
    world.faults.remove(c.req.param('id'));
    return c.body(null, 204);
  });
  app.post('/scripts', async (c) => {
    const script = scriptSchema.parse(await c.req.json()) as Script;
    return c.json({ id: world.scripts.add(script) }, 201);
  });
  app.delete('/scripts', (c) => {
    world.scripts.clear();
    return c.body(null, 204);
  });
  app.delete('/scripts/:id', (c) => {
    world.scripts.remove(c.req.param('id'));
    return c.body(null, 204);
  });
  app.get('/calls', (c) => c.json(world.calls.list(vendorSchema.optional().parse(c.req.query('vendor')))));
  app.delete('/calls', (c) => {
    world.calls.clear();
    return c.body(null, 204);
  });
  app.post('/pace', async (c) => {
    Object.assign(
      world.pace,
      { pictureMilliseconds: undefined, readerMilliseconds: undefined, speechMilliseconds: undefined },
      paceSchema.parse(await c.req.json()),
    );
    return c.json(world.pace);
  });
  return getRequestListener(app.fetch);
}
