import { type AddressInfo, createServer, type Server } from 'node:net';
import { type ProductServer, productAddresses, startProduct } from './server.ts';

/**
 * The product behind a door of the journey's own, at whose address browsers find it. Answers also the port at which
 * the product itself listens, for the door to hand on what it likes.
 */
export async function startBehind(door: Server): Promise<ProductServer & { port: number }> {
  const url = `http://127.0.0.1:${await listen(door)}`;
  // With an address of its own the product tells that one, and not the port on which it listens.
  const port = await freePort();
  productAddresses.add(url);
  const product = await startProduct({ PUBLIC_URL: url, PORT: String(port) });
  return {
    ...product,
    url,
    port,
    stop: async () => {
      door.close();
      await product.stop();
    },
  };
}

/** A port on which nothing listens now. */
export async function freePort(): Promise<number> {
  const free = createServer();
  const port = await listen(free);
  await new Promise((resolve) => free.close(resolve));
  return port;
}

/** Listens on any free port, and answers which. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
