import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { FaultOf } from '../faults.ts';
import { guarded, receive, sendJson } from '../receive.ts';
import type { World } from '../world.ts';
import type { Account } from './account/account.ts';
import { catchUp } from './account/passing-time.ts';
import { Store } from './account/store.ts';
import { Webhooks } from './account/webhooks.ts';
import { stripeApi } from './api/api.ts';
import { faultErrors } from './api/api-errors.ts';
import { stripePages } from './pages/pages.ts';
import { stripeSwitches } from './switches.ts';

const apiFaults = [
  '400',
  '401',
  '402',
  '429',
  '500',
  '503',
  'reset',
  'silence',
  'slow',
] as const satisfies FaultOf<'stripe'>[];
/** The part of Stripe.js that a redirect needs. */
const script = `(() => {
  const base = document.currentScript.src;
  window.Stripe = (key) => ({
    _apiKey: key,
    redirectToCheckout: async ({ sessionId }) => location.assign(new URL('/c/pay/' + sessionId, base).href),
  });
})();`;

/** Stripe: the API below /v1, the hosted pages, the browser script at /v3/, and the switches below /sandbox. */
export function stripeListener(world: World, url: string): RequestListener {
  const store = new Store(world.dataDir);
  const webhooks = new Webhooks(store, world);
  const account: Account = { store, webhooks, url };
  const clock = setInterval(() => {
    for (const customer of Object.keys(store.tables.customers)) catchUp(account, customer);
  }, 60_000);
  clock.unref();
  world.onStop(() => {
    clearInterval(clock);
    webhooks.stop();
    store.save();
  });
  const app = new Hono();
  const api = stripeApi(account);
  app.all('/v1/*', (c) => api.fetch(c.req.raw));
  const switches = stripeSwitches(account);
  app.route('/sandbox', switches);
  app.get('/v3/', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  app.route('/', stripePages(account));

  return guarded('stripe', async (request, response) => {
    const { body } = await receive(world, 'stripe', request, response);
    const path = request.url ?? '/';
    if (
      path.startsWith('/v1/') &&
      (await failed(world, `${path} ${[...new URLSearchParams(body)].join(' ')}`, response))
    )
      return;
    if (
      path.startsWith('/v3/') &&
      world.faults.take('stripe', String(request.headers['user-agent']), ['script-down'])
    ) {
      response.writeHead(503).end();
      return;
    }
    await relay(app, url, request, body, response);
  });
}

/** Returns whether a fault has ended the request. */
async function failed(world: World, text: string, response: ServerResponse): Promise<boolean> {
  const fault = world.faults.take('stripe', text, apiFaults)?.fault;
  if (fault === undefined) return false;
  if (fault === 'reset') response.socket?.resetAndDestroy();
  else if (fault === 'slow') await wait(8000);
  else if (fault in faultErrors) {
    const error = faultErrors[fault as keyof typeof faultErrors];
    sendJson(response, error.status, error.body());
  }
  return fault !== 'slow';
}

async function relay(app: Hono, url: string, request: IncomingMessage, body: string, response: ServerResponse) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const answer = await app.fetch(
    new Request(new URL(request.url ?? '/', url), { method, headers, ...(hasBody ? { body } : {}) }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
