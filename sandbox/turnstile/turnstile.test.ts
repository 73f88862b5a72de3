import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sandboxControl, solveTurnstile } from '../control.ts';
import type { FaultOf } from '../faults.ts';
import { type RunningSandbox, startSandbox } from '../start.ts';

let sandbox: RunningSandbox;
let control: ReturnType<typeof sandboxControl>;
const secret = '1x0000000000000000000000000000000AA';

beforeAll(async () => {
  sandbox = await startSandbox({ vendors: ['turnstile'], publicUrl: 'http://127.0.0.1:3999', pace: 'instant' });
  control = sandboxControl(sandbox.control);
});
afterEach(() => control.clearFaults());
afterAll(() => sandbox.stop());

const base = () => `${sandbox.urls.turnstile}/turnstile/v0`;
const solve = (hostname = 'lunatale.test') => solveTurnstile(sandbox.urls.turnstile ?? '', hostname, 'sign-in');
const send = (fields: Record<string, string>) =>
  fetch(`${base()}/siteverify`, { method: 'POST', body: new URLSearchParams(fields) });
const verify = async (fields: Record<string, string>) =>
  (await (await send(fields)).json()) as { 'error-codes': string[] };
const order = (fault: FaultOf<'turnstile'>, match?: string) =>
  control.fault({ vendor: 'turnstile', fault, ...(match ? { match } : {}) });
const challenge = async (sitekey: string, solved: boolean) => {
  const body = JSON.stringify({ sitekey, hostname: 'lunatale.test', solved });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${base()}/challenge`, { method: 'POST', headers, body })).json();
};

describe('siteverify', () => {
  test('accepts a token once and says for which host and action it was', async () => {
    const response = await solve();
    expect(await verify({ secret, response })).toEqual({
      success: true,
      'error-codes': [],
      challenge_ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      hostname: 'lunatale.test',
      action: 'sign-in',
      cdata: '',
      metadata: { interactive: false },
    });
    expect(await verify({ secret, response })).toMatchObject({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  test('answers again under the same idempotency key', async () => {
    const fields = { secret, response: await solve(), idempotency_key: 'one' };
    expect(await verify(fields)).toMatchObject({ success: true });
    expect(await verify(fields)).toMatchObject({ success: true });
    expect(await verify({ ...fields, idempotency_key: 'two' })).toMatchObject({ success: false });
  });

  test('takes JSON as well, and refuses what is neither', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ secret, response: await solve() });
    const answers = [body, '{"secret":'].map(async (text) =>
      (await fetch(`${base()}/siteverify`, { method: 'POST', headers, body: text })).json(),
    );
    expect(await Promise.all(answers)).toMatchObject([{ success: true }, { 'error-codes': ['bad-request'] }]);
  });

  test('names what is missing or invented', async () => {
    const response = await solve();
    expect(await verify({ response })).toMatchObject({ 'error-codes': ['missing-input-secret'] });
    expect(await verify({ secret })).toMatchObject({ 'error-codes': ['missing-input-response'] });
    expect(await verify({ secret, response: 'made up' })).toMatchObject({ 'error-codes': ['invalid-input-response'] });
    expect(await verify({ secret: '3x0', response })).toMatchObject({ 'error-codes': ['timeout-or-duplicate'] });
  });

  test('an expired token is refused', async () => {
    await order('widget-expired');
    const response = await solve();
    await expect
      .poll(async () => (await verify({ secret, response }))['error-codes'], { timeout: 3000 })
      .toEqual(['timeout-or-duplicate']);
  });

  test.for([
    'missing-input-secret',
    'invalid-input-secret',
    'missing-input-response',
    'invalid-input-response',
    'bad-request',
    'timeout-or-duplicate',
    'internal-error',
  ] as const)('answers %s when told to, for the host it is told', async (fault) => {
    await order(fault, 'other.test');
    expect(await verify({ secret, response: await solve('other.test') })).toMatchObject({
      success: false,
      'error-codes': [fault],
    });
    expect(await verify({ secret, response: await solve() })).toMatchObject({ success: true });
  });

  test('can name a wrong host or action, fail with 500, answer no JSON, and break off', async () => {
    await (await order('wrong-host'))();
    await control.fault({ vendor: 'turnstile', fault: 'wrong-host', times: 1 });
    expect(await verify({ secret, response: await solve() })).toMatchObject({
      success: true,
      hostname: 'elsewhere.example',
    });
    await control.fault({ vendor: 'turnstile', fault: 'wrong-action', times: 1 });
    expect(await verify({ secret, response: await solve() })).toMatchObject({
      success: true,
      action: 'another-action',
    });
    await control.fault({ vendor: 'turnstile', fault: '500', times: 1 });
    expect((await send({ secret, response: await solve() })).status).toBe(500);
    await control.fault({ vendor: 'turnstile', fault: 'not-json', times: 1 });
    await expect(verify({ secret, response: await solve() })).rejects.toThrow();
    await control.fault({ vendor: 'turnstile', fault: 'reset', times: 1 });
    await expect(send({ secret, response: await solve() })).rejects.toThrow();
  });

  test('the secret is not in the record of calls', async () => {
    await verify({ secret: 'very-private', response: await solve() });
    const calls = await control.calls('turnstile');
    expect(calls.at(-1)?.path).toBe('/turnstile/v0/siteverify');
    expect(JSON.stringify(calls)).not.toContain('very-private');
  });
});

describe('the widget', () => {
  test('site keys behave as the vendor’s test keys: pass, block, ask', async () => {
    expect(await challenge('1x00000000000000000000AA', false)).toMatchObject({ token: expect.any(String) });
    expect(await challenge('2x00000000000000000000AB', false)).toEqual({ error: '300030' });
    expect(await challenge('3x00000000000000000000FF', false)).toEqual({ interactive: true });
    expect(await challenge('3x00000000000000000000FF', true)).toMatchObject({ token: expect.any(String) });
  });

  test('the script is served, and is not while it is down', async () => {
    expect(await (await fetch(`${base()}/api.js?render=explicit`)).text()).toContain('window.turnstile');
    await order('script-down');
    expect((await fetch(`${base()}/api.js?render=explicit`)).status).toBe(503);
  });

  test('the frame speaks Spanish when asked and runs no script but its own', async () => {
    const frame = await fetch(`${base()}/widget?language=es&theme=dark`);
    expect(await frame.text()).toContain('Soy una persona');
    expect(frame.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});
