import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { program } from './binaries.ts';
import { hasId, isAlive, isInUse, isPostmasterOf } from './process.ts';

/**
 * Stops a server that outlived the process which started it (killed, or power lost), so that the
 * new one has a supervisor. Its sessions belonged to that process; nothing acknowledged is lost.
 * Returns the server's process id, if there was one.
 */
export async function stopOrphan(
  cluster: string,
  socketFolder: string,
  binaryFolder: string,
): Promise<number | undefined> {
  const file = join(cluster, 'postmaster.pid');
  const pid = postmasterId(file);
  if (pid === undefined) return undefined;
  if (process.platform === 'win32') {
    if (!hasId(pid)) return undefined;
    spawnSync(program(binaryFolder, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w'], { windowsHide: true });
    return pid;
  }
  const isOrphan = isPostmasterOf(cluster, pid);
  if (isOrphan) await endPostmaster(pid);
  // The child processes of a killed server take a moment to end.
  for (const deadline = Date.now() + 10_000; isInUse(cluster) && Date.now() < deadline; ) await sleep(20);
  if (isInUse(cluster)) throw new Error(`processes of an earlier PostgreSQL still work in ${cluster}`);
  // PostgreSQL itself removes a dead server's lock files, unless its process id is taken: by another process (common
  // in containers) or by a zombie. Then it would never start.
  if (hasId(pid)) {
    rmSync(file, { force: true });
    rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  }
  return isOrphan ? pid : undefined;
}

/** Tries fast shutdown, then immediate, then kill. All are safe for the data; the last two need recovery at start. */
export async function endPostmaster(pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 5],
    ['SIGQUIT', 3],
    ['SIGKILL', 3],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(10)) {
      if (!isAlive(pid)) return;
    }
  }
}

function postmasterId(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}
