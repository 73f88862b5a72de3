import { expect, test } from 'vitest';
import { renamed } from './renamed.ts';

test.each([
  ['Sofia de 7 ran. —Nada —dijo Sofia de 7.', 'Sofia de 7', 'Sofía', 'Sofía ran. —Nada —dijo Sofía.', 2],
  ['Ana and Anabel, Ana’s friend.', 'Ana', 'Ida', 'Ida and Anabel, Ida’s friend.', 2],
  ['Rosa wore a rosa hat.', 'Rosa', 'Eva', 'Eva wore a rosa hat.', 1],
  ['SOFIA slept.', ' sofia ', 'Sofía ', 'Sofía slept.', 1],
  ['Iñaki and Ñaki.', 'Ñaki', '$&', 'Iñaki and $&.', 1],
  ['J. (Jo) slept.', 'J. (Jo)', 'Jo', 'Jo slept.', 1],
  ['Nobody.', 'Mia', 'Ida', 'Nobody.', 0],
])('[STORY-09] in “%s” the name “%s” becomes “%s” at every place', (text, from, to, is, count) => {
  expect(renamed(text, from, to)).toEqual({ text: is, count });
});
