import { expect, test } from 'vitest';
import { joinDashes } from './dashes.ts';

test('[I18N-10] a Spanish dialogue dash never parts from its word, and other texts stay as they are', () => {
  expect(joinDashes('—Hola —dijo Ana—. ¿Vienes?', 'spanish')).toBe('—\u2060Hola —\u2060dijo Ana\u2060—. ¿Vienes?');
  expect(joinDashes('El mar — azul — dormía.', 'spanish')).toBe('El mar — azul — dormía.');
  expect(joinDashes('Wait—no.', 'english')).toBe('Wait—no.');
});
