import { expect, test } from 'vitest';
import { coverFacts } from './cover.ts';

test.each([
  ['Un frasco de oscuridad', '', 'park, night'],
  ['The Knight and the Rainbow', 'kindness', 'park'],
  ['The Lamp', 'she is afraid of the dark', 'park, night'],
  ['El paraguas', 'jugar aunque esté lloviendo', 'park, rain'],
  ['The Night of the Thunder', '', 'park, night, rain'],
  ['Truenos', 'una noche de tormenta', 'park, night, rain'],
])('a cover shows the night and the rain that a tale is about: %s, %s', (title, message, setting) => {
  expect(coverFacts({ setting: 'park', characters: ['fox'], title, message })).toEqual({
    setting,
    characters: ['fox'],
    about: `${title}. ${message}`,
  });
});

test('a story that has no title yet has the cover of its wish', () => {
  expect(coverFacts({ setting: 'forest', characters: ['Emilia'], message: 'la noche' }).setting).toBe('forest, night');
  expect(coverFacts({ setting: 'forest', characters: ['Emilia'] }).setting).toBe('forest');
});

test.each([
  ['All morning Hush the owl sat by the puddle.', 'day'],
  ['Una mañana Mateo encontró una caja.', 'day'],
  ['Fox found a hat.', 'dusk'],
  ['Every evening a wind came up, and by day there was none.', undefined],
  ['Toda la tarde jugaron, y al caer la noche seguían.', undefined],
])('a cover has the light in which its story begins: %s', (content, light) => {
  expect(coverFacts({ setting: 'park', characters: ['fox'], content }).light).toBe(light);
  expect(coverFacts({ setting: 'park', characters: ['fox'], content: `${'Hm. '.repeat(160)}${content}` }).light).toBe(
    'dusk',
  );
});
