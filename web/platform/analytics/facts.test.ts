import { expect, test } from 'vitest';
import { controlOf, framesOf, pageOf } from './facts.ts';

test('[EVENT-01, P31] a page is counted without ids, tokens, queries and fragments', () => {
  expect(pageOf('/')).toBe('/');
  expect(pageOf('/my-stories')).toBe('/my-stories');
  expect(pageOf('/story/with-images')).toBe('/story/with-images');
  expect(pageOf('/admin/api-costs')).toBe('/admin/api-costs');
  expect(pageOf('/shared/abcdefghijklmnop')).toBe('/shared');
  expect(pageOf('/story/0fcad60c-a38b-4788-a0c1-8e681f4eb23c')).toBe('/story');
  expect(pageOf('/samples/dragon')).toBe('/samples');
  expect(pageOf('/Nora-Nightingale')).toBe('/other');
  expect(pageOf('/%F0%9F%8C%99')).toBe('/other');
});

test('[EVENT-09, P31] a control is called by its key, and a label that is not ours has no name', () => {
  const catalogue = {
    create: { submit: 'Write the story', tone: { calm: 'Calm' } },
    title: 'Stories',
    parts: ['Open '],
  };
  expect(controlOf(' Write the story ', catalogue)).toBe('create.submit');
  expect(controlOf('Calm', catalogue)).toBe('create.tone.calm');
  expect(controlOf('Nora and the moon', catalogue)).toBe('other');
  expect(controlOf('', catalogue)).toBe('other');
});

test('[P31] an error is told by where it happened and never by what it says', () => {
  const error = new TypeError('cannot tell of Nora');
  error.stack = [
    'TypeError: cannot tell of Nora',
    '    at submit (https://lunatale.example/assets/create-Ab1.js:12:34)',
    '    at https://lunatale.example/assets/main.js?v=secret:1:2',
    'finish@https://lunatale.example/assets/main.js:5:6',
  ].join('\n');
  const frames = framesOf(error);
  expect(frames).toEqual([
    { function: 'submit', filename: '/assets/create-Ab1.js', lineno: 12, colno: 34 },
    { function: 'finish', filename: '/assets/main.js', lineno: 5, colno: 6 },
  ]);
  expect(framesOf('a reason that is no error')).toEqual([]);
});
