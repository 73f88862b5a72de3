import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What passed the spoiler: where it went and what came back. */
export type Passing = { method: string; path: string; status: number; body: Buffer };

type Spoilt = Buffer | string | null | undefined;

/** A post office on the way to a stand-in, which may change what comes back. */
export type Spoiler = {
  url: string;
  /** Changes every answer from now on: another body, `null` to cut the connection, undefined to let it pass. */
  spoil: ((passing: Passing) => Spoilt | Promise<Spoilt>) | undefined;
  /** How many requests have no whole answer yet. */
  underWay(): number;
  stop(): Promise<void>;
};

/** Stands between the product and what plays a vendor at `target`, with everything that this one says kept whole first; what is signed keeps the name it was sent to. */
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
