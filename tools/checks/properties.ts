import { idsIn } from '../ledger/ids.ts';
import type { TextFile } from './files.ts';
import { testNames } from './test-names.ts';

/** The line below a property that names its test files; `npm run ledger -- --properties` writes it. */
const testsLine = /^ {2}Tests: .*$/;

/** Returns, for each property, the files whose tests name it. */
export function testsByProperty(testFiles: TextFile[]): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  for (const file of testFiles) {
    const ids = new Set(testNames(file).flatMap(({ name }) => idsIn(name)));
    for (const id of ids) if (/^P\d+$/.test(id)) tests.set(id, [...(tests.get(id) ?? []), file.path]);
  }
  return tests;
}

/** Returns docs/properties.md with an up-to-date line of test files below each property. */
export function withTests(markdown: string, tests: Map<string, string[]>): string {
  const lines = markdown.split('\n').filter((line) => !testsLine.test(line));
  return lines
    .flatMap((line) => {
      const files = tests.get(propertyOf(line) ?? '');
      return files ? [line, `  Tests: ${files.map((file) => `\`${file}\``).join(', ')}.`] : [line];
    })
    .join('\n');
}

/** Returns properties without a test, and files that are named below a property without a test of it, or not named. */
export function unprovenProperties({ path, text }: TextFile, tests: Map<string, string[]>): string[] {
  let property = '';
  return text.split('\n').flatMap((line, index) => {
    property = propertyOf(line) ?? property;
    const files = tests.get(property) ?? [];
    if (propertyOf(line) && files.length === 0) return [`${path}:${index + 1} ${property} has no test that names it`];
    if (!testsLine.test(line)) return [];
    const listed = [...line.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    const say = (file: string, what: string) =>
      `${path}:${index + 1} ${file} ${what} of ${property}: run npm run ledger -- --properties`;
    return [
      ...listed.filter((file) => !files.includes(file)).map((file) => say(file, 'holds no test')),
      ...files.filter((file) => !listed.includes(file)).map((file) => say(file, 'is not named as a test')),
    ];
  });
}

function propertyOf(line: string): string | undefined {
  return /^- (P\d+) /.exec(line)?.[1];
}
