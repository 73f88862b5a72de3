import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './tools/browser.ts';

const executablePath = findBrowser();
/** Screens that a browser renders without a server. */
const screens = 'web/**/*.screen.test.tsx';

/** Unit and integration tests: beside the code, over real HTTP and with a real database. */
export default defineConfig({
  test: {
    globalSetup: 'db/testing-setup.ts',
    // Most tests wait for a database or a server, so there is one worker more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{domain,db,server,storyteller,sandbox,bench,tools}/**/*.test.ts'],
          // Loading the server again for each file took half of a run.
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 180_000,
          // Vitest's default of one second is too short while another test uses the cores.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      // The browser's modules keep their state as long as a page lives.
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [screens],
          // Vitest's default of five seconds is too short while another test uses the cores.
          testTimeout: 90_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'screens',
          include: [screens],
          globalSetup: fileURLToPath(new URL('web/testing/draw-setup.ts', import.meta.url)),
          testTimeout: 20_000,
          // Tests share the browser's storage and receive each other's messages, as tabs do.
          fileParallelism: false,
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
              contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
