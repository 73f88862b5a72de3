import { type AddressInfo, createServer, type Server } from 'node:net';
import { type ProductServer, productAddresses, startProduct } from './server.ts';

/**
 * Starts the product behind a proxy of the journey (`door`), which browsers use as its address. `port` is the product's
 * own port, to which the proxy may forward requests.
 */
export async function startBehind(door: Server): Promise<ProductServer & { port: number }> {
  const url = `http://127.0.0.1:${await listen(door)}`;
  // With PUBLIC_URL set, the product prints that address and not its port, so the port is chosen here.
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

/** Returns a port on which nothing listens now. */
export async function freePort(): Promise<number> {
  const free = createServer();
  const port = await listen(free);
  await new Promise((resolve) => free.close(resolve));
  return port;
}

/** Listens on any free port, and returns it. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
