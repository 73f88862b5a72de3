import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Idle connections are closed after this; longer than any usual proxy keeps its own, so that it hangs up first. */
const keepAliveMilliseconds = 75_000;

export type Listening = {
  /** The port it got; another than asked for only when asked for 0. */
  port: number;
  /** Until this is called every request is told to come back soon. */
  serve(listener: RequestListener): void;
  /** No new connections; answers that are being sent may finish. */
  close(): Promise<void>;
};

/** Takes the port first, so that a taken one is known before anything else is started. */
export async function listen(host: string, port: number): Promise<Listening> {
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' });
    response.end('{"status":"starting"}');
  };
  const server: Server = createServer({ keepAliveTimeout: keepAliveMilliseconds }, (request, response) =>
    listener(request, response),
  );
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      listener = next;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // A connection that is in use now becomes idle when its answer is sent, and would be kept open.
      const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
      server.closeIdleConnections();
      await closed;
      clearInterval(closeIdle);
    },
  };
}
