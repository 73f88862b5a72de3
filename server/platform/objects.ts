import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

/**
 * Files by key ("stories/{user}/{story}/image-0.png"). Keys are ours, never a caller's: a key with an
 * empty, "." or ".." part or a letter outside [A-Za-z0-9._-] is refused (P25).
 */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removes everything whose key begins with these parts. */
  removeBelow(prefix: string): Promise<void>;
  /** Keys below these parts, in order. */
  list(prefix: string): Promise<string[]>;
  /** Rejects when the store cannot be reached. */
  check(): Promise<void>;
};

function assertKey(key: string): void {
  const parts = key.split('/');
  if (!parts.every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,200}$/.test(part))) throw new Error('not an object key');
}

/** Objects as files of a folder. A file appears whole or not at all. */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const partial = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(partial, bytes);
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined;
        throw error;
      }),
    removeBelow: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
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
