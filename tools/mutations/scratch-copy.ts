import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyPatch, type Patch } from './patch.ts';

/** A copy of the working tree in which behaviours are broken, never in the tree itself. */
export type ScratchCopy = {
  folder: string;
  /** Breaks a behaviour; the returned function restores it. */
  breakBy(patch: Patch): () => void;
  remove(): void;
};

/** Hard-links every file of the working tree and the installed packages: a copy takes a second and no space. */
export function makeScratchCopy(folder: string): ScratchCopy {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  }).split('\0');
  for (const file of files.filter((file) => file !== '' && existsSync(file))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    linkSync(file, join(folder, file));
  }
  for (const made of ['node_modules', 'web/.art', 'web/dist']) {
    if (existsSync(made)) execFileSync('cp', ['-al', made, join(folder, made)]);
  }
  return {
    folder,
    breakBy: (patch) => {
      const path = join(folder, patch.file);
      const whole = readFileSync(path, 'utf8');
      replaceFile(path, applyPatch(patch, whole));
      return () => replaceFile(path, whole);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Replaces the link by a new file, so that the linked file does not change. */
function replaceFile(path: string, text: string): void {
  unlinkSync(path);
  writeFileSync(path, text);
}
