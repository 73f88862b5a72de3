import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './audit.ts';
import { expect, speak, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';

test.setTimeout(240_000);
test.skip(({ isMobile }) => isMobile, 'the same colours on every screen');

const pressed = 'a, button, input, select, textarea, summary, label, [role]';

/** Forces these pseudo-states on every control at once; controls that have been removed meanwhile are skipped. */
async function pretend(devtools: CDPSession, states: string[]): Promise<number> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: pressed });
  const force = (nodeId: number) =>
    devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states }).catch((error: Error) => {
      if (!error.message.includes('Could not find node')) throw error;
    });
  await Promise.all(nodeIds.map(force));
  return nodeIds.length;
}

test('[CONST-01] what is hovered, focused or pressed can be read by day and by night', async ({ page, signIn }) => {
  await speak(page, 'en');
  await signIn(page);
  await fillShelf(page, [aStory({ title: 'The Quiet Lantern' })]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  for (const path of ['/design', '/create', '/my-stories', '/pricing', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const states of [['hover'], ['focus', 'focus-visible', 'focus-within'], ['hover', 'active']]) {
      expect(await pretend(devtools, states)).toBeGreaterThan(5);
      await expectAccessible(page, `${path} with ${states.join(' and ')}`);
    }
  }
});

/** Returns the contrast between each disabled control's text and its background, the weakest first. */
async function disabledContrasts(page: Page): Promise<{ text: string; ratio: number }[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    // The browser itself blends the layers.
    const mix = (layers: { colour: string; opacity: number }[]): number[] => {
      if (!pen) return [0, 0, 0];
      for (const { colour, opacity } of layers) {
        pen.globalAlpha = opacity;
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
      }
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (colour: number[]) =>
      colour
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const ratio = (one: number[], other: number[]) => {
      const [lighter = 0, darker = 0] = [light(one), light(other)].sort((a, b) => b - a);
      return (lighter + 0.05) / (darker + 0.05);
    };
    return [...document.querySelectorAll<HTMLElement>(':disabled, [aria-disabled=true]')]
      .filter((each) => each.checkVisibility() && each.textContent?.trim())
      .map((each) => {
        const grounds = [];
        for (let at: HTMLElement | null = each; at; at = at.parentElement) grounds.unshift(at);
        const below = grounds.slice(0, -1).map((at) => ({ colour: getComputedStyle(at).backgroundColor, opacity: 1 }));
        const { backgroundColor, color, opacity } = getComputedStyle(each);
        const own = { colour: backgroundColor, opacity: Number(opacity) };
        const ground = mix([...below, own]);
        const ink = mix([...below, { colour: color, opacity: Number(opacity) }]);
        return { text: each.textContent?.trim() ?? '', ratio: Math.round(ratio(ink, ground) * 100) / 100 };
      })
      .sort((a, b) => a.ratio - b.ratio);
  });
}

test('[CONST-01] what cannot be pressed now can be read all the same', async ({ page }) => {
  await speak(page, 'en');
  await page.goto('/design');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const theme of ['day', 'night']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const contrasts = await disabledContrasts(page);
    expect(contrasts.length, theme).toBeGreaterThan(2);
    // WCAG requires no contrast of disabled controls; 2.5, about half of what other text needs, is still readable.
    for (const { text, ratio } of contrasts) expect.soft(ratio, `${theme}: ${text}`).toBeGreaterThanOrEqual(2.5);
  }
});
