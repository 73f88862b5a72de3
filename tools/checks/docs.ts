import { posix } from 'node:path';
import type { TextFile } from './files.ts';

/** Paths that exist only after a build, a test or a first start. */
const madeLater = /^(node_modules|data|reports|test-results|web\/dist|\.env$)/;

/** Returns the paths in links or between backticks that do not exist, one line each. */
export function missingPaths(documents: TextFile[], exists: (path: string) => boolean): string[] {
  return documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      namedPaths(line, posix.dirname(path))
        .filter((named) => !madeLater.test(named) && !exists(named))
        .map((named) => `${path}:${index + 1} names ${named}, which does not exist`),
    ),
  );
}

/**
 * A link's target is relative to its document. A path between backticks is relative to the root, and begins with a
 * folder's name or is a document or settings file there; of a pattern, the part before the first wildcard counts.
 */
function namedPaths(line: string, folder: string): string[] {
  const links = [...line.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
  const local = links.filter((target) => !/^([a-z]+:|\/)/.test(target)).map((target) => posix.join(folder, target));
  const spans = [...line.matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span);
  return [...local, ...spans.filter(looksLikePath).map(withoutWildcard)];
}

function looksLikePath(span: string): boolean {
  return /^(\.?[a-z][\w-]*\/[\w./*<>{},-]*|\.?[\w-]+\.(json|md|tsv|example))$/.test(span);
}

function withoutWildcard(path: string): string {
  const wildcard = path.search(/[*<{]/);
  return wildcard < 0 ? path : posix.dirname(`${path.slice(0, wildcard)}x`);
}

/** Text that no file may contain: a package registry's address, or a path on one person's machine. */
const unwanted: [RegExp, string][] = [
  [/\bregistry\.[a-z]+js\.|\bregistry\.npmmirror\b/, "a package registry's address; npm knows where its registry is"],
  [
    /(?<![\w.~$}-])\/(?:work|root|home\/\w+|Users\/\w+)\//,
    "a path of one person's machine; use one relative to the repository",
  ],
];

/** Returns the words that belong to one machine or one network, one line each. */
export function unwantedWords(files: TextFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        unwanted
          .filter(([word]) => word.test(line))
          .map(([word, reason]) => `${path}:${index + 1} holds ${line.match(word)?.[0]}: ${reason}`),
      ),
  );
}

/** Addresses in a lock file would tie everybody to the registry of the person who wrote it. */
export function resolvedAddresses(lockFiles: TextFile[]): string[] {
  return lockFiles
    .filter(({ text }) => text.includes('"resolved":'))
    .map(({ path }) => `${path} carries "resolved": run "npm install --omit-lockfile-registry-resolved"`);
}

/** Returns the differences between docs/errors.md and the code in error codes and HTTP statuses, one line each. */
export function errorTableDifferences(statuses: Map<string, number>, { path, text }: TextFile): string[] {
  const rows = new Map(
    [...text.matchAll(/^\| `([A-Z_]+)` \| (\d+) \|/gm)].map(([, code = '', status]) => [code, Number(status)]),
  );
  const codes = [...new Set([...statuses.keys(), ...rows.keys()])];
  return codes
    .filter((code) => rows.get(code) !== statuses.get(code))
    .map(
      (code) =>
        `${path} has ${rows.get(code) ?? 'no row'} for ${code}; the server has ${statuses.get(code) ?? 'no such code'}`,
    );
}

/** Returns names that a document places in a file ("`domain/errors.ts`: `errorCodes`") that does not have them. */
export function missingNames(documents: TextFile[], read: (path: string) => string | undefined): string[] {
  return documents.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/`([\w./-]+\/[\w./-]+)`: `(\w+)`/g)]
          .filter(([, file = '', name]) => !new RegExp(`\\b${name}\\b`).test(read(file) ?? ''))
          .map(([, file, name]) => `${path}:${index + 1} looks for ${name} in ${file}, which does not hold it`),
      ),
  );
}
