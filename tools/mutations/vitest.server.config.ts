import { defineConfig } from 'vitest/config';

/**
 * The tests of `server/`, which Stryker runs for each change, on one PostgreSQL. The server is loaded once for all
 * changes, unless changes that act while a file is loaded are tried too: then each has its tests load it again.
 */
export default defineConfig({
  test: {
    include: ['server/**/*.test.ts'],
    globalSetup: 'db/testing-setup.ts',
    isolate: process.env.LUNATALE_STATIC_MUTANTS !== undefined,
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
