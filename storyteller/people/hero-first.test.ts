import { expect, test } from 'vitest';
import { type StoryLanguage, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import { readAsked } from '../evening/asked.ts';
import { anEvening, everyTale, everyTelling } from '../testing.ts';
import { writeStory } from '../write.ts';
import { heroFirst } from './hero-first.ts';

test.each([
  [
    'english',
    ['Chidera', 'Ebuka'],
    'They are ring bearers on Saturday. Ebuka does not want to walk in front.',
    'Ebuka',
  ],
  ['english', ['Connor', 'Mikey'], 'Connor didn’t make the team and his best friend Mikey did', 'Connor'],
  ['english', ['Ana', 'Leo'], 'Ana is sad. Leo moved away', 'Ana'],
  ['english', ['Ana', 'Leo'], 'Leo moved to another town', 'Ana'],
  ['english', ['Ana', 'Leo'], 'Leo hits her when she wins', 'Ana'],
  ['english', ['Ana', 'Leo'], 'Leo hits Ana when she wins', 'Leo'],
  ['english', ['Sami', 'Nour'], 'Nour won’t give up her pacifier and Sami laughs at her', 'Nour'],
  ['english', ['Sami', 'Nour'], 'Nour bites when she is angry and Sami cries', 'Nour'],
  ['english', ['Sami', 'Nour'], 'Sami laughs at Nour because of her pacifier', 'Nour'],
  ['english', ['Sami', 'Nour'], 'today Nour is scared of the dark, Sami wants to sleep in her bed', 'Nour'],
  ['english', ['Ana', 'Grandpa Joe'], 'Grandpa Joe snores', 'Ana'],
  ['english', ['owl', 'fox'], 'fox is lost', 'owl'],
  ['english', ['lion', 'fox', 'Martina'], 'respect', 'Martina'],
  ['english', ['a bin lorry called Trevor', 'Stanley'], 'just bin lorries please', 'Stanley'],
  ['english', ['lion', 'Martina'], 'a lion who lost his roar', 'lion'],
  ['english', ['Sid the sloth', 'Nora'], 'a sloth enters a running race and its ok', 'Sid the sloth'],
  ['english', ['Sid the sloth', 'Nora'], 'she won’t share', 'Nora'],
  ['english', ['the pea family', 'Arlo'], 'peas rolling off the plate because Arlo says they are yucky', 'Arlo'],
  ['english', ['hen Dolly', 'Gracie'], 'dolly the hen sat on her boot', 'Gracie'],
  ['english', ['lion', 'Grandma Rosa'], 'respect', 'lion'],
  ['english', ['elephant', 'monkey', 'Jonas'], 'A new baby is coming', 'Jonas'],
  ['english', ['elephant', 'baby sister Alma', 'Jonas'], 'Alma was born two weeks ago', 'Jonas'],
  ['english', ['elephant', 'Alma'], 'Alma was born two weeks ago', 'elephant'],
  ['spanish', ['elephant', 'su hermanita Alma', 'Jonás'], 'Alma nació hace dos semanas', 'Jonás'],
  ['spanish', ['la empanada', 'Milo'], 'algo chistoso', 'Milo'],
  ['spanish', ['Pol', 'Naiara'], 'Los ponen en clases separadas. Naiara no quiere ir.', 'Naiara'],
  ['spanish', ['Pol', 'Naiara'], 'Naiara se muda a otra ciudad', 'Pol'],
  ['spanish', ['Pol', 'Naiara'], 'Naiara no lo deja jugar', 'Pol'],
  ['spanish', ['Sami', 'Nour'], 'Nour no quiere soltar su chupón y Sami se burla de ella', 'Nour'],
  ['spanish', ['Sami', 'Nour'], 'Nour muerde cuando se enoja y Sami llora', 'Nour'],
  ['spanish', ['Sami', 'Nour'], 'Nour le tiene miedo al perro del vecino y Sami quiere ayudarla', 'Nour'],
  ['spanish', ['Sami', 'Nour'], 'Nour le pega a su hermano', 'Nour'],
  ['spanish', ['Sami', 'Nour'], 'Sami se burla de Nour porque usa chupón', 'Nour'],
  ['spanish', ['Sofi', 'Mateo'], 'que vayan al mar y Mateo le pida perdon a su hermana', 'Mateo'],
  ['spanish', ['Sofi', 'Mateo'], 'q Mateo ya no le pegue a su hermana', 'Mateo'],
  ['spanish', ['Sofi', 'Mateo'], 'que Sofi y Mateo compartan', 'Sofi'],
  ['spanish', ['Mateo', 'Sofi'], 'quiero que Sofi deje de morder a Mateo', 'Sofi'],
  ['english', ['Mia', 'Leo'], 'they go to the beach and Leo says sorry to his sister', 'Leo'],
  ['english', ['Mia', 'Leo'], 'i want Leo to share', 'Leo'],
  ['english', ['Mia', 'Leo'], 'about Leo learning to wait', 'Leo'],
  ['english', ['Mia', 'Leo'], 'that Mia and Leo share', 'Mia'],
] as const)('[GEN-18] a note is about whom it speaks of: %s %s %s', (language, characters, message, hero) => {
  expect(heroFirst(characters, message, language)).toEqual([hero, ...characters.filter((one) => one !== hero)]);
});

test('[GEN-18] of two in one entry the one comes first of whom something is asked', () => {
  const asked = 'que Mateo le pida perdón a su hermana';
  expect(heroFirst(['Sofi y Mateo', 'Mamá'], asked, 'spanish')).toEqual(['Mateo', 'Sofi', 'Mamá']);
  expect(heroFirst(['Mateo y Sofi'], asked, 'spanish')).toEqual(['Mateo y Sofi']);
  expect(heroFirst(['Mateo, Sofi'], 'Sofi no quiere dormir y Mateo se ríe', 'spanish')).toEqual(['Sofi', 'Mateo']);
});

const told = (language: StoryLanguage, characters: string[], message: string) =>
  readAsked(
    storyOptionsSchema().parse({
      language,
      ageGroup: 'preschool',
      length: 'short',
      characters,
      message,
      setting: 'home',
    }),
  );

test('[GEN-18] the trouble is told of the child who has it, whoever was named first, and in small letters', () => {
  const chupon = 'nour no quiere soltar su chupon y sami se burla de ella';
  const { options } = told('spanish', ['sami, nour y su gato michi'], chupon);
  expect(options.characters[0]).toBe('Nour');
  const { text } = writeStory(told('spanish', ['Sami', 'Nour'], chupon).options, 'a');
  expect(text).toMatch(/Nour (?:usaba|hablaba|tenía|llevaba|dormía|no )/u);
  const laughs = told('english', ['Sami', 'Nour'], 'sami laughs at nour because she has a pacifier');
  expect(laughs.options.characters[0]).toBe('Nour');
  expect(laughs.wish.slots.told).toBe('Sami laughed at {hero full} because she had a pacifier.');
});

test.each([
  ['english', 'sami is scared of the dark since we moved, nour wants to sleep in his bed', 'dark'],
  ['english', 'sami won’t share and nour is afraid of dogs', 'sharing'],
  ['spanish', 'sami tiene miedo a la oscuridad, nour quiere dormir en su cama', 'dark'],
] as const)(
  '[GEN-18] of two wishes the first is the evening’s, and nothing of the second is told: %s %s',
  (language, message, about) => {
    const { wish, options } = told(language, ['Nour', 'Sami'], message);
    expect(options.characters).toEqual(['Sami', 'Nour']);
    expect(wish.worry ?? wish.message).toBe(about);
    expect(wish.slots.told ?? '').not.toMatch(/bed|cama|dogs|Nour/u);
  },
);

test.each([
  ['english', 'her plush bear biscuit', 'her plush bear Biscuit'],
  ['spanish', 'su llama de peluche copito', 'su llama de peluche Copito'],
  ['spanish', 'su perro rocky', 'su perro Rocky'],
  ['english', 'his dog Rocky, brown with floppy ears', 'his dog Rocky, brown with floppy ears'],
] as const)(
  '[GEN-18] who is only named in the message is a friend in the story: %s %s',
  (language, message, friend) => {
    const { options, wish } = told(language, ['Luana'], message);
    expect(options.characters).toEqual(['Luana', friend]);
    expect([wish.message, wish.isTrouble]).toEqual(['friendship', false]);
  },
);

test.each([
  ['english', 'her blue blanket'],
  ['english', 'her dog died'],
  ['english', 'her dog bit Max'],
  ['english', 'her trip to Paris'],
  ['spanish', 'su perrita murió'],
  ['spanish', 'su muñeca de trapo'],
] as const)('[GEN-18] what has no name, or more is said of, is nobody who comes: %s %s', (language, message) => {
  expect(told(language, ['Luana'], message).options).toMatchObject({ characters: ['Luana'], message });
});

test.each([
  ['english', 'our cat Smokey', 'Smokey was old and she died on Tuesday. He keeps asking when she is coming home.'],
  ['spanish', 'la gata Smokey', 'Smokey estaba viejita y se murió el martes. Pregunta cuándo vuelve.'],
] as const)('[GEN-18] who died is mourned and plays no part, in %s', (language, cat, message) => {
  const { text } = writeStory(
    storyOptionsSchema().parse({
      language,
      ageGroup: 'preschool',
      length: 'medium',
      characters: ['Declan', cat],
      setting: 'garden',
      message,
    }),
    'a',
  );
  expect(text).toContain('Smokey');
  expect(text).not.toMatch(/Smokey (?:said|asked|dijo|preguntó)|(?:said|asked|dijo|preguntó) Smokey/u);
  expect(text).not.toMatch(/Grandpa|abuelo/u);
});

test.each(storyLanguages)(
  '[GEN-18] a child with a name beside two animals is in every picture, in %s',
  (language) => {
    for (const seed of ['a', 'b', 'c']) {
      const { scenes } = writeStory(
        anEvening({ language, characters: ['elephant', 'monkey', 'Jonas'], length: 'long' }),
        seed,
      );
      for (const { characters, alt } of scenes) expect(characters, alt).toContain('Jonas');
    }
    const [without] = [...everyTelling(language, { characters: ['Jonas', 'fox'], places: ['forest'] })].flatMap(
      ({ story }) => story.scenes.filter(({ characters }) => !characters.includes('Jonas')),
    );
    expect(without).toBeUndefined();
  },
  everyTale.timeout,
);

test.each([
  ['que inventa un robot que hace la tarea', 'Facundo inventa un robot que hace la tarea'],
  ['se convierte en gigante por un día', 'Facundo se convierte en gigante por un día'],
  ['llora mucho en la noche', 'llora mucho en la noche'],
] as const)('[GEN-18] a plot that does not say whose it is is the child’s: %s', (message, read) => {
  const asked = readAsked(
    storyOptionsSchema().parse({
      language: 'spanish',
      length: 'short',
      characters: ['Facundo', 'Mili'],
      setting: 'garden',
      message,
    }),
  );
  expect(asked.options.message).toBe(read);
});
