import { connect, createServer, type Socket } from 'node:net';
import { startBehind } from './behind.ts';
import type { ProductServer } from './server.ts';

export type Network = ProductServer & {
  /** The network goes: what is under way breaks off in the middle, and nothing gets through any more. */
  cut(): void;
  /** The network is back. */
  mend(): void;
};

/** The product behind a network that can be cut while an answer is under way, which no browser switch does. */
export async function startNetwork(): Promise<Network> {
  let port = 0;
  let isCut = false;
  const lines = new Set<Socket>();
  const door = createServer((near) => {
    if (isCut || port === 0) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const [line, other] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(line);
      line.on('error', () => other.destroy());
      line.on('close', () => {
        lines.delete(line);
        other.destroy();
      });
    }
  });
  const breakOff = () => {
    for (const line of lines) line.resetAndDestroy();
  };
  const product = await startBehind(door);
  port = product.port;
  return {
    ...product,
    cut: () => {
      isCut = true;
      breakOff();
    },
    mend: () => {
      isCut = false;
    },
    stop: async () => {
      breakOff();
      await product.stop();
    },
  };
}
