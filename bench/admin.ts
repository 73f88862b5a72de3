import { measureRecording } from './admin/recording.ts';
import { measureScreens } from './admin/screens.ts';
import { fillWorld, worldSize } from './admin/world.ts';
import type { Bench } from './figures.ts';
import { inOwnDatabase } from './own-database.ts';

/**
 * Measures the data of every admin screen in a large database. Targets: under 100 ms at p95, and under 10 ms for counts
 * from rollups. It also measures what recording an event adds to its request; the target is nothing.
 */
export const admin: Bench = {
  name: 'Admin screens, 1,000,000 stories, 5,000,000 events',
  baseline: 'without counts',
  run: () =>
    inOwnDatabase(async (owner, _pool, url) => {
      const begin = performance.now();
      await fillWorld(owner, worldSize());
      console.log(`the world was made in ${Math.round((performance.now() - begin) / 1000)} s`);
      return [...(await measureScreens(owner, url)), ...(await measureRecording())];
    }),
};
