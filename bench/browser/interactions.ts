import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Chrome } from './chrome.ts';

/** Runs in the page: records the duration of every tap and key press, from the input to the next painted frame. */
const watch = `() => {
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}`;

/**
 * Returns the longest response of a page on a slow phone (four times slower than this machine), in milliseconds: to
 * taps on up to eight controls that match `presses`, then to the keys of a word typed into `field`, if given.
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

/** Returns the longest duration during `act`; the browser does not report less than 16 ms, so 16 is the least. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('window.durations.length = 0');
  await act();
  await page.waitForTimeout(500);
  return page.evaluate('Math.max(16, ...window.durations)');
}

/** Taps a control without Playwright's checks before and after a click: they would be measured as well. */
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
