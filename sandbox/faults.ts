import { setTimeout as wait } from 'node:timers/promises';
import type { Vendor } from '#domain/operations/api.ts';
import { badFinishes } from './gemini/wire.ts';
import { scriptFaults, verifyFaults, widgetFaults } from './turnstile/faults.ts';

/** Every way in which a stand-in can be told to fail (P18). The set per vendor is closed. */
export const faultsOf = {
  deepseek: [
    '400',
    '401',
    '402',
    '403',
    '404',
    '422',
    '429',
    '429-date',
    '429-delay',
    '500',
    '503',
    'reset',
    'cut',
    'no-end',
    'bad-json',
    'silence',
    'stall',
    'hold',
    'slow',
    'empty',
    'length',
    'content_filter',
    'insufficient_system_resource',
    'unsafe',
    'chopped',
    'error-text',
    'odd-letters',
    'error-object',
    'error-finish',
    'done-alone',
    'no-last-line',
    'length-whole',
  ],
  google: [
    'denied',
    'wrong-nonce',
    'wrong-audience',
    'wrong-issuer',
    'bad-signature',
    'alg-none',
    'expired',
    'missing-sub',
    'unverified-email',
    'token-500',
    'discovery-down',
  ],
  gemini: [
    '400',
    '401',
    '403',
    '404',
    '429',
    '429-date',
    '429-delay',
    '500',
    '503',
    'reset',
    'silence',
    'slow',
    'bad-json',
    'cut',
    'odd-letters',
    'other-shape',
    'thinking',
    'stall',
    'hold',
    'sees-nobody',
    'sees-unfit',
    'sees-too-many',
    'sees-writing',
    'empty',
    'unsafe',
    'unsafe-first',
    'blocked-prompt',
    'no-image',
    'not-an-image',
    ...badFinishes,
  ],
  reader: [
    '400',
    '401',
    '429',
    '500',
    '503',
    'reset',
    'silence',
    'slow',
    'garbled',
    'prose',
    'other-id',
    'unfit',
    'unsure',
  ],
  speech: [
    '400',
    '401',
    '429',
    '500',
    '503',
    'reset',
    'hang',
    'slow',
    'cut',
    'half',
    'silent-sound',
    'endless',
    'other-format',
    'a-page',
    'open-end',
    'bare-pcm',
    'no-speed',
  ],
  turnstile: [...scriptFaults, ...widgetFaults, ...verifyFaults],
  stripe: [
    // the API
    '400',
    '401',
    '402',
    '429',
    '500',
    '503',
    'reset',
    'silence',
    'slow',
    // the notifications; `match` is compared with the event
    'webhooks-dropped',
    'webhooks-duplicated',
    'webhooks-late',
    'webhooks-shuffled',
    'webhooks-old-shape',
    // the browser
    'script-down',
  ],
} as const satisfies Record<Vendor, readonly string[]>;

export type FaultOf<V extends Vendor> = (typeof faultsOf)[V][number];

/** What a text provider is asked to write: the plan of a story, or the story itself. */
export type Stage = 'plan' | 'story';

/** Faults of a whole request. The others have a place in the text: in the story, unless the order names the plan. */
const wholeRequest = /^(?:\d|reset|silence|slow)/;

export type FaultOrder<V extends Vendor = Vendor> = {
  vendor: V;
  fault: FaultOf<V>;
  /** Only requests with this string, or all of these, in their text fail: parallel tests do not disturb each other. */
  match?: string | readonly string[];
  /** Limits the fault to the plan of a story, or to the story. */
  stage?: Stage;
  /** How many requests fail before the fault ends; without it, it lasts until it is removed. */
  times?: number;
  /** For a fault inside a stream: after how many tokens it comes (default: 20; for Gemini, half of them). */
  after?: number;
  /** Alternative to `after`: it comes before this text, if the answer contains it. */
  before?: string;
};

const lookMilliseconds = 20;

/** The active orders, oldest first. */
export class FaultBoard {
  readonly #orders = new Map<string, FaultOrder>();
  #nextId = 1;

  add(order: FaultOrder): string {
    const id = String(this.#nextId++);
    this.#orders.set(id, { ...order });
    return id;
  }

  remove(id: string): void {
    this.#orders.delete(id);
  }

  clear(): void {
    this.#orders.clear();
  }

  /** Resolves when the order is no longer active, or `gone` resolves. */
  async whileHeld(order: FaultOrder, gone: Promise<unknown>): Promise<void> {
    let left = false;
    void gone.then(() => {
      left = true;
    });
    while (!left && [...this.#orders.values()].includes(order)) await wait(lookMilliseconds);
  }

  list(): (FaultOrder & { id: string })[] {
    return [...this.#orders].map(([id, order]) => ({ id, ...order }));
  }

  /**
   * Returns the order by which this request fails and counts it down, or undefined. `match` is
   * searched in `text`; `among` limits the result to faults that can happen at this point.
   */
  take<V extends Vendor>(
    vendor: V,
    text: string,
    among?: readonly FaultOf<V>[],
    stage: Stage = 'story',
  ): FaultOrder<V> | undefined {
    for (const [id, order] of this.#orders) {
      if (!isFor(order, vendor) || (among && !among.includes(order.fault))) continue;
      if (!matches(order, text)) continue;
      const meant = order.stage ?? (wholeRequest.test(order.fault) ? stage : 'story');
      if (meant !== stage) continue;
      if (order.times !== undefined && --order.times <= 0) this.#orders.delete(id);
      return order;
    }
    return undefined;
  }
}

function isFor<V extends Vendor>(order: FaultOrder, vendor: V): order is FaultOrder<V> {
  return order.vendor === vendor;
}

/** Whether an order or a script applies to requests with this text. */
export function matches({ match = [] }: { match?: string | readonly string[] }, text: string): boolean {
  return [match].flat().every((part) => text.includes(part));
}
