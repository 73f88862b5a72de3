import type { PresetCharacter } from '#domain/stories/options.ts';

/** The names of the preset animals in a Spanish plan. */
export const spanishNames: Record<PresetCharacter, string> = {
  cat: 'gato',
  dog: 'perro',
  owl: 'búho',
  rabbit: 'conejo',
  lion: 'león',
  squirrel: 'ardilla',
  chipmunk: 'ardilla',
  elephant: 'elefante',
  giraffe: 'jirafa',
  ladybug: 'mariquita',
  fox: 'zorro',
  unicorn: 'unicornio',
  zebra: 'cebra',
  alligator: 'caimán',
  monkey: 'mono',
};
