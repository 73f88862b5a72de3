import type { PresetCharacter, StoryLanguage } from '#domain/stories/options.ts';

const spanish: Record<PresetCharacter, string> = {
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

/** What a preset animal is called in a plan. */
export const animalNames: Record<StoryLanguage, (animal: PresetCharacter) => string> = {
  english: (animal) => animal,
  spanish: (animal) => spanish[animal],
};

/** The same with its article: "the owl", "la jirafa". */
export const theAnimal: Record<StoryLanguage, (animal: PresetCharacter) => string> = {
  english: (animal) => `the ${animal}`,
  spanish: (animal) => `${spanish[animal].endsWith('a') ? 'la' : 'el'} ${spanish[animal]}`,
};
