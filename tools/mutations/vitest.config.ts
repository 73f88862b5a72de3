import { defineConfig } from 'vitest/config';

/**
 * The tests of `domain/`, which need no database and no browser: Stryker runs them for each change. Tests that measure
 * the time for a text are excluded, because they would find every change too slow.
 */
export default defineConfig({
  test: { include: ['domain/**/*.test.ts'], exclude: ['domain/stories/safety/linear.test.ts'], testTimeout: 120_000 },
});
