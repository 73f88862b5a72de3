// npm run check: what can be known without running the product, in seconds.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { errorCodes } from '#domain/errors.ts';
import { statusOf } from '#server/platform/errors.ts';
import { errorTableDifferences, missingPaths, resolvedAddresses, unwantedWords } from './checks/docs.ts';
import { codeFiles, filesMatching } from './checks/files.ts';
import { wrongTestNames } from './checks/test-names.ts';
import { wallViolations } from './checks/walls.ts';
import type { Counts } from './ledger/reports.ts';
import { readRequirements } from './ledger/requirements.ts';

const errorStatuses = new Map(errorCodes.map((code) => [code as string, statusOf(code) as number]));

type Check = { name: string; promise: string; problems: () => string[] | Promise<string[]> };

const checks: Check[] = [
  { name: 'types', promise: 'the code of the server compiles', problems: () => node('typescript/bin/tsc', '-p', '.') },
  { name: 'types', promise: 'the code of the web compiles', problems: () => node('typescript/bin/tsc', '-p', 'web') },
  {
    name: 'lint',
    promise: 'the code is formatted, and nothing in it is known to be a mistake',
    problems: () => node('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  },
  {
    name: 'walls',
    promise: 'each room imports only what it may',
    problems: () => wallViolations(codeFiles()),
  },
  {
    name: 'dead code',
    promise: 'each file, export and package is used',
    problems: () => node('knip/bin/knip.js', '--no-progress'),
  },
  {
    name: 'tests',
    promise: 'each requirement that a test names exists',
    problems: () => wrongTestNames(filesMatching('**/*.test.{ts,tsx}'), readRequirements()),
  },
  {
    name: 'docs',
    promise: 'each path and each error code that the documents name exists',
    problems: () => [
      ...missingPaths(filesMatching('*.md', 'docs/**/*.md'), existsSync),
      ...filesMatching('docs/errors.md').flatMap((document) => errorTableDifferences(errorStatuses, document)),
    ],
  },
  {
    name: 'words',
    promise: 'no file speaks of one machine or one registry',
    problems: () => [
      ...resolvedAddresses(filesMatching('package-lock.json', 'runtime/package-lock.json')),
      ...unwantedWords([...codeFiles(), ...filesMatching('*.{md,json}', '{docs,db}/**/*.{md,tsv,sql}', '.ci/run')]),
    ],
  },
];

/** Runs a tool from node_modules; its output is the problem when it fails. */
async function node(tool: string, ...args: string[]): Promise<string[]> {
  try {
    await promisify(execFile)(process.execPath, [`node_modules/${tool}`, ...args], { maxBuffer: 64 * 2 ** 20 });
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return [`${stdout ?? ''}${stderr ?? ''}`.trim() || String(error)];
  }
}

/** Runs every check, prints a line for each and answers how many passed and failed. */
export async function runChecks(): Promise<Counts> {
  const count: Counts = { passed: 0, failed: 0, skipped: 0 };
  const started = checks.map(async ({ problems }) => problems());
  for (const [index, { name, promise }] of checks.entries()) {
    const problems = (await started[index]) ?? [];
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${promise}`);
    if (problems.length > 0) console.log(problems.join('\n').replace(/^/gm, '  '));
    count[problems.length === 0 ? 'passed' : 'failed'] += 1;
  }
  return count;
}

if (import.meta.main) process.exitCode = (await runChecks()).failed > 0 ? 1 : 0;
