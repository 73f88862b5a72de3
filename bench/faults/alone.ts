import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnerConnection } from '#db/connect.ts';
import { announcedUrl } from '#db/embedded/folder-lock.ts';
import { freePort, type Running, run } from '../scale/processes.ts';
import { eventually } from '../scale/site.ts';
import { isReady, type Target } from './kills.ts';

/** The product as `npm start` runs it, with its own PostgreSQL and sandbox in one folder. */
export type Alone = Omit<Target, 'kill'> & {
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
  output(): string;
  stop(): Promise<void>;
};

/** Starts the product in `folder`, or in a temporary one that `stop` removes. */
export async function startAlone(folder?: string): Promise<Alone> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'lunatale-alone-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    SANDBOX_PACE: '400',
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'error',
  };
  let running: Running;
  const start = async () => {
    running = await run(process.execPath, ['server/main.ts'], { env, until: /is ready at/ });
  };
  await start();
  return {
    url,
    output: () => running.output(),
    async sql(statement, values) {
      const owner = await openOwnerConnection(announcedUrl(join(dataDir, 'database')) ?? '');
      try {
        return (await owner.query(statement, values)).rows;
      } finally {
        await owner.end();
      }
    },
    async killServer() {
      await running.end('SIGKILL');
      await start();
    },
    async killDatabase() {
      process.kill(postmasterOf(join(dataDir, 'database')), 'SIGKILL');
      // The server may not have noticed yet that PostgreSQL is gone.
      await eventually('the end of PostgreSQL', 5, async () => !(await isReady(url))).catch(() => {});
    },
    async stop() {
      await running.end();
      if (folder === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function postmasterOf(database: string): number {
  const file = readdirSync(database, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith('postmaster.pid'),
  );
  return Number.parseInt(readFileSync(join(database, file ?? ''), 'utf8'), 10);
}
