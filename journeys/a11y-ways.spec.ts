import { expect, speak, test } from './fixtures.ts';
import { words } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
const text = words.en;

test('[CREATE-03] [CREATE-36] [SAVE-01] [STORY-06] a parent makes, keeps and opens a story with the keyboard alone', async ({
  page,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard of its own');
  await speak(page, 'en');
  await signIn(page);
  await page.goto('/');

  // The first Tab stop skips the bar, and the focus is always visible.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Create a story' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/create$/);

  await tabTo('Add a character');
  await page.keyboard.type('Nora');
  await page.keyboard.press('Enter');
  await tabTo('Or a place of your own');
  await page.keyboard.type('the old lighthouse');
  await tabTo('Or in your own words');
  await page.keyboard.type('waiting for each other');
  await tabTo('Write the story');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text.finished)).toBeVisible({ timeout: 30_000 });
  await tabTo('Save');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The focus moves into the dialog and stays there.
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    // The dialog's edges move the focus on within a frame.
    const inside = () => page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(inside, { intervals: [20] }).toBe(true);
  }
  const title = await page.getByLabel(text.storyTitle).inputValue();
  await page.getByLabel(text.storyTitle).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-stories/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await tabTo(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/story\/text/);
  await expect(page.getByRole('article')).toContainText('Nora');

  /** Presses Tab until the control of this name has the focus. */
  async function tabTo(name: string): Promise<void> {
    for (let stop = 0; stop < 80; stop++) {
      await page.keyboard.press('Tab');
      const reached = await page.evaluate((wanted) => {
        const control = document.activeElement as HTMLInputElement | null;
        const names = [
          control?.ariaLabel,
          control?.innerText,
          ...[...(control?.labels ?? [])].map((each) => each.innerText),
        ];
        return names.some((each) => each?.trim().startsWith(wanted));
      }, name);
      if (reached) return;
    }
    throw new Error(`Tab never came to "${name}".`);
  }
});

test('[NAV-03] at 200 % and at 400 % of a desktop, which are 640 and 320 px, nothing sticks out', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same pages');
  await speak(page, 'es');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/create', '/signin', '/pricing', '/privacy-policy', '/not-found', '/samples/dragon']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(await beyond(), `${path} at 320 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 640 });
    expect.soft(await beyond(), `${path} at 640 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 640 });
  }
});

test('[CREATE-03] with forced colours what is chosen can be told from what is not', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same page');
  await page.emulateMedia({ forcedColors: 'active' });
  await speak(page, 'en');
  await page.goto('/create');
  const who = page.getByRole('region', { name: text.who });
  const fox = who.locator('label').filter({ hasText: /^Fox$/ });
  const look = () =>
    fox.evaluate((label) => {
      const styles = [label, ...label.querySelectorAll('*')].map((each) => {
        const { backgroundColor, borderColor, outlineStyle, color } = getComputedStyle(each);
        return [backgroundColor, borderColor, outlineStyle, color].join();
      });
      return styles.join('|');
    });
  await who.getByRole('button', { name: text.all }).click();
  const before = await look();
  const fill = () => fox.evaluate((label) => getComputedStyle(label).backgroundColor);
  const plain = await fill();
  await fox.click();
  await page.mouse.move(0, 0);
  await expect(who.getByRole('checkbox', { name: text.fox, exact: true })).toBeChecked();
  expect(await look()).not.toBe(before);
  // A child has no check mark: the fill tells it, and not the colour of a border alone.
  expect(await fill()).not.toBe(plain);
  // With `forced-color-adjust: auto` the browser would draw a backplate in the text's own colour behind it.
  const chosen = page.getByText('Text only', { exact: true });
  expect(await chosen.evaluate((label) => getComputedStyle(label).forcedColorAdjust)).toBe('none');
});

test('[LAND-01] a reader who asked for less motion sees none', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same page');
  await page.goto('/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each.playState === 'running' && Number(each.effect?.getComputedTiming().duration) > 1)
      .map((each) => (each as CSSAnimation).animationName),
  );
  expect(moving).toEqual([]);
});
