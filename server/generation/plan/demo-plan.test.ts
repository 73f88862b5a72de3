import { expect, test } from 'vitest';
import type { StoryOptions } from '#domain/stories/options.ts';
import { planned } from '#sandbox/planner.ts';
import { dealFrom } from './deal.ts';
import { judgeStoryPlan } from './judge-story-plan.ts';

// A refused plan is dealt anew, and the second tale is not the one that fits the wish best.
test.each([
  [
    'english',
    'He bit his sister today because she licked his toy bus',
    ['Ezra', 'his baby sister Wren'],
    'the minivan',
  ],
  ['english', 'Mr Moo had to go in the washing machine', ['Hattie', 'Mr Moo the cow blanket'], 'our farm'],
  ['english', 'sharing', ['Noor', 'Grandpa Sam', 'fox'], 'the bus to nursery'],
  ['spanish', 'tomas perdio el partido y ya no quiere volver a jugar con sus amigos', ['tomas'], 'la cancha'],
  ['spanish', 'le salió un diente y anda de malas', ['Maite', 'dog'], 'garden'],
  ['spanish', 'Le da pena leer en voz alta porque se traba y los compañeros se ríen', ['Josué', 'lion'], 'mountain'],
  ['spanish', 'chao pañal', ['Simón'], 'la hamaca'],
  ['spanish', 'que su abuelito le enseñó a jugar dominó y ya le gana', ['Renata', 'su abuelo Chepe'], 'pirate'],
  ['spanish', 'talents', ['emilia y su gata pelusa'], 'el parque simon bolivar'],
] as const)('[GEN-18] the first plan of %s "%s" is the one that is told', (language, message, characters, setting) => {
  const options: StoryOptions = {
    ...{ language, message, setting, characters: [...characters] },
    ...{ ageGroup: 'preschool', length: 'short', tone: '', model: 'deepseek' },
  };
  const { plan } = planned(options, 'first');
  const whole = { looks: [], refrain: '', ...plan } as unknown as Parameters<typeof judgeStoryPlan>[0];
  expect(judgeStoryPlan(whole, options, dealFrom([], undefined, language), true)).toBeUndefined();
});
