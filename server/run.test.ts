import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './run.ts';

test('a connection that cannot be read is over for us, even if its other side never ends it', async () => {
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
  // Nobody ends anything from this side: what is left open over there would keep the server from closing.
  await listening.close();
  for (const socket of sockets) socket.destroy();
});
