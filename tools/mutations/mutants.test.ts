import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutantRuns } from './mutants.ts';
import { serverRules } from './server-rules.ts';

const ruled = (args: string[]) => mutantRuns(args).map(({ files }) => files);

test('every file that Stryker changes exists, is listed once and has tests that exist', () => {
  const rules = Object.values(serverRules).flat();
  const files = rules.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  for (const path of rules.flatMap(({ file, tests }) => [file, ...tests])) expect(path).toSatisfy(existsSync);
  expect(rules.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test('tests that start no server are tried with all changes, and the others without those of tables', () => {
  for (const { tests, startsServer = false } of Object.values(serverRules).flat()) {
    const starts = tests.some((path) => /startTest(?:Server|Shop)\(/.test(readFileSync(path, 'utf8')));
    expect({ tests, starts }).toEqual({ tests, starts: startsServer });
  }
});

test('no argument means everything, a word means its files, and a file means itself', () => {
  const all = Object.values(serverRules).flat();
  expect(ruled([])).toEqual([[], ...all.map(({ file }) => [file])]);
  expect(ruled(['money', 'money'])).toEqual(serverRules.money.map(({ file }) => [file]));
  expect(ruled(['domain/stories/text/title.ts', 'domain/stories/text/pages.ts'])).toEqual([
    ['domain/stories/text/title.ts', 'domain/stories/text/pages.ts'],
  ]);
  expect(mutantRuns(['server/platform/breaker.ts'])).toEqual([
    expect.objectContaining({ tests: ['server/platform/breaker.test.ts'], ignoreStatic: false }),
  ]);
});

test('a file that is not listed is tried with the tests beside it, and an unknown word is refused', () => {
  const [run] = mutantRuns(['server/usage/routes.ts']);
  expect(run).toMatchObject({
    files: ['server/usage/routes.ts'],
    tests: ['server/usage/usage.test.ts'],
    ignoreStatic: true,
  });
  expect(() => mutantRuns(['server/nothing.ts'])).toThrow('Stryker changes no server/nothing.ts');
  expect(() => mutantRuns(['moeny'])).toThrow('Stryker changes no moeny');
});
