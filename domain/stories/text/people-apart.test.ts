import { expect, test } from 'vitest';
import { nameAlone, peopleApart } from './people-apart.ts';

test.each([
  ['Sami, Nour', ['Sami', 'Nour']],
  ['sami, nour', ['sami', 'nour']],
  ['Sami, nour, and leo', ['Sami', 'nour', 'leo']],
  ['sami, nour y su gato michi', ['sami', 'nour', 'su gato michi']],
  ['sami, nour y su gato', ['sami', 'nour y su gato']],
  ['mia and leo', ['mia', 'leo']],
  ['mamá y papá', ['mamá', 'papá']],
  ['cat and dog', ['cat', 'dog']],
  ['Valeria e Ines', ['Valeria', 'Ines']],
  ['Ana Lucía y tía Lola', ['Ana Lucía', 'tía Lola']],
  ['thiago y su perrito roky', ['thiago', 'su perrito roky']],
  ['Zoe, her dog Rex', ['Zoe', 'her dog Rex']],
  ['Lian & Bo', ['Lian', 'Bo']],
  ['emmanuel y su hermanita salome con su conejo orejas', ['emmanuel', 'su hermanita salome', 'su conejo orejas']],
  ['emma and her little sister zoe', ['emma', 'her little sister zoe']],
  ['mia with her rabbit Floppy', ['mia', 'her rabbit Floppy']],
])('[CREATE-14] “%s” names several people: %s', (typed, people) => {
  expect(peopleApart(typed, true)).toEqual(people);
});

test.each([
  'a dragon, green and small',
  'Pip, small blue dragon',
  'luna, tímida',
  'Luna, a dragon',
  'Copito, llama',
  'luana, pecosa y risueña',
  'Small and blue',
  'Coco, su llama de peluche',
  'rex, her toy giraffe',
  'Michi, nuestra gata negra',
  'Mamá Coco, su bisabuela',
  'Ana y su gato',
  'Ana y su gato negro',
  'Mia and her big brother',
  'Ana con su manta azul',
  'Ana con su osito de peluche',
  'Mia with her freckles',
  'Mia and her little dog',
  'Mia and Bo with a ball',
  'Ana y Bo, both with curls',
  'mis gemelas Ana y Vera',
  'Emilia, 5',
  'small and blue',
  'el gato y el perro',
  'Lily’s cat',
  'Sol',
  ', ',
])('[CREATE-14] “%s” is one entry', (typed) => {
  expect(peopleApart(typed, true)).toEqual([typed.trim()]);
});

test('[CREATE-14] a look that a profile added is nobody, however it is worded', () => {
  for (const entry of ['Ana, pecas', 'sami, nour', 'luana, feroz y mandona'])
    expect(peopleApart(entry)).toEqual([entry]);
  expect(peopleApart('sami, nour y su gato michi')).toHaveLength(3);
  expect(peopleApart('Sami, Nour')).toHaveLength(2);
});

test('[LIB-22] somebody’s pet is called by its own name', () => {
  expect(nameAlone('su perrito Roky')).toBe('Roky');
  expect(nameAlone('her toy giraffe')).toBe('her toy giraffe');
  expect(nameAlone('Ana')).toBe('Ana');
});
