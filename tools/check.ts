// npm run check: all checks that do not run the product, in about three minutes on two cores.
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { errorTableDifferences, missingNames, missingPaths, resolvedAddresses, unwantedWords } from './checks/docs.ts';
import { codeFiles, filesMatching } from './checks/files.ts';
import { testsByProperty, unprovenProperties } from './checks/properties.ts';
import { decisionNumbers, openPoints, undefinedReferences } from './checks/references.ts';
import { crowdedFolders } from './checks/rooms.ts';
import { wrongTestNames } from './checks/test-names.ts';
import { doneTwice, languageChoices, wallViolations } from './checks/walls.ts';
import type { Counts } from './ledger/reports.ts';
import { readRequirements } from './ledger/requirements.ts';
import { patches } from './mutations/patches.ts';
import { patchProblems } from './mutations/problems.ts';
import { faultsOfTales } from './tales/faults-of-tales.ts';

type Check = { name: string; promise: string; problems: () => string[] | Promise<string[]> };

const checks: Check[] = [
  { name: 'types', promise: 'the code of the server compiles', problems: () => node('typescript/bin/tsc', '-p', '.') },
  { name: 'types', promise: 'the code of the web compiles', problems: () => node('typescript/bin/tsc', '-p', 'web') },
  { name: 'types', promise: 'the journeys compile', problems: () => node('typescript/bin/tsc', '-p', 'journeys') },
  {
    name: 'lint',
    promise: 'the code is formatted (npx biome check --write), and nothing in it is known to be a mistake',
    problems: () => node('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  },
  {
    name: 'walls',
    promise: 'each layer imports only what it may, and what one file does for all is done nowhere else',
    problems: () => [...wallViolations(codeFiles()), ...doneTwice(codeFiles()), ...languageChoices(codeFiles())],
  },
  {
    name: 'rooms',
    promise: 'no folder has more than 20 sources, unless its README.md says why',
    problems: () => crowdedFolders(codeFiles(), existsSync),
  },
  {
    name: 'dead code',
    promise: 'each file, export and package is used',
    problems: () => node('knip/bin/knip.js', '--no-progress'),
  },
  {
    name: 'tests',
    promise: 'each requirement that a test names exists',
    problems: () => wrongTestNames(filesMatching('**/*.{test,spec}.{ts,tsx}'), readRequirements()),
  },
  {
    name: 'tests',
    promise: 'each property has a test, and the files named for it hold one',
    problems: () => {
      const tests = testsByProperty(filesMatching('**/*.{test,spec}.{ts,tsx}'));
      return filesMatching('docs/properties.md').flatMap((document) => unprovenProperties(document, tests));
    },
  },
  {
    name: 'mutations',
    promise: 'each kept patch finds its place, its requirement and its tests',
    problems: () => patchProblems(patches, readRequirements(), readOnce()),
  },
  {
    name: 'tales',
    promise: 'each tale can be told in each place and to each age, and keeps what it sets up',
    problems: faultsOfTales,
  },
  {
    name: 'docs',
    promise: 'each path that the documents name exists, and holds what they look for in it',
    problems: () => {
      const documents = filesMatching('*.md', 'docs/**/*.md');
      return [...missingPaths(documents, existsSync), ...missingNames(documents, readOnce())];
    },
  },
  {
    name: 'docs',
    promise: 'each requirement, property, open point and decision that is named is defined',
    problems: references,
  },
  {
    name: 'errors',
    promise: 'docs/errors.md has each error code with its status',
    problems: errorTable,
  },
  {
    name: 'words',
    promise: 'no file speaks of one machine or one registry',
    problems: () => [
      ...resolvedAddresses(filesMatching('package-lock.json', '{runtime,bench/lighthouse}/package-lock.json')),
      ...unwantedWords([...codeFiles(), ...filesMatching('*.{md,json}', '{docs,db}/**/*.{md,tsv,sql}', '.ci/run')]),
    ],
  },
];

/** Runs a tool from node_modules; if it fails, its output is the problem. */
async function node(tool: string, ...args: string[]): Promise<string[]> {
  try {
    await promisify(execFile)(process.execPath, [`node_modules/${tool}`, ...args], { maxBuffer: 64 * 2 ** 20 });
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return [`${stdout ?? ''}${stderr ?? ''}`.trim() || String(error)];
  }
}

/** Returns a function that reads each file only once. */
function readOnce(): (path: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (path) => {
    if (!texts.has(path)) texts.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    return texts.get(path);
  };
}

/** Collects the defined ids: the ledger, the properties, the open points, and the decisions by their file names. */
function references(): string[] {
  const defined = [
    ...readRequirements(),
    ...filesMatching('docs/open-points.md').flatMap(openPoints),
    ...decisionNumbers(globSync('docs/decisions/*.md')),
  ];
  // The tests of the checks contain undefined ids on purpose.
  const code = codeFiles().filter(({ path }) => !/^tools\/checks\/.*\.test\.ts$/.test(path));
  const documents = filesMatching('*.md', '{docs,db,storyteller}/**/*.{md,tsv,sql}');
  return undefinedReferences([...code, ...documents], new Set(defined));
}

/** The codes are imported here, so that a server that fails to load is one problem among others. */
async function errorTable(): Promise<string[]> {
  const { errorCodes } = await import('#domain/errors.ts');
  const { statusOf } = await import('#server/platform/http/errors.ts');
  const statuses = new Map<string, number>(errorCodes.map((code) => [code, statusOf(code)]));
  return filesMatching('docs/errors.md').flatMap((document) => errorTableDifferences(statuses, document));
}

/** Runs every check, prints a line for each, and returns how many passed and failed. */
export async function runChecks(): Promise<Counts> {
  const count: Counts = { passed: 0, failed: 0, skipped: 0 };
  const started = checks.map(async ({ problems }) => {
    try {
      return await problems();
    } catch (error) {
      return [String(error)];
    }
  });
  for (const [index, { name, promise }] of checks.entries()) {
    const problems = (await started[index]) ?? [];
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${promise}`);
    if (problems.length > 0) console.log(problems.join('\n').replace(/^/gm, '  '));
    count[problems.length === 0 ? 'passed' : 'failed'] += 1;
  }
  return count;
}

if (import.meta.main) process.exitCode = (await runChecks()).failed > 0 ? 1 : 0;
