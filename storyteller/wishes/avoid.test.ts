import { expect, test } from 'vitest';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import { writeStory } from '../write.ts';
import { withoutNarrower, withoutOrders } from './avoid.ts';

test.for([
  ['english', 'idk surprise me. NO dragons we did dragons all day', '', ['dragons']],
  [
    'english',
    'She bites when someone takes the shovel. Please no big lesson, she is two.',
    'She bites when someone takes the shovel.',
    [],
  ],
  [
    'english',
    'One umbrella nobody comes for. Not sad please, we have had a week.',
    'One umbrella nobody comes for.',
    [],
  ],
  ['english', 'he asks if the mixer has a mummy. thats it thats the story', 'he asks if the mixer has a mummy.', []],
  ['english', 'grandpas dog is slow. The dog must not die in the story please', 'grandpas dog is slow.', ['death']],
  [
    'english',
    'foster little one first week with us. pls dont say mum or forever. just a warm bed',
    'foster little one first week with us. just a warm bed',
    ['mum forever'],
  ],
  ['english', 'a digger, nothing loud please', 'a digger', []],
  ['english', 'They don’t say hello to her at school', 'They don’t say hello to her at school', []],
  ['spanish', 'Se va su papá. No digas papá ni divorcio, por favor.', 'Se va su papá.', ['papá divorcio']],
  ['english', 'anything but princesses', '', ['princesses']],
  ['english', 'lost his tooth, make it funny', 'lost his tooth', []],
  ['english', 'new school, no friends yet', 'new school, no friends yet', []],
  ['english', '4th place, no medal, wants to stop', '4th place, no medal, wants to stop', []],
  ['english', 'Nobody saved her a seat', 'Nobody saved her a seat', []],
  ['spanish', 'El perro está viejo. Que NO se muera en el cuento, por favor.', 'El perro está viejo.', ['muerte']],
  ['spanish', 'dice que me odia. que salgan robots y que no sea regaño', 'dice que me odia. que salgan robots', []],
  ['spanish', 'Solo animales. Mi hija no aguanta.', 'Mi hija no aguanta.', []],
  ['spanish', 'lo que sea pero con tren', 'con tren', []],
  ['spanish', 'Sorpréndannos. Uno pide un camión.', 'Uno pide un camión.', []],
  ['spanish', 'nada de brujas, que sueña feo', 'que sueña feo', ['brujas']],
  ['spanish', 'que sea chistoso. no suelta la tablet', 'no suelta la tablet', []],
  ['spanish', 'se quedó sin recreo y sin amigos', 'se quedó sin recreo y sin amigos', []],
] as const)(
  '[GEN-18] what is said to the storyteller is understood and not told, in %s: %s',
  ([language, typed, message, avoid]) => {
    expect(withoutOrders(typed, language)).toEqual({ message, avoid });
  },
);

test.for([
  ['english', 'NO dragons we did dragons all day', /dragon/iu],
  ['spanish', 'sin dragones por favor', /drag[oó]n/iu],
] as const)('[GEN-18] what the parent leaves out is in no story, in %s', ([language, message, named]) => {
  const options = storyOptionsSchema().parse({
    language,
    characters: ['Ana'],
    setting: 'home',
    message,
    length: 'short',
  });
  for (let seed = 0; seed < 4; seed++) expect(writeStory(options, `spared ${seed}`).text).not.toMatch(named);
});

test('[GEN-18] what only narrows the subject of a wish leaves no tale of it out', () => {
  const storm = 'le asustan los truenos y hay tormenta toda la semana';
  expect(withoutNarrower(['rayos que caen cerca', 'incendios'], storm)).toEqual(['incendios']);
  expect(withoutNarrower(['truenos'], storm)).toEqual(['truenos']);
  expect(withoutNarrower(['rayos que caen cerca'], 'perdió su oso')).toEqual(['rayos que caen cerca']);
});

test('[GEN-18] who asked a question is not what it is about', () => {
  const asked = 'why do stars come out only at night, he asked dadaji';
  expect(withoutOrders(asked, 'english').message).toBe('why do stars come out only at night');
  expect(withoutOrders('she asked dadaji for a story, he was glad', 'english').message).toMatch(/glad$/u);
});
