import { defineConfig } from 'vitest/config';

/**
 * The tests of `domain/` alone, which need no database and no browser: what Stryker asks about each change. Those that
 * measure how long a text takes would find every change too slow.
 */
export default defineConfig({
  test: { include: ['domain/**/*.test.ts'], exclude: ['domain/stories/safety/linear.test.ts'], testTimeout: 120_000 },
});
