import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryStorage } from './testing/memory-storage.ts';

type Entry = { type: string; severity: string; message: string; pagePath: string; stack?: string };

const received: Entry[] = [];
let answers = 204;
const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  received.push(...JSON.parse(text).entries);
  response.writeHead(answers).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = globalThis.fetch;
  // A browser resolves a path against its page.
  globalThis.fetch = (input, init) => real(new URL(String(input), origin), init);
  Object.assign(globalThis, {
    location: { pathname: '/create', origin },
    document: { cookie: '' },
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
  });
});
afterAll(() => server.close());

test('[EVENT-15, EVENT-16, EVENT-17] errors are told once, noise is not, and a report that fails disturbs nobody', async () => {
  const { report, reportUncaught } = await import('./report.ts');
  reportUncaught('window_error', new TypeError('x is undefined'));
  reportUncaught('window_error', new TypeError('x is undefined'));
  reportUncaught('unhandled_rejection', new DOMException('given up', 'AbortError'));
  reportUncaught('unhandled_rejection', undefined);
  await report({ type: 'client', severity: 'low', message: 'a dummy one' });
  await report({ type: 'client', severity: 'low', message: `the latest ${'x'.repeat(900)}` });
  answers = 500;
  await report({ type: 'client', severity: 'low', message: 'Missing translation' });
  await expect.poll(() => received.length).toBe(4);
  expect(received.map(({ type, severity }) => `${type} ${severity}`).sort()).toEqual([
    'client low',
    'client low',
    'unhandled_rejection high',
    'window_error high',
  ]);
  expect(received.find(({ type }) => type === 'window_error')).toMatchObject({
    message: 'TypeError: x is undefined',
    pagePath: '/create',
  });
  expect(Math.max(...received.map(({ message }) => message.length))).toBe(500);
});
