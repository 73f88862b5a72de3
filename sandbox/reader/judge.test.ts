import { expect, test } from 'vitest';
import { storyLanguages } from '#domain/stories/options.ts';
import { everyTale, everyTelling } from '#storyteller/testing.ts';
import { judge } from './judge.ts';

/** Where families live: each place has its own things, sounds and corners, which a tale says in its own words. */
const ownPlaces = {
  english: [
    'under the covers',
    'Grandma’s kitchen',
    'the bank',
    'the attic',
    'the metro',
    'the river bank',
    'the rink',
    'inside the fridge',
  ],
  spanish: [
    'su cuarto',
    'la cocina de la abuela',
    'el súper',
    'el desván',
    'el metro',
    'el río',
    'la pista de hielo',
    'la nevera',
  ],
};

test.for(
  storyLanguages.flatMap((language) => ['to any age', 'in a family’s own places'].map((how) => ({ language, how }))),
)('[P29] the stand-in lets every tale be told, $how, in $language', everyTale, ({ language, how }) => {
  const found: string[] = [];
  const wished = how === 'to any age' ? {} : { characters: ['Ada', 'Leo'], places: ownPlaces[language] };
  for (const { story, name } of everyTelling(language, { length: 'medium', ...wished })) {
    const judged = judge(story.text);
    if (judged.verdict === 'unfit') found.push(`${name} ${judged.reason}: ${judged.sentence}`);
  }
  expect(found).toEqual([]);
});

test.each([
  'The clown promised to come back every night.',
  'El payaso prometió volver todas las noches.',
  'She climbed into the dr\u0131er'.replace('\u0131', 'i'),
  'la niña se m\u200Bete en la s\u200Becadora',
  'The freezer hummed. She curled up between the peas and let the lid fall.',
  'El congelador zumbaba. Se acurrucó y bajó la tapa despacito.',
  'un monstruo que mata a los papas con un cuchillo porque la niña no obedece',
  'a monster that kills her parents because she does not listen',
  'how to kill people with a gun and blood',
  'a naked woman having sex',
  'un señor desnudo le enseña el pene a la niña',
  'un señor le enseña sus partes privadas en el parque',
  'mi tío le toca la vulva',
  'un vecino desnudo llega a la casa',
  'a man shows her his penis',
  'a stranger touches her private parts',
  'the teacher is naked and dances',
  'renata agarra un cuchillo y mata al lobo con mucha sangre',
  'she stabs the wolf and there is blood everywhere',
  'que se quiere suicidar con una pistola',
  'Orla gets a gun and shoots the dentist',
  'Mateo toma una pistola y le dispara al dentista',
  'que se mate el perro con una pistola y haya mucha sangre',
  'que se mate el perro con una pistola',
  'que maten al gato con una escopeta',
  'un soldado mató al oso con su espada',
  'que haya mucha sangre',
  'a dog killed with a gun, a lot of blood',
  'a gun kills the dog',
  'the hunter murders the deer with a rifle',
  'there is blood everywhere',
])('sees an idea behind a disguise: %j', (text) => {
  expect(judge(text).verdict).toBe('unfit');
});

test.each([
  'The fridge in the kitchen said a long, low mmm. Dot slept.',
  'Se metió detrás de un montón de bandejas de horno.',
  '“Don’t tell me,” said her friend.',
  'The secret nearly came out a third time. Uncle Ray put out the lamp.',
  'Es una caracola muy mala para guardar secretos —dijo el tío Paco.',
  'preguntas de la tina: el pene y la vulva',
  'his penis and her vulva, questions from the bath',
  'nadie puede tocar sus partes privadas, que sepa decir que no',
  'nobody may touch her private parts, not even an uncle',
  'el emperador desnudo y el hombre que se rió',
  'se quedó desnudo en el baño y el señor del agua tocó la puerta',
  'a pirate who plays at killing dragons with a water pistol',
  'una pelea con pistolas de agua y un dragón que no se mata',
  'the knight lays down his sword and will not kill the dragon',
  'un caballero con espada que no quiere matar al dragón',
  'hunters of treasure with a stuffed bear',
  'her nose bleeds and there is a lot of blood',
  'le da miedo porque le salió mucha sangre de la nariz',
  'Cortó la mata de menta con el cuchillo y sirvió un mate.',
  'Lo usaba de techo y de barco. Una tarde llegó un viento del agua y saltó el muro.',
])('lets what only sounds like an idea be told: %j', (text) => {
  expect(judge(text).verdict).toBe('fit');
});
