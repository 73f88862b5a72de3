import { startTestServer as startDatabases } from '#db/testing.ts';
import { startTestServer } from '#server/testing.ts';
import { walk } from './fuzz/walk.ts';
import type { Proof } from './proof.ts';

/** Calls of each operation as each caller; FUZZ_CASES and FUZZ_SEED ask for others. */
const cases = Number(process.env.FUZZ_CASES ?? 120);
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Every route as every caller, with what is allowed, almost allowed and hostile (P23, P26, P27). */
export const fuzz: Proof = {
  name: 'Fuzzing by the OpenAPI document',
  run: async (report) => {
    const databases = await startDatabases();
    const server = await startTestServer({ vendors: ['google', 'deepseek', 'gemini', 'stripe'], rateLimitFactor: 0 });
    const { requests, statuses, faults } = await walk(server, cases, seed);
    for (const fault of faults.slice(0, 200)) console.error(fault);
    const counts = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
    report({ what: 'answers', tried: requests, lost: faults.length, note: `seed ${seed}: ${counts.join(', ')}` });
    await server.stop();
    await databases.stop();
  },
};
