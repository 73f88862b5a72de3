import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Chrome } from './chrome.ts';

/** In the page: keeps the duration of every press and key, from the finger to the next painted frame. */
const watch = `() => {
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}`;

/**
 * The longest that a page of a slow phone (four times slower than this machine) took to answer, in
 * milliseconds: taps of a finger on up to eight controls that match `presses`, then a word typed into `field`, if there
 * is one.
 */
export async function slowestAnswers(
  chrome: Chrome,
  url: string,
  presses: string,
  field?: string,
): Promise<{ pressing: number; typing: number }> {
  return chrome.use(async (context) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.locator(presses).first().waitFor();
    await page.evaluate(`(${watch})()`);
    const pressing = await longest(page, async () => {
      const controls = page.locator(presses);
      for (let index = 0; index < Math.min(8, await controls.count()); index++) {
        await tap(session, page, controls.nth(index));
      }
    });
    let typing = 0;
    if (field !== undefined) {
      await page.locator(field).click();
      await longest(page, async () => {});
      typing = await longest(page, () => page.keyboard.type('a little lighthouse', { delay: 60 }));
    }
    await page.close();
    return { pressing, typing };
  });
}

/** What lasted longest of what was done; what the browser does not even note took less than 16 ms. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('window.durations.length = 0');
  await act();
  await page.waitForTimeout(500);
  return page.evaluate('Math.max(16, ...window.durations)');
}

/** A tap at a place, without the looks that a test takes at the control before and after it: they would be measured as well. */
async function tap(session: CDPSession, page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const place = await control.boundingBox();
  if (!place) throw new Error('What was to be pressed is not shown.');
  const finger = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(60);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(200);
}
