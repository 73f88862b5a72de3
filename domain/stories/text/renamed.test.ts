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
  ['Ines, no. Ines ran —dijo Ines.', 'ines', 'vale', 'Vale, no. Vale ran —dijo Vale.', 3],
  ['Ines ran.', 'Ines', 'ana de la luz', 'Ana de la Luz ran.', 1],
  ['Luna looked at the luna, and Luna slept.', 'luna', 'vale', 'Vale looked at the luna, and Vale slept.', 2],
  ['The fox ran. Then the fox slept.', 'the fox', 'the hen', 'The hen ran. Then the hen slept.', 2],
  ['Ines ran.', 'Ines', 'iPad', 'iPad ran.', 1],
])('[STORY-09] in “%s” the name “%s” becomes “%s” at every place', (text, from, to, is, count) => {
  expect(renamed(text, from, to)).toMatchObject({ text: is, count });
});

test.each([
  ['Ines ran.', 'ines', 'vale', 'Vale'],
  ['The fox ran. Then the fox slept.', 'the fox', 'the hen', 'the hen'],
  ['Ines ran.', 'ines', ' Vale ', 'Vale'],
])('[STORY-09] captions and characters of “%s” learn that “%s” is “%s”: %s', (text, from, to, is) => {
  expect(renamed(text, from, to)).toMatchObject({ from, to: is });
});
