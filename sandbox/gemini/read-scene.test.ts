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
  expect(read('Something happened')).toMatchObject({ people: [{ name: 'Saffron' }, { name: 'Bo' }] });
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
  expect(read('Bo has a red hat', ['Bo'], { Bo: 'brown dog' }).people).toMatchObject([
    { name: 'Bo', look: 'a red hat, brown dog' },
  ]);
});

test.each([
  ['Otto bends over the jar, and Mila looks, too.', 'look-into', 1],
  ['Grandfather Otto has the ball, and Mila looks at it.', 'hold', 1],
  ['Mila holds out her hand.', 'hold', 0],
  ['Mila and Otto lie in bed with the red button.', 'under-blanket', 0],
  ['Otto holds Mila close.', 'hug', 1],
  ['Mila and Otto stand side by side, and look worried.', 'stand', 0],
  ['Otto takes Mila by the hand.', 'lead', 1],
  ['Mila finds Otto asleep.', 'look-into', 0],
  ['Otto le ofrece el pan a Mila.', 'give', 1],
  ['Mila se sienta con la manta junto a Otto.', 'sit-beside', 0],
  ['Otto le cuenta algo en secreto a Mila.', 'whisper', 1],
  ['Mila va adelante y guía a Otto.', 'lead', 0],
] as const)('[STORY-08] a picture drawn again shows what its caption says: %s', (caption, kind, by) => {
  expect(read(caption, ['Mila with blonde hair', 'her grandfather Otto']).action).toMatchObject({ kind, by });
});

test('[STORY-08] who is drawn again is known as on the cover', () => {
  const [, otto] = read('Otto waits.', ['Mila with blonde hair', 'her grandfather Otto']).people ?? [];
  expect(otto).toMatchObject({ grown: true, kinOf: 'Mila with blonde hair', others: ['Mila with blonde hair'] });
});
