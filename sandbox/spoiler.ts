import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that passed the spoiler, and its response. */
export type Passing = { method: string; path: string; status: number; body: Buffer };

type Spoilt = Buffer | string | null | undefined;

/** A proxy in front of a stand-in that can change the responses. */
export type Spoiler = {
  url: string;
  /** Changes every response from now on: returns a new body, `null` to cut the connection, undefined to pass it on. */
  spoil: ((passing: Passing) => Spoilt | Promise<Spoilt>) | undefined;
  /** How many requests have no complete response yet. */
  underWay(): number;
  stop(): Promise<void>;
};

/** Starts a proxy before the stand-in at `target`; buffers whole responses. `signed` keeps the original Host header. */
export async function startSpoiler(target: string, { signed = false } = {}): Promise<Spoiler> {
  const goal = new URL(target);
  let underWay = 0;
  const server = createServer((incoming, outgoing) => {
    underWay += 1;
    outgoing.once('close', () => {
      underWay -= 1;
    });
    const onward = request(
      {
        host: goal.hostname,
        port: goal.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, host: signed ? incoming.headers.host : goal.host },
      },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', () => outgoing.destroy());
        answer.on('end', async () => {
          const body = Buffer.concat(pieces);
          const passing = {
            method: incoming.method ?? '',
            path: incoming.url ?? '',
            status: answer.statusCode ?? 0,
            body,
          };
          const changed = await spoiler.spoil?.(passing);
          if (outgoing.destroyed) return;
          if (changed === null) return void outgoing.destroy();
          const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
          outgoing.writeHead(passing.status, headers);
          outgoing.end(changed ?? body);
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spoiler: Spoiler = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: undefined,
    underWay: () => underWay,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return spoiler;
}
