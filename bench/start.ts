import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Bench, median } from './figures.ts';

const repeats = 5;
const bareServer =
  "http.createServer().listen(0, '127.0.0.1', function () { console.log('http://' + this.address().port) })";

/** From the start of the process to the line with the address: everything works then, including the database. */
export const start: Bench = {
  name: 'Start of the server',
  baseline: 'bare Node server',
  run: async () => {
    const fresh: number[] = [];
    const existing: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < repeats; round++) {
      const folder = mkdtempSync(join(tmpdir(), 'lunatale-bench-'));
      fresh.push(await untilReady(['server/main.ts'], folder));
      existing.push(await untilReady(['server/main.ts'], folder));
      bare.push(await untilReady(['-e', bareServer], folder));
      rmSync(folder, { recursive: true, force: true });
    }
    return [
      { what: 'empty data folder', unit: 'ms', ours: median(fresh), baseline: median(bare) },
      { what: 'existing data folder', unit: 'ms', ours: median(existing), baseline: median(bare) },
    ];
  },
};

/** Returns the milliseconds until the process prints its address; then ends the process. */
async function untilReady(args: string[], dataDir: string): Promise<number> {
  const begin = performance.now();
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir };
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(server, 'exit');
  for await (const line of createInterface(server.stdout)) if (line.includes('http://')) break;
  const milliseconds = performance.now() - begin;
  server.kill('SIGTERM');
  await exit;
  return milliseconds;
}
