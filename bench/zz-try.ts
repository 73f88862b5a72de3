import { admin } from '/work/main/bench/admin.ts';
import { figureTable } from '/work/main/bench/figures.ts';

const t = performance.now();
console.log(figureTable(admin, await admin.run()), Math.round((performance.now() - t) / 1000), 's');
