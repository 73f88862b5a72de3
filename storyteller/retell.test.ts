import { expect, test } from 'vitest';
import { retell } from './retell.ts';

const passage =
  'The storm came. “Run!” shouted Nora, and Norah ran. Nora’s hat flew over the hill, and over the next one. It was dark. Then it was home.';

test('a name is changed wherever it stands by itself, and nothing else is', () => {
  expect(retell({ language: 'english', way: 'name', passage, from: 'Nora', to: '$& Vera' })).toBe(
    passage.replaceAll(/Nora(?!h)/g, () => '$& Vera'),
  );
});

test('a gentler passage has softer words, no cries, and as many paragraphs', () => {
  expect(retell({ language: 'english', way: 'gentler', passage: `${passage}\n\nAll slept.` })).toBe(
    'The rain came. “Run,” said Nora, and Norah walked. Nora’s hat flew over the hill, and over the next one. It was dim. Then it was home.\n\nAll slept. Nobody was in a hurry.',
  );
  expect(retell({ language: 'spanish', way: 'gentler', passage: '—¡Ven! —gritó Ana. La noche era oscura.' })).toBe(
    '—Ven —dijo Ana. La noche era suave.',
  );
});

test('[GEN-18] a shorter passage keeps who asks with what is asked', () => {
  const asks = (who: string) =>
    `“What does the dark look like?” ${who} one evening. Nobody in the whole house had ever seen it for long, and the cat would not say. She always fell asleep before it came, and so did the owl.`;
  expect(retell({ language: 'english', way: 'shorter', passage: asks('asked Nora') })).toBe(
    '“What does the dark look like?” asked Nora one evening. She always fell asleep before it came, and so did the owl.',
  );
});

test('[GEN-18] a shorter passage keeps the things that come into a story', () => {
  const told = retell({
    language: 'spanish',
    way: 'shorter',
    passage:
      'Adentro cayó el clavo. Cayeron la cuchara, la pelota, la taza y las dos almohadas. Cayó una media larguísima, que tardó en terminar de caer. Nadie dijo nada, porque no había nada que decir. Cuando la canasta se llenó, ya no había nada por qué pelear.',
  });
  expect(told).toContain('la taza y las dos almohadas. Cayó una media');
  expect(told).not.toContain('Nadie');
});

test('a shorter passage keeps how it begins and ends, and a single sentence loses its last clause', () => {
  const told = retell({ language: 'english', way: 'shorter', passage });
  expect([told.startsWith('The storm came.'), told.endsWith('Then it was home.')]).toEqual([true, true]);
  expect(told.length).toBeLessThan(passage.length * 0.7);
  expect(retell({ language: 'english', way: 'shorter', passage: 'It rained, and it rained, all night.' })).toBe(
    'It rained, and it rained.',
  );
  expect(retell({ language: 'english', way: 'shorter', passage: 'Fox slept.' })).toBe('Fox slept.');
});
