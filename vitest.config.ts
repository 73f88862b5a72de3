import { defineConfig } from 'vitest/config';

/** Unit and integration tests: beside the code, over real HTTP and a real database. */
export default defineConfig({
  test: {
    include: ['{domain,db,server,web,storyteller,sandbox,bench,tools}/**/*.test.{ts,tsx}'],
    globalSetup: 'db/testing-setup.ts',
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
