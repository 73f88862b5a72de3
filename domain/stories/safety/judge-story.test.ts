import { describe, expect, test } from 'vitest';
import { judgeStory, textFault } from './judge-story.ts';
import { createStoryGuard } from './story-guard.ts';

const english = 'The little fox was tired and the moon was in the window of her house. ';
const spanish = 'La pequeña zorra estaba cansada y la luna se asomó a la ventana de su casa. ';
const options = { language: 'english', ageGroup: 'toddler', length: 'short' } as const;
const story = (sentence: string, words = 600) => {
  const each = sentence.trim().split(' ').length;
  return `**The Fox**\n\n${sentence.repeat(Math.ceil(words / each))}`;
};

describe('[P29] the whole story', () => {
  test('is fine when it is what was asked for', () => {
    expect(judgeStory(story(english), options)).toBe('fine');
    expect(judgeStory(story(spanish), { ...options, language: 'spanish' })).toBe('fine');
  });

  test.each([
    ['a forbidden word in its last sentence', `${story(english)} Then he killed the owl.`, 'violence'],
    ['a weapon of today', `${story(english)} The fox had a machine gun.`, 'violence'],
    ['far too few words', story(english, 120), 'too_short'],
    ['far too many words', story(english, 2100), 'too_long'],
    ['the other language', story(spanish), 'language'],
    ['a telephone number', `${story(english)} Call 555-123-4567.`, 'contact'],
    ['a house', `${story(english)} He lived at 12 Old Oak Street.`, 'contact'],
    ['a web address', `${story(english)} See www.fox.com.`, 'contact'],
    ['the marks of the request', `${story(english)} <story_request>`, 'leak'],
    ['words of a model about itself', `${story(english)} As an AI, I hope you liked it.`, 'leak'],
    ['the same in Spanish', `${story(english)} Como modelo de lenguaje, no puedo.`, 'leak'],
  ])('is refused for %s', (_, text, reason) => {
    expect(judgeStory(text, options)).toEqual({ reason });
  });

  test.each([
    ['english', 'Der kleine Fuchs war müde und der Mond stand in dem Fenster von seinem Haus. '],
    ['english', 'Mały lis był już bardzo zmęczony i nie było go w domu, a noc była za oknem. '],
    ['english', 'De kleine vos was moe en de maan stond in het raam van haar huis. '],
    ['spanish', 'A pequena raposa estava cansada e a lua apareceu na janela de sua casa, mas não era tarde. '],
    ['spanish', 'La piccola volpe era stanca e la luna si affacciò alla finestra della sua casa, ma non era tardi. '],
    ['spanish', 'Le petit renard était fatigué et la lune était dans la fenêtre de sa maison. '],
    ['spanish', 'La guineu petita estava cansada i la lluna era a la finestra de la seva casa, però no era tard. '],
  ] as const)('is refused where %s was asked for: %s', (language, sentence) => {
    expect(judgeStory(story(sentence), { ...options, language })).toEqual({ reason: 'language' });
  });

  test('may hold a water pistol and a short line in the other language', () => {
    expect(
      judgeStory(`${story(english)} «Buenas noches a la luna», said the owl with the water pistol.`, options),
    ).toBe('fine');
  });
});

describe('a word of the kitchen that is a weapon in the other language', () => {
  test.each([
    'Empezó a revolver la sopa con una cuchara.',
    'Volvió a revolver entre sus cosas.',
    'Sin revolver nada, sacó la pelota.',
    'Le gusta revolver y revolver.',
  ])('[P29] is told: %s', (sentence) => expect(textFault(sentence, false)).toBeUndefined());

  test.each([
    'He had a revolver in his hand.',
    'The old revolver shone.',
    'Sacó el revólver.',
    'Two revolvers lay there.',
  ])('[P29] is no word of a story where it is one: %s', (sentence) =>
    expect(textFault(sentence, false)).toBe('violence'),
  );
});

describe('an accepted wish', () => {
  const wishes = { characters: ['Shotgun', 'Kike'], setting: 'the machine gun museum', message: 'a killer whale' };
  const told = (sentence: string) => textFault(`The night was calm. ${sentence} All was well.`, false, wishes);

  test.each([
    'Shotgun the dog ran home.',
    'They met in the machine gun museum.',
    'Kike laughed.',
    'A killer whale came by.',
  ])('[P29] is not cut for its own words: %s', (sentence) => {
    expect(told(sentence)).toBeUndefined();
    const guard = createStoryGuard(false, wishes);
    expect(guard.push(`${sentence} `) + guard.end()).toBe(`${sentence} `);
  });

  test.each([
    'A killer came by.',
    'He had a handgun.',
    'The machine guns fired.',
    'As an AI language model, I cannot.',
  ])('[P29] excuses nothing else: %s', (sentence) => expect(told(sentence)).toBeDefined());

  test('[P29] excuses nothing where it would not have been accepted, nor what a model gives itself away by', () => {
    expect(textFault('He was a killer.', false, { message: 'a killer' })).toBeDefined();
    const leak = 'as an AI language model';
    expect(textFault(`I say this ${leak}.`, false, { message: leak })).toBe('leak');
  });
});

test('[P29] what a picture shows is judged without a length', () => {
  expect(textFault('A fox sleeps under a lamp.')).toBeUndefined();
  expect(textFault('A fox with a bloody knife.')).toBe('blood');
});
