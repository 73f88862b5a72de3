import { type SpawnOptions, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';

/** How PostgreSQL's programs are started, and where its folder and programs are when they had to move. */
export type Account = {
  command: (path: string, args: string[]) => { file: string; args: string[]; options: SpawnOptions };
  binaries: Binaries;
  home: string;
};

/** Where a cluster goes that root started and whose own folder other users cannot reach. */
const sharedHome = '/var/lib/lunatale';

/** PostgreSQL looks its user up by name; `nobody` is on every Linux, under this number. */
const nobody = 65534;

/**
 * PostgreSQL refuses to run as root. For root this finds, in this order: a user namespace (same
 * files, no other user), an unprivileged user if it can reach folder and programs, the same below
 * /var/lib/lunatale. Everyone else simply starts it. Throws an error that names `DATABASE_URL`.
 * `unshare` is the program that makes a user namespace.
 */
export function chooseAccount(home: string, binaries: Binaries, unshare = 'unshare'): Account {
  if (process.getuid?.() !== 0) {
    return { home, binaries, command: (file, args) => ({ file, args, options: {} }) };
  }
  const namespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  if (spawnSync(unshare, [...namespace, 'true']).status === 0) {
    return {
      home,
      binaries,
      command: (file, args) => ({ file: unshare, args: [...namespace, file, ...args], options: {} }),
    };
  }
  const options = { uid: nobody, gid: nobody };
  const command = (file: string, args: string[]) => ({ file, args, options: { ...options, cwd: '/' } });
  const reaches = (test: string, path: string) =>
    spawnSync('test', [test, path], { ...options, cwd: '/' }).status === 0;
  const isOurs = !existsSync(join(sharedHome, nameOf(home)));
  giveTo(home);
  if (isOurs && reaches('-w', home) && reaches('-x', join(binaries.folder, 'postgres'))) {
    return { home, binaries, command };
  }
  const moved = moveToSharedHome(home, binaries);
  if (reaches('-w', moved.home) && reaches('-x', join(moved.binaries.folder, 'postgres'))) {
    return { ...moved, command };
  }
  throw new Error(
    'PostgreSQL does not run as root, and neither a user namespace nor the user nobody is available here; ' +
      'start as another user or set DATABASE_URL to use a server of your own',
  );
}

function moveToSharedHome(home: string, binaries: Binaries): { home: string; binaries: Binaries } {
  const programs = dirname(binaries.folder);
  const copy = join(sharedHome, `postgres-${createHash('sha256').update(programs).digest('hex').slice(0, 12)}`);
  if (!existsSync(join(copy, 'complete'))) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
    mkdirSync(join(copy, 'complete'));
  }
  const moved = join(sharedHome, nameOf(home));
  mkdirSync(moved, { recursive: true, mode: 0o700 });
  giveTo(moved);
  return { home: moved, binaries: { ...binaries, folder: join(copy, basename(binaries.folder)) } };
}

function nameOf(home: string): string {
  return `data-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
}

function giveTo(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, nobody, nobody);
}
