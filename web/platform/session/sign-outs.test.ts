import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { noteSignOut, tellSignOuts } from './sign-outs.ts';

/** The status the server returns to each call, or 'nothing' for no answer; and the calls it got. */
let answers: (number | 'nothing')[];
let asked: string[];
let server: Server;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  answers = [];
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const answer = answers.shift() ?? 204;
    if (answer === 'nothing') response.destroy();
    else response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A page resolves relative paths; Node needs the origin.
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${path}`, init);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  server.closeAllConnections();
  server.close();
});

const key = 'lunatale-sign-outs';
const globally = (token: string) => `POST /auth/v1/logout?scope=global Bearer ${token}`;

test('[SESSION-04] a sign-out without a network is told when there is one, once', async () => {
  const storage = memoryStorage();
  noteSignOut(storage, 'one');
  answers = ['nothing', 503, 429, 204];
  for (let attempt = 1; attempt <= 3; attempt++) {
    await tellSignOuts(storage, () => false);
    expect(storage.getItem(key)).toBe('one');
  }
  await tellSignOuts(storage, () => false);
  expect(storage.getItem(key)).toBeNull();
  await tellSignOuts(storage, () => false);
  expect(asked).toEqual(Array(4).fill(globally('one')));
});

test('[SESSION-04] several are told in turn, and one that the server knows to be over is forgotten', async () => {
  const storage = memoryStorage();
  noteSignOut(storage, 'one');
  noteSignOut(storage, 'two');
  answers = [401, 'nothing'];
  await tellSignOuts(storage, () => false);
  expect(storage.getItem(key)).toBe('two');
  expect(asked).toEqual([globally('one'), globally('two')]);
});

test('[SESSION-04] whoever has signed in again stays signed in', async () => {
  const storage = memoryStorage();
  noteSignOut(storage, 'one');
  await tellSignOuts(storage, () => true);
  expect(asked).toEqual(['POST /auth/v1/logout?scope=local Bearer one']);
});
