import type { IncomingMessage } from 'node:http';
import type { Vendor } from '#domain/operations/api.ts';

/** A request that a stand-in received, as tests see it. */
export type Call = {
  vendor: Vendor;
  /** ISO time of arrival. */
  time: string;
  method: string;
  path: string;
  /** Without credentials. */
  headers: Record<string, string>;
  /** The request's body without pictures' bytes, cut at 100,000 characters. */
  body: string;
  /** The story text sent back, if any. */
  answer: string;
  /** What the vendor bills for it so far; null = nothing. */
  billed: { cachedInput: number; input: number; output: number; pictures: number } | null;
  /** `aborted` = the connection closed before the answer was complete. */
  state: 'open' | 'finished' | 'aborted';
  /** ISO time of the end. */
  endedAt: string | null;
};

const kept = 1000;
const longestBody = 100_000;
const pictureBytes = /(?<="data":")[\w+/=]{1000,}/g;
const secretHeader = /authorization|cookie|api-key|secret|token/i;

/** The latest 1000 calls, oldest first. */
export class CallLog {
  #calls: Call[] = [];

  start(vendor: Vendor, request: IncomingMessage, body: string): Call {
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers)) {
      if (!secretHeader.test(name)) headers[name] = String(value);
    }
    const call: Call = {
      vendor,
      time: new Date().toISOString(),
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers,
      body: body.replaceAll(pictureBytes, '').slice(0, longestBody),
      answer: '',
      billed: null,
      state: 'open',
      endedAt: null,
    };
    this.#calls.push(call);
    if (this.#calls.length > kept) this.#calls.shift();
    return call;
  }

  end(call: Call, state: 'finished' | 'aborted'): void {
    if (call.state !== 'open') return;
    call.state = state;
    call.endedAt = new Date().toISOString();
  }

  list(vendor?: Vendor): Call[] {
    return vendor === undefined ? this.#calls : this.#calls.filter((call) => call.vendor === vendor);
  }

  clear(): void {
    this.#calls = [];
  }
}
