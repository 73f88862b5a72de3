import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './tools/browser.ts';

const executablePath = findBrowser();

/** The journeys: whole evenings of a user in a real browser, each on a phone and on a desktop. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  globalTimeout: 10 * 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
