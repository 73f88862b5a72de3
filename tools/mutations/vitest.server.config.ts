import { defineConfig } from 'vitest/config';

/** The tests of `server/` that `mutants.ts` names, which Stryker runs for each change. */
export default defineConfig({
  test: {
    include: process.env.LUNATALE_MUTANT_TESTS?.split(',') ?? [],
    globalSetup: 'db/testing-setup.ts',
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
