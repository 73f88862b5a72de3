import { expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { wellSpelt } from '../../evening/spelling.ts';
import { toldSlots } from './narrate.ts';

const told = (typed: string, language: StoryLanguage) => toldSlots(wellSpelt(typed, language), language).told;

test.for([
  ['three bears live under her bed', 'Three bears lived under {hero}’s bed.'],
  [
    'got glasses monday & hides them in his lunchbox cuz a kid said bug eyes',
    '{hero full} got glasses on Monday and hid them in his lunchbox because a kid said bug eyes.',
  ],
  [
    'dad drives trucks gone til friday. she wants to know what he does when its dark',
    '{hero}’s dad drove trucks and was gone until Friday. She wanted to know what he did when it was dark.',
  ],
  [
    'baby sister comes home tmrw. he said put it back',
    '{hero}’s baby sister was coming home the next day. He said to put it back.',
  ],
  ['Whatever she needs is always at the other house.', 'Whatever {hero} needed was always at the other house.'],
  [
    'Only eats white food. Rice, milk, bread. Loves to cook for everyone else though!',
    '{hero full} only ate white food. {hero full} loved to cook for everyone else.',
  ],
  ['he thinks theres a monster in the wardrobe', '{hero full} thought there was a monster in the wardrobe.'],
  ['hamster died while he was at camp. he is mad at me', '{hero}’s hamster died while he was at camp.'],
  [
    'She bites at daycare when someone takes the shovel. She is two.',
    '{hero full} bit at daycare when someone took the shovel.',
  ],
  [
    'she thinks the half moon is broken. crys every nite',
    '{hero full} thought the half moon was broken. {hero full} cried every night.',
  ],
  [
    'still wets the bed at 7, not his fault. sleepover next wk & he wants to cancel',
    'There was a sleepover the next week and {hero} wanted to cancel.',
  ],
  [
    'guinea pig died while she was at nans. she didnt see it',
    '{hero}’s guinea pig died while she was at {hero their} nan’s. She did not see it.',
  ],
  [
    'big brother starts school next wk and she thinks he wont come back',
    '{hero}’s big brother was starting school the next week and she thought he would not come back.',
  ],
  ['he is FOUR and will NOT let go of the balloon', '{hero full} was four and would not let go of the balloon.'],
  ['Plays alone at recess. Says she likes it.', '{hero full} played alone at recess. {hero full} said she liked it.'],
  ['cried at the gate. It was over in 15 mins', '{hero full} cried at the gate.'],
  ['her koala has to be buckled in', '{hero}’s koala had to be buckled in.'],
  [
    'Hates being looked at, pulls her beanie down',
    '{hero full} could not stand being looked at, pulled her beanie down.',
  ],
])('[GEN-18] a note is told in whole sentences that can be read aloud: %s', ([typed = '', said]) => {
  expect(told(typed, 'english')).toBe(said);
});

test.for(['My two compare who gets more minutes', 'works in another city mon to fri, she is angry when he comes'])(
  '[GEN-18] nothing is told with the child’s mouth of whom it is not said: %s',
  (typed) => expect(toldSlots(typed, 'english')['told I']).toBeUndefined(),
);

test.for([
  [
    'llora con la tabla del 7 y del 8 dice q es burra y no lo es',
    '{hero full} lloraba con la tabla del siete y del ocho. Decía que era burra y no lo era.',
  ],
  [
    'es arquero y le metieron 7 el sabado, no quiere volver mas',
    '{hero full} era arquero y le metieron siete el sábado. No quería volver más.',
  ],
  [
    'Concurso de poesía el viernes y se le olvida siempre el mismo verso.',
    'Había concurso de poesía el viernes y {a hero full} se le olvidaba siempre el mismo verso.',
  ],
  [
    'El perro está viejo y ya no sube las escaleras.',
    'El perro {de hero full} estaba viejo y ya no subía las escaleras.',
  ],
  [
    'le tiene terror a la licuadora pero le encanta el licuado jaja',
    '{hero full} tenía terror a la licuadora pero le encantaba el licuado.',
  ],
  [
    'Quería ser sirena este verano y tiene el brazo enyesado',
    '{hero full} quería ser sirena este verano y tenía el brazo enyesado.',
  ],
  ['Mi hija no aguanta ni que termine el microondas.', '{hero full} no aguantaba ni que terminara el microondas.'],
  ['NO quiere cortarse el pelo NUNCA', '{hero full} no quería cortarse el pelo nunca.'],
  [
    'Examen de matemáticas el jueves y se le borra todo',
    'Había examen de matemáticas el jueves y {a hero full} se le borraba todo.',
  ],
  [
    'pelea con la mesa del 6 y del 9 dice que es tonto',
    '{hero full} peleaba con la mesa del seis y del nueve. Decía que era tonto.',
  ],
  ['se queja de que será el último', '{hero full} se quejaba de que sería el último.'],
  ['no quiere ir mas a natacion', '{hero full} no quería ir más a natación.'],
])('[GEN-18] a Spanish note is told in whole sentences that can be read aloud: %s', ([typed = '', said]) => {
  expect(told(typed, 'spanish')).toBe(said);
});

test.for(['El cuarto viejo ya está vacío y hace eco', 'limpieza dental el viernes y no quiere oír hablar'])(
  '[GEN-18] where it is not sure who does what, a story says only that there is a trouble: %s',
  (typed) => {
    expect(told(typed, 'spanish')).toBe('{hero full} traía una pena, y no se le quitaba.');
  },
);

test.for([
  ['Lleva la cuenta con piedritas', 'Llevo la cuenta con piedritas.'],
  ['Mamá está enferma y pasa el día en cama', undefined],
  ['Mamá se va y la extraña', 'Mi mamá se va y la extraño.'],
])('[GEN-18] the child says what is its own and nobody else’s: %s', ([typed = '', said]) => {
  expect(toldSlots(typed, 'spanish')['told I']).toBe(said);
});

test.for([
  ['english', 'she hates having her hair washed'],
  ['english', 'wont eat anything green'],
  ['english', 'nobody wanted to play with him at break today'],
  ['spanish', 'no le gusta que le laven el pelo, llora mucho con el agua en los ojos'],
  ['spanish', 'en el recreo nadie juega con él'],
] as const)('[GEN-18] in %s a note that can be read aloud at once opens a tale about it: %s', ([language, typed]) =>
  expect(toldSlots(typed, language).clear).toBeTruthy(),
);

test.for([
  // Two sentences with nothing between them, and a hope.
  ['english', 'missed a penalty and is so upset, its ok to lose'],
  // Another verb that stayed in the present.
  ['english', 'reads with her finger under each word and the boy behind her sniggers'],
  ['english', 'worried that the polar bears have no ice left'],
  ['english', 'sad today doesnt know why'],
  // What nobody has said is "them".
  ['english', 'doesn’t want to wear them'],
  // The parent who writes has no part in the story.
  ['spanish', 'Está en adaptación y le cuesta soltarme.'],
  ['spanish', 'mi nena no quiere venir conmigo'],
  // It is the child's first, and not the child.
  ['spanish', 'Fue el cumpleaños de la abuela y le tiró el confeti en la sopa'],
] as const)('[GEN-18] in %s a note that nobody would read aloud so opens no tale: %s', ([language, typed]) =>
  expect(toldSlots(typed, language).clear).toBeUndefined(),
);
