import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Checks the current screen against WCAG 2.2 AA: every rule in one theme, and the colours in the other. A page with its
 * own theme (the back office) is checked only in that one.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const office = (await page.locator('html[data-surface=office]').count()) > 0;
  await wear(page, 'day');
  const found = await violations(page, 'day', (axe) => axe.withTags(tags));
  if (!office) {
    await wear(page, 'night');
    found.push(...(await violations(page, 'night', (axe) => axe.withRules(['color-contrast']))));
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  expect.soft(found, state).toEqual([]);
}

/** Switches the theme as the product does, but without transitions. */
async function wear(page: Page, theme: 'day' | 'night'): Promise<void> {
  await page.evaluate((name) => {
    // Inherited colours would fade one level after the other, so all transitions are turned off.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = name;
    // Parts that are laid out only near the viewport would keep their old colours until then.
    for (const each of document.querySelectorAll<HTMLElement>('[class*="below-fold-"]'))
      each.style.contentVisibility = 'visible';
  }, theme);
  // Running animations are finished, so that nothing is checked half-way; endless ones are left alone.
  await page.evaluate(() => {
    for (const each of document.getAnimations())
      if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
  });
}

async function violations(page: Page, theme: string, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const axe = choose(new AxeBuilder({ page }).setLegacyMode().options({ rules: { 'target-size': { enabled: true } } }));
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Nothing may overflow at the side, and on touch no control may be smaller than a finger. */
export async function expectRoom(page: Page, state: string): Promise<void> {
  const { wide, small } = await page.evaluate(() => {
    const root = document.documentElement;
    const pressed = [...document.querySelectorAll<HTMLElement>('button, select, summary, [role=menuitem], [role=tab]')]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((each) => {
        const { width, height } = each.getBoundingClientRect();
        // An absolutely positioned `::after` around the control takes presses as well.
        const frame = getComputedStyle(each, '::after');
        const more = frame.position === 'absolute' ? -2 * Math.min(0, Number.parseFloat(frame.top) || 0) : 0;
        return { each, box: { width: width && width + more, height: height + more } };
      })
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ each, box }) => `${each.outerHTML.slice(0, 120)} ${Math.round(box.width)} x ${Math.round(box.height)}`);
    return { wide: root.scrollWidth - root.clientWidth, small: pressed };
  });
  expect.soft(wide, `${state}: pixels beyond the window's side`).toBeLessThanOrEqual(0);
  if (matchTouch(page)) expect.soft(small, `${state}: smaller than a finger`).toEqual([]);
}

const matchTouch = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
