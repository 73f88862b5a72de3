import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '../../world.ts';
import { apiVersion, sandboxStripe } from './catalogue.ts';
import { legacyShape, legacyVersion } from './legacy-shape.ts';
import type { EventType, StripeEvent } from './objects.ts';
import { type Endpoint, newId, type Store } from './store.ts';

/** Ways to spoil the signature of a notification. */
export const tamperings = ['unsigned', 'other-secret', 'stale', 'future', 'changed', 'reserialised'] as const;
export type Tampering = (typeof tamperings)[number];

const retrySeconds = [1, 2, 4, 8, 15, 30, 60, 120, 300, 600];
const answerMilliseconds = 10_000;

/** Records events and sends them to the endpoints; retries up to ten times until they are accepted. */
export class Webhooks {
  readonly #store: Store;
  readonly #world: World;
  readonly #stopped = new AbortController();
  /** If true, events wait until a test calls `deliver`, in any order. */
  hold = false;

  constructor(store: Store, world: World) {
    this.#store = store;
    this.#world = world;
    for (const id of Object.keys(store.tables.undelivered)) this.#schedule(id);
  }

  stop(): void {
    this.#stopped.abort();
  }

  endpoints(): Endpoint[] {
    const { endpoints } = this.#store.tables;
    if (endpoints.length > 0) return endpoints;
    return [
      {
        id: 'we_lunatale_sandbox',
        url: `${this.#world.publicUrl}/functions/v1/stripe-webhook`,
        secret: sandboxStripe.webhookSecret,
      },
    ];
  }

  emit(type: EventType, object: unknown, previous?: Record<string, unknown>): StripeEvent {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: Math.floor(Date.now() / 1000),
      data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: newId('req'), idempotency_key: null },
      type,
    };
    this.#store.tables.events[event.id] = event;
    this.#store.changed();
    if (!this.hold) this.#release(event);
    return event;
  }

  /** Delivery faults match the event's own text. */
  #release(event: StripeEvent): void {
    const text = JSON.stringify(event);
    const fault = this.#world.faults.take('stripe', text, [
      'webhooks-dropped',
      'webhooks-duplicated',
      'webhooks-late',
      'webhooks-shuffled',
    ])?.fault;
    if (fault === 'webhooks-dropped') return;
    this.#store.tables.undelivered[event.id] = 0;
    const late = fault === 'webhooks-late' ? 5000 : fault === 'webhooks-shuffled' ? Math.random() * 1000 : 0;
    this.#schedule(event.id, late);
    if (fault === 'webhooks-duplicated') this.#schedule(event.id, 300);
  }

  #schedule(id: string, delayMilliseconds = 0): void {
    void this.#bring(id, delayMilliseconds).catch(() => undefined);
  }

  async #bring(id: string, delayMilliseconds: number): Promise<void> {
    const { signal } = this.#stopped;
    await wait(delayMilliseconds, undefined, { signal, ref: false });
    for (const seconds of [...retrySeconds, 0]) {
      const event = this.#store.tables.events[id];
      if (!event) return;
      const old = this.#world.faults.take('stripe', JSON.stringify(event), ['webhooks-old-shape']);
      const statuses = await this.send(event, old ? { shape: 'old' } : {});
      if (statuses.every(({ status }) => typeof status === 'number' && status < 300)) {
        delete this.#store.tables.undelivered[id];
        event.pending_webhooks = 0;
        this.#store.changed();
        return;
      }
      const instant = this.#world.pace.tokensPerSecond === null;
      await wait(instant ? seconds * 100 : seconds * 1000, undefined, { signal, ref: false });
    }
  }

  /** Sends an event once to every endpoint and returns their responses. */
  async send(
    event: StripeEvent,
    options: { tamper?: Tampering | undefined; shape?: 'old' | 'new' | undefined } = {},
  ): Promise<{ status: number | 'failed'; body: string }[]> {
    const old = options.shape === 'old';
    const shown = old
      ? { ...event, api_version: legacyVersion, data: { ...event.data, object: legacyShape(event.data.object) } }
      : event;
    const answers = await Promise.all(this.endpoints().map((endpoint) => this.#post(endpoint, shown, options.tamper)));
    const now = new Date().toISOString();
    this.#store.tables.deliveries[event.id] ??= [];
    for (const { status } of answers) this.#store.tables.deliveries[event.id]?.push({ time: now, status });
    this.#store.changed();
    return answers;
  }

  async #post(endpoint: Endpoint, event: unknown, tamper: Tampering | undefined) {
    // The vendor's bodies are indented: verifying anything but the raw bytes fails.
    const signed = JSON.stringify(event, null, 2);
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureOf(signed, endpoint.secret, tamper),
    };
    if (tamper === 'unsigned') delete headers['stripe-signature'];
    const body =
      tamper === 'reserialised'
        ? JSON.stringify(event)
        : tamper === 'changed'
          ? signed.replace('"livemode": false', '"livemode": false, "extra": 1')
          : signed;
    try {
      const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(answerMilliseconds)]);
      const response = await fetch(endpoint.url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      return { status: response.status, body: (await response.text()).slice(0, 1000) };
    } catch {
      return { status: 'failed' as const, body: '' };
    }
  }
}

function signatureOf(body: string, secret: string, tamper: Tampering | undefined): string {
  const shift = tamper === 'stale' ? -3600 : tamper === 'future' ? 3600 : 0;
  const time = Math.floor(Date.now() / 1000) + shift;
  const key = tamper === 'other-secret' ? 'whsec_somebody_elses' : secret;
  return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`;
}
