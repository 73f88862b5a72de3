// npm run bench: every figure, each beside its baseline, measured in the same run. "npm run bench -- start" runs one.
import { availableParallelism, totalmem } from 'node:os';
import { admin } from './admin.ts';
import { book } from './book.ts';
import { browser } from './browser.ts';
import { type Bench, figureTable } from './figures.ts';
import { firstWords } from './first-words.ts';
import { relay } from './relay.ts';
import { safety } from './safety.ts';
import { start } from './start.ts';

const benches: Record<string, Bench> = { start, relay, 'first-words': firstWords, safety, admin, book, browser };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length > 0) throw new Error(`there is no bench "${unknown}"; there are ${Object.keys(benches).join(', ')}`);

console.log(`Node ${process.version}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB\n`);
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length === 0 || chosen.includes(name)) console.log(`${figureTable(bench, await bench.run())}\n`);
}
