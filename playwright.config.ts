import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './tools/browser.ts';

const executablePath = findBrowser();

/** JOURNEYS=all runs every journey in both windows and both languages. */
const all = process.env.JOURNEYS === 'all';
/** These run in one window: on the phone, where most parents read, or on the desktop, where it matters more. */
const onPhone =
  /(identity-[a-z-]+|limits|network|pricing|library-(chapters|keep|pictures|states)|a11y-spoken|content-policy)\.spec\.ts$/;
const onDesktop =
  /(a11y-(layers|ways)|narrow|admin|admin-figures|bad-days|library-save|offline|offline-update|follows|share|statistics)\.spec\.ts$/;
/** A test in both languages runs in English on the phone and in Spanish on the desktop; the first runs in both. */
const inSpanish = /^(?!.*first-evening).* in es\b/;
const inEnglish = /^(?!.*first-evening).* in en\b/;

/** Tags with which a single test of a file chooses its window. */
const atHand = /@phone/;
const atDesk = /@desktop/;

/** The journeys: whole evenings of a user in a real browser, on a phone and on a desktop. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits about half of the time.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // Long timeouts and retries cost nothing when all is well, and a busy machine is no failure of the product.
  timeout: 120_000,
  globalTimeout: 55 * 60_000,
  expect: { timeout: 20_000 },
  retries: 2,
  reporter: 'list',
  use: {
    locale: 'en-US',
    // A service worker would answer requests that a journey makes fail; journeys that need one allow it.
    serviceWorkers: 'block',
    // The processor would draw animations for the whole of a test.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing every step takes a third of a run: only the first retry is traced.
    trace: 'on-first-retry',
    // A fake microphone that beeps and needs no permission.
    launchOptions: {
      args: [...browserArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'phone',
      ...(all ? {} : { testIgnore: onDesktop, grepInvert: [inSpanish, atDesk] }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      ...(all ? {} : { testIgnore: onPhone, grepInvert: [inEnglish, atHand] }),
    },
  ],
});
