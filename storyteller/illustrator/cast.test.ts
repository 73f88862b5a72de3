import { expect, test } from 'vitest';
import { presetCharacters } from '#domain/stories/options.ts';
import { createRandom } from '../random.ts';
import { cast } from './cast.ts';
import { drawsKind } from './cast-words.ts';
import { poses } from './characters/figure.ts';
import { drawCharacter } from './draw-character.ts';
import { type DrawnScene, drawScene } from './draw-scene.ts';
import { cloth } from './paint/palette.ts';
import { renderPng } from './paint/render.ts';
import { rollLooks, skins } from './people/looks.ts';
import { spokenLooks } from './people/spoken-looks.ts';

const portrait = (name: string) => drawCharacter(name, { size: 64 });

test.each(presetCharacters)('[CREATE-15] %s is drawn in every pose and as a head', (name) => {
  const drawings = [
    ...poses.map((pose) => drawCharacter(name, { size: 64, pose })),
    drawCharacter(name, { size: 64, crop: 'head' }),
  ];
  for (const svg of drawings) {
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(renderPng(svg, 32).length).toBeGreaterThan(100);
  }
  expect(new Set(drawings.slice(0, 3)).size).toBe(3);
});

test('[CREATE-15] the fifteen animals are fifteen drawings', () => {
  expect(new Set(presetCharacters.map(portrait)).size).toBe(15);
});

test('a character looks the same wherever it appears, however its name is typed', () => {
  const calm = { pose: 'standing', mood: 'calm', gaze: 0, tone: (colour: string) => colour } as const;
  for (const name of ['fox', 'Luna', 'Abuela Rosa', 'red dragon'])
    expect(cast(name)(calm)).toEqual(cast(` ${name.toUpperCase()} `)(calm));
  expect(portrait('José')).toBe(portrait('jose\u0301'));
});

test('[CREATE-15] vehicles are vehicles, each its own, and no children', () => {
  const kinds = ['digger', 'truck', 'engine', 'tractor', 'plane', 'bus', 'car', 'train', 'boat', 'rocket'];
  const shapes = kinds.map((kind) => cast('Rex', { name: 'Rex', kind }));
  const drawn = shapes.map((draw) => draw({ pose: 'standing', mood: 'calm', gaze: 0, tone: (c) => c }).markup);
  expect(new Set(drawn).size).toBe(kinds.length);
  for (const kind of kinds) expect(drawsKind(kind), kind).toBe(true);
  expect(portrait('la excavadora amarilla')).toContain('#efcb66');
});

test('two children of different names are two children, two named foxes two foxes', () => {
  const children = ['Luna', 'Mateo', 'Emma', 'Liam', 'Sofía', 'Noah', 'Valentina', 'Amir'].map(portrait);
  expect(new Set(children).size).toBe(8);
  expect(portrait('Rusty the fox')).not.toBe(portrait('fox'));
});

test.each([
  ['the owl', 'búho'],
  ['a dragon', 'un dragón'],
  ['the bird', 'el pájaro'],
  ['a fish', 'un pez'],
  ['the car', 'el coche'],
  ['the star', 'la estrella'],
  ['the bear', 'el oso'],
  ['robot', 'robotito'],
  ['the digger', 'la excavadora amarilla'],
  ['a truck', 'el camión'],
  ['the tractor', 'el tractor'],
  ['a plane', 'el avión'],
  ['the bus', 'el autobús'],
])('%s and %s are the same kind of drawing', (english, spanish) => {
  const shape = (name: string) => cast(name)({ pose: 'standing', mood: 'calm', gaze: 0, tone: () => '#000000' });
  const [a, b] = [shape(english), shape(spanish)];
  expect([a.height, a.head]).toEqual([b.height, b.head]);
});

test('names that are also things stay children, unless an article makes them things', () => {
  const tall = (name: string) => cast(name)({ pose: 'standing', mood: 'calm', gaze: 0, tone: (c) => c }).height;
  expect(tall('Luna')).not.toBe(tall('la luna'));
  expect(portrait('Grandma Rosa')).not.toBe(portrait('la rosa'));
});

test('twins have one skin, and each their own clothes', () => {
  const tones = (name: string, likeness?: string) => {
    const used = new Set<string>();
    cast(name, { name, pronoun: 'she', ...(likeness && { likeness }) })({
      pose: 'standing',
      mood: 'calm',
      gaze: 0,
      tone: (colour) => {
        used.add(colour);
        return colour;
      },
    });
    return { skin: skins.filter((skin) => used.has(skin)).join(), all: [...used].join() };
  };
  const pairs = [
    ['Ana', 'Vera'],
    ['Lia', 'Noa'],
    ['Mia', 'Zoe'],
    ['Eva', 'Ada'],
    ['Sol', 'Luz'],
  ] as const;
  for (const [one, other] of pairs) {
    const wish = `my twins ${one} and ${other}`;
    expect(tones(one, wish).skin, wish).toBe(tones(other, wish).skin);
  }
  expect(pairs.some(([one, other]) => tones(one).skin !== tones(other).skin)).toBe(true);
  expect(pairs.some(([one, other]) => tones(one, 'twins').all !== tones(other, 'twins').all)).toBe(true);
});

/** The colours that somebody is drawn with; of clothes, a sleeper shows only the one that the blanket has too. */
const coloursOf = (name: string, known: object, pose: 'standing' | 'sleeping') => {
  const used = new Set<string>();
  const tone = (colour: string) => {
    used.add(colour);
    return colour;
  };
  cast(name, { name, ...known })({ pose, mood: 'calm', gaze: 0, tone });
  return used;
};

test('a sister from the family’s list has the skin of the child whose sister she is', () => {
  const skin = (name: string, known = {}) => skins.find((one) => coloursOf(name, known, 'standing').has(one));
  const pairs = ['Mateo Ana', 'Kofi Noor', 'Mia Ivy', 'Leo Vera'].map((names) => names.split(' ') as [string, string]);
  for (const [child, other] of pairs) expect(skin(other, { pronoun: 'she', kinOf: child }), other).toBe(skin(child));
  expect(pairs.some(([child, other]) => skin(other) !== skin(child))).toBe(true);
});

test('[GEN-18] a grandmother has the skin of the child of whose family she is, also where it is said', () => {
  const skin = (name: string, known = {}) => skins.find((one) => coloursOf(name, known, 'standing').has(one));
  const children = ['Mateo', 'Kofi', 'Mia', 'Leo'];
  for (const child of children)
    expect(skin('Grandma Rosa', { kind: 'grandma', grown: true, kinOf: child }), child).toBe(skin(child));
  expect(children.some((child) => skin(child) !== skin('Grandma Rosa'))).toBe(true);
  // "Mila, dark skin" has a dark father.
  for (const child of children) {
    const known = { kind: 'dad', grown: true, kinOf: `${child}, dark skin` };
    expect(coloursOf('Dad', known, 'standing').has('#86553a'), child).toBe(true);
  }
  // Nobody with red hair has a dark skin that no one spoke of, nor has their father.
  for (const child of ['Kofi', 'Mateo', 'Lucía', 'Ada', 'Theo', 'Mila']) {
    expect(skins.slice(0, 3), child).toContain(skin(child, { look: 'red hair' }));
    const father = skin('Dad', { kind: 'dad', grown: true, kinOf: `${child}, red hair` });
    expect(father, child).toBe(skin(child, { look: 'red hair' }));
  }
});

test('[GEN-18] a grown-up is a head taller than a child, and no grown man has the hair or clothes of a boy', () => {
  const act = { pose: 'standing', mood: 'calm', gaze: 0, tone: (colour: string) => colour } as const;
  const tall = (name: string, known = {}) => cast(name, { name, ...known })(act).height;
  for (const name of ['Mr. Pemberton', 'Bob', 'Coach Dan', 'Jack', 'Tom'])
    expect(tall(name, { grown: true, pronoun: 'he' }), name).toBeGreaterThan(tall('Mia') * 1.35);
  const men = ['Bob', 'Jack', 'Tom', 'Luis', 'Dan', 'Ray'].map((name) => {
    const { markup } = cast(name, { name, grown: true, pronoun: 'he', look: 'brown hair, blue jumper' })(act);
    return markup.replaceAll(/#[0-9a-f]{6}/g, '#');
  });
  expect(new Set(men).size).toBe(1);
});

test('[GEN-18] freckles are drawn on both cheeks of whoever has them', () => {
  const act = { pose: 'standing', mood: 'calm', gaze: 0, tone: (colour: string) => colour } as const;
  const dots = (look: string) => cast('Theo', { name: 'Theo', look })(act).markup.match(/<circle/g)?.length ?? 0;
  expect(dots('freckles') - dots('')).toBe(12);
  expect(dots('pecoso')).toBe(dots('freckles'));
});

test('no two people of one story wear the same colour', () => {
  const names = ['Mia', 'Leo', 'Ana', 'Hugo', 'Vera', 'Kofi'];
  const worn = (together: boolean) =>
    names.map((name, i) => {
      const used = coloursOf(name, together ? { others: names.slice(0, i) } : {}, 'sleeping');
      return cloth.find((colour) => used.has(colour));
    });
  expect(new Set(worn(true)).size).toBe(names.length);
  expect(new Set(worn(false)).size).toBeLessThan(names.length);
});

test('siblings have one skin, and each their own hair and colour of clothes', () => {
  const drawn = (name: string, wish: string) => {
    const used = new Set<string>();
    const tone = (colour: string) => {
      used.add(colour);
      return colour;
    };
    const { markup } = cast(name, { name, likeness: wish })({ pose: 'standing', mood: 'calm', gaze: 0, tone });
    return { skin: skins.find((skin) => used.has(skin)), markup };
  };
  for (const [one, other] of ['Mateo Hugo', 'Lucía Sofía', 'Emma Vera', 'Leo Max', 'Ana Nora'].map((s) =>
    s.split(' '),
  )) {
    const wish = `my children ${one} and ${other}`;
    const [a, b] = [drawn(one ?? '', wish), drawn(other ?? '', wish)];
    expect(a.skin, wish).toBe(b.skin);
    expect(a.markup, wish).not.toBe(b.markup);
  }
  const looks = [0, 1, 2].map((nth) => rollLooks(createRandom('my sons'), 'boy', false, nth));
  expect(new Set(looks.map(({ hairstyle }) => hairstyle)).size).toBe(3);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(3);
});

test.each([
  ['hen', 'chick'],
  ['rooster', 'hen'],
  ['crow', 'bird'],
  ['eagle', 'bird'],
  ['dove', 'bird'],
  ['flamingo', 'duck'],
  ['cricket', 'ladybug'],
  ['spider', 'ladybug'],
  ['caterpillar', 'ladybug'],
  ['ant', 'bee'],
  ['goat', 'sheep'],
  ['otter', 'chipmunk'],
  ['skunk', 'raccoon'],
  ['shark', 'fish'],
])('[CREATE-15] a %s is not drawn as a %s', (one, other) => {
  expect(portrait(one)).not.toBe(portrait(other));
  expect(portrait(one)).not.toMatch(/NaN|undefined/);
});

test.each([
  ['mi gallina Pepa', '#f3ead9'],
  ['un grillo', '#7d9c55'],
  ['la vaca Lola', '#f8f1e4'],
  ['a hedgehog', '#7d5f50'],
])('[CREATE-15] %s is drawn in the coat of its kind', (name, coat) => {
  expect(portrait(name)).toContain(coat);
});

test('a colour word repaints the coat', () => {
  expect(portrait('gato negro')).not.toBe(portrait('gato blanco'));
  expect(portrait('red dragon')).toContain('#c8553d');
});

test.each(['', '   ', '🦊🦊', 'ليلى', '<b>', 'x'.repeat(60), '__proto__', 'constructor', 'toString'])(
  'any name at all is somebody: %j',
  (name) => {
    const svg = portrait(name);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(renderPng(svg, 32).length).toBeGreaterThan(100);
  },
);

test('somebody is what stands after the comma, and wears the hat that was said', () => {
  const calm = { pose: 'standing', mood: 'calm', gaze: 0, tone: (colour: string) => colour } as const;
  const drawn = (name: string, known = {}) => cast(name, known)(calm).markup;
  const sloth = drawn('Don Quetzal, un perezoso con sombrero rojo');
  expect(sloth).toContain('#a68a6b');
  expect(sloth).toContain('#c8553d');
  expect(sloth).toBe(drawn('Don Quetzal', { kind: 'perezoso', look: 'perezoso con sombrero rojo' }));
  expect(drawn('Mia, a girl who loves her cat')).toContain('#6b4a3d');
  expect(drawn('Mia', { look: 'loves dinosaurs' })).toBe(drawn('Mia'));
});

test.each(
  'sloth otter kangaroo camel beaver skunk snake eagle flamingo walrus lobster perezoso nutria canguro camello castor aguila flamenco morsa langosta armadillo carpincho'.split(
    ' ',
  ),
)('a %s is drawn as an animal, never as a child', (animal) => {
  expect(drawsKind(animal)).toBe(true);
});

test('[CREATE-15] [STORY-08] who uses a wheelchair sits in it in every picture, but not in bed', () => {
  const act = { pose: 'standing', mood: 'calm', gaze: 0, tone: (colour: string) => colour } as const;
  const wheels = (name: string, more: object = {}) => cast(name)({ ...act, ...more }).behind?.includes('#4d4a57');
  for (const name of [
    'Astrid, a girl with a wheelchair',
    'a girl in a wheelchair',
    'Beto, un niño en silla de ruedas',
    'Valentina, una niña con lentes que va en silla de ruedas',
    'Nico, un niño con rizos que se mueve en silla de ruedas',
    'Lucía usa una silla de ruedas',
    'Sofía anda en silla de ruedas',
    'Mia uses a wheelchair',
    'Mia, brown curls, gets around in a wheel chair',
    'Ben, who rides a wheelchair',
  ]) {
    for (const pose of ['standing', 'waving', 'sitting']) expect(wheels(name, { pose }), `${name} ${pose}`).toBe(true);
    expect(wheels(name, { pose: 'sitting', lifted: true })).toBe(false);
  }
  expect(wheels('Astrid, a girl with a wheel')).toBe(false);
  const scene: DrawnScene = {
    setting: 'house',
    characters: ['a girl in a wheelchair'],
    indoors: true,
    light: 'day',
    mood: 'calm',
  };
  const drawn = (kind: 'sleep' | 'climb' | 'hold') =>
    drawScene({ ...scene, action: { kind, by: 0 } }, { width: 400, height: 300, seed: 'a' }).includes('#c9ccd2');
  expect([drawn('hold'), drawn('climb'), drawn('sleep')]).toEqual([true, false, false]);
});

test('[CREATE-15] a little sister and an aunt have their size, and a white cat no stripes', () => {
  const act = { pose: 'standing', mood: 'calm', gaze: 0, tone: (colour: string) => colour } as const;
  const high = (name: string, known: object = {}) => cast(name, { name, ...known })(act).height;
  const sister = { pronoun: 'she', kinOf: 'Amara' };
  expect(high('her little sister Noor', sister)).toBeLessThan(high('her sister Noor', sister) * 0.9);
  expect(high('Jo', { kind: 'owl', grown: true })).toBeGreaterThan(high('Jo', { kind: 'owl' }) * 1.1);
  expect(high('Mr. Pemberton, her teacher')).toBeGreaterThan(high('Ada') * 1.15);
  expect(coloursOf('Luna, una gatita blanca', {}, 'standing').has('#6f7987')).toBe(false);
  expect(coloursOf('una gatita', {}, 'standing').has('#6f7987')).toBe(true);
  expect(cast('Mia, a girl with long braids')(act).markup).not.toBe(cast('Mia, a girl with pigtails')(act).markup);
});

test('[STORY-08] no wing that gives lies over its own beak', () => {
  const act = { pose: 'standing', mood: 'calm', gaze: 1, tone: (colour: string) => colour } as const;
  for (const bird of ['duck', 'owl', 'penguin']) {
    const { hands, head } = cast(bird)({ ...act, reach: { left: { x: 60, y: -70 }, right: { x: 70, y: -70 } } });
    expect(hands.left.x, bird).toBeLessThan(40);
    expect(hands.left.y, bird).toBeGreaterThan(head.y + head.r * 0.9);
  }
});

test.each([
  ['gata negra con una pata blanca', 'gata negra'],
  ['black cat with one white paw', 'black cat'],
  ['one white paw, otherwise a black cat', 'a black cat'],
  ['perro café con manchas blancas', 'perro café'],
])('[CREATE-15] "%s" is drawn in the colour of the coat, not of a paw', (look, plain) => {
  expect(spokenLooks(look).colour).toBe(spokenLooks(plain).colour);
});

test('[CREATE-15] a longneck has a long neck, and no dinosaur a hat', () => {
  const tall = (name: string, kind: string) =>
    cast(name, { name, kind })({ pose: 'standing', mood: 'calm', gaze: 0, tone: (c) => c });
  expect(tall('Oomba', 'longneck dinosaur').height).toBeGreaterThan(tall('Oomba', 'dinosaur').height + 50);
  for (const name of ['Oomba', 'Bog', 'Grub', 'Whirr', 'Kiri', 'Rex', 'Pim', 'Dot']) {
    const heights = [tall(name, 'dinosaur').height, tall('Dino', 'dinosaur').height];
    expect(heights[0]).toBe(heights[1]);
  }
});

test.each([
  ['a boy in a blue wheelchair, curly black hair', { colour: '#5f8fae' }],
  ['niña en silla de ruedas roja, pelo negro', { colour: '#c8553d' }],
  ['a wheelchair, blue jumper', {}],
])('[STORY-08] a wheelchair has the colour that was said: %s', (look, chair) => {
  expect(spokenLooks(look).wheelchair).toEqual(chair);
  const act = { pose: 'standing', mood: 'calm', gaze: 0, tone: (colour: string) => colour } as const;
  const { behind = '' } = cast('Sam', { name: 'Sam', look })(act);
  expect(behind.includes('#c9ccd2')).toBe(!('colour' in chair));
  if ('colour' in chair) expect(behind).toContain(chair.colour);
});

test.each([
  ['long brown plaits, yellow jumper', '#7d5236', '#efcb66'],
  ['trenzas blancas, rebozo rojo', '#dcd8d2', '#c8553d'],
  ['pelo largo, negro', '#2c2a3a', undefined],
])('[STORY-08] the hair has its own colour, and not that of the clothes behind the comma: %s', (look, hair, colour) => {
  expect(spokenLooks(look)).toMatchObject({ hair });
  expect(spokenLooks(look).colour).toBe(colour);
});
