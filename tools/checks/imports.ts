import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { TextFile } from './files.ts';

/** The target of an import: a file of this repository, or a package (`node:fs`, `zod`, `@playwright/test`). */
export type Import = { line: number; target: { file: string } | { package: string } };

/** Returns the static imports, re-exports and literal dynamic imports of a file; types count like values. */
export function importsOf({ path, text }: TextFile): Import[] {
  const { module } = parseSync(path, text);
  const named = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
    .map(({ moduleRequest }) => moduleRequest)
    .filter((request) => request != null)
    .map(({ value, start }) => ({ value, start }));
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    value: text.slice(start, end),
    start,
  }));
  const literals = dynamic.filter(({ value }) => /^(['"]).*\1$/.test(value));
  return [...named, ...literals.map(({ value, start }) => ({ value: value.slice(1, -1), start }))].map(
    ({ value, start }) => ({ line: text.slice(0, start).split('\n').length, target: resolve(path, value) }),
  );
}

/** `#domain/errors.ts` and `../errors.ts` are the same file; see "imports" in package.json. */
function resolve(from: string, specifier: string): Import['target'] {
  if (specifier.startsWith('#')) return { file: specifier.slice(1) };
  if (specifier.startsWith('.')) return { file: posix.join(posix.dirname(from), specifier) };
  const name = specifier.startsWith('@') ? /^[^/]+\/[^/]+/ : /^(node:.+|[^/]+)/;
  return { package: specifier.match(name)?.[0] ?? specifier };
}
