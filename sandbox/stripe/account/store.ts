import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCard } from './cards.ts';
import type {
  Charge,
  CheckoutSession,
  Customer,
  Invoice,
  Order,
  PaymentIntent,
  PortalSession,
  Refund,
  StripeEvent,
  Subscription,
} from './objects.ts';

export type Endpoint = { id: string; url: string; secret: string };
export type Delivery = { time: string; status: number | 'failed' };

/** All of the account's objects, by id. */
export type Tables = {
  customers: Record<string, Customer>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  paymentIntents: Record<string, PaymentIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  sessions: Record<string, CheckoutSession>;
  portals: Record<string, PortalSession>;
  events: Record<string, StripeEvent>;
  /** From here on, data that the API does not show, by checkout session, customer or event. */
  orders: Record<string, Order>;
  cards: Record<string, TestCard>;
  clockAhead: Record<string, number>;
  undelivered: Record<string, number>;
  deliveries: Record<string, Delivery[]>;
  endpoints: Endpoint[];
};

const keptEvents = 1000;

/** The account's data. With a folder, it is saved shortly after each change and survives a restart. */
export class Store {
  readonly tables: Tables;
  readonly #path: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(dataDir: string | undefined) {
    this.#path = dataDir === undefined ? undefined : join(dataDir, 'stripe.json');
    this.tables = { ...emptyTables(), ...this.#read() };
  }

  #read(): Partial<Tables> {
    try {
      return this.#path === undefined ? {} : (JSON.parse(readFileSync(this.#path, 'utf8')) as Partial<Tables>);
    } catch {
      return {};
    }
  }

  /** Call after every change. */
  changed(): void {
    if (this.#path === undefined || this.#timer) return;
    this.#timer = setTimeout(() => this.save(), 50);
    this.#timer.unref();
  }

  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#path === undefined) return;
    const events = Object.keys(this.tables.events);
    for (const id of events.slice(0, Math.max(0, events.length - keptEvents))) {
      delete this.tables.events[id];
      delete this.tables.deliveries[id];
      delete this.tables.undelivered[id];
    }
    writeFileSync(`${this.#path}.new`, JSON.stringify(this.tables), { mode: 0o600 });
    renameSync(`${this.#path}.new`, this.#path);
  }

  /** The time for this customer's subscriptions: the clock plus what a test has advanced it by. */
  now(customer?: string | null): number {
    return Math.floor(Date.now() / 1000) + (customer ? (this.tables.clockAhead[customer] ?? 0) : 0);
  }

  subscriptionsOf(customer: string): Subscription[] {
    return Object.values(this.tables.subscriptions).filter((subscription) => subscription.customer === customer);
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

function emptyTables(): Tables {
  return {
    customers: {},
    subscriptions: {},
    invoices: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    sessions: {},
    portals: {},
    events: {},
    orders: {},
    cards: {},
    clockAhead: {},
    undelivered: {},
    deliveries: {},
    endpoints: [],
  };
}
