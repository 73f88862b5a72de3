// npm run ledger: prints which requirements the last test run proves. --json prints that for a program; --properties
// writes the test files of each property into docs/properties.md instead.
import { readFileSync, writeFileSync } from 'node:fs';
import { filesMatching } from './checks/files.ts';
import { testsByProperty, withTests } from './checks/properties.ts';
import { prove, table, toJson } from './ledger/coverage.ts';
import { readReports } from './ledger/reports.ts';
import { readRequirements } from './ledger/requirements.ts';
import { patches } from './mutations/patches.ts';
import { unnoticedRows } from './mutations/results.ts';

if (process.argv.includes('--properties')) {
  const file = 'docs/properties.md';
  writeFileSync(
    file,
    withTests(readFileSync(file, 'utf8'), testsByProperty(filesMatching('**/*.{test,spec}.{ts,tsx}'))),
  );
} else {
  const coverage = prove(readRequirements(), readReports(), unnoticedRows(patches));
  console.log(process.argv.includes('--json') ? toJson(coverage) : table(coverage));
}
