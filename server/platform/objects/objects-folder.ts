import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { ObjectStore } from './objects.ts';
import { assertKey } from './objects-key.ts';

/** Keeps objects as files of a folder. A file appears whole or not at all. */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const partial = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(partial, bytes, { mode: 0o600 });
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
        throw error;
      }
    },
    // Tries again if something was put below it meanwhile.
    removeBelow: async (prefix) => rm(pathOf(prefix), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }),
    async list(prefix) {
      const entries = await readdir(pathOf(prefix), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) =>
          posix.join(
            ...join(entry.parentPath, entry.name)
              .slice(folder.length + 1)
              .split(/[/\\]/),
          ),
        )
        .sort();
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await readdir(folder);
    },
  };
}
