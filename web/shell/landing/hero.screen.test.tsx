import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/page.tsx';

test.each([
  [320, 'en'],
  [320, 'es'],
  [390, 'en'],
  [390, 'es'],
] as const)('[LAND-01] on a phone %i wide no word in %s touches the star beside it', async (width, language) => {
  await page.viewport(width, 844);
  const { screen } = await openPage('/', { language });
  const lead = () => screen.container.querySelector('.hero-scene h1 + p');
  await expect.poll(() => lead()?.textContent?.length ?? 0, { timeout: 9000 }).toBeGreaterThan(50);
  const lines = document.createRange();
  lines.selectNodeContents(lead() as Node);
  // The star is as far from the edge as the page's margin, and as wide.
  expect(Math.max(...[...lines.getClientRects()].map(({ right }) => right))).toBeLessThanOrEqual(width - 36);
  await page.viewport(1280, 900);
});

test.each(['en', 'es'] as const)(
  '[LAND-01] with letters of twice their size the heading in %s is larger than its text, and no star lies on it',
  async (language) => {
    // What a window of 390 px shows of 32 px letters is laid out like half of both.
    await import('./hero.css');
    await page.viewport(195, 422);
    document.documentElement.dataset.theme = 'night';
    const { screen } = await openPage('/', { language });
    await expect.poll(() => screen.container.querySelector('.hero-scene h1')).not.toBeNull();
    const hero = screen.container.querySelector('.hero-scene') as HTMLElement;
    const size = (selector: string) =>
      Number.parseFloat(getComputedStyle(hero.querySelector(selector) as HTMLElement).fontSize);
    expect(size('h1')).toBeGreaterThan(size('h1 + p') * 1.3);
    expect(getComputedStyle(hero, '::before').display).toBe('none');
    await page.viewport(1280, 900);
  },
);
