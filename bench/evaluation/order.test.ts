import { expect, test } from 'vitest';
import { storyLanguages } from '#domain/stories/options.ts';
import { shuffledNoticed } from './order.ts';

test.for(storyLanguages)('[GEN-18] a tale stands above its own shuffled copies, in %s', (language) => {
  expect(shuffledNoticed(language)).toBeGreaterThan(0.75);
});
