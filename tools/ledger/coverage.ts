import { areaOf, idsIn } from './ids.ts';
import type { TestResult } from './reports.ts';

/** How many requirements of one area the tests prove. */
export type AreaCoverage = { proven: number; total: number; open: string[] };
/** By area, in the ledger's order; the properties are the area "P". */
export type Coverage = Record<string, AreaCoverage>;

/**
 * Computes which requirements are proven: a test that names it passed, none that names it failed, and its tests noticed
 * every behaviour of it that was broken on purpose (it is not in `unnoticed`).
 */
export function prove(
  requirements: string[],
  tests: TestResult[],
  unnoticed: ReadonlySet<string> = new Set(),
): Coverage {
  const passed = namedBy(tests, 'passed');
  const failed = namedBy(tests, 'failed');
  const coverage: Coverage = {};
  for (const id of requirements) {
    coverage[areaOf(id)] ??= { proven: 0, total: 0, open: [] };
    const area = coverage[areaOf(id)] as AreaCoverage;
    area.total += 1;
    if (passed.has(id) && !failed.has(id) && !unnoticed.has(id)) area.proven += 1;
    else area.open.push(id);
  }
  return coverage;
}

function namedBy(tests: TestResult[], status: TestResult['status']): Set<string> {
  return new Set(tests.filter((test) => test.status === status).flatMap(({ name }) => idsIn(name)));
}

/** Returns the coverage by area as JSON, without the properties. */
export function toJson({ P: _, ...areas }: Coverage): string {
  return JSON.stringify(areas);
}

/** Returns the table for people: proven and total per area, and the open ids. */
export function table(coverage: Coverage): string {
  const { P: properties, ...areas } = coverage;
  const lines = Object.entries(areas).map(([area, count]) => line(area, count));
  const sum = (key: 'proven' | 'total') => Object.values(areas).reduce((total, area) => total + area[key], 0);
  return [
    ...lines,
    `${sum('proven')} of ${sum('total')} requirements are proven by the last test run.`,
    ...(properties ? [line('properties', properties)] : []),
  ].join('\n');
}

function line(area: string, { proven, total, open }: AreaCoverage): string {
  const count = `${proven}/${total}`.padStart(7);
  const numbers = open.length === total ? 'all' : open.map((id) => id.replace(`${area}-`, '')).join(' ');
  return `${area.padEnd(10)} ${count}${open.length > 0 ? `   open: ${numbers}` : ''}`;
}
