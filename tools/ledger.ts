// npm run ledger: which requirements the last test run proves. With --json, the same for a program.

import { prove, table, toJson } from './ledger/coverage.ts';
import { readReports } from './ledger/reports.ts';
import { readRequirements } from './ledger/requirements.ts';

const coverage = prove(readRequirements(), readReports());
console.log(process.argv.includes('--json') ? toJson(coverage) : table(coverage));
