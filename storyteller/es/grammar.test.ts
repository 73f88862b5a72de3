import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { type Figure, figureOf } from './figure.ts';
import { createRenderer } from './render.ts';
import { settingNamed } from './settings/anywhere.ts';
import { parse } from './template.ts';
import { pluralVerb } from './verbs.ts';

const named = (name: string): Figure => figureOf({ name, preset: null, role: 'hero', she: false });
const telling = (a: Figure, b: Figure) =>
  createRenderer(
    'elementary',
    'grammar',
    new Map([
      ['A', a],
      ['B', b],
    ]),
    { COSA: ['una pluma'], AQUI: ['el mar'] },
    createRandom('grammar'),
  );

test.each([
  ['miró', 'miraron'],
  ['corrió', 'corrieron'],
  ['cambió', 'cambiaron'],
  ['oyó', 'oyeron'],
  ['dijo', 'dijeron'],
  ['tenía', 'tenían'],
  ['Jugó', 'Jugaron'],
  ['le', 'les'],
])('the plural of %s is %s', (one, many) => {
  expect(pluralVerb(one)).toBe(many);
});

test('adjectives agree with the gender that is known, and nothing agrees with one that is not', () => {
  const owl = figureOf({ name: 'owl', preset: 'owl', role: 'hero', she: true });
  const line = '{A} {estaba} {cansado/cansada/con sueño}.';
  expect(telling(owl, named('Leo')).render(line, 'slow')).toBe('La lechuza estaba cansada.');
  expect(telling(named('los tres osos'), owl).render(line, 'slow')).toBe('Los tres osos estaban cansados.');
  expect(telling(named('Leo'), owl).render(line, 'slow')).toBe('Leo estaba cansado.');
  expect(telling(named('Kim'), owl).render(line, 'slow')).toBe('Kim estaba con sueño.');
});

test('a and de contract with el, also before a name that has its own article', () => {
  const fox = figureOf({ name: 'fox', preset: 'fox', role: 'hero', she: false });
  expect(telling(fox, named('el dragón')).render('{B} llamó a {A} y la voz de {B} llegó a {A}.', 'slow')).toBe(
    'El dragón llamó al zorro y la voz del dragón llegó al zorro.',
  );
});

test('y becomes e before the sound of i', () => {
  expect(telling(named('Leo'), named('Isabel')).render('{A} y {B} llegaron.', 'slow')).toBe('Leo e Isabel llegaron.');
});

test('two who are both feminine are las dos, several are todos', () => {
  const she = figureOf({ name: 'giraffe', preset: 'giraffe', role: 'hero', she: true });
  expect(telling(she, named('la tortuga')).render('{DOS} salieron {JUNTOS}.', 'slow')).toBe('Las dos salieron juntas.');
  expect(telling(she, named('los tres osos')).render('{DOS} salieron {JUNTOS}.', 'slow')).toBe(
    'Todos salieron juntos.',
  );
});

test('of several, one speaks', () => {
  const bears = telling(named('los tres ositos'), named('mis hermanas'));
  expect(bears.render('—Ven —{dijo A}.', 'slow')).toBe('—Ven —dijo uno de los tres ositos.');
  expect(bears.render('—Ven —{dijo B}.', 'slow')).toBe('—Ven —dijo una de mis hermanas.');
  expect(telling(named('Ana y Luis'), named('Leo')).render('—Ven —{dijo A}.', 'slow')).toBe(
    '—Ven —dijeron Ana y Luis.',
  );
});

test('what is told of a speaker agrees with who spoke', () => {
  const line = '—Ven —{dijo A}, y {miró} alrededor. {A} {tenía} sueño.';
  expect(telling(named('los tres ositos'), named('Leo')).render(line, 'slow')).toBe(
    '—Ven —dijo uno de los tres ositos, y miró alrededor. Los tres ositos tenían sueño.',
  );
  expect(telling(named('Ana y Luis'), named('Leo')).render(line, 'slow')).toBe(
    '—Ven —dijeron Ana y Luis, y miraron alrededor. Ana y Luis tenían sueño.',
  );
});

test('a thing is a thing when first named and the thing from then on', () => {
  const story = telling(named('Leo'), named('Ana'));
  expect(story.render('Había {COSA1}. {COSA1} brillaba.', 'slow')).toBe('Había una pluma. La pluma brillaba.');
});

test.each([
  ['dragón', 'el dragón', 'un dragón'],
  ['hada', 'el hada', 'un hada'],
  ['Mi abuela Rosa', 'mi abuela Rosa', 'mi abuela Rosa'],
  ['Dragón', 'Dragón', 'Dragón'],
  ['the big bear', 'the big bear', 'the big bear'],
])('the name %s is told as %s, and first as %s', (typed, told, first) => {
  expect(named(typed)).toMatchObject({ name: told });
  if (typed !== 'hada') expect(named(typed).first).toBe(first);
});

test.each([
  ['casa de mi abuela', 'la casa de mi abuela'],
  ['La playa', 'la playa'],
  ['en el mar', 'el mar'],
  ['París', 'París'],
  ['bajo la cama', 'un rincón bajo la cama'],
  ['zzz top 3', 'un lugar llamado «zzz top 3»'],
])('the place %s is told as en %s', (typed, told) => {
  expect(settingNamed(typed).AQUI).toBe(told);
});

test('a passage with unbalanced marks is refused, with the line in the message', () => {
  expect(() => parse('una [cosa|otra')).toThrow('una [cosa|otra');
  expect(() => parse('una <cola')).toThrow('una <cola');
  expect(() => parse('un {hueco')).toThrow('un {hueco');
});
