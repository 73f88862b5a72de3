import type { Vendor } from '#domain/operations/api.ts';
import type { Call } from './calls.ts';
import type { FaultOrder } from './faults.ts';
import type { Pace } from './pace.ts';
import type { Script } from './scripts.ts';

/** The sandbox's switches, for tests and journeys. Every method rejects when the sandbox refuses. */
export type SandboxControl = {
  /** Switches a fault on and returns a function that switches it off. */
  fault<V extends Vendor>(order: FaultOrder<V>): Promise<() => Promise<void>>;
  clearFaults(): Promise<void>;
  /** Makes the writers return exactly this text, and returns a function that removes the script. */
  script(script: Script): Promise<() => Promise<void>>;
  clearScripts(): Promise<void>;
  calls(vendor?: Vendor): Promise<Call[]>;
  clearCalls(): Promise<void>;
  pace(pace: Pace): Promise<void>;
  /** Addresses of the stand-ins. */
  urls(): Promise<Partial<Record<Vendor, string>>>;
};

/** `url` is the control address that the sandbox reports when it is ready. */
export function sandboxControl(url: string): SandboxControl {
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(url + path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox refused ${method} ${path}: ${await response.text()}`);
    return response;
  };
  const add = async (path: string, body: unknown) => {
    const { id } = (await (await send('POST', path, body)).json()) as { id: string };
    return async () => {
      await send('DELETE', `${path}/${id}`);
    };
  };
  return {
    fault: (order) => add('/faults', order),
    script: (script) => add('/scripts', script),
    async clearScripts() {
      await send('DELETE', '/scripts');
    },
    async clearFaults() {
      await send('DELETE', '/faults');
    },
    async calls(vendor) {
      return (await (await send('GET', vendor ? `/calls?vendor=${vendor}` : '/calls')).json()) as Call[];
    },
    async clearCalls() {
      await send('DELETE', '/calls');
    },
    async urls() {
      return (await (await send('GET', '/urls')).json()) as Partial<Record<Vendor, string>>;
    },
    async pace(pace) {
      await send('POST', '/pace', pace);
    },
  };
}

/** Returns a fresh Turnstile token, like the widget on a page of this host. */
export async function solveTurnstile(turnstileUrl: string, hostname: string, action = ''): Promise<string> {
  const response = await fetch(`${turnstileUrl}/turnstile/v0/challenge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sitekey: '1x00000000000000000000AA', hostname, action }),
  });
  return ((await response.json()) as { token: string }).token;
}
