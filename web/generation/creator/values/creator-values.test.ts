import { expect, test } from 'vitest';
import type { Family } from '#domain/identity/family.ts';
import { storyLanguageFor } from '#domain/stories/language-tag.ts';
import {
  creatorDefaults,
  faceOf,
  fittingCharacter,
  missingFields,
  toStoryOptions,
  withCharacter,
  withNicknames,
} from './creator-values.ts';

const filled = { ...creatorDefaults, characters: ['fox'], setting: 'forest', message: 'sharing' };

test('[CREATE-07] [CREATE-11] [CREATE-18] the form starts at medium, preschool and text only', () => {
  expect(creatorDefaults).toMatchObject({ length: 'medium', ageGroup: 'preschool', model: 'deepseek' });
});

test('[CREATE-10] the story language follows the interface until one is picked', () => {
  expect(toStoryOptions(filled, 'es').language).toBe('spanish');
  expect(toStoryOptions(filled, 'en').language).toBe('english');
  expect(toStoryOptions({ ...filled, language: 'english' }, 'es').language).toBe('english');
  expect(storyLanguageFor('es')).toBe('spanish');
});

test('[CREATE-38] the options carry the tone playful', () => {
  expect(toStoryOptions(filled, 'en').tone).toBe('playful');
});

test('[CREATE-19] with illustrations the story is for gemini, in words alone for deepseek', () => {
  expect(toStoryOptions({ ...filled, model: 'gemini' }, 'en').model).toBe('gemini');
  expect(toStoryOptions(filled, 'en').model).toBe('deepseek');
});

test('[CREATE-15] of a character nothing is lost that has room as a name or as the look behind it', () => {
  const typed = 'Valentina, una niña con lentes que va en silla de ruedas';
  expect(fittingCharacter(typed)).toBe(typed);
  expect(fittingCharacter('a most old and kind dragon with green wings and a long tail')).toBe(
    'a most old and kind dragon with green wings and a, long tail',
  );
  expect(fittingCharacter('x'.repeat(60))).toHaveLength(50);
  const long = fittingCharacter(`${'x'.repeat(60)}, ${'y'.repeat(90)}`);
  expect(long).toHaveLength(132);
  for (const character of [long, fittingCharacter(`${'wings '.repeat(30)}`)])
    expect(toStoryOptions({ ...filled, characters: [character] }, 'en').characters).toEqual([character]);
});

test('[CREATE-22] [CREATE-23] names are trimmed, and blank ones are not added', () => {
  expect(withCharacter([], '  Luna ')).toEqual(['Luna']);
  const before = ['Luna'];
  expect(withCharacter(before, '   ')).toBe(before);
});

test('[CREATE-24] [CREATE-25] a character that is there already is not added again, whatever its case', () => {
  const before = ['fox'];
  expect(withCharacter(before, 'fox')).toBe(before);
  expect(withCharacter(before, 'Fox ')).toBe(before);
});

test('[CREATE-26] [CREATE-27] [CREATE-28] message, characters and setting must be filled', () => {
  expect(missingFields(creatorDefaults)).toEqual(['characters', 'setting', 'message']);
  expect(missingFields(filled)).toEqual([]);
});

test('[CREATE-29] text made only of spaces counts as blank', () => {
  expect(missingFields({ ...filled, setting: '   ', message: '\n \t' })).toEqual(['setting', 'message']);
});

test('a story is told with the pronouns of those of the family who are in it, and of nobody else', () => {
  const child = { id: '1', ageGroup: 'preschool', likes: [], avoid: [], look: '' } as const;
  const family = {
    children: [
      { ...child, likes: [], avoid: [], nickname: 'Bean', pronoun: 'they' as const },
      { ...child, likes: [], avoid: [], nickname: 'Pea', pronoun: 'she' as const },
    ],
    cast: [
      { id: '2', name: 'Pip', look: 'blue dragon', pronoun: 'he' as const },
      { id: '3', name: 'Dot', look: '', pronoun: null },
    ],
  };
  const told = (characters: string[]) => toStoryOptions({ ...filled, characters }, 'en', family).pronouns;
  expect(told(['bean', 'Pip, blue dragon', 'Dot'])).toEqual({ Bean: 'they', Pip: 'he' });
  expect(told(['Beanie', 'Dot'])).toBeUndefined();
  expect(toStoryOptions(filled, 'en').pronouns).toBeUndefined();
});

test('[CREATE-15] a face has the look and the pronoun that the pictures of the story would have', () => {
  const child = { id: '1', ageGroup: 'preschool', likes: [], avoid: [] } as const;
  const family: Family = {
    children: [{ ...child, likes: [], avoid: [], nickname: 'vale', look: 'trenzas', pronoun: 'she' }],
    cast: [{ id: '2', name: 'Pip', look: 'Blue dragon', pronoun: 'he' }],
  };
  expect(faceOf('vale', family)).toEqual({ character: 'vale', look: 'trenzas', pronoun: 'she' });
  expect(faceOf('Pip, Blue dragon', family)).toEqual({ character: 'Pip', look: 'Blue dragon', pronoun: 'he' });
  expect(faceOf('Pip', family)).toEqual({ character: 'Pip', pronoun: 'he' });
  expect(faceOf('Ana', family)).toEqual({ character: 'Ana' });
});

test('[ILLUS-01] a child is told with the look of its profile, and stands in the form by its nickname alone', () => {
  const child = { id: '1', ageGroup: 'preschool', pronoun: null } as const;
  const family: Family = {
    children: [
      { ...child, likes: [], avoid: [], nickname: 'Bean', look: 'black curls, glasses' },
      { ...child, likes: [], avoid: [], nickname: 'Pea', look: '' },
    ],
    cast: [{ id: '2', name: 'Bean', look: 'tin robot', pronoun: null }],
  };
  const told = (characters: string[]) => toStoryOptions({ ...filled, characters }, 'en', family).characters;
  expect(told(['bean', 'Pea', 'owl'])).toEqual(['bean, black curls, glasses', 'Pea', 'owl']);
  expect(told(['Bean, tin robot'])).toEqual(['Bean, tin robot']);
  // An earlier story has the looks of that time.
  expect(withNicknames(['Bean, short hair', 'Pea', 'Bean', 'owl, old'], family)).toEqual(['Bean', 'Pea', 'owl, old']);
  expect(withNicknames(['Bean, tin robot', 'Beanie'], family)).toEqual(['Bean, tin robot', 'Beanie']);
  expect(withNicknames(['Bean, Pea y su robot Tin'], family)).toEqual(['Bean', 'Pea', 'su robot Tin']);
  // A saved story writes a friend with the capitals that it was told with.
  expect(withNicknames(['BEAN, tin robot'], family)).toEqual(['Bean, tin robot']);
});

test('[ILLUS-01, GEN-18] a child whose name was typed brings its look and what is left out, also in another form or beside a sister', () => {
  const child = { ageGroup: 'preschool', pronoun: null, likes: [] } as const;
  const family: Family = {
    children: [
      { ...child, likes: [], id: '1', nickname: 'sofi', avoid: ['arañas'], look: 'pelo largo' },
      { ...child, likes: [], id: '2', nickname: 'Leo', avoid: ['la oscuridad'], look: '' },
    ],
    cast: [],
  };
  const told = (characters: string[], avoid?: string[]) => {
    const { characters: people, avoid: left } = toStoryOptions({ ...filled, characters, avoid }, 'es', family);
    return [people, left];
  };
  expect(told(['Sofía'])).toEqual([['Sofía, pelo largo'], ['arañas']]);
  expect(told(['sofi y leo'], ['perros'])).toEqual([
    ['sofi, pelo largo', 'Leo'],
    ['perros', 'arañas', 'la oscuridad'],
  ]);
  expect(told(['sofi de 7, la perrita canela'])).toEqual([['sofi de 7, la perrita canela'], ['arañas']]);
  expect(told(['Leonardo', 'Sol'])).toEqual([['Leonardo', 'Sol'], undefined]);
});
