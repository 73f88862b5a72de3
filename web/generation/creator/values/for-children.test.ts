import { expect, test } from 'vitest';
import { wishesFor } from './for-children.ts';

const bean = {
  id: '1',
  nickname: 'Bean',
  ageGroup: 'elementary',
  likes: [],
  avoid: ['the dark', 'thunder'],
  look: '',
  pronoun: null,
} as const;
const pea = {
  id: '2',
  nickname: 'Pea',
  ageGroup: 'toddler',
  likes: [],
  avoid: ['thunder', 'dogs'],
  look: '',
  pronoun: null,
} as const;
const copy = (child: typeof bean | typeof pea) => ({ ...child, likes: [], avoid: [...child.avoid] });

test('several children share a story: the youngest decides the age, and nobody is frightened', () => {
  expect(wishesFor([copy(bean), copy(pea)])).toEqual({ ageGroup: 'toddler', avoid: ['the dark', 'thunder', 'dogs'] });
  expect(wishesFor([copy(bean)]).ageGroup).toBe('elementary');
  expect(wishesFor([])).toEqual({ ageGroup: undefined, avoid: [] });
});
