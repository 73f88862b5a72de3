import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { startTestServer } from '#db/testing.ts';
import type { Counts } from '../ledger/reports.ts';
import { type ServerRule, serverRules } from './server-rules.ts';

/** The part of Stryker's report that is read here: the result of each change, by file. */
const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

/** One run of Stryker: the files that it changes, and the tests that it runs; empty = all that `config` names. */
export type MutantRun = { config: string; report: string; files: string[]; tests: string[]; ignoreStatic: boolean };

const ofDomain = { config: 'stryker.config.json', report: 'reports/stryker.json' };
const ofServer = { config: 'tools/mutations/stryker.server.json', report: 'reports/stryker-server.json' };

/**
 * Has Stryker change rules in thousands of small ways and run the tests that reach each change: those of `domain/`
 * (`stryker.config.json`) and those of `server/` about money, limits and safety (`server-rules.ts`). Arguments limit it
 * to files, or to "domain", "server", "money", "limits" or "safety". A change that no test notices counts as failed, and
 * the output shows it.
 */
export async function runMutants(args: string[]): Promise<Counts> {
  const runs = mutantRuns(args);
  const server = runs.some(({ config }) => config === ofServer.config) ? await startTestServer() : undefined;
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  try {
    for (const run of runs) {
      const start = performance.now();
      await runStryker(run);
      for (const [file, found] of countsByFile(run.report)) {
        counts.passed += found.passed;
        counts.failed += found.failed;
        counts.skipped += found.skipped;
        lines.push(`${file}: ${found.passed} noticed, ${found.failed} missed, ${found.skipped} not tried`);
      }
      lines.push(`  in ${Math.round((performance.now() - start) / 1000)} s`);
    }
  } finally {
    await server?.stop();
  }
  console.log(lines.join('\n'));
  return counts;
}

/** Returns the runs that the arguments mean; no arguments mean all. Throws for a word that is neither file nor area. */
export function mutantRuns(args: readonly string[]): MutantRun[] {
  const asked = args.length > 0 ? args : ['domain', 'server'];
  const domainFiles = asked.filter((arg) => arg.startsWith('domain/'));
  const areas: Record<string, ServerRule[]> = serverRules;
  const listed = Object.values(serverRules).flat();
  const meant = (arg: string): ServerRule[] => {
    if (arg === 'domain' || arg.startsWith('domain/')) return [];
    if (arg === 'server') return listed;
    if (areas[arg]) return areas[arg];
    if (!arg.startsWith('server/') || !existsSync(arg)) throw new Error(`Stryker changes no ${arg}.`);
    // For any other file it runs the tests beside it.
    const tests = globSync(`${dirname(arg)}/*.test.ts`);
    return [listed.find(({ file }) => file === arg) ?? { file: arg, tests, startsServer: true }];
  };
  const rules = new Set(asked.flatMap(meant));
  const isDomain = asked.includes('domain');
  return [
    ...(isDomain || domainFiles.length > 0
      ? [{ ...ofDomain, files: isDomain ? [] : domainFiles, tests: [], ignoreStatic: true }]
      : []),
    ...[...rules].map(({ file, tests, startsServer = false }) => ({
      ...ofServer,
      files: [file],
      tests,
      ignoreStatic: startsServer,
    })),
  ];
}

async function runStryker({ config, report, files, tests, ignoreStatic }: MutantRun): Promise<void> {
  const only = [
    ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
    ...(ignoreStatic ? ['--ignoreStatic'] : []),
  ];
  rmSync(report, { force: true });
  const watch = new URL('../watch-parent.mjs', import.meta.url).href;
  const args = ['--import', watch, 'node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config, ...only];
  // Read by vitest.server.config.ts. With Stryker's own `--testFiles`, changes that act while a file is loaded never act.
  const env = { ...process.env, LUNATALE_MUTANT_TESTS: tests.join(',') };
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'exit');
  if (status !== 0) throw new Error(`Stryker did not finish ${files.join(', ')}.`);
}

function countsByFile(path: string): [string, Counts][] {
  const { files } = report.parse(JSON.parse(readFileSync(path, 'utf8')));
  return Object.entries(files).map(([file, { mutants }]) => {
    const of = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
    return [
      file,
      { passed: of('Killed', 'Timeout'), failed: of('Survived', 'NoCoverage'), skipped: of('Ignored', 'CompileError') },
    ];
  });
}
