import { expect, test } from 'vitest';
import { dayTold } from './day.ts';
import { toldSlots } from './told/narrate.ts';
import { withPasts } from './typed-spanish.ts';
import { readWish } from './wishes.ts';

test.for([
  ['hoy se metio un frijol y lloro', 'hoy se metió un frijol y lloró'],
  ['hoy camino solito tres pasos', 'hoy caminó solito tres pasos'],
  ['se bano y se puso la playera al reves', 'se bañó y se puso la playera al revés'],
  ['hoy le gano a su papa en la loteria', 'hoy le ganó a su papá en la lotería'],
  ['se puso los zapatos y bajo a la tienda', 'se puso los zapatos y bajó a la tienda'],
  ['camino a la escuela', 'camino a la escuela'],
  ['lo dejo en el kinder y llora', 'lo dejo en el kinder y llora'],
  ['un regalo para su tio', 'un regalo para su tío'],
  ['la papa y el limpio rio', 'la papa y el limpio rio'],
  ['extraña su casa de montreal', 'extraña su casa de Montreal'],
])('[GEN-18] the accents that a phone left out of what happened are there: %s', ([typed = '', meant]) => {
  expect(withPasts(typed)).toBe(meant);
});

test.for([
  ['hoy salio al super con las chanclas al reves', 'Salió al super con las chanclas al revés.'],
  ['hoy le echo sal al cafe del abuelo en vez de azucar', 'Le echó sal al café del abuelo en vez de azúcar.'],
  ['nos dijo que la luna se comio su galleta', 'Dijo que la luna se comió su galleta.'],
  ['hoy dijo que los frijoles son piedritas cansadas', 'Dijo que los frijoles son piedritas cansadas.'],
  ['le dijo a la maestra mama', 'Le dijo a la maestra mamá.'],
  ['dijo que su sombra tenia hambre', 'Dijo que su sombra tenía hambre.'],
  ['hoy por fin se quedo dormida sin que la cargara', 'Se quedó dormida sin que la cargara.'],
  ['hoy se metio un frijol en la nariz y no paraba de reir', 'Se metió un frijol en la nariz y no paraba de reír.'],
])('[GEN-18] a small comic mishap is a good day: %s', ([typed = '', told]) => {
  const wish = readWish(typed, 'spanish');
  expect(wish.isDay).toBe(true);
  expect(wish.slots.told).toBe(told);
});

test.for([
  'dijo que el sol le da miedo',
  'hoy dijo que la maestra es fea',
  'le rompieron sus crayones y no',
  'hoy le pegaron en la escuela',
  'el pez aparecio flotando',
])('[GEN-18] what went wrong is no good day: %s', (typed) => {
  expect(readWish(typed, 'spanish').isDay).toBe(false);
  expect(dayTold('hoy se cayó de la escalera', 'spanish')).toBeNull();
});

test.for([
  ['lo dejaron sin recreo por algo que no hizo', 'Me dejaron sin recreo por algo que no hice.'],
  ['nadie quiso jugar con él hoy', 'Nadie quiso jugar conmigo hoy.'],
  ['no la saludó su maestra', 'No me saludó mi maestra.'],
  ['hoy nadie lo eligió para el equipo', 'Hoy nadie me eligió para el equipo.'],
])('[GEN-18] what others did is said with the child’s own mouth: %s', ([typed = '', said]) => {
  expect(toldSlots(typed, 'spanish')['told I']).toBe(said);
});

test('[GEN-18] the two who both want to be the boss are no character, and neither is a detective whose case is told', () => {
  for (const typed of ['los dos quieren ser el jefe', 'los dos hermanos quieren ser el capitán'])
    expect(readWish(typed, 'spanish').star).toBeNull();
  expect(readWish('un detective que busca pistas', 'spanish')).toMatchObject({ idea: 'mystery', shape: null });
});

test.for([
  ['su vida es el futbol', 'el fútbol'],
  ['Messi', 'el fútbol'],
  ['trae fiebre de dinosaurios', 'dinosaurios'],
  ['quiere que le cuente de volcanes todo el tiempo', 'volcanes'],
  ['se sabe todos los planetas', 'los planetas'],
  ['no hay otra cosa que las hormigas', 'las hormigas'],
])('[GEN-18] a passion is known however it is worded: %s', ([typed = '', love]) => {
  expect(readWish(typed, 'spanish')).toMatchObject({ isLove: true, love });
});

test.for([
  'se pierden en la feria y una señora los ayuda',
  'se les va la luz y cuentan historias con la lampara',
  'que se suban a un globo y lleguen con la abuela',
  'se quedan dormidos en el camion y llegan al mar',
  'hacen una tiendita y nadie les compra',
])('[GEN-18] what several people do in a plot is a story, and neither a trouble nor a lesson: %s', (typed) => {
  expect(readWish(typed, 'spanish')).toMatchObject({ isTrouble: false, message: null, own: { kind: 'story' } });
});

test.each([
  'quiere ser constructor',
  'no quiere comer pure de papa',
  'vio un panal de abejas',
  'yo construyo un castillo',
])('[GEN-18] a word that may be meant as it stands keeps its letters: %s', (typed) => {
  expect(withPasts(typed)).toBe(typed);
});
