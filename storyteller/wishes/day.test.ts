import { expect, test } from 'vitest';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import { writeStory } from '../write.ts';
import { dayOf, dayTold } from './day.ts';
import { toldSlots } from './told/narrate.ts';
import { readWish } from './wishes.ts';

test.for([
  [
    'english',
    'Making rotis together. Hers came out a funny shape today',
    'It had been a day for making rotis together. Hers came out a funny shape.',
  ],
  [
    'english',
    'Our first camping trip! We heard loons and saw so many stars',
    'It was the day of their first camping trip. They heard loons and saw so many stars.',
  ],
  [
    'english',
    'fell off seven times and then landed the trick',
    '{hero} fell off seven times and then landed the trick.',
  ],
  ['english', 'spins till he falls over laughing', '{hero} spun till he fell over laughing.'],
  ['english', 'she sings all day long', 'She sang all day long.'],
  ['spanish', 'da vueltas hasta que se cae de la risa', 'Dio vueltas hasta que se cayó de la risa.'],
  ['spanish', 'le canta a sus plantas', 'Le cantó a sus plantas.'],
  ['spanish', 'le taparon una muela y fue valiente', 'Le taparon una muela y fue valiente.'],
  [
    'spanish',
    'se cayó siete veces y a la octava le salió el truco',
    'Se cayó siete veces y a la octava le salió el truco.',
  ],
  ['spanish', 'se puso los zapatos solo, al revés pero solo', 'Se puso los zapatos solo, al revés pero solo.'],
  ['english', 'learned to ride her bike today 🚲', '{hero} learned to ride her bike.'],
  [
    'english',
    'Her kite got cut first thing today and she was very upset, then Dadi showed her how to tie a new one',
    'Her kite got cut first thing and she was very upset, then Dadi showed her how to tie a new one.',
  ],
  ['english', 'she put her face in the water today and we were so proud', 'She put her face in the water.'],
  ['english', 'she climbed to the very top today and we so proud', 'She climbed to the very top.'],
  [
    'english',
    'Our tent leaked and we all ended up laughing and playing cards in the car',
    'Their tent leaked and they all ended up laughing and playing cards in the car.',
  ],
  [
    'spanish',
    'las gallinas y los pollitos, hoy vio nacer uno',
    'Fue el día de las gallinas y los pollitos. Vio nacer uno.',
  ],
  ['spanish', 'hoy aprendió a andar en bici sin rueditas!', 'Aprendió a andar en bici sin rueditas.'],
  [
    'spanish',
    'Hoy hicieron una piñata y les quedó chueca pero se divirtieron mucho',
    'Hicieron una piñata y les quedó chueca pero se divirtieron mucho.',
  ],
  [
    'english',
    'dry all night three nights in a row, no more pull ups',
    '{hero} was dry all night three nights in a row, no more pull ups.',
  ],
  [
    'english',
    'She said her first sentence today: "more duck please"',
    'She said her first sentence: “more duck please”.',
  ],
  ['english', 'She called the big dog "the boss" today', 'She called the big dog “the boss”.'],
  ['english', 'her first full day of fasting', '{hero} had {hero their} first full day of fasting.'],
  ['english', 'first time using a real saw', '{hero} tried using a real saw for the first time.'],
  ['english', 'dry three nights in a row', '{hero} was dry for three nights in a row.'],
  [
    'spanish',
    'Hoy por fin anduvo en bici sin rueditas, se cayó dos veces y se volvió a subir',
    'Anduvo en bici sin rueditas, se cayó dos veces y se volvió a subir.',
  ],
  ['english', 'We saw the fireworks on the pier last night', 'They saw the fireworks on the pier.'],
  ['spanish', 'Hoy terminó el rompecabezas de cien piezas él solo', 'Terminó el rompecabezas de cien piezas él solo.'],
  [
    'spanish',
    'se fue la luz otra vez y jugamos con las linternas',
    'Se fue la luz otra vez y jugaron con las linternas.',
  ],
  ['spanish', 'hoy leyó su primer cuento completo', 'Leyó su primer cuento completo.'],
  ['spanish', 'fuimos al zoológico y nos reímos con los monos', 'Fueron al zoológico y se rieron con los monos.'],
  ['english', 'we flew a kite and it got stuck in the oak', 'They flew a kite and it got stuck in the oak.'],
  ['english', 'we had a barbecue and it rained', 'They had a barbecue and it rained.'],
  ['english', 'we went to the zoo today and an elephant sneezed', 'They went to the zoo and an elephant sneezed.'],
  ['english', 'She rode a pony today and it sneezed on her', 'She rode a pony and it sneezed on her.'],
  ['english', 'she wore her tutu to the bank', 'She wore her tutu to the bank.'],
  ['english', 'he said moo to the vicar', 'He said moo to the vicar.'],
  [
    'english',
    'our first time camping and a sheep looked into the tent',
    'It was their first time camping and a sheep looked into the tent.',
  ],
  [
    'english',
    'Feeding the ducks today and a swan chased daddy',
    'It was a day for feeding the ducks, and a swan chased daddy.',
  ],
  [
    'english',
    'she told the whole shop that daddy has no pants on',
    'She told the whole shop that daddy has no pants on.',
  ],
  ['english', 'he did a forward roll today and his shoe flew off', 'He did a forward roll and his shoe flew off.'],
] as const)('[GEN-18] a good day is told as the family tells it: %s, %s', ([language, note, told]) => {
  expect(dayTold(note, language)).toBe(told);
  expect(readWish(note, language)).toMatchObject({ isDay: true, worry: null, own: null, slots: { told } });
});

test.for([
  [
    'english',
    'Lighting the diyas with Nani and the cousins',
    'It had been a day for lighting the diyas with Nani and the cousins.',
  ],
  ['english', 'swinging so high', 'It had been a day for swinging so high.'],
  [
    'spanish',
    'saltar en los charcos con botas amarillas',
    'Había sido un día para saltar en los charcos con botas amarillas.',
  ],
] as const)('[GEN-18] what somebody only does is told as a day of it: %s, %s', ([language, note, told]) => {
  expect(dayTold(note, language)).toBeNull();
  expect(dayOf(note, language)).toBe(told);
  expect(readWish(note, language)).toMatchObject({ isDay: true, isTrouble: false, own: null, slots: { told } });
});

test.for([
  ['english', 'Being the youngest'],
  ['english', 'feeding oats to the ducks and one follows them home'],
  ['english', 'missing daddy'],
  ['english', 'baking bread without him'],
  ['english', 'flying (not scared!)'],
  ['spanish', 'dormir solo'],
  ['spanish', 'bailar sin pena'],
  ['spanish', 'jugar con el perro que vive enfrente'],
] as const)('[GEN-18] no such day is made of anything else: %s, %s', ([language, note]) => {
  expect(dayOf(note, language)).toBeNull();
});

test.for([
  ['english', 'He cried at nursery today and would not let go'],
  ['english', 'Her hamster died today but grandad hugged her'],
  ['english', 'Today he hit a boy but then he said sorry and gave him a hug'],
  ['english', 'A bear went to the moon and found a shoe'],
  ['english', 'sings at the table and won’t stop'],
  ['english', 'cuddles and love'],
  ['spanish', 'canta pero nadie la oye'],
  ['english', 'we went to the zoo and he got bitten'],
  ['english', 'we flew a kite and it broke and he cried'],
  ['english', 'we had a party and nobody came'],
  ['english', 'went to the park and a boy sat on her'],
  ['english', 'he wore his pyjamas to school and everyone stared'],
  ['english', 'he watched a film and it was too spooky'],
  ['english', 'we went to the beach and a dog ate her ice cream'],
  ['english', 'he wore his glasses to school and they laughed at him'],
  ['english', 'he told the teacher he has no friends'],
  ['english', 'Can you tell what I did today?'],
  ['english', 'She is obsessed with axolotls'],
  ['english', '<script> we went to the zoo today'],
  ['spanish', 'hoy perdieron el partido y se puso a llorar'],
  ['spanish', 'un oso que fue a la luna'],
] as const)('[GEN-18] what is no good day is not told as one: %s, %s', ([language, note]) => {
  expect(dayTold(note, language)).toBeNull();
});

test.for([
  ['english', 'mangoes and trains, his two favourite things', 'mangoes and trains'],
  ['english', 'He’s really into volcanoes at the moment', 'volcanoes'],
  ['english', 'she loves cows and knows all their names', 'cows'],
  ['english', 'he loves diggers and waves at the drivers every morning', 'diggers'],
  ['spanish', 'las vacas, las gallinas y el tractor', 'las vacas, las gallinas y el tractor'],
  ['english', 'wants to be a bus driver', 'buses'],
  ['english', 'he is mad about traffic cones', 'traffic cones'],
  ['english', 'loves to line up his boxes', 'boxes'],
  ['english', 'cant stop talking about bubbles', 'bubbles'],
  ['english', 'he only wants lamps', 'lamps'],
  ['english', 'she is bonkers about snails', 'snails'],
  ['english', 'she draws nothing but doors', 'doors'],
  ['english', 'all she ever draws is cats', 'cats'],
  ['english', 'wherever we go he looks for hydrants', 'hydrants'],
  ['english', 'he likes to watch the washing go round', 'washing'],
  ['english', 'every day it’s ambulances', 'ambulances'],
  ['english', 'tractors and the new calf', 'tractors and the new calf'],
  ['spanish', 'le encantan las vacas y darles de comer a las gallinas', 'las vacas'],
  ['spanish', 'está obsesionado con los planetas', 'los planetas'],
] as const)('[GEN-18] what a child loves above all is understood: %s, %s', ([language, note, love]) => {
  expect(readWish(note, language)).toMatchObject({ isLove: true, love, message: null });
});

test.for([
  ['english', 'knowing mummy still loves him'],
  ['english', 'he loves to help'],
  ['english', 'he only wants mummy'],
  ['english', 'he only wants chips'],
  ['english', 'loves to hit his sister'],
  ['spanish', 'que sepa que su mamá lo quiere'],
] as const)('[GEN-18] being loved is no such love: %s, %s', ([language, note]) => {
  expect(readWish(note, language).isLove).toBe(false);
});

test.for([
  ['english', 'We baked bread today and it came out like a hedgehog', 'it came out like a hedgehog', 'baked bread'],
  ['spanish', 'Hoy plantamos tomates con el abuelo', 'lantaron tomates con el abuelo', 'lantaron tomates'],
] as const)(
  '[GEN-18] a good day is in the story from the beginning to the bed: %s',
  ([language, message, early, late]) => {
    for (const length of ['short', 'long'] as const) {
      const options = storyOptionsSchema().parse({
        language,
        ageGroup: 'preschool',
        length,
        characters: ['Mara', 'Leo'],
        setting: 'garden',
        message,
      });
      const { paragraphs } = writeStory(options, message);
      const half = Math.floor(paragraphs.length / 2);
      expect(paragraphs.slice(0, 4).join(' ')).toContain(early);
      expect(paragraphs.slice(half).join(' ')).toContain(late);
    }
  },
);

test.for([
  ['english', 'she loves axolotls', 'axolotl'],
  ['spanish', 'le fascinan los ajolotes', 'ajolote'],
] as const)('[GEN-18] what the child loves runs through the story: %s', ([language, message, love]) => {
  const options = storyOptionsSchema().parse({
    language,
    ageGroup: 'elementary',
    length: 'medium',
    characters: ['Mara'],
    setting: 'forest',
    message,
  });
  expect(writeStory(options, message, { love: 'la luna' }).text.split(love).length).toBeGreaterThan(6);
});

test('[GEN-18] what a child does every week is told in the past, and what it loves is no verb', () => {
  expect(dayTold('She waves at the bin lorry every week and today they beeped back', 'english')).toBe(
    'She waved at the bin lorry every week and they beeped back.',
  );
  const { told, 'told I': spoken } = toldSlots('he loves trains and today he drove one', 'english');
  expect(told).toBe('{hero full} loved trains and today he drove one.');
  expect(spoken).toBe('I love trains and today I drove one.');
});

test('[GEN-18] a good day of what a glad tale is about gets that tale', () => {
  const plotOf = (language: 'english' | 'spanish', message: string) =>
    writeStory(
      storyOptionsSchema().parse({
        language,
        ageGroup: 'preschool',
        length: 'short',
        characters: ['Lena'],
        setting: 'home',
        message,
      }),
      'day',
    ).plan.plot;
  expect(plotOf('english', 'We saw a calf being born')).toMatch(/calf is born/);
  expect(plotOf('spanish', 'hoy hicimos pan con la abuela')).toMatch(/amasa por primera vez/);
  expect(plotOf('english', 'we went to the zoo today and saw a giraffe')).not.toMatch(/calf is born/);
});

test.for([
  ['Cruzó el río saltando piedras. Ni un calcetín mojado', 'Cruzó el río saltando piedras.'],
  [
    'Con los primos hicieron una orquesta de ollas. Él dirigía con el cucharón',
    'Con los primos hicieron una orquesta de ollas.',
  ],
])('[GEN-18] what is no name of a day does not name one: %s', ([typed = '', told]) => {
  expect(dayTold(typed, 'spanish')).toBe(told);
});
