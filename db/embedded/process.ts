import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';

/** Whether a process with this id runs, whoever it is. A dead one that nobody has buried (a zombie) does not. */
export function isAlive(pid: number): boolean {
  return hasId(pid) && statOf(pid)?.state !== 'Z';
}

/** Whether the system still counts this id as taken, which is all that PostgreSQL looks at. */
export function hasId(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What tells a process from a later one that was given the same id: the moment it started. */
export function startOf(pid: number): string {
  if (process.platform === 'linux') return statOf(pid)?.start ?? '';
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Whether this process is the PostgreSQL that serves this cluster folder, and not a stranger with its old id. */
export function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    try {
      // The program may have been replaced by an update meanwhile; Linux then adds " (deleted)".
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
    // The name in parentheses may hold spaces; the state comes right after it, the start time 19 fields later.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], start: fields[19] };
  } catch {
    return undefined;
  }
}
