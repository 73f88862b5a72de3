import { type SpawnOptions, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';

/** How to start PostgreSQL's programs, and where its folder and programs are, which may have been moved. */
export type Account = {
  command: (path: string, args: string[]) => { file: string; args: string[]; options: SpawnOptions };
  binaries: Binaries;
  home: string;
};

/** What root uses: the program that makes user namespaces, and a place that other users can reach. */
export type RootMeans = { unshare?: string; sharedHome?: string };

/** PostgreSQL needs a user that has a name; on every Linux this is the number of `nobody`. */
const nobody = 65534;

/**
 * PostgreSQL refuses to run as root. For root this chooses, in this order: a user namespace (same
 * files, no other user), the user nobody if it can reach folder and programs, nobody below
 * /var/lib/lunatale. Other users start it directly. Throws an error that names `DATABASE_URL`.
 */
export function chooseAccount(home: string, binaries: Binaries, means: RootMeans = {}): Account {
  const { unshare = 'unshare', sharedHome = '/var/lib/lunatale' } = means;
  if (process.getuid?.() !== 0) {
    return { home, binaries, command: (file, args) => ({ file, args, options: {} }) };
  }
  const moved = join(sharedHome, `data-${shortHash(home)}`);
  const namespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  if (!existsSync(moved) && spawnSync(unshare, [...namespace, 'true']).status === 0) {
    give(home, 0);
    const command = (file: string, args: string[]) => ({
      file: unshare,
      args: [...namespace, file, ...args],
      options: {},
    });
    return { home, binaries, command };
  }
  const options = { uid: nobody, gid: nobody, cwd: '/' };
  const command = (file: string, args: string[]) => ({ file, args, options });
  const can = (test: '-w' | '-x', path: string) => spawnSync('test', [test, path], options).status === 0;
  const isUsable = (place: { home: string; binaries: Binaries }) => {
    chmodSync(dirname(place.home), 0o711);
    give(place.home, nobody);
    return can('-w', place.home) && can('-x', join(place.binaries.folder, 'postgres'));
  };
  if (!existsSync(moved) && isUsable({ home, binaries })) return { home, binaries, command };
  const place = { home: moved, binaries: copyPrograms(binaries, sharedHome) };
  if (isUsable(place)) return { ...place, command };
  throw new Error(
    'PostgreSQL does not run as root, and neither a user namespace nor the user nobody is available here; ' +
      'start as another user or set DATABASE_URL to use a server of your own',
  );
}

function copyPrograms(binaries: Binaries, sharedHome: string): Binaries {
  const original = dirname(binaries.folder);
  const copy = join(sharedHome, `postgres-${shortHash(original)}`);
  const isComplete = join(copy, 'complete');
  if (!existsSync(isComplete)) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(original, copy, { recursive: true, verbatimSymlinks: true });
    mkdirSync(isComplete);
  }
  return { ...binaries, folder: join(copy, basename(binaries.folder)) };
}

/** Changes a folder's owner, the folder itself last, so that after a crash midway the next start does it again. */
function give(folder: string, uid: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (lstatSync(folder).uid === uid) return;
  for (const entry of readdirSync(folder, { recursive: true })) lchownSync(join(folder, String(entry)), uid, uid);
  lchownSync(folder, uid, uid);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
