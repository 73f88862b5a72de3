import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit and integration tests: beside the code, over real HTTP and a real database. */
export default defineConfig({
  test: {
    include: ['{domain,db,server,web,storyteller,sandbox,bench,tools}/**/*.test.{ts,tsx}'],
    globalSetup: 'db/testing-setup.ts',
    // Most tests wait for a database or a server: more of them at once than there are cores.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
