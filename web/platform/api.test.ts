import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError, aMoment, answeredBefore, callApi, NetworkError } from './api.ts';
import { storageKeys } from './device/storage-keys.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const session = (access_token: string) =>
  JSON.stringify({ access_token, refresh_token: 'r', expires_at: Date.now() / 1000 + 3600, user: { id: 'u1' } });

let server: Server;
let answer: RequestListener;
const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeEach(async () => {
  globalThis.localStorage = memoryStorage();
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('JSON goes out and comes back, with the bearer token of the session', async () => {
  localStorage.setItem(storageKeys.sessionTokens, session('token-1'));
  answer = async (request, response) => {
    const body = await new Response(request as never).json();
    response.end(JSON.stringify({ body, method: request.method, token: request.headers.authorization }));
  };
  expect(await callApi(url('/x'), { method: 'POST', body: { title: 'Luna' } })).toEqual({
    body: { title: 'Luna' },
    method: 'POST',
    token: 'Bearer token-1',
  });
});

test('a refused call throws its code, status, request id and details', async () => {
  answer = (_request, response) => {
    response
      .writeHead(429)
      .end(JSON.stringify({ code: 'RATE_LIMITED', message: 'Slow down.', requestId: 'r-7', retryAfterSeconds: 9 }));
  };
  const error = await callApi(url('/x')).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
    requestId: 'r-7',
    details: { retryAfterSeconds: 9 },
  });
});

test('[ERR-48] an answer that is not ours keeps its status and has no code', async () => {
  answer = (_request, response) => {
    response.writeHead(502, { 'x-request-id': 'r-8' }).end('<h1>Bad Gateway</h1>');
  };
  const error = await callApi(url('/x')).catch((thrown) => thrown);
  expect(error).toMatchObject({ status: 502, code: null, message: 'Bad Gateway', requestId: 'r-8' });
});

test('a server that cannot be reached is a network error, not an answer', async () => {
  const gone = url('/x');
  await new Promise((resolve) => server.close(resolve));
  await expect(callApi(gone)).rejects.toBeInstanceOf(NetworkError);
});

test('[SESSION-14] a call refused as expired is made once more with the token that another tab fetched', async () => {
  localStorage.setItem(storageKeys.sessionTokens, session('old'));
  const seen: (string | undefined)[] = [];
  answer = (request, response) => {
    seen.push(request.headers.authorization);
    localStorage.setItem(storageKeys.sessionTokens, session('new'));
    const expired = request.headers.authorization === 'Bearer old';
    response.writeHead(expired ? 401 : 200).end(JSON.stringify(expired ? { code: 'SESSION_EXPIRED' } : { fine: true }));
  };
  expect(await callApi(url('/x'))).toEqual({ fine: true });
  expect(seen).toEqual(['Bearer old', 'Bearer new']);
});

test('[SESSION-18] a session that was refreshed a moment ago is not refreshed again: the refusal is told', async () => {
  localStorage.setItem(storageKeys.sessionTokens, session('old'));
  localStorage.setItem(storageKeys.sessionRefreshedAt, String(Date.now()));
  let calls = 0;
  answer = (_request, response) => {
    calls++;
    response.writeHead(401).end(JSON.stringify({ code: 'SESSION_EXPIRED' }));
  };
  await expect(callApi(url('/x'))).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  expect(calls).toBe(1);
});

test('an aborted call throws the reason of the abort', async () => {
  answer = () => {};
  const controller = new AbortController();
  const call = callApi(url('/x'), { signal: controller.signal });
  controller.abort(new Error('stopped'));
  await expect(call).rejects.toThrow('stopped');
});

test('[SESSION-14] an answer that was asked for before is taken once, and only by the same bearer', async () => {
  localStorage.setItem(storageKeys.sessionTokens, session('mine'));
  answer = (_, response) => response.end('"asked now"');
  const path = url('/early');
  const askEarly = (token: string, early: Promise<Response>) => {
    early.catch(() => {});
    globalThis.lunataleEarly = { at: Date.now(), path, token, answer: early };
  };
  const before = () => Promise.resolve(Response.json('asked before'));
  askEarly('mine', before());
  expect([await callApi(path), await callApi(path)]).toEqual(['asked before', 'asked now']);
  askEarly('of another', before());
  expect(await callApi(path)).toBe('asked now');
  askEarly('mine', Promise.reject(new TypeError('cut')));
  expect(await callApi(path)).toBe('asked now');
});

test('[SESSION-14] what such an answer holds is shown once, to the same bearer, and is never taken for a later one', async () => {
  localStorage.setItem(storageKeys.sessionTokens, session('mine'));
  answer = (_, response) => response.end('"asked now"');
  const path = url('/early');
  const haveRead = (token: string, read?: unknown, at = Date.now()) => {
    globalThis.lunataleEarly = { at, path, token, answer: Promise.resolve(Response.json('asked before')), read };
  };
  haveRead('mine', 'read before');
  expect(answeredBefore(url('/another'))).toBeUndefined();
  expect([answeredBefore(path), answeredBefore(path), await callApi(path)]).toEqual([
    'read before',
    undefined,
    'asked now',
  ]);
  haveRead('of another', 'read before');
  expect([answeredBefore(path), await callApi(path)]).toEqual([undefined, 'asked now']);
  haveRead('mine', 'read before', Date.now() - 31_000);
  expect([answeredBefore(path), await callApi(path)]).toEqual([undefined, 'asked now']);
  // Still on its way: the call waits for it as for any answer.
  haveRead('mine');
  expect([answeredBefore(path), await callApi(path)]).toEqual([undefined, 'asked before']);
});

test.for(['null', '[]', '{}', '{"stories":{},"total":1}', '{"stories":[],"total":"1"}', '{"stories":[]', ''])(
  '[P39] an answer of another kind than the one that is awaited could not be read: %s',
  async (said) => {
    answer = (_request, response) => response.end(said);
    const like = { stories: [], total: 0 };
    await expect(callApi(url('/x'), { like })).rejects.toBeInstanceOf(ApiError);
    answer = (_request, response) => response.end('{"stories":[1],"total":1,"more":true}');
    expect(await callApi(url('/x'), { like })).toEqual({ stories: [1], total: 1, more: true });
  },
);

test.for([
  ['a list in the place of a thing', [[]]],
  ['one that has lost a part', [{ id: 'a', at: '2026-11-26T20:00:00.000Z' }, { id: 'b' }]],
  ['a day that no calendar knows', [{ id: 'a', at: '2026-13-45' }]],
  ['a moment that is none', [{ id: 'a', at: 5 }]],
] as const)('[P39] a list cannot be read for one thing in it: %s', async ([, said]) => {
  answer = (_request, response) => response.end(JSON.stringify(said));
  const like = [{ id: '', at: aMoment }];
  await expect(callApi(url('/x'), { like })).rejects.toBeInstanceOf(ApiError);
  const good = [{ id: 'a', at: '2026-11-26T20:00:00.000Z' }];
  answer = (_request, response) => response.end(JSON.stringify(good));
  expect(await callApi(url('/x'), { like })).toEqual(good);
});

test.each(['nothing', 'half'])(
  '[LIMIT-17] whoever waits only so long for an answer of which %s comes is told that none came',
  async (what) => {
    answer = (_request, response) => {
      if (what === 'half') response.writeHead(200).write('{"half":');
    };
    await expect(callApi(url('/x'), { within: 100 })).rejects.toBeInstanceOf(NetworkError);
    const left = new AbortController();
    const call = callApi(url('/x'), { within: 60_000, signal: left.signal });
    left.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
    answer = (_request, response) => response.end('{"a":1}');
    expect(await callApi(url('/x'), { within: 5000 })).toEqual({ a: 1 });
  },
);
