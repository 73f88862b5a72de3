import { expect, test } from 'vitest';
import { memoryStorage } from '../../../platform/testing/memory-storage.ts';
import { creatorDefaults } from './creator-values.ts';
import { forgetForm, keepForm, keptForm } from './kept-form.ts';

const values = { ...creatorDefaults, characters: ['Ana, with boots'], setting: 'the attic', typed: 'Pi' };

test('what was chosen and typed is there after a reload, a name not added yet included', () => {
  const storage = memoryStorage();
  keepForm(values, 'u1', storage);
  expect(keptForm('u1', storage)).toEqual(values);
  expect(keptForm('u1', storage)).toEqual(values);
  forgetForm(storage);
  expect(keptForm('u1', storage)).toBeUndefined();
});

test('a visitor\u2019s form goes with them through signing in; another user\u2019s is nobody\u2019s', () => {
  const storage = memoryStorage();
  keepForm(values, null, storage);
  expect(keptForm('u1', storage)).toEqual(values);
  keepForm(values, 'u1', storage);
  expect(keptForm('u2', storage)).toBeUndefined();
  expect(keptForm('u1', storage)).toBeUndefined();
});

test('a form of yesterday, an unreadable one and an untouched one are none', () => {
  const storage = memoryStorage();
  keepForm(values, null, storage, { now: 0 });
  expect(keptForm(null, storage, { now: 13 * 60 * 60 * 1000 })).toBeUndefined();
  storage.setItem('lunatale-creator-form', '{"values":1}');
  expect(keptForm(null, storage)).toBeUndefined();
  keepForm(values, null, storage);
  keepForm(creatorDefaults, null, storage);
  expect(keptForm(null, storage)).toBeUndefined();
});
