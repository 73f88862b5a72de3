import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../ui/styles.css';
import { publicSettingsPath } from '#domain/operations/api.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { openPage } from '../../testing/page.tsx';
// Loaded before the first test begins, and not within its time.
import '../../stories/pages/my-stories.tsx';

const nothing = { stories: [], total: 0, nextCursor: null, hidden: 0, categories: [] };

afterEach(async () => {
  await page.viewport(1280, 900);
});

test('[NAV-03, P20] the menu of a phone goes with the focus, also to what stands in the header of the page itself', async () => {
  await page.viewport(320, 700);
  const { screen } = await openPage('/my-stories', { answers: { [storiesPath]: nothing }, signedIn: true });
  await screen.getByRole('button', { name: 'Open menu' }).click();
  const close = screen.getByRole('button', { name: 'Close menu' });
  await expect.element(close).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Day' })).toBeInTheDocument();
  (screen.getByRole('radio', { name: 'Day' }).element() as HTMLElement).focus();
  await expect.element(close).toBeVisible();
  const header = document.querySelector<HTMLElement>('main header a, main header button');
  header?.focus();
  expect(document.activeElement).toBe(header);
  await expect.element(close).not.toBeInTheDocument();
});

test('[NAV-03, P20] in a window of 320 × 256 px the menu of a phone scrolls, and what has the focus is in sight', async () => {
  await page.viewport(320, 256);
  const { screen } = await openPage('/privacy-policy', {});
  const opener = screen.getByRole('button', { name: 'Open menu' });
  await expect.element(opener).toBeVisible();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const night = screen.getByRole('group', { name: 'Appearance' }).getByRole('radio', { name: 'Night' });
  await expect.element(night).toBeInTheDocument();
  const radio = () => document.activeElement instanceof HTMLInputElement;
  for (let presses = 0; presses < 8 && !radio(); presses++) {
    await userEvent.tab();
    const { top, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(256);
  }
  expect(radio()).toBe(true);
});

test.each([320, 390])(
  '[NAV-03, P20] at %i px Escape in the menu of a phone gives the focus back to its button',
  async (width) => {
    await page.viewport(width, 700);
    const { screen } = await openPage('/privacy-policy', {});
    const opener = screen.getByRole('button', { name: 'Open menu' });
    await expect.element(opener).toBeVisible();
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('group', { name: 'Appearance' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    await screen.unmount();
  },
);

test('[NAV-05] the link of the page that is open leads to its top', async () => {
  await page.viewport(1280, 500);
  const { screen } = await openPage('/create', {});
  await expect.element(screen.getByRole('group', { name: 'Who is in it?' })).toBeVisible();
  window.scrollTo(0, 300);
  expect(window.scrollY).toBe(300);
  await screen.getByRole('navigation').getByRole('link', { name: 'Create', exact: true }).first().click();
  await expect.poll(() => window.scrollY).toBe(0);
});

test.each([
  ['en', 'Switch between night and day', { night: /night colors/, day: /day colors/ }],
  ['es', 'Cambiar entre noche y día', { night: /colores de la noche/, day: /colores del día/ }],
] as const)('[NAV-01, P20] in %s it is said whether it is night or day now', async (language, name, said) => {
  const { screen } = await openPage('/privacy-policy', { language });
  document.documentElement.dataset.theme = 'day';
  const toggle = screen.getByRole('button', { name });
  await expect.element(toggle).toBeVisible();
  const region = toggle.element().parentElement?.querySelector('[aria-live]');
  for (const theme of ['night', 'day'] as const) {
    (toggle.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => region?.textContent).toMatch(said[theme]);
    expect(document.documentElement.dataset.theme).toBe(theme);
  }
  await screen.unmount();
});

test.each([768, 1280])(
  '[I18N-04, NAV-04] at %i px as well, a browser in Spanish is offered Spanish in its own word',
  async (width) => {
    await page.viewport(width, 800);
    document.documentElement.dataset.speaks = 'es';
    const { screen } = await openPage('/privacy-policy', { answers: {} });
    const offer = screen.getByRole('banner').getByRole('button', { name: 'Español' });
    await expect.element(offer).toBeInViewport({ ratio: 1 });
    const row = document.querySelector('header nav > div');
    const boxes = [...(row?.querySelectorAll('a, button, label') ?? [])]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .sort((a, b) => a.left - b.left);
    for (const [index, box] of boxes.slice(1).entries())
      expect(box.left).toBeGreaterThanOrEqual((boxes[index]?.right ?? 0) - 1);
    (offer.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('link', { name: 'Inicio' }).first()).toBeVisible();
    // The offer is gone: what stands beside it has the focus, and the choice is told in its own words.
    await expect
      .element(screen.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).first())
      .toHaveFocus();
    const heard = () => [...document.querySelectorAll('header [aria-live]')].map((each) => each.textContent);
    await expect.poll(heard).toContain('Idioma: Español');
    expect(screen.getByRole('banner').getByRole('button', { name: 'English' }).elements()).toEqual([]);
    await page.viewport(1280, 900);
  },
);

test.each(['es', 'en'] as const)(
  '[NAV-01, I18N-04] beside the offer of a language nothing in the bar of a phone overlaps, to a browser in %s',
  async (speaks) => {
    await page.viewport(390, 700);
    document.documentElement.dataset.speaks = speaks;
    const { screen } = await openPage('/privacy-policy', {
      answers: { [publicSettingsPath]: { sandboxVendors: ['google'] } },
    });
    const mark = screen.getByRole('banner').getByRole('button', { name: 'Demo' });
    const shown = () => mark.elements().filter((one) => one.checkVisibility()).length;
    // In the menu it is there in any case, once it is known that this is a demonstration.
    await screen.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(shown).toBe(1);
    await screen.getByRole('button', { name: 'Close menu' }).click();
    await expect.poll(shown).toBe(speaks === 'en' ? 1 : 0);
    const row = document.querySelector('header nav > div');
    const boxes = [...(row?.querySelectorAll('a, button') ?? [])]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .sort((a, b) => a.left - b.left);
    expect(boxes.length).toBeGreaterThan(2);
    for (const [index, box] of boxes.slice(1).entries())
      expect(box.left).toBeGreaterThanOrEqual(boxes[index]?.right ?? 0);
    delete document.documentElement.dataset.speaks;
  },
);
