import { startTestServer as startDatabases } from '#db/testing.ts';
import { startTestServer } from '#server/testing.ts';
import { type Door, type DoorResult, spoilDoor, watchConsole } from './doors/door.ts';
import { doors } from './doors/doors.ts';
import { openHouse } from './doors/house.ts';
import { walk } from './fuzz/walk.ts';
import type { Proof } from './proof.ts';

/** Calls of each operation by each caller: the same on every run, unless FUZZ_CASES or FUZZ_SEED is set. */
const cases = Number(process.env.FUZZ_CASES ?? 120);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_124);

/** The number of spoilt exchanges over all doors; FUZZ_EXCHANGES sets another. */
const exchanges = Number(process.env.FUZZ_EXCHANGES ?? 20_000);

/**
 * Spoils what others send at every door, and calls every route as every caller with valid, nearly valid and hostile
 * input (P23, P26, P27).
 */
export const fuzz: Proof = {
  name: 'Fuzzing by door, and by the OpenAPI document',
  run: async (report) => {
    const databases = await startDatabases();
    const ours = watchConsole();
    // The doors run in parallel, because they mostly wait.
    const results = await Promise.all(doors.map((door) => spoilAlone(door)));
    ours.stop();
    for (const [place, { tried, faults }] of results.entries()) {
      for (const fault of faults.slice(0, 50)) console.error(`${doors[place]?.name}: ${fault}`);
      report({ what: `spoilt: ${doors[place]?.name}`, tried, lost: faults.length, note: kindsOf(faults) });
    }
    for (const line of ours.told) console.error(line);
    report({ what: 'written to the console meanwhile', tried: 1, lost: ours.told.length, note: '' });
    const server = await startTestServer({ vendors: ['google', 'deepseek', 'gemini', 'stripe'], rateLimitFactor: 0 });
    const { requests, statuses, faults } = await walk(server, cases, seed);
    for (const fault of faults.slice(0, 200)) console.error(fault);
    const counts = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
    report({ what: 'answers', tried: requests, lost: faults.length, note: `seed ${seed}: ${counts.join(', ')}` });
    await server.stop();
    await databases.stop();
  },
};

/** Counts the faults by kind; numbers are ignored. */
function kindsOf(faults: string[]): string {
  const counts = new Map<string, number>();
  for (const fault of faults) {
    const kind =
      fault
        .split('\n', 1)[0]
        ?.replace(/ \(seed \d+\)$/, '')
        .replace(/\d+/g, 'N')
        .slice(0, 80) ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} x ${kind}`).join(', ') || `seed ${seed}`;
}

/** Runs one door with its own product, so that doors do not wait for each other. */
async function spoilAlone(door: Door): Promise<DoorResult> {
  const house = await openHouse();
  const began = performance.now();
  const result = await spoilDoor(door, house, Math.ceil((door.share * exchanges) / 500), seed);
  await house.close();
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`${door.name}: ${result.tried} spoilt in ${minutes} minutes, ${result.faults.length} faults`);
  return result;
}
