import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './tools/browser.ts';

const executablePath = findBrowser();
/** Screens that a browser draws by themselves, without a server behind them. */
const screens = 'web/**/*.screen.test.tsx';

/** Unit and integration tests: beside the code, over real HTTP and a real database. */
export default defineConfig({
  test: {
    globalSetup: 'db/testing-setup.ts',
    // Most tests wait for a database or a server: more of them at once than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{domain,db,server,storyteller,sandbox,bench,tools}/**/*.test.ts'],
          // Half of a run was loading the server anew for each file.
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 180_000,
          // Vitest's second is too short where another test has the cores.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      // The browser's modules keep what they know for as long as a page lives.
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], exclude: [screens] } },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'screens',
          include: [screens],
          globalSetup: fileURLToPath(new URL('web/testing/draw-setup.ts', import.meta.url)),
          testTimeout: 20_000,
          // They share what a browser stores, and hear of each other as tabs do.
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
