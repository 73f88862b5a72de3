import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../testing/page.tsx';

test.each([768, 820, 1000])(
  'on a tablet %i wide the disc behind the last words covers neither castle nor ear',
  async (width) => {
    await page.viewport(width, 1100);
    const { screen } = await openPage('/');
    const link = screen.getByRole('link', { name: 'See plans and prices' });
    await expect.element(link).toBeInTheDocument();
    const section = link.element().closest('section');
    const picture = section?.querySelector('img');
    if (!section || !picture) throw new Error('The last panel is not there.');
    section.scrollIntoView();
    const { left, top, right, bottom } = picture.getBoundingClientRect();
    const round = section.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? new DOMRect();
    const [x, y, radius] = [(round.left + round.right) / 2, (round.top + round.bottom) / 2, round.width / 2];
    // Where the castle's left tower and the rabbit's left ear begin in the picture.
    for (const [across, down] of [
      [0.52, 0.1],
      [0.32, 0.42],
    ] as const) {
      const point = { x: left + (right - left) * across, y: top + (bottom - top) * down };
      expect(Math.hypot(point.x - x, point.y - y)).toBeGreaterThan(radius);
    }
    await page.viewport(1280, 900);
  },
);
