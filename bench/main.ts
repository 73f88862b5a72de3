// npm run bench: every figure, each beside its baseline, measured in the same run. "npm run bench -- start" runs one.
// The proofs (scale, faults, soak, fuzz) take long and need more of the machine: they run only when they are named.
import { availableParallelism, totalmem } from 'node:os';
import { admin } from './admin.ts';
import { book } from './book.ts';
import { browser } from './browser.ts';
import { faults } from './faults.ts';
import { type Bench, figureTable } from './figures.ts';
import { firstWords } from './first-words.ts';
import { fuzz } from './fuzz.ts';
import { library } from './library.ts';
import { type Proof, prove } from './proof.ts';
import { relay } from './relay.ts';
import { safety } from './safety.ts';
import { scale } from './scale.ts';
import { soak } from './soak.ts';
import { start } from './start.ts';

const benches: Record<string, Bench> = { start, relay, 'first-words': firstWords, safety, admin, library, book, browser };
const proofs: Record<string, Proof> = { scale, faults, soak, fuzz };

const chosen = process.argv.slice(2);
const names = [...Object.keys(benches), ...Object.keys(proofs)];
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`there is no bench "${unknown}"; there are ${names.join(', ')}`);

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB\n`);
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length === 0 || chosen.includes(name)) console.log(`${figureTable(bench, await bench.run())}\n`);
}
for (const [name, proof] of Object.entries(proofs)) {
  if (!chosen.includes(name)) continue;
  const { table, lost } = await prove(proof);
  console.log(`${table}\n`);
  if (lost > 0) process.exitCode = 1;
}
