import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { program } from './binaries.ts';
import { endPostmaster } from './orphan.ts';

/** Where the supervisor logs; a pino logger fits. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>;

export type Supervisor = {
  /** Throws PostgreSQL's last error if it has ended 3 times, or could not be run at all. */
  throwIfHopeless: () => void;
  stop: () => Promise<void>;
};

const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** Leftovers of a killed predecessor may cause one failure; after a third, more tries will not help. */
const hopelessAfter = 3;
/** A server that ran this long was healthy: after its next end the pause is short again. */
const healthyAfterMs = 60_000;

/**
 * Starts PostgreSQL on an existing cluster and starts it again whenever it dies, each time after a
 * longer pause, until `stop()`: a fast shutdown that ends within seconds.
 */
export function supervise(account: Account, cluster: string, settings: Record<string, string>, log: Log): Supervisor {
  const assignments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = account.command(program(account.binaries.folder, 'postgres'), ['-D', cluster, ...assignments]);
  let child: ChildProcess;
  let lastWords = '';
  let ended = false;
  let isStopping = false;
  let pauseMs = firstPauseMs;
  let deaths = 0;

  const start = () => {
    const startedAt = Date.now();
    ended = false;
    // A process group of its own: Ctrl-C reaches only this process, so requests can finish before the database stops.
    child = spawn(command.file, command.args, {
      ...command.options,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.once('error', (error) => {
      lastWords = error.message;
      deaths = hopelessAfter;
      ended = true;
    });
    if (child.stderr) {
      createInterface({ input: child.stderr }).on('line', (line) => {
        const isBad = /^(FATAL|PANIC|ERROR|WARNING)|^[^A-Z]/.test(line) && !isHarmless(line);
        if (isBad) lastWords = line;
        log[isBad ? 'warn' : 'debug'](`postgres: ${line}`);
      });
    }
    child.once('exit', async (code, signal) => {
      ended = true;
      deaths += 1;
      if (isStopping) return;
      if (Date.now() - startedAt > healthyAfterMs) pauseMs = firstPauseMs;
      log.error(`postgres ended (${signal ?? `code ${code}`}); starting it again in ${pauseMs} ms`);
      const pause = pauseMs;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      await sleep(pause);
      if (!isStopping) start();
    });
  };

  const endWithUs = () => {
    if (!ended) child.kill('SIGINT');
  };
  process.once('exit', endWithUs);
  start();

  return {
    throwIfHopeless: () => {
      if (ended && deaths >= hopelessAfter)
        throw new Error(`PostgreSQL did not start: ${lastWords || 'it gave no reason'}`);
    },
    stop: async () => {
      isStopping = true;
      process.removeListener('exit', endWithUs);
      if (ended || child.pid === undefined) return;
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      if (process.platform === 'win32') {
        const stop = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '10'];
        spawnSync(program(account.binaries.folder, 'pg_ctl'), stop, { windowsHide: true });
        child.kill();
      } else {
        await endPostmaster(child.pid);
      }
      await gone;
    },
  };
}

/** Whether the line is what PostgreSQL logs for a client that connects during start-up or shutdown. */
function isHarmless(line: string): boolean {
  return /the database system is (starting up|shutting down|not yet accepting|in recovery)|terminating connection/.test(
    line,
  );
}
