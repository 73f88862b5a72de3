import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { url: string; close(): Promise<void> };

/**
 * Opens an HTTP server on loopback; port 0 picks a free one. `build` gets the address, because some
 * stand-ins must know their own before they can answer requests.
 */
export async function listen(
  port: number,
  build: (url: string) => RequestListener | Promise<RequestListener>,
): Promise<Listening> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', await build(url));
  return {
    url,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
}
