import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './tools/browser.ts';

const executablePath = findBrowser();

/** The evenings that are walked on a desktop too in every run, so that a run stays under a quarter of an hour. */
const wide = /(first-evening|frame|create-form|illustrated|limits|writing|library-find|library-save)\.spec\.ts$/;

/** The journeys: whole evenings of a user in a real browser, each on a phone and on a desktop. */
export default defineConfig({
  testDir: 'journeys',
  // These still fail now and then and are walked by JOURNEYS=all until they hold.
  testIgnore: process.env.JOURNEYS === 'all' ? [] : /(library-keep|library-pictures|reading)\.spec\.ts$/,
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for the story as often as it works.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // Long waits and a second try cost nothing where all is well, and a busy machine is no failure of the product.
  timeout: 120_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 20_000 },
  retries: 1,
  reporter: 'list',
  use: {
    locale: 'en-US',
    // A worker answers requests that a journey would make fail; the evening in airplane mode asks for it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every step costs a third of a run: only a second try is recorded.
    trace: 'on-first-retry',
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      // What a wide window changes; JOURNEYS=all walks every evening on it.
      ...(process.env.JOURNEYS === 'all' ? {} : { testMatch: wide }),
    },
  ],
});
