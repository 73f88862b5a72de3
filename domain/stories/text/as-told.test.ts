import { expect, test } from 'vitest';
import { asTold } from './as-told.ts';

const story = {
  title: 'The Kite and the Market',
  content: `The Kite and the Market

En la feria de Puebla nunca se había oído, y Michi miró. —Mi perro —dijo Ines, y abrazó a Toby. Entonces Valeria se rió en la feria. —¿Solo, Y su perro? Ella, Su dueña.
At the market, Fox saw the kite.`,
};

test.each([
  ['valeria e ines', 'Valeria e Ines'],
  ['ines, pelo negro y lentes', 'Ines, pelo negro y lentes'],
  ['valeria y su perro toby', 'Valeria y su perro Toby'],
  ['valeria, ines y su perro toby', 'Valeria, Ines y su perro Toby'],
  ['mi perro toby', 'mi perro Toby'],
  ['michi, gato gris', 'Michi, gato gris'],
  ['la feria de puebla', 'la feria de Puebla'],
  ['la casa en cholula', 'la casa en cholula'],
  ['the kite', 'the kite'],
  ['DJ Ana', 'DJ Ana'],
  ['fox', 'fox'],
  ['J. (Jo)', 'J. (Jo)'],
])('[LIB-22] “%s” is shown as the story writes it: %s', (typed, shown) => {
  expect(asTold(typed, story)).toBe(shown);
});
