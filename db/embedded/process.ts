import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';

/** Whether a process with this id runs, whoever it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What tells a process from a later one that was given the same id: the moment it started. */
export function startOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      // The name in parentheses may hold spaces; the start time is the 20th field after it.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    } catch {
      return '';
    }
  }
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
      const name = basename(readlinkSync(`/proc/${pid}/exe`));
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) && name.startsWith('postgres');
    } catch {
      return false;
    }
  }
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  return command.includes('postgres') && command.includes(cluster);
}
