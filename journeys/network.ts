import { connect, createServer, type Socket } from 'node:net';
import { startBehind } from './behind.ts';
import type { ProductServer } from './server.ts';

export type Network = ProductServer & {
  /** Cuts the network: running answers break off in the middle, and nothing gets through. */
  cut(): void;
  /** As on bad wifi: connections stay open, and nothing more comes through. */
  stall(): void;
  /** Restores the network. */
  mend(): void;
};

/** Starts the product behind a network that can be cut in the middle of an answer, which no browser setting does. */
export async function startNetwork(): Promise<Network> {
  let port = 0;
  let isCut = false;
  let isStalled = false;
  const lines = new Set<Socket>();
  const door = createServer((near) => {
    if (isCut || port === 0) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    near.on('data', (data) => isStalled || far.write(data));
    far.on('data', (data) => isStalled || near.write(data));
    near.on('end', () => far.end());
    far.on('end', () => near.end());
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
    stall: () => {
      isStalled = true;
    },
    mend: () => {
      isCut = false;
      if (isStalled) breakOff();
      isStalled = false;
    },
    stop: async () => {
      breakOff();
      await product.stop();
    },
  };
}
