// npm run dev: Vite serves the pages, Node the server; each is renewed when its code changes. See CONTRIBUTING.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { startEmbeddedDatabase } from '#db/embedded.ts';
import { loadConfig } from '#server/config.ts';
import { createLog } from '#server/platform/telemetry/log.ts';

const root = join(import.meta.dirname, '..');
/** The folders of the server's code; Vite watches those of the pages. */
const watched = ['server', 'domain', 'db', 'storyteller', 'sandbox'];

const config = loadConfig();
const closing: (() => Promise<unknown>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

await drawOnce();
// The database keeps running while the server restarts, so that a restart takes about a second.
const database = config.databaseUrl || config.databaseLogins ? undefined : await startDatabase();
const api = await freePort();
const address = process.env.PUBLIC_URL ?? `http://127.0.0.1:${config.port}`;
const server = startServer();
closing.push(async () => {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
});

const vite = await createServer({
  configFile: join(root, 'web/vite.config.ts'),
  server: { host: '127.0.0.1', port: config.port, strictPort: true },
});
closing.push(() => vite.close());
await vite.listen();
console.log(`Pages as they are written: ${address} (the server behind them starts by itself)`);

/** Makes the drawings and fonts that the pages import, if no build has made them yet. */
async function drawOnce(): Promise<void> {
  if (existsSync(join(root, 'web/.art/mark.svg'))) return;
  console.log('Drawing the pictures of the pages ...');
  for (const tool of ['draw-art', 'cut-faces'])
    await once(spawn(process.execPath, [join(root, `tools/${tool}.ts`)], { stdio: 'inherit' }), 'exit');
}

async function startDatabase(): Promise<string> {
  const running = await startEmbeddedDatabase({
    dataDir: join(config.dataDir, 'database'),
    log: createLog(config.logLevel),
  });
  closing.push(() => running.stop());
  return running.url;
}

/** Node itself restarts the server after every change of a watched file, once it has shut down. */
function startServer(): ChildProcess {
  const paths = watched.map((folder) => `--watch-path=${join(root, folder)}`);
  process.env.DEVELOPMENT_API = `http://127.0.0.1:${api}`;
  return spawn(process.execPath, [...paths, '--watch-preserve-output', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(api), PUBLIC_URL: address, ...(database && { DATABASE_URL: database }) },
  });
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  return port;
}

async function stop(): Promise<void> {
  for (const close of closing.reverse()) await close().catch(() => {});
  process.exit(0);
}
