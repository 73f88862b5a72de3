// npm run bench: all figures, with baselines of the same run. "-- start" runs one; "--keep" writes docs/benchmarks.md.
// The proofs (scale, faults, soak, fuzz, update) and the comparison of builds (machinery) take long and need more of the
// machine: they run only when named.
import { admin } from './admin.ts';
import { keepTable, machine } from './benchmarks-page.ts';
import { book } from './book.ts';
import { browser } from './browser.ts';
import { faults } from './faults.ts';
import { type Bench, figureTable } from './figures.ts';
import { firstStory } from './first-story.ts';
import { firstWords } from './first-words.ts';
import { fuzz } from './fuzz.ts';
import { library } from './library.ts';
import { machinery } from './machinery.ts';
import { narration } from './narration.ts';
import { paced } from './paced.ts';
import { pictures } from './pictures.ts';
import { type Proof, prove } from './proof.ts';
import { reading } from './reading.ts';
import { relay } from './relay.ts';
import { safety } from './safety.ts';
import { scale } from './scale.ts';
import { soak } from './soak.ts';
import { start } from './start.ts';
import { update } from './update.ts';

const benches: Record<string, Bench> = {
  start,
  'first-story': firstStory,
  relay,
  'first-words': firstWords,
  safety,
  reading,
  paced,
  pictures,
  narration,
  admin,
  library,
  book,
  browser,
};
/** Takes half an hour: it builds the pages again for each mechanism. */
const comparisons: Record<string, Bench> = { machinery };
const proofs: Record<string, Proof> = { scale, faults, soak, fuzz, update };

const keep = process.argv.includes('--keep');
const chosen = process.argv.slice(2).filter((word) => word !== '--keep');
const names = [benches, comparisons, proofs].flatMap(Object.keys);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`there is no bench "${unknown}"; there are ${names.join(', ')}`);

console.log(`${machine}\n`);
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length === 0 || chosen.includes(name)) show(name, figureTable(bench, await bench.run()));
}
for (const [name, bench] of Object.entries(comparisons)) {
  if (chosen.includes(name)) show(name, figureTable(bench, await bench.run()));
}
for (const [name, proof] of Object.entries(proofs)) {
  if (!chosen.includes(name)) continue;
  const { table, lost } = await prove(proof);
  show(name, table);
  if (lost > 0) process.exitCode = 1;
}

/** Prints a table; --keep also writes it into docs/benchmarks.md. */
function show(name: string, table: string): void {
  console.log(`${table}\n`);
  if (keep) keepTable(name, table);
}
