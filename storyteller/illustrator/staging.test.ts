import { expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { placeFor as tellPlace } from '../places/places.ts';
import { type ActionKind, actionKinds, type Bed, beds, shots, type ThingId, thingIds } from '../scene.ts';
import { cast } from './cast.ts';
import { drawsKind } from './cast-words.ts';
import { compose, type DrawnScene } from './draw-scene.ts';
import { isStormy, knownPlace, placeFor, seatIn } from './scenery.ts';

const size = { width: 512, height: 512, seed: 'a' };
const scene: DrawnScene = { setting: 'meadow', characters: ['Mia', 'fox'], light: 'day', mood: 'calm' };
const drawn = (changes: Partial<DrawnScene>, seed = 'a') => compose({ ...scene, ...changes }, { ...size, seed });
const acting = (kind: ActionKind, changes: Partial<DrawnScene> = {}) =>
  drawn({ action: { kind, by: 0, with: 1 }, ...changes });
const pairs = [
  ['Mia', 'fox'],
  ['grandma Rosa', 'Leo'],
  ['owl', 'rabbit'],
  ['penguin', 'dragon'],
  ['octopus', 'the star'],
];

type Point = { x: number; y: number };
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const nearest = (hands: readonly Point[], to: Point) => Math.min(...hands.map((hand) => far(hand, to)));

test.each(actionKinds.filter((kind) => kind !== 'stand'))('to %s is seen: nobody only stands there', (kind) => {
  for (const characters of pairs) {
    const standing = acting('stand', { characters });
    const doing = acting(kind, { characters });
    expect(doing.svg).not.toMatch(/NaN|undefined/);
    const moved = doing.seen.flatMap(({ index, hands }) =>
      hands.map((hand, i) => {
        const before = standing.seen.find((one) => one.index === index);
        const own = (point: Point, face: Point = { x: 0, y: 0 }) => ({ x: point.x - face.x, y: point.y - face.y });
        const now = doing.seen.find((one) => one.index === index)?.face;
        return far(own(hand, now), own(before?.hands[i] ?? hand, before?.face));
      }),
    );
    expect(Math.max(...moved), characters.join()).toBeGreaterThan(20);
  }
});

/** The least that everyone's hands must move, in radii of a face, so that leaning alone does not pass. */
const moves = { give: 0.7, hug: 1.1, lead: 0.3, carry: 0.8, 'look-into': 0.25, wave: 1.3, build: 1.4, walk: 0.3 };

test.each(Object.entries(moves))('to %s takes the hands of both', (kind, least) => {
  for (const characters of pairs) {
    const before = acting('stand', { characters, thing: 'cup' }).seen;
    for (const { index, face, hands } of acting(kind as ActionKind, { characters, thing: 'cup' }).seen) {
      const stood = before.find((one) => one.index === index);
      if (!stood) throw new Error('somebody is missing');
      const own = (hand: Point, head: Point & { r: number }) => ({
        x: (hand.x - head.x) / head.r,
        y: (hand.y - head.y) / head.r,
      });
      const moved = hands.map((hand, i) => far(own(hand, face), own(stood.hands[i] ?? hand, stood.face)));
      expect(Math.max(...moved), characters[index]).toBeGreaterThan(least);
    }
  }
});

test.each(['give', 'hold', 'carry', 'look-into', 'build'] as const)('who %ss has a hand at the thing', (kind) => {
  for (const characters of pairs)
    for (const thing of ['cup', 'lantern', 'kite', 'letter', 'teddy'] as const) {
      const { seen, thing: at } = acting(kind, { characters, thing });
      expect(at, thing).toBeDefined();
      if (!at) continue;
      for (const one of kind === 'hold' ? seen.filter(({ index }) => index === 0) : seen)
        expect(nearest(one.hands, at), `${characters[one.index]} ${thing}`).toBeLessThan(at.r + one.face.r * 1.5);
    }
});

test('there is a hole to look into only where the sentence has one', () => {
  for (const [alt, seen] of [
    ['Mia and the fox look into the dark hole.', true],
    ['Mia y la zorrita se asoman al agujero.', true],
    ['Mia looks in at the fox, who lies in bed.', false],
    ['Mia se inclina, y la zorrita la mira.', false],
  ] as const)
    expect(acting('look-into', { alt }).thing !== undefined, alt).toBe(seen);
});

test.each(['hug', 'lead', 'give'] as const)('to %s, hands reach the other', (kind) => {
  for (const characters of pairs) {
    const [a, b] = acting(kind, { characters }).seen;
    if (!a || !b) throw new Error('somebody is missing');
    const gap = kind === 'hug' ? nearest(a.hands, b.face) : Math.min(...a.hands.map((hand) => nearest(b.hands, hand)));
    expect(gap, characters.join()).toBeLessThan((a.face.r + b.face.r) * (kind === 'hug' ? 1.8 : 0.8));
  }
});

test('who sits together or lies under one blanket is side by side, and heads that whisper are close', () => {
  for (const kind of ['sit-beside', 'under-blanket', 'whisper', 'hug'] as const)
    for (const characters of pairs) {
      const [a, b] = acting(kind, { characters }).seen;
      if (!a || !b) throw new Error('somebody is missing');
      expect(far(a.face, b.face), `${kind} ${characters}`).toBeLessThan((a.face.r + b.face.r) * 2.2);
    }
});

test('who climbs is off the ground, who sleeps indoors has a bed', () => {
  const [climber, other] = acting('climb', { characters: ['Mia', 'Leo'] }).seen.sort((a, b) => a.index - b.index);
  expect(climber?.face.y).toBeLessThan((other?.face.y ?? 0) - 60);
  // A second thing has its own colour, and where nobody does anything no thing is drawn.
  const red = acting('hold', { alt: 'Mia holds the hat beside the red drum.', thing: 'hat' }).svg;
  expect(acting('hold', { alt: 'Mia holds the hat beside the blue drum.', thing: 'hat' }).svg).not.toBe(red);
  expect(drawn({ alt: 'Mia looks at the drum.', mood: 'joyful' }).things).toEqual([]);
  const asleep = acting('sleep', { indoors: true, setting: 'forest' });
  expect(asleep.place).toBe('forest');
  expect(asleep.svg).not.toBe(acting('sleep', { setting: 'forest' }).svg);
});

test.each(thingIds)('a %s is drawn wherever it is told of', (thing) => {
  // In these actions the blanket or the ladder is there already, so it is not drawn as a thing.
  const lying = thing === 'blanket' ? ['under-blanket', 'sleep'] : thing === 'ladder' ? ['climb'] : [];
  for (const kind of actionKinds.filter((each) => !lying.includes(each))) {
    const { svg, thing: at, w, h } = acting(kind, { thing, indoors: kind === 'sleep' });
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.length, kind).not.toBe(acting(kind, { indoors: kind === 'sleep' }).svg.length);
    expect(at && at.x > 0 && at.x < w && at.y > 0 && at.y < h, kind).toBe(true);
  }
});

test('near, middle and wide differ plainly in how large a face is', () => {
  for (const kind of actionKinds) {
    const [wide = 0, middle = 0, near = 0] = shots.map((shot) => acting(kind, { shot }).seen[0]?.face.r);
    expect(middle, kind).toBeGreaterThan(wide * 1.2);
    expect(near, kind).toBeGreaterThan(middle * 1.12);
  }
});

test('everyone of a picture is in it, with a whole face, inside what a card or a page shows of it', () => {
  for (let count = 1; count <= 10; count++)
    for (const kind of actionKinds)
      for (const shot of shots) {
        const characters = ['Mia', 'grandma Rosa', 'fox', 'the giant', 'owl', 'Leo', 'whale', 'cat', 'baby Tim', 'bee'];
        const { seen, w, h } = acting(kind, { characters: characters.slice(0, count), shot, thing: 'kite' });
        expect(seen.map(({ index }) => index).sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
        for (const { index, face } of seen) {
          const who = `${characters[index]} of ${count}: ${kind} ${shot}`;
          expect(face.x - face.r * 0.8, who).toBeGreaterThan(0);
          expect(face.x + face.r * 0.8, who).toBeLessThan(w);
          // Cards show a square picture from 15 % to 90 % of its height.
          expect(face.y - face.r * 0.9, who).toBeGreaterThan(h * 0.15);
          expect(face.y + face.r * 0.5, who).toBeLessThan(h * 0.86);
        }
      }
});

test('[STORY-10] no hand is cut off by the frame, whatever anybody does', () => {
  const casts = [['Mila', 'fox'], ['Grandma Rosa', 'Leo'], ['rabbit', 'Nico', 'owl'], ['elephant', 'Jonas'], ['Mia']];
  for (const kind of actionKinds)
    for (const shot of shots)
      for (const characters of casts)
        for (const seed of ['a', 'b', 'c']) {
          const { seen, w } = drawn({ action: { kind, by: 0, with: 1 }, characters, shot }, seed);
          for (const { face, hands } of seen)
            for (const hand of hands) {
              expect(hand.x, `${characters}: ${kind} ${shot}`).toBeGreaterThan(face.r * 0.2);
              expect(hand.x, `${characters}: ${kind} ${shot}`).toBeLessThan(w - face.r * 0.2);
            }
        }
});

test('no moon is cut off by the upper edge of the frame', () => {
  for (const shot of shots)
    for (const setting of ['pirate', 'garden', 'farm', 'castle', 'town'])
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { svg } = drawn({ setting, shot, light: 'night', action: { kind: 'wave', by: 0, with: 1 } }, seed);
        const moon = Number(/cy="([\d.-]+)" r="78"/.exec(svg)?.[1]);
        const [, down = 0, zoom = 1] = (/translate\([-\d.]+ ([-\d.]+)\) scale\([^)]*?([\d.]+)\)/.exec(svg) ?? []).map(
          Number,
        );
        expect(moon * zoom + (zoom > 1 ? down : 0), `${setting} ${shot}`).toBeGreaterThan(78 * zoom);
      }
});

test('no sleeve lies across the other in a hug: one hand of each reaches the middle', () => {
  for (const kind of ['hug', 'sit-beside'] as const)
    for (const characters of [
      ['Mateo', 'turtle'],
      ['Nico', 'rabbit'],
      ['Grandma Rosa', 'Leo'],
    ]) {
      const [a, b] = acting(kind, { characters }).seen;
      if (!a || !b) throw new Error('somebody is missing');
      const side = Math.sign(b.face.x - a.face.x);
      for (const hand of a.hands)
        expect(side * (hand.x - b.face.x), `${kind} ${characters}`).toBeLessThan(b.face.r * 0.2);
      for (const hand of b.hands)
        expect(side * (a.face.x - hand.x), `${kind} ${characters}`).toBeLessThan(a.face.r * 0.2);
    }
});

test('a place nobody can draw is a game at home, and never another place', () => {
  for (const setting of ['the moon of Blorp', 'a zimzam', 'Uganda', ''])
    expect(knownPlace(setting) ?? 'home').toMatch(/space|home/);
  expect(drawn({ setting: 'a zimzam' }).place).toBe('home');
});

test('what is known of somebody overrules what the name suggests', () => {
  const looks = (name: string, known: object) => drawn({ characters: [name], people: [{ name, ...known }] }).svg;
  expect(looks('Rose', { kind: 'dog' })).toBe(looks('Rose', { kind: 'perra' }));
  expect(looks('Bear', { kind: 'girl' })).not.toBe(looks('Bear', {}));
  expect(looks('Luca', { look: 'red hair' })).toContain('#b4553a');
  expect(looks('Luca', { look: 'pelo rubio y abrigo rojo' })).toMatch(/#d9a757.*#c8553d|#c8553d.*#d9a757/);
  expect(looks('Luca', { look: 'blue eyes' })).toBe(looks('Luca', {}));
  expect(looks('Nora', { look: 'glasses' })).not.toBe(looks('Nora', {}));
  expect(looks('Nora', { grown: true })).not.toBe(looks('Nora', {}));
});

test('every dweller of a place is drawn as its kind, in both languages', () => {
  for (const kind of ['vole', 'rag doll', 'glow worm', 'sandpiper', 'araña', 'murciélago', 'camarona', 'abuela'])
    expect(drawsKind(kind), kind).toBe(true);
  expect(drawsKind('niece')).toBe(false);
});

test('[STORY-10] a thing that only the sentence about the picture names is drawn too', () => {
  const kept = (alt: string) => acting('hold', { alt, setting: 'garden' }).svg;
  const spoon = acting('hold', { thing: 'spoon', setting: 'garden' }).svg;
  expect(kept('Mia holds the long spoon.')).toBe(spoon);
  expect(kept('Mia sostiene dos cucharas.')).toBe(spoon);
  expect(kept('Mia waits under the stars by the red house.')).toBe(acting('hold', { setting: 'garden' }).svg);
  // An elephant may be called Pebble, a dog Tambor.
  for (const name of ['Pebble and Drum wait here.', 'Mia y el perro Tambor esperan.', 'Pebble, Leo and Spoon'])
    expect(kept(name), name).toBe(acting('hold', { setting: 'garden' }).svg);
  expect(kept('The Long Spoon')).toBe(spoon);
  for (const thing of thingIds)
    expect(kept(`The ${thing.replace(/-.*$/, '')} is here.`), thing).toBe(
      acting('hold', { thing, setting: 'garden' }).svg,
    );
});

test('[STORY-10] a second thing that the sentence names stands beside them, once, and no blanket beside a bed', () => {
  const one = acting('give', { alt: 'Mia gives Leo the hat.', thing: 'hat' });
  const two = acting('give', { alt: 'Mia gives Leo the hat, beside a drum. The drum is still.', thing: 'hat' });
  expect(one.things).toEqual(['hat']);
  expect(two.things).toEqual(['hat', 'drum']);
  expect(two.svg.length).toBeGreaterThan(one.svg.length);
  for (const { seen, w } of [one, two])
    for (const { face } of seen) {
      expect(face.x - face.r).toBeGreaterThan(0);
      expect(face.x + face.r).toBeLessThan(w);
    }
  const asleep = acting('sleep', { alt: 'Mia sleeps under the blanket with the hat.', thing: 'hat', indoors: true });
  expect(asleep.things).toEqual(['hat']);
});

test.each([
  ['Lena passes the full blue cup to Bo.', 'cup', '#5f8fae'],
  ['Lena y Bo duermen, con un botón azul en la cama.', 'button', '#5f8fae'],
  ['Lena sostiene una taza verde muy chiquita.', 'cup', '#7fa866'],
] as const)('[STORY-10] the thing has the colour that the sentence says: %s', (alt, thing, colour) => {
  const svg = (said: string) => drawn({ alt: said, thing, action: { kind: 'hold', by: 0 } }).svg;
  const plain = svg(alt.replace(/ (?:blue|azul|verde)/, ''));
  const count = (text: string) => text.split(colour).length;
  expect(count(svg(alt))).toBeGreaterThan(count(plain));
  expect(svg(alt.replace(/ (?:blue|azul|verde)/, '').replace('.', ' in a blue room.'))).toBe(plain);
});

test('[STORY-10] of two colours before a thing the nearer one is its own', () => {
  const svg = (alt: string) => drawn({ alt, thing: 'cup', action: { kind: 'hold', by: 0 } }).svg;
  expect(svg('Lena holds one red blue cup.')).toBe(svg('Lena holds one blue cup.'));
});

test('[STORY-10] what something is only compared with is not drawn, and a house that is built is', () => {
  const build = (alt: string) => drawn({ alt, action: { kind: 'build', by: 0, with: 1 } }).svg;
  expect(build('They build something as high as a bucket.')).toBe(build('They build something.'));
  expect(build('They put the roof on a house.')).not.toBe(build('They build something.'));
});

test.each([
  ['a lighthouse in the storm', 'lighthouse'],
  ['el faro', 'lighthouse'],
  ['una fábrica de chocolate', 'candy'],
  ['the chocolate factory', 'candy'],
  ['un circo', 'town'],
  ['a boat on the moon', 'pirate'],
])('an own place that is like a drawn one is drawn as that: %s', (setting, place) => {
  expect(drawn({ setting }).place).toBe(place);
});

test('in a storm there is no sun, and a night train runs at night', () => {
  const suns = (setting: string, light: 'day' | 'night' = 'day') =>
    drawn({ setting, light }).svg.match(/#ffe0a0/g) ?? [];
  expect(suns('a lighthouse').length).toBeGreaterThan(0);
  expect(suns('a lighthouse in the storm')).toEqual([]);
  expect(suns('somewhere in a thunder storm')).toEqual([]);
  expect(suns('a train')).toHaveLength(suns('a lighthouse').length);
  expect(drawn({ setting: 'a night train' }).svg).toBe(drawn({ setting: 'a night train', light: 'night' }).svg);
});

test('in a hug no hand lies on a face, and no head on the eyes of the other', () => {
  const hugging = [...pairs, ['owl', 'elephant'], ['Mateo', 'elephant'], ['giraffe', 'cat']];
  for (const characters of hugging)
    for (const shot of shots) {
      const { seen } = acting('hug', { characters, shot });
      for (const { face, hands } of seen)
        for (const other of seen) {
          for (const hand of [...hands, ...other.hands])
            expect(far(hand, face), characters.join()).toBeGreaterThan(face.r * 0.9);
          if (other.face !== face)
            expect(far(other.face, face), characters.join()).toBeGreaterThan((face.r + other.face.r) * 0.92);
        }
    }
});

test.each([
  ['la cancha del barrio cuando llueve', 'pitch', true],
  ['el parque Simón Bolívar', 'park', false],
  ['the swings behind our flats', 'park', false],
  ['football practice', 'pitch', false],
  ['the train station', 'town', false],
  ['el andén del tren', 'town', false],
  ['the night train', 'train', false],
  ['la estación espacial', 'space', false],
  ['the deck of the pirate ship', 'pirate', false],
  ['an island in the sea', 'beach', false],
])('[GEN-18] "%s" is drawn as a %s, and not as a meadow with sheep', (setting, name, rains) => {
  expect(knownPlace(setting)).toBe(name);
  expect(isStormy(setting)).toBe(rains);
});

/** What parents type for a preset place, in both languages. */
const typed: Record<string, Record<StoryLanguage, string[]>> = {
  underwater: {
    english: [
      'under the sea',
      'the bottom of the sea',
      'Bottom of the ocean',
      'underwater',
      'under the waves',
      'the sea bed',
      'a kelp forest',
      'a fish tank',
      'a coral reef',
      'Atlantis',
      'deep sea',
      'the sea floor',
    ],
    spanish: [
      'el fondo del mar',
      'Fondo del mar',
      'bajo el mar',
      'debajo del mar',
      'las profundidades del mar',
      'un arrecife',
    ],
  },
  space: {
    english: ['outer space', 'the milky way', 'a black hole', 'a rocket', 'a space station'],
    spanish: ['el espacio', 'la vía láctea', 'un agujero negro', 'un cohete', 'la estación espacial'],
  },
  castle: {
    english: ['a castle', 'the throne room', 'the middle ages', 'Camelot', 'a palace'],
    spanish: ['un castillo', 'la edad media', 'el palacio de hielo'],
  },
  forest: {
    english: ['the woods', 'a glade', 'the redwoods', 'an old thicket'],
    spanish: ['el bosque', 'una arboleda'],
  },
  mountain: {
    english: ['the mountains', 'the Alps', 'a peak'],
    spanish: ['la montaña', 'la sierra', 'Machu Picchu', 'el altiplano'],
  },
  garden: {
    english: ['our yard', 'the flower bed', 'the veggie patch', 'the lawn'],
    spanish: ['el jardín', 'el patio', 'los huertos'],
  },
  fairytale: {
    english: ['Narnia', 'Neverland', 'the witch’s house', 'Wonderland'],
    spanish: ['la casa de la bruja', 'el país de las maravillas'],
  },
  cave: { english: ['a cave', 'the dragon’s den', 'a rabbit hole', 'a burrow'], spanish: ['una cueva', 'un túnel'] },
  meadow: { english: ['the moors', 'a hillside', 'a meadow'], spanish: ['la pradera', 'un prado'] },
  workshop: { english: ['a workshop', 'the forge', 'a pottery'], spanish: ['un taller'] },
  dinosaur: { english: ['dinosaur land', 'jurassic times'], spanish: ['el jurásico', 'la tierra de los dinosaurios'] },
  cloud: { english: ['a cloud'], spanish: ['las nubes'] },
  candy: { english: ['candy land'], spanish: ['el país de los dulces'] },
  pirate: { english: ['a pirate ship'], spanish: ['un barco pirata'] },
};

test('[STORY-08] a grown-up who looks on stands, and wakes over those who sleep', () => {
  const characters = ['Mia', 'fox', 'Dad'];
  const people = characters.map((name, at) => ({ name, ...(at === 2 && { kind: 'dad', grown: true }) }));
  const tall = (changes: Partial<DrawnScene>) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const { seen } = drawn({ characters, people, ...changes }, seed);
      const face = (of: number) => seen.find(({ index }) => index === of)?.face as { y: number; r: number };
      return { dad: face(2), mia: face(0) };
    });
  for (const kind of ['sit-beside', 'look-into', 'build'] as const)
    for (const mood of ['calm', 'tender'] as const)
      for (const { dad, mia } of tall({ mood, action: { kind, by: 0, with: 1 } }))
        expect(dad.y).toBeLessThan(mia.y - mia.r);
  const asleep = { mood: 'sleepy', light: 'night', action: { kind: 'sleep', by: 0, with: 1 } } as const;
  for (const { dad, mia } of tall(asleep)) expect(dad.y).toBeLessThan(mia.y - mia.r * 2.4);
});

test('[GEN-18] what is told in a place is drawn there, however it is typed', () => {
  for (const [id, { english, spanish }] of Object.entries(typed))
    for (const [setting, language] of [
      ...english.map((one) => [one, 'english'] as const),
      ...spanish.map((one) => [one, 'spanish'] as const),
    ]) {
      expect(tellPlace(setting, language).id, setting).toBe(id);
      expect(knownPlace(setting), setting).toBe(id);
    }
  expect(knownPlace('el mundo bajo la cama')).toBe('bedroom');
});

test('[STORY-08] the space station is drawn from inside, and space is not', () => {
  expect(placeFor('space station').setting.lamplit).toBe(true);
  expect(placeFor('la nave espacial').setting.lamplit).toBe(true);
  expect(placeFor('space').setting.lamplit).toBeUndefined();
});

test('a long-legged sleeper ends in the bed, and people sit on no log in a room or on the moon', () => {
  const sleep = { kind: 'sleep', by: 0, with: 1 } as const;
  const abed = (first: string) =>
    drawn({ light: 'night', mood: 'sleepy', indoors: true, characters: [first, 'monkey'], action: sleep }).svg;
  // What is below the foot of the bed is cut off.
  expect(abed('giraffe')).toContain('<svg x="-500"');
  expect(abed('monkey')).not.toContain('<svg x="-500"');
  expect(['kitchen', 'garden', 'space', 'forest'].map((setting) => seatIn(placeFor(setting)))).toEqual([
    'bench',
    'bench',
    '#a4a8ba',
    undefined,
  ]);
});

test('a child whose pronoun nobody said looks the same before the story tells it', () => {
  const act = { pose: 'standing', mood: 'calm', gaze: 0, tone: (colour: string) => colour } as const;
  for (const [name, pronoun] of [
    ['Ingrid', 'she'],
    ['Tom', 'he'],
  ] as const)
    expect(cast(name)(act).markup).toBe(cast(name, { pronoun })(act).markup);
});

test('[STORY-08] sleepers lie on what one sleeps on in the place: a hammock, hay, a mat, and only else a bed of wood', () => {
  const headboard = '#b5834f';
  const asleep = (bed?: Bed) =>
    acting('sleep', { bed, setting: 'pirate', indoors: true, mood: 'sleepy', light: 'day', shot: 'near' });
  expect(asleep().svg).toContain(headboard);
  const drawings = beds.map((bed) => asleep(bed));
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(beds.length);
  for (const { svg, seen, w } of drawings) {
    expect(svg).not.toContain(headboard);
    for (const { face } of seen) expect(Math.abs(face.x - w / 2) + face.r).toBeLessThan(w / 2);
  }
});

test('[STORY-08] what is pointed at stands on the ground unless it is up or flies, and a puddle is water', () => {
  const pointed = (thing: ThingId, alt: string) => acting('point', { thing, alt, setting: 'meadow' }).thing?.y ?? 0;
  expect(pointed('box', 'Mia points at the box.')).toBeGreaterThan(pointed('box', 'Mia points up at the box.') + 100);
  expect(pointed('kite', 'Mia points at the kite.')).toBe(pointed('kite', 'Mia points up at the kite.'));
  const water = '#7fb7cf';
  const looked = (alt: string) => acting('look-into', { alt, setting: 'meadow', light: 'day' }).svg;
  expect(looked('Mia y Leo se asoman al charco.')).toContain(water);
  expect(looked('Mia and Leo look into the hole.')).not.toContain(water);
});

test('[STORY-08] eyes are open to look, what is held up is beside the head, and who stands does not sit', () => {
  for (const characters of pairs) {
    const open = (mood: DrawnScene['mood'], kind: ActionKind) =>
      acting(kind, { characters, mood }).svg.match(/<circle[^>]*fill="#fffaf0"/g)?.length ?? 0;
    expect(open('tender', 'look-into'), characters.join()).toBe(open('calm', 'look-into'));
    expect(open('sleepy', 'point'), characters.join()).toBe(open('calm', 'point'));
    expect(open('tender', 'hug'), characters.join()).toBeLessThan(open('calm', 'look-into'));
    for (const [alt, isUp] of [
      ['She holds up the plate.', true],
      ['Levanta el plato.', true],
      ['She holds the plate.', false],
    ] as const) {
      const { thing, seen } = acting('hold', { characters, thing: 'plate', alt });
      const holder = seen.find(({ index }) => index === 0);
      expect((thing?.y ?? 0) < (holder?.face.y ?? 0) + (holder?.face.r ?? 0) * 0.5, `${characters} ${alt}`).toBe(isUp);
    }
  }
  const feet = (kind: ActionKind) =>
    [...'abcdefgh'].map((seed) => {
      const three = drawn({ characters: ['Mia', 'Leo', 'Bo'], action: { kind, by: 0 } }, seed).seen;
      const [low, high] = [0, 1].map(
        (i) =>
          three
            .map(({ face }) => face.y)
            .toSorted((a, b) => a - b)
            .at(-i) ?? 0,
      );
      return (high ?? 0) - (low ?? 0) < (three[0]?.face.r ?? 0) * 0.9;
    });
  expect(feet('stand').every(Boolean)).toBe(true);
});

test('[STORY-08] no tail is cut off by the frame', () => {
  const alone = (name: string) => drawn({ characters: [name], action: { kind: 'stand', by: 0 }, shot: 'near' });
  // As much room is left beside a squirrel with its tail as beside one of its width without.
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { seen, w } = drawn({ characters: ['squirrel'], action: { kind: 'stand', by: 0 }, shot: 'near' }, seed);
    const [one] = seen;
    expect(Math.max(one?.face.x ?? 0, w - (one?.face.x ?? 0)), seed).toBeGreaterThan(w * 0.58);
  }
  expect(alone('squirrel').seen[0]?.face.r).toBeLessThan((alone('hamster').seen[0]?.face.r ?? 0) * 1.1);
});

test('[STORY-08] whoever sits on a bench or a log sits on it', () => {
  const { seen, svg } = compose(
    {
      ...{ setting: 'park', characters: ['Ada', 'fox'], light: 'day', mood: 'calm' },
      action: { kind: 'sit-beside', by: 0, with: 1 },
    },
    { width: 400, height: 400, seed: 'a' },
  );
  expect(seen).toHaveLength(2);
  expect(svg).toContain('translate(0 -30)');
});

test('[STORY-08] a wheelchair stays on the ground where others sit on a bench', () => {
  const faceOf = (kind: 'stand' | 'sit-beside') =>
    compose(
      {
        ...{ setting: 'park', characters: ['Ada, a girl in a wheelchair'], light: 'day', mood: 'calm' },
        action: { kind, by: 0 },
      },
      { width: 400, height: 400, seed: 'a' },
    ).seen[0]?.face.y;
  expect(faceOf('sit-beside')).toBe(faceOf('stand'));
});
