import { expect, test } from 'vitest';
import { refusedWish } from './refused-wish.ts';

const options = {
  language: 'english',
  ageGroup: 'toddler',
  characters: ['Nora, six', 'owl', 'an otter'],
  setting: 'forest',
  message: 'Nora and her razor-sharp wit',
  avoid: ['what Nora saw'],
} as const;
const asked = { ...options, characters: [...options.characters], avoid: [...options.avoid] };

test('[P31] what was refused goes along without the names of those who are in it', () => {
  expect(refusedWish(asked, 'message')).toBe('Alex and her razor-sharp wit');
  expect(refusedWish(asked, 'avoid')).toBe('what Alex saw');
  expect(refusedWish(asked, null)).not.toContain('Nora');
  expect(refusedWish(asked, null)).not.toContain('forest');
});

test('[P31] only where names were refused they are what there is to look at', () => {
  expect(refusedWish(asked, 'characters')).toBe('Nora, six; an otter');
});
