import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startOf } from './process.ts';

type Holder = { pid: number; start: string; url?: string };

/** `announce` tells other processes the database's address; `release` removes the lock. */
export type FolderLock = { announce: (url: string) => void; release: () => void };

/**
 * Makes this process the only one that supervises a database in `folder`. Waits up to `waitSeconds`
 * for another process to finish, then throws an error with its id. The lock of a process that died
 * is taken over.
 */
export async function lockFolder(folder: string, waitSeconds: number): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'supervisor.json');
  const own: Holder = { pid: process.pid, start: startOf(process.pid) };
  const deadline = Date.now() + waitSeconds * 1000;
  while (!tryCreate(path, JSON.stringify(own))) {
    const text = read(path);
    if (text === undefined) continue;
    const holder = JSON.parse(text) as Holder;
    if (!isRunning(holder)) {
      removeStale(path, text);
    } else if (Date.now() > deadline) {
      throw new Error(`the database folder ${folder} is in use by process ${holder.pid}`);
    } else {
      await sleep(50);
    }
  }
  return {
    announce: (url) => {
      writeFileSync(`${path}.${own.pid}`, JSON.stringify({ ...own, url }), { mode: 0o600 });
      renameSync(`${path}.${own.pid}`, path);
    },
    release: () => rmSync(path, { force: true }),
  };
}

/** The address of the database in this folder, if a running process announced it. */
export function announcedUrl(folder: string): string | undefined {
  const text = read(join(folder, 'supervisor.json'));
  const holder = text === undefined ? undefined : (JSON.parse(text) as Holder);
  return holder && isRunning(holder) ? holder.url : undefined;
}

function isRunning(holder: Holder): boolean {
  return isAlive(holder.pid) && startOf(holder.pid) === holder.start;
}

/** Creates the file complete or not at all; returns true in one process only. */
function tryCreate(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves the lock aside and reads it again: another process may have replaced it since the first read. */
function removeStale(path: string, seen: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (read(aside) !== seen) linkSync(aside, path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
