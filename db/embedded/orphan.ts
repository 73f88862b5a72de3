import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { program } from './binaries.ts';
import { hasId, isAlive, isInUse, isPostmasterOf } from './process.ts';

/**
 * Ends a server that outlived the process which started it (killed, or its power cord pulled), so
 * that the new one has a supervisor. Its sessions belonged to that process; nothing acknowledged is
 * lost. Returns its process id, if there was one.
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
  // The processes of a server that was killed take a moment to notice.
  for (const deadline = Date.now() + 10_000; isInUse(cluster) && Date.now() < deadline; ) await sleep(20);
  if (isInUse(cluster)) throw new Error(`processes of an earlier PostgreSQL still work in ${cluster}`);
  // PostgreSQL itself clears what a dead server left, unless its id is taken: by a stranger (often so in
  // containers) or by a dead process that nobody has buried. That would keep it from starting for ever.
  if (hasId(pid)) {
    rmSync(file, { force: true });
    rmSync(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  }
  return isOrphan ? pid : undefined;
}

/** Fast shutdown, then immediate, then kill: each is safe for the data, the later ones only mean recovery at the next start. */
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
