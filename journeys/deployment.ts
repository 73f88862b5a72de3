import { createServer, request, type Server } from 'node:http';
import { startBehind } from './behind.ts';
import type { ProductServer } from './server.ts';

export type Deployment = ProductServer & {
  /** From now on the server has a new build: its worker differs, and the old build's files are gone. */
  deploy(): void;
};

/** Starts the product behind a proxy that can switch to a new version of the pages. */
export async function startDeployment(): Promise<Deployment> {
  let target: { hostname: string; port: number } | undefined;
  let isNew = false;
  const door: Server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    // Files have other names in every build. Here the new worker fetches its files under the old names.
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
  const product = await startBehind(door);
  target = { hostname: '127.0.0.1', port: product.port };
  return {
    ...product,
    deploy: () => {
      isNew = true;
    },
    stop: async () => {
      door.closeAllConnections();
      await product.stop();
    },
  };
}
