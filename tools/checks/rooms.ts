import { posix } from 'node:path';
import type { TextFile } from './files.ts';

/** The number of files that a reader still takes in at one look. */
const mostSources = 20;

const isTest = (path: string) => /\.(test|spec|fixtures)\.tsx?$/.test(path);

/**
 * Returns each folder with more than 20 sources, tests aside, whose `README.md` is missing: a folder that is larger
 * says why it is.
 */
export function crowdedFolders(files: TextFile[], exists: (path: string) => boolean): string[] {
  const sources = new Map<string, number>();
  for (const { path } of files.filter((file) => !isTest(file.path))) {
    const folder = posix.dirname(path);
    sources.set(folder, (sources.get(folder) ?? 0) + 1);
  }
  return [...sources]
    .filter(([folder, count]) => count > mostSources && !exists(`${folder}/README.md`))
    .map(([folder, count]) => `${folder}: ${count} sources; divide it, or say in its README.md why it is one folder`);
}
