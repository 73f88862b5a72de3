import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

const read = (description: string, characters = ['Saffron', 'Bo'], looks = {}) =>
  readScene(description, characters, looks);

test('[STORY-08] a description in plain words says who does what with which thing, how near and in which light', () => {
  expect(read('Bo passes the full blue cup to Saffron at night, from close by')).toMatchObject({
    action: { kind: 'give', by: 1, with: 0 },
    thing: 'cup',
    light: 'night',
    shot: 'near',
  });
  expect(read('Bo abraza a Saffron al atardecer')).toMatchObject({
    action: { kind: 'hug', by: 1, with: 0 },
    light: 'dusk',
  });
  expect(read('Bo holds the bell with both hands').action?.kind).toBe('hold');
  expect(read('Something happened')).toEqual({ people: [{ name: 'Saffron' }, { name: 'Bo' }] });
});

test('[STORY-08] a wish after the caption overrules it, and what else the caption says stays', () => {
  const scene = read('Saffron carries the lantern by day. Bo should wear a red hat, and at night, asleep');
  expect(scene).toMatchObject({ action: { kind: 'sleep', by: 1, with: 0 }, thing: 'lantern', light: 'night' });
});

test('[STORY-08] what a parent wants out of the picture is not drawn, and a name is no thing', () => {
  expect(read('Bo holds the drum. without the drum').thing).toBeUndefined();
  expect(read('Bo lleva un tambor y una cuerda. sin el tambor de música').thing).toBe('rope');
  expect(read('Renata y Tambor se saludan', ['Renata', 'Tambor, conejo']).thing).toBeUndefined();
  expect(read('Renata golpea el tambor', ['Renata', 'Bo']).thing).toBe('drum');
});

test.each([
  [
    'Don Quetzal es un perezoso con sombrero rojo, y el hilo en la frente',
    'perezoso con sombrero rojo, y el hilo en la frente',
  ],
  ['Don Quetzal tiene pelo corto y gafas', 'pelo corto y gafas'],
  ['Don Quetzal waits with the brown mouse', undefined],
  ['Don Quetzal waits with both hands up', undefined],
])('[STORY-08] how somebody looks is read from "%s"', (said, look) => {
  expect(read(said, ['Don Quetzal']).people?.[0]?.look).toBe(look);
});

test('[STORY-08] a look that is known stays beside the wish', () => {
  expect(read('Bo has a red hat', ['Bo'], { Bo: 'brown dog' }).people).toEqual([
    { name: 'Bo', look: 'a red hat, brown dog' },
  ]);
});
