import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';

/** Whether any process with this id runs. A zombie does not count as running. */
export function isAlive(pid: number): boolean {
  return hasId(pid) && statOf(pid)?.state !== 'Z';
}

/** Whether the system still has a process with this id, zombies included: the only check PostgreSQL makes. */
export function hasId(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The start time of a process, which tells it from a later one with the same id. */
export function startOf(pid: number): string {
  if (process.platform === 'linux') return statOf(pid)?.start ?? '';
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Whether this process is the PostgreSQL of this cluster folder, and not another program with its old id. */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    try {
      // If an update replaced the program's file meanwhile, Linux adds " (deleted)" to its path.
      return basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres') && worksIn(realpathSync(cluster), pid);
    } catch {
      return false;
    }
  }
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  return command.includes('postgres') && command.includes(cluster);
}

/** Whether any process of PostgreSQL still works in this cluster folder; known on Linux only. */
export function isInUse(cluster: string): boolean {
  if (process.platform !== 'linux') return false;
  const folder = realpathSync(cluster);
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && worksIn(folder, Number(name)));
}

function worksIn(folder: string, pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

function statOf(pid: number): { state: string | undefined; start: string | undefined } | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    // The name in parentheses may contain spaces; the state follows it, and the start time comes 19 fields later.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], start: fields[19] };
  } catch {
    return undefined;
  }
}
