import { expect, test } from 'vitest';
import { isAbout, typedBehind, withoutSubject, withSubject } from './subjects.ts';

test('what a child loves joins what the story is about, beside the words of the parent, and leaves it again', () => {
  expect(withSubject('', 'tractors')).toBe('tractors');
  expect(withSubject('sharing', 'tractors')).toBe('tractors');
  const both = withSubject('the first day at school', 'tractors');
  expect(both).toBe('the first day at school, tractors');
  expect(withSubject(both, 'tractors')).toBe(both);
  expect(isAbout(both, 'tractors')).toBe(true);
  expect(isAbout('tractors of old', 'tractors')).toBe(false);
  expect(withoutSubject(both, 'tractors')).toBe('the first day at school');
  const full = 'x'.repeat(495);
  expect(withSubject(full, 'tractors')).toBe(full);
});

test('[CREATE-17] what is typed right behind a thing that was tapped is a subject of its own', () => {
  expect(typedBehind('tractors', 'tractorsh', ['tractors'])).toBe('tractors, h');
  expect(typedBehind('the moon, tractors', 'the moon, tractors2', ['tractors'])).toBe('the moon, tractors, 2');
  // Also words that replace all others; what is emptied stays empty.
  expect(typedBehind('tractors', 'the moon', ['tractors'])).toBe('tractors, the moon');
  expect(typedBehind('tractors', 't', ['tractors'])).toBe('tractors, t');
  expect(typedBehind('tractors', '', ['tractors'])).toBe('');
  expect(typedBehind('no love', 'the moon', ['tractors'])).toBe('the moon');
  expect(typedBehind('tractors', 'x'.repeat(495), ['tractors'])).toBe('x'.repeat(495));
  // What is left where a thing was deleted.
  expect(typedBehind('tractors, the moon', 'the moon', ['tractors'])).toBe('the moon');
  // A space, a comma or a correction is the parent's own.
  for (const typed of ['tractors ', 'tractors,', 'tractor', 'my tractors'])
    expect(typedBehind('tractors', typed, ['tractors'])).toBe(typed);
  expect(typedBehind('tractor', 'tractors', ['tractors'])).toBe('tractors');
});
