import { parseSync, Visitor } from 'vite';
import { idsIn, unclearBrackets } from '../ledger/ids.ts';
import type { TextFile } from './files.ts';

/** Finds names of tests and groups with an unknown requirement, or with ids in a form that a search does not find. */
export function wrongTestNames(testFiles: TextFile[], requirements: string[]): string[] {
  const known = new Set(requirements);
  return testFiles.flatMap((file) =>
    testNames(file).flatMap(({ name, line }) => [
      ...unclearBrackets(name).map((it) => `${file.path}:${line} names ${it}: list the ids, like [GEN-03, P17]`),
      ...idsIn(name)
        .filter((id) => !known.has(id))
        .map((id) => `${file.path}:${line} names ${id}, which neither docs/ledger.tsv nor docs/properties.md has`),
    ]),
  );
}

/** Returns the first arguments of `test(...)`, `it.each(...)(...)`, `test.describe(...)` and so on, as written. */
export function testNames({ path, text }: TextFile): { name: string; line: number }[] {
  const names: { name: string; line: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!first || !/^(test|it|describe)\b/.test(text.slice(callee.start, callee.end))) return;
      if (first.type !== 'TemplateLiteral' && !(first.type === 'Literal' && typeof first.value === 'string')) return;
      names.push({ name: text.slice(first.start, first.end), line: text.slice(0, first.start).split('\n').length });
    },
  }).visit(parseSync(path, text).program);
  return names;
}
