import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ProductServer, startProduct } from './server.ts';

export type Deployment = ProductServer & {
  /** From now on the server has another build: its worker differs, and what pages of the old one ask for is gone. */
  deploy(): void;
};

/** The product behind a door at which a new version of its pages can arrive. */
export async function startDeployment(): Promise<Deployment> {
  let target: { hostname: string; port: number } | undefined;
  let isNew = false;
  const door: Server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    // Files have other names in every build. The new worker fetches its own, which here are called the same.
    const old = path.startsWith('/assets/') && !asked.headers.referer?.endsWith('/service-worker.js');
    if (target === undefined || (isNew && old)) {
      answer.writeHead(404).end();
      return;
    }
    const worker = isNew && path === '/service-worker.js';
    const headers = { ...asked.headers, ...(worker && { 'accept-encoding': 'identity', 'if-none-match': '' }) };
    const forwarded = request({ ...target, path, method: asked.method, headers }, (response) => {
      if (!worker) {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        return;
      }
      let source = '';
      response.on('data', (text) => {
        source += text;
      });
      response.on('end', () => {
        answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        answer.end(source.replace(/const VERSION = "\w+"/, 'const VERSION = "newer"'));
      });
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  const url = `http://127.0.0.1:${await listen(door)}`;
  // With an address of its own the product tells that one, and not the port on which it listens.
  const free = createServer();
  const port = await listen(free);
  await new Promise((resolve) => free.close(resolve));
  const product = await startProduct({ PUBLIC_URL: url, PORT: String(port) });
  target = { hostname: '127.0.0.1', port };
  return {
    ...product,
    url,
    deploy: () => {
      isNew = true;
    },
    stop: async () => {
      door.closeAllConnections();
      door.close();
      await product.stop();
    },
  };
}

/** Listens on any free port, and answers which. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
