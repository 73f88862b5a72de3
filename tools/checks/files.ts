import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A text file of the repository. `path` is relative to its root, with forward slashes. */
export type TextFile = { path: string; text: string };

const results = new Set([
  'node_modules',
  'dist',
  'dist-ssr',
  'data',
  'reports',
  'test-results',
  'playwright-report',
  '.git',
]);

/** Returns the files that match a pattern, without the output of installs, builds and tests. */
export function filesMatching(...patterns: string[]): TextFile[] {
  const paths = globSync(patterns, { exclude: (name) => results.has(basename(name)) });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Returns all files that TypeScript or Node reads as code. */
export function codeFiles(): TextFile[] {
  return filesMatching('**/*.{ts,tsx,mjs}', '*.{ts,mjs}');
}
