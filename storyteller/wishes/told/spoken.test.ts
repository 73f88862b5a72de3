import { expect, test } from 'vitest';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import { anEvening } from '../../testing.ts';
import { writeStory } from '../../write.ts';
import { toldSlots } from './narrate.ts';
import { childsPronouns } from './spoken-english.ts';

test.each([
  [
    'The builders finished today and drove the digger away. He is heartbroken.',
    'The builders finished today and drove the digger away. I am heartbroken.',
  ],
  ['she only wants mummy and daddy feels left out', 'I only want Mummy, and Daddy feels left out.'],
  ['misses mommy and daddy', 'I miss Mommy and Daddy.'],
  ['kids at school said his lunch smelled funny', 'Kids at school said my lunch smelled funny.'],
  ['She hides under the table and cries when the bell rings', 'I hide under the table and cry when the bell rings.'],
  ['let in 6 goals on Saturday and wants to quit', 'I let in six goals on Saturday and want to quit.'],
  ['a bee stung him at the park and now he won’t go outside', 'A bee stung me at the park and now I won’t go outside.'],
  [
    'Grandad is having his knee done on Monday and she worries he won’t wake up',
    'Grandad is having his knee done on Monday and I worry he won’t wake up.',
  ],
  ['he told his teacher the dog ate it. we do not have a dog', 'I told my teacher the dog ate it.'],
  [
    'he cries every time I leave but his teacher says he stops after two minutes',
    'I cry at every goodbye but my teacher says I stop after two minutes.',
  ],
  ['spelling test tomorrow, she cried in the car', 'There is a spelling test tomorrow. I cried in the car.'],
  ['Mummy works nights at the hospital this week', 'My mummy works nights at the hospital this week.'],
  ['mum works nights at the hospital, what does she do while I sleep', 'My mum works nights at the hospital.'],
  ['wont let me wash his hair', 'I won’t let anybody wash my hair.'],
  ['first night in the big bed', 'It is my first night in the big bed.'],
  ['he asked if we could give the baby back', 'I asked if they could give the baby back.'],
  ['his team lost 9-0 today', 'My team lost nine to nothing.'],
  ['He misses his dad who is away for work', 'I miss my dad who is away for work.'],
])('[GEN-18] a trouble is said with the child’s own mouth: %s', (note, said) => {
  expect(toldSlots(note, 'english')['told I']).toBe(said);
});

test.each([
  [
    'se quedó encerrado en el ascensor y ahora solo quiere ir por la escalera',
    'Me quedé encerrado en el ascensor y ahora solo quiero ir por la escalera.',
  ],
  [
    'sacó 6 en matemáticas y escondió el examen debajo del colchón',
    'Saqué seis en matemáticas y escondí el examen debajo del colchón.',
  ],
  [
    'hoy le rayó con plumón la cara a su hermana mientras dormía',
    'Hoy le rayé con plumón la cara a mi hermana mientras dormía.',
  ],
  ['una abeja lo picó en el parque y ya no quiere salir', 'Una abeja me picó en el parque y ya no quiero salir.'],
  ['se le cayó el helado y lloró toda la tarde', 'Se me cayó el helado y lloré toda la tarde.'],
  [
    'no quiere meterse a la alberca porque le tiene miedo al hoyito',
    'No quiero meterme a la alberca porque le tengo miedo al hoyito.',
  ],
  ['su perrito está enfermo', 'Mi perrito está enfermo.'],
  ['el perro del vecino la mordió', 'El perro del vecino me mordió.'],
  ['anoche tembló y hoy no quiere dormir sola; que sepa que pasan', 'Anoche tembló y hoy no quiero dormir sola.'],
  ['se fue la luz toda la noche y al principio lloró', 'Se fue la luz toda la noche y primero lloré.'],
  ['se suelta de la mano y sale corriendo', 'Me suelto de la mano y salgo corriendo.'],
  ['le dijeron cuatro ojos y no se los quiere poner mañana', 'Me dijeron cuatro ojos y no me los quiero poner mañana.'],
  ['se burlan de él porque todavía no lee bien', 'Me dicen cosas porque todavía no leo bien.'],
  ['no quiere compartir su columpio con los primos', 'No quiero compartir mi columpio con los primos.'],
  ['nos mudamos de Caracas a Lima y le cuesta hablar', 'Me mudé con mi familia de Caracas a Lima y me cuesta hablar.'],
  ['papá prometió ir al partido y no llegó', 'Mi papá prometió ir al partido y no llegó.'],
  ['mamá se fue de viaje y la extraña', 'Mi mamá se fue de viaje y la extraño.'],
  ['llora cuando lo dejo, yo también lloro', 'Lloro a la hora de despedirme.'],
])('[GEN-18] a Spanish trouble is said with the child’s own mouth: %s', (note, said) => {
  expect(toldSlots(note, 'spanish')['told I']).toBe(said);
});

test.each([
  ['english', 'her brother told her teacher that she lied'],
  ['english', 'Grandpa told his brother he was wrong about his car'],
  ['spanish', 'se esquifa cada vez que llueve'],
] as const)('where it is not sure who is meant, nobody says it: %s, %s', (language, note) => {
  expect(toldSlots(note, language)['told I'] ?? '').toBe('');
});

test.each([
  ['english', 'The builders finished today and drove the digger away. He is heartbroken.', 'the digger'],
  ['english', 'kids at school said his lunch smelled funny', 'the lunch'],
  ['english', 'a bee stung him at the park and now he won’t go outside', 'the bee'],
  ['english', 'They lost her school bag and she cried', 'the school bag'],
  ['spanish', 'se quedó encerrado en el ascensor y ahora solo quiere ir por la escalera', 'el ascensor'],
  ['spanish', 'su perrito se comió su dibujo', 'el dibujo'],
  ['spanish', 'una abeja lo picó en el parque y ya no quiere salir', 'la abeja'],
] as const)('[GEN-18] a trouble is about a thing that can be played: %s, %s', (language, note, matter) => {
  expect(toldSlots(note, language).matter).toBe(matter);
});

test('hair is no thing that can be played', () => {
  expect(toldSlots('a boy at preschool said her hair was weird', 'english').matter).toBeUndefined();
});

test('people and places are no things that can be played', () => {
  expect(toldSlots('Grandma could not come to the park and he cried', 'english').matter).toBeUndefined();
  expect(toldSlots('la maestra lo regañó en la escuela y ahora no quiere ir', 'spanish').matter).toBeUndefined();
});

test('[GEN-18] who has died is not played with a button', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { text } = writeStory(
      storyOptionsSchema().parse({
        language: 'english',
        ageGroup: 'elementary',
        length: 'short',
        characters: ['Hamish', 'dog'],
        setting: 'farm',
        message: 'the lamb didn’t make it and he has been very quiet',
      }),
      seed,
    );
    expect(text).not.toMatch(/button/u);
  }
});

test('[GEN-18] of a trouble that cannot be said nobody says another one', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { text } = writeStory(
      storyOptionsSchema().parse({
        language: 'english',
        ageGroup: 'toddler',
        length: 'medium',
        characters: ['Poppy', 'moon'],
        setting: 'her cot',
        message: 'nightmares every nite this wk, all the time and everything',
      }),
      seed,
    );
    expect(text).not.toMatch(/badge|swimming/);
  }
  const untold = writeStory(
    storyOptionsSchema().parse({
      language: 'spanish',
      ageGroup: 'preschool',
      length: 'short',
      characters: ['Abril'],
      setting: 'el mercado',
      message: 'anda rarita desde el martes y no sé qué le pasa',
    }),
    'a',
  );
  expect(untold.text).not.toMatch(/medalla|natación/);
});

const told = (language: 'english' | 'spanish', message: string, characters = ['Otis', 'rabbit']) =>
  writeStory(anEvening({ language, characters, message }), 'told');

test('[GEN-18] a tale about what happened begins with it', () => {
  const sore = told('english', 'he bumped his head on the table and cried a lot today').text;
  expect(sore).toContain('\n\nOtis bumped his head on the table and cried a lot.');
  expect(sore).not.toContain('Otis had a sore place');
  expect(told('english', 'a sore knee').text).not.toContain('bumped his head');
});

test('[GEN-18] what a trouble is about is played, and a trouble about no thing is told otherwise', () => {
  const gone = told('english', 'They took the old sofa away and he is heartbroken');
  expect(gone.text).toContain('“They took the old sofa away and I am heartbroken.”');
  expect(gone.text).toMatch(/(?:that plays|That is|That’s|it’s|this is) the old sofa/i);
  const quiet = told('english', 'Mrs Okafor said something to him and now he will not speak');
  expect(quiet.plan.plot).not.toMatch(/played with a button/);
  expect(told('spanish', 'se quedó encerrado en el ascensor y ahora solo quiere ir por la escalera').text).toContain(
    'el ascensor',
  );
});

test('[GEN-18] of a child and somebody else it is known who is she', () => {
  expect(childsPronouns('her brother says he won and she lost')).toEqual(['she']);
  expect(childsPronouns('his sister says she won and he lost')).toEqual(['he']);
  expect(childsPronouns('she lost')).toEqual(['she']);
});
