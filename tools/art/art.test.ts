import { expect, test } from 'vitest';
import { renderPng } from '#storyteller/illustrator/paint/render.ts';
import { drawEmptyShelf } from './draw-empty-shelf.ts';
import { drawHero } from './draw-hero.ts';

test.each(['night', 'day'] as const)('the hero by %s has the layers that styles move', (theme) => {
  const svg = drawHero(theme);
  for (const layer of ['sky', 'moon', 'clouds', 'far', 'village', 'near', 'friends'])
    expect(svg).toContain(`class="hero-${layer}"`);
  expect(svg.includes('hero-stars-1')).toBe(theme === 'night');
  expect(renderPng(svg, 64).length).toBeGreaterThan(100);
});

test('the empty shelf is a valid picture', () => {
  expect(renderPng(drawEmptyShelf({ theme: 'day' }), 64).length).toBeGreaterThan(50);
});
