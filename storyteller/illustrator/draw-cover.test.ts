import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { presetSettings } from '#domain/stories/options.ts';
import type { KnownPerson } from '../scene.ts';
import { anEvening } from '../testing.ts';
import { writeStory } from '../write.ts';
import { cast } from './cast.ts';
import { apart, coverPeople, drawCover } from './draw-cover.ts';
import { drawMark } from './draw-mark.ts';
import { drawSettingBadge } from './draw-setting-badge.ts';
import { renderPng } from './paint/render.ts';
import { placeFor } from './scenery.ts';

test('a text story has a cover that its setting, characters and id decide', () => {
  const cover = drawCover({ setting: 'castle', characters: ['fox'] }, 'id-1');
  expect(cover).toBe(drawCover({ setting: 'castle', characters: ['fox'] }, 'id-1'));
  expect(cover).not.toBe(drawCover({ setting: 'garden', characters: ['fox'] }, 'id-1'));
  expect(cover).not.toBe(drawCover({ setting: 'castle', characters: ['cat'] }, 'id-1'));
  expect(renderPng(cover, 48).length).toBeGreaterThan(100);
});

test.each([
  ['El miedo va en el carrito', 'Un ratito'],
  ['Un frasco de oscuridad', 'Poco a poco'],
  ['Seven Spoons', 'Seven'],
])('[SEC-08] a cover holds the thing that its title names: %s', (about, none) => {
  const facts = { setting: 'meadow', characters: ['fox', 'Mila'] };
  const [plain, named] = [none, about].map((one) => drawCover({ ...facts, about: one }, 'id'));
  expect(plain).toBe(drawCover(facts, 'id'));
  expect(named).not.toBe(plain);
  expect(named?.length).toBeGreaterThan(plain?.length ?? 0);
});

test('[SEC-08] a cover has the light of the hours before sleep', () => {
  const sun = '#ffe0a0';
  for (let seed = 0; seed < 30; seed++)
    expect(drawCover({ setting: 'meadow', characters: ['fox'] }, `${seed}`)).not.toContain(sun);
  // By day only if the story is known to begin then, and by night all the same if it is about the night.
  expect(drawCover({ setting: 'meadow', characters: ['fox'], light: 'day' }, '1')).toContain(sun);
  expect(drawCover({ setting: 'meadow, night', characters: ['fox'], light: 'day' }, '1')).not.toContain(sun);
});

test.each([
  ['Astrid, a girl with a wheelchair', 1],
  ['Don Quetzal, un perezoso con sombrero rojo', 1],
  ['un oso con sombrero rojo y gafas', 1],
  ['Zoë and her dog Pickle', 2],
  ['Zoë, a girl with curls, and her dog Pickle', 2],
  ['Ana con su perro', 2],
  ['sofia y mateo, la perrita canela', 3],
  ['Mia and Leo, their dog Max', 3],
  ['Mia and Leo, a boy with glasses', 2],
])('the cover shows as many as are named: %s', (name, count) => {
  expect(apart(name)).toHaveLength(count);
});

/** The colours with which somebody is drawn. */
const coloursOf = (person: KnownPerson) => {
  const used = new Set<string>();
  const tone = (colour: string) => {
    used.add(colour);
    return colour;
  };
  const { height } = cast(person.name, person)({ pose: 'standing', mood: 'calm', gaze: 0, tone });
  return `${[...used].join()} ${height}`;
};

test.each([
  ['spanish', 'la paciencia', ['Valentina, una niña que va en silla de ruedas', 'su hermano Tomás']],
  ['spanish', 'mis hijos se pelean', ['Mía', 'Leo']],
  ['english', 'being patient', ['Noor, 4', 'Bo almost 3', 'Zion (3), in a red hat']],
  ['english', 'being patient', ['Martin', 'Julia, his sister']],
  ['english', 'being patient', ['Mama Bear', 'Baby Bear']],
  ['english', 'being patient', ['Ada with long brown plaits and a yellow jumper', 'Dad with a brown beard']],
  ['english', 'being patient', ['Theo, red hair, freckles', 'Dad, tall, brown beard, green shirt']],
  ['english', 'being patient', ['Theo, red hair, freckles', 'Ada, long brown plaits, yellow jumper']],
  ['english', 'being patient', ['Mila with blonde hair', 'her grandfather Otto']],
  ['english', 'being patient', ['Theo with red hair and freckles', 'Grandma Rose']],
  ['english', 'being patient', ['Priya with long black hair and a red dress', 'her grandmother in a wheelchair']],
  ['english', 'being patient', ['Bramble the hedgehog', 'her aunt Bess']],
  ['spanish', 'la paciencia', ['Renata con rizos y lentes morados', 'Abu Lupita, trenzas blancas']],
  ['spanish', 'la paciencia', ['Renata', 'Abu Lupita, abuela de pelo blanco con trenza, rebozo rojo']],
  ['spanish', 'la paciencia', ['Emilio', 'su tía Lola']],
] as const)(
  '[CREATE-15] [STORY-08] the cover shows everybody as the pictures do, in %s: %s',
  (language, message, typed) => {
    const { title, scenes } = writeStory(anEvening({ language, message, characters: [...typed] }), 'a');
    const told = new Map(scenes.flatMap(({ people = [] }) => people).map((person) => [person.name, person]));
    const covered = coverPeople(typed, `${title}. ${message}`);
    expect(told.size).toBeGreaterThanOrEqual(covered.length);
    for (const one of covered) {
      const own = one.name.replace(/^.*hermano |[,(].*$| almost.*$| (?:with|con) .*$/gu, '').trim();
      const inside = [...told.values()].find(({ name }) => name.includes(own));
      expect(inside && coloursOf(inside), one.name).toBe(coloursOf(one));
    }
  },
);

test('covers for cards stay light, and lighter on their way', () => {
  for (const setting of presetSettings) {
    const cover = drawCover({ setting, characters: ['fox'] }, 'id');
    expect(drawCover({ setting, characters: ['fox'] }, 'id', { width: 480, height: 360 }).length).toBeLessThan(24_500);
    expect(brotliCompressSync(cover).length, setting).toBeLessThan(4000);
  }
});

test('every badge is a small valid picture', () => {
  const badges = presetSettings.map((setting) => drawSettingBadge(setting));
  expect(new Set(badges).size).toBe(15);
  for (const svg of badges) expect(renderPng(svg, 48).length).toBeGreaterThan(100);
});

test('the mark is valid at any size', () => {
  for (const size of [16, 32, 180]) expect(renderPng(drawMark({ size }), size).length).toBeGreaterThan(50);
});

test.each([
  ['a magic school in the city', 'school'],
  ['la playa', 'beach'],
  ['a train that runs on moonlight', 'train'],
  ['la heladera', 'fridge'],
  ['my pocket', 'drawer'],
  ['the hospital', 'clinic'],
  ['El bosque encantado', 'forest'],
  ['bajo el mar', 'underwater'],
  ['outer space', 'space'],
  ['la granja del abuelo', 'farm'],
  ['mi habitación', 'bedroom'],
  ['Snowy village', 'snow'],
  ['somewhere nobody knows', 'sofa'],
  ['constructor', 'sofa'],
  ['Daddy’s tractor', 'farm'],
  ['la excavadora', 'city'],
])('%s is drawn as %s', (said, drawn) => {
  expect(placeFor(said).setting).toBe(placeFor(drawn).setting);
});
