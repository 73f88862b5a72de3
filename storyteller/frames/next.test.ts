import { expect, test } from 'vitest';
import { anEvening } from '../testing.ts';
import { writeStory } from '../write.ts';

const told = (language: 'english' | 'spanish', message: string, characters: string[]) =>
  writeStory(anEvening({ language, characters, message }), 'next');

test('[GEN-18] whose idea the next chapter is plays its hero and has the idea in it', () => {
  const spanish = told('spanish', 'Esta vez la idea es de Lucía', ['Mateo', 'Lucía']);
  expect(spanish.plan.roles[0]?.name).toBe('Lucía');
  expect(spanish.text).toContain('Esta vez la idea era de Lucía.');
  expect(spanish.text).toContain('—Fue buena tu idea —dijo Mateo.');
  const english = told('english', 'This time it is Lucy who has the idea', ['Max', 'Lucy']);
  expect(english.plan.roles[0]?.name).toBe('Lucy');
  expect(english.text).toMatch(/This time it was Lucy who had the idea|“Mine,” said Lucy/);
  const cat = told('spanish', 'Esta vez la idea es del gato', ['Mateo', 'cat']);
  expect(cat.text).toContain('—Te toca —dijo Mateo.');
  const elder = told('spanish', 'Esta vez la idea es de la abuela Rosa', ['Mateo', 'abuela Rosa']);
  expect(elder.text).toMatch(/la idea era de la abuela Rosa|—A mí —dijo la abuela Rosa/);
});

test.each([
  ['spanish', 'Qué pasó con el paraguas después de aquella noche', 'l paraguas', 'el paraguas'],
  ['spanish', 'Vuelve la hormiga Mínima y necesita ayuda', 'volvió la hormiga Mínima', 'dijo la hormiga Mínima'],
  ['spanish', 'De vuelta en el bosque, donde esta noche algo cambió', 'De vuelta en el bosque', 'qué había cambiado'],
  ['spanish', 'Mateo oye de noche un ruido que nadie conoce', 'Mateo había oído un ruido', 'Ahí está el ruido'],
  ['spanish', 'Alguien nuevo se queda a dormir una noche', 'alguien nuevo', 'Púa ya dormía'],
  ['spanish', 'Mateo quiere dar las gracias y no sabe cómo', 'dar las gracias', ''],
  ['english', 'What became of the spyglass after that night', 'the spyglass', 'tell me about the spyglass'],
  ['english', 'Copper the ant comes back and needs help', 'Copper the ant came back', 'That help'],
  [
    'spanish',
    'Vuelve la hormiga Mínima y se queda hasta que se apague la luz',
    'volvió la hormiga Mínima',
    'Ya me dormí',
  ],
  ['english', 'Copper the ant comes back and stays until the light is out', 'Copper the ant came back', 'I’m asleep'],
  ['english', 'Back in the forest, where something is different tonight', 'Back in the forest', 'what was different'],
  ['english', 'Max hears a sound at night that nobody knows', 'Max had heard a sound', 'That’s the sound'],
  ['english', 'Somebody new comes to stay for one night', 'Somebody new had come', 'Burr was asleep'],
  ['english', 'Max wants to thank somebody and does not know how', 'thank somebody', ''],
  ['spanish', 'Llega la abuela Rosa', 'la abuela Rosa', ''],
  ['spanish', 'Vuelve Pimienta', 'Pimienta', ''],
  ['english', 'Grandma Rose comes to visit', 'Grandma Rose', ''],
] as const)(
  '[GEN-18] an idea offered for a next chapter is in it, early and in bed: %s, %s',
  (language, idea, early, late) => {
    const { paragraphs } = told(language, idea, language === 'spanish' ? ['Mateo', 'Lucía'] : ['Max', 'Lucy']);
    expect(paragraphs.slice(0, 4).join('\n')).toContain(early);
    expect(paragraphs.slice(4).join('\n')).toContain(late);
  },
);

test.each([
  [
    'spanish',
    'no pasa nada si hoy no alcanzó el tiempo para jugar',
    'no alcanzó el tiempo para jugar',
    'El juego nos espera',
  ],
  ['spanish', 'el día fue muy corto', 'no alcanzó el tiempo para jugar', 'El juego nos espera'],
  [
    'spanish',
    'Mateo no quiso prestar su camión, los camiones',
    'no había querido prestar su camión',
    'puso su camión en medio',
  ],
  ['spanish', 'hoy se le escurrió el helado', 'se le escurrió el helado', 'Ya se está durmiendo'],
  ['english', 'it is all right if there was no time to play today', 'no time to play that day', 'The game is waiting'],
  ['english', 'the day was too short', 'no time to play that day', 'The game is waiting'],
  [
    'english',
    'Max did not want to lend his truck',
    'had not wanted to lend his truck',
    'put his truck down in the middle',
  ],
  ['english', 'today he dropped his ice cream', 'he dropped his ice cream', 'nearly yesterday'],
] as const)('[GEN-18] what happened today is named early and in bed: %s, %s', (language, message, early, late) => {
  const { paragraphs } = told(language, message, language === 'spanish' ? ['Mateo', 'Lucía'] : ['Max', 'Lucy']);
  expect(paragraphs.slice(0, 4).join('\n')).toContain(early);
  expect(paragraphs.slice(4).join('\n')).toContain(late);
});

test('[GEN-18] what happened today and has a tale is told by that tale alone', () => {
  const { text } = told('spanish', 'hoy perdió en el juego de mesa', ['Mateo', 'Lucía']);
  expect(text).not.toContain('Ya se está durmiendo');
});

test('[GEN-18] a note to the storyteller is not told as what happened today', () => {
  const message = "he said his first two word sentence today!!! 'more moon'. Anything with more moon in it";
  const { text } = told('english', message, ['dog', 'chipmunk']);
  expect(text).not.toContain('!!!');
  expect(text).not.toContain('Anything with');
});

test('[GEN-18] a note that cannot be read aloud is not told as what happened today', () => {
  for (const note of ['le quitamos las rueditas y se cayo 3 veces', 'hoy se cayo en el recreo']) {
    const { text } = told('spanish', note, ['Mateo', 'Lucía']);
    expect(text).not.toContain('se cayo');
    expect(text).not.toContain('Cuéntamelo otra vez');
  }
});

test.each([
  ['spanish', 'Llega Tomás y tiene miedo de la tormenta', 'Tomás', /Llega Tomás/],
  ['english', 'Tom comes to stay and he is scared of the storm', 'Tom', /comes to stay/],
] as const)(
  '[GEN-18] who comes and is afraid is the hero, by name alone: %s, %s',
  (language, message, hero, sentence) => {
    const { text, plan } = told(language, message, ['Emilia', 'elephant']);
    expect(plan.roles[0]?.name).toBe(hero);
    expect(text).not.toMatch(sentence);
  },
);

test('[GEN-18] whoever comes to see the family is in the story, and no subject of it', () => {
  const { plan } = told('spanish', 'Llega su primo Leo', ['Emilia']);
  expect(plan.roles.map(({ name }) => name).join()).toContain('Leo');
  expect(told('spanish', 'viene el ratón Pérez', ['Emilia']).text).not.toContain('llegó el ratón');
});

test.each([
  ['spanish', 'no quiso prestar su patineta y ahora se siente mal', 'no había querido prestar su patineta.'],
  ['spanish', 'no quiso prestar su carrito pero luego lloró', 'no había querido prestar su carrito.'],
  ['english', 'would not lend her scooter and now she feels bad', 'had not wanted to lend her scooter.'],
] as const)('[GEN-18] what was not lent is a thing, and not what came of it: %s, %s', (language, message, said) => {
  expect(told(language, message, ['Emilia', 'Teo']).text).toContain(said);
});

test.each([
  ['spanish', 'otro mundo', 'q vayan al mar de verdad y mateo le pida perdon a su hermana', 'el mar'],
  ['english', 'zorbland', 'they go to the real beach and mateo says sorry to his sister', 'the beach'],
] as const)(
  '[GEN-18] a next chapter is where its note goes, about the child of whom it asks something, in %s',
  (language, setting, message, place) => {
    const wish = anEvening({ language, setting, message, characters: ['Sofia', 'Mateo'], length: 'short' });
    const chapter = (memory: string, note: string) =>
      writeStory({ ...wish, message: note, continues: { storyId: crypto.randomUUID(), memory } }, 'next');
    const told = chapter('', message);
    expect(told.plan.roles[0]?.name).toBe('Mateo');
    expect(told.plan.placeFact).toContain(place);
    expect(told.text).not.toContain(setting);
    // Without a place in its note it stays where it was, and begins in other words than the chapter before.
    const first = chapter('', 'sharing');
    expect(first.text).toContain(setting);
    expect(chapter(first.text, 'sharing').paragraphs[0]).not.toBe(first.paragraphs[0]);
  },
);
