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
