import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './platform/http/http.ts';
import { listen, requestListener } from './run.ts';

test('[P26] a connection that cannot be read is over for us, even if its other side never ends it', async () => {
  const listening = await listen('127.0.0.1', 0);
  const sockets = Array.from({ length: 20 }, () =>
    connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true }),
  );
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.write('nonsense\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('INVALID_REQUEST');
  }
  // The client ends no connection: one that the server left open would keep it from closing.
  await listening.close();
  for (const socket of sockets) socket.destroy();
});

test('[P26] a connection that was opened ahead ends without a word, and half a request is told', async () => {
  const soon = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const listening = await listen('127.0.0.1', 0, soon);
  const heard = async (said: string) => {
    const socket = connect(listening.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.write(said);
    await once(socket, 'close');
    return answer;
  };
  expect(await heard('')).toBe('');
  expect(await heard('GET / HTTP/1.1\r\nhost: a.example\r\n')).toContain('INVALID_REQUEST');
  await listening.close();
});

test('[P26] a request with two hosts is refused', async () => {
  const listening = await listen('127.0.0.1', 0);
  listening.serve(requestListener(new Hono<AppEnv>().get('*', (c) => c.text('fine'))));
  const ask = async (hosts: string) => {
    const socket = connect(listening.port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).split('\r\n')[0];
  };
  expect(await ask('host: a.example\r\n')).toBe('HTTP/1.1 200 OK');
  expect(await ask('host: a.example\r\nHost: b.example\r\n')).toBe('HTTP/1.1 400 Bad Request');
  await listening.close();
});

test('[GEN-03] [P26] a stream is not ended before its first word, in whatever order the server was loaded', () => {
  const loads = `
    const { requestListener } = await import('./server/run.ts');
    const { Hono } = await import('hono');
    requestListener(new Hono());
    const { RESPONSE_ALREADY_SENT } = await import('@hono/node-server/utils/response');
    console.log(Object.getOwnPropertySymbols(RESPONSE_ALREADY_SENT).length === 0 ? 'seen' : 'not seen');
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', loads], { encoding: 'utf8' });
  expect(stdout.trim(), stderr).toBe('seen');
});
