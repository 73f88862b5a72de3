import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './tools/browser.ts';

const executablePath = findBrowser();

/** JOURNEYS=all walks every evening in both windows and both languages. */
const all = process.env.JOURNEYS === 'all';
/** Walked in one window: on a phone, as most parents read, or at a desk, where it matters more. */
const onPhone =
  /(identity-[a-z-]+|limits|network|pricing|library-(chapters|keep|pictures|states)|a11y-spoken|content-policy)\.spec\.ts$/;
const onDesktop =
  /(a11y-(layers|ways)|narrow|admin|admin-figures|bad-days|library-save|offline|offline-update|follows|share|statistics)\.spec\.ts$/;
/** An evening that exists in both languages is in English on the phone and in Spanish on the desktop; the first is in both. */
const inSpanish = /^(?!.*first-evening).* in es\b/;
const inEnglish = /^(?!.*first-evening).* in en\b/;

/** So may a single one of a file say of itself. */
const atHand = /@phone/;
const atDesk = /@desktop/;

/** The journeys: whole evenings of a user in a real browser, each on a phone and on a desktop. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for the story as often as it works.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // Long waits and more tries cost nothing where all is well, and a busy machine is no failure of the product.
  timeout: 120_000,
  globalTimeout: 55 * 60_000,
  expect: { timeout: 20_000 },
  retries: 2,
  reporter: 'list',
  use: {
    locale: 'en-US',
    // A worker answers requests that a journey would make fail; the evening in airplane mode asks for it.
    serviceWorkers: 'block',
    // What keeps moving would be drawn by the processor for the whole of an evening.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step costs a third of a run: only a second try is recorded.
    trace: 'on-first-retry',
    // A microphone that beeps, and that nobody has to be asked for.
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
