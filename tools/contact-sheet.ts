import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawCover } from '#storyteller/illustrator/draw-cover.ts';
import { type DrawnScene, drawScene } from '#storyteller/illustrator/draw-scene.ts';
import { drawProp, props } from '#storyteller/illustrator/props/props.ts';
import { renderPng } from '#storyteller/illustrator/render.ts';
import { actionKinds, shots, thingIds } from '#storyteller/scene.ts';

/**
 * node tools/run.mjs tools/contact-sheet.ts SHEET FILE.webp: pictures of the illustrator on one sheet, to be
 * looked at: "books" (three pictures each of twelve books), "covers", "actions" (each at three distances),
 * "places" or "things".
 */
const cell = 300;

function sheet(pictures: string[], columns: number): string {
  const rows = Math.ceil(pictures.length / columns);
  const cells = pictures.map((svg, i) => {
    const [x, y] = [10 + (i % columns) * (cell + 10), 10 + Math.floor(i / columns) * (cell + 10)];
    return svg
      .replace('<svg ', `<svg x="${x}" y="${y}" `)
      .replace(/width="\d+" height="\d+" aria-hidden/, `width="${cell}" height="${cell}" aria-hidden`);
  });
  const [w, h] = [columns * (cell + 10) + 10, rows * (cell + 10) + 10];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#fffaf0"/>${cells.join('')}</svg>`;
}

const square = (seed: string) => ({ width: 600, height: 600, seed });

const casts = [
  ['Mia', 'fox'],
  ['Leo', 'grandma'],
  ['owl', 'rabbit'],
  ['bear', 'Nora'],
  ['penguin', 'dragon'],
] as const;

const actions = () =>
  actionKinds.flatMap((kind, k) =>
    shots.map((shot, s) =>
      drawScene(
        {
          setting: ['forest', 'garden', 'meadow'][s] ?? 'meadow',
          characters: [...(casts[(k + s) % casts.length] ?? ['fox'])],
          light: (['day', 'dusk', 'night'] as const)[(k + s) % 3] ?? 'day',
          mood: (['calm', 'joyful', 'curious'] as const)[k % 3] ?? 'calm',
          action: { kind, by: 0, with: 1 },
          shot,
          indoors: kind === 'sleep' && s > 0,
          ...(s !== 2 && { thing: thingIds[(k * 3 + s) % thingIds.length] }),
        },
        square(`${kind}${shot}`),
      ),
    ),
  );

const placesToDraw =
  'train,kitchen,shop,school,the fridge,bathtub,swimming pool,bus,hospital,library,beach,snow,city,farm,bedroom,my sofa'.split(
    ',',
  );

const things = () =>
  thingIds.map((id) => {
    const scale = 84 / Math.max(props[id].width, props[id].height);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="1" height="1" aria-hidden="true"><rect width="100" height="100" fill="#e9dcc0"/>${drawProp(id, 50, 92, scale, (c) => c)}</svg>`;
  });

/** Twelve books that nobody prepared, three scenes each. */
const books: Pick<DrawnScene, 'setting' | 'characters' | 'thing' | 'people'>[] = [
  { setting: 'forest', characters: ['fox', 'rabbit'], thing: 'lantern' },
  { setting: 'the fridge', characters: ['Lena'], thing: 'spoon' },
  {
    setting: 'a train that runs on moonlight',
    characters: ['Oskar', 'grandma Rosa'],
    thing: 'whistle',
    people: [
      { name: 'Oskar', pronoun: 'he', look: 'brown curls and glasses' },
      { name: 'grandma Rosa', kind: 'grandma', pronoun: 'she', grown: true },
    ],
  },
  {
    setting: 'garden',
    characters: ['Zoë', 'Pickle'],
    thing: 'seedling',
    people: [
      { name: 'Zoë', pronoun: 'she', look: 'red hair' },
      { name: 'Pickle', kind: 'dog' },
    ],
  },
  {
    setting: 'school',
    characters: ['Ana', 'Vera', 'Mr Wick'],
    thing: 'drum',
    people: [
      { name: 'Ana', pronoun: 'she' },
      { name: 'Vera', pronoun: 'she' },
      { name: 'Mr Wick', kind: 'teacher', pronoun: 'he', grown: true },
    ],
  },
  {
    setting: 'beach',
    characters: ['turtle', 'Nilo'],
    thing: 'bucket',
    people: [{ name: 'turtle' }, { name: 'Nilo', pronoun: 'he' }],
  },
  { setting: 'underwater', characters: ['octopus', 'fish', 'whale'], thing: 'shell' },
  { setting: 'castle', characters: ['Princess Ines', 'dragon', 'cat', 'owl'], thing: 'key' },
  { setting: 'kitchen', characters: ['abuela Rosa', 'Mateo'], thing: 'cake' },
  { setting: 'space', characters: ['Kai the astronaut', 'robot'], thing: 'star' },
  { setting: 'snow', characters: ['penguin', 'polar bear', 'Ida'], thing: 'sled' },
  { setting: 'the moon of Blorp', characters: ['Sam', 'dad'], thing: 'blanket' },
];

const told = (
  [
    [{ kind: 'give', by: 1, with: 0 }, 'middle', 'curious'],
    [{ kind: 'look-into', by: 0, with: 1 }, 'near', 'worried'],
    [{ kind: 'under-blanket', by: 0, with: 1 }, 'near', 'tender'],
    [{ kind: 'lead', by: 0, with: 1 }, 'wide', 'calm'],
    [{ kind: 'hug', by: 0, with: 1 }, 'near', 'tender'],
    [{ kind: 'sleep', by: 0, with: 1 }, 'middle', 'sleepy'],
    [{ kind: 'point', by: 0, with: 1 }, 'wide', 'curious'],
    [{ kind: 'build', by: 0, with: 1 }, 'middle', 'joyful'],
    [{ kind: 'sit-beside', by: 0, with: 1 }, 'near', 'calm'],
    [{ kind: 'climb', by: 0, with: 1 }, 'middle', 'worried'],
    [{ kind: 'carry', by: 0, with: 1 }, 'middle', 'joyful'],
    [{ kind: 'wave', by: 0, with: 1 }, 'wide', 'joyful'],
  ] as const
).map(([action, shot, mood]) => ({ action, shot, mood }));

const pages = () =>
  books.flatMap((book, b) =>
    [0, 1, 2].map((n) => {
      const scene = told[n === 2 && b % 2 ? 5 : (b + n * 5) % told.length] ?? told[0];
      const indoors = scene?.action.kind === 'sleep' || scene?.action.kind === 'under-blanket';
      const light = (['day', 'dusk', 'night'] as const)[n] ?? 'day';
      return drawScene(
        { ...book, ...(scene as Required<DrawnScene>), light, indoors, paragraph: n },
        square(`book ${b}`),
      );
    }),
  );

const sheets: Record<string, () => [string[], number]> = {
  books: () => [pages(), 6],
  covers: () => [books.map((book, b) => drawCover(book, `cover ${b}`, { width: 600, height: 600 })), 4],
  actions: () => [actions(), 6],
  places: () => [
    placesToDraw.map((setting, i) =>
      drawScene({ setting, characters: ['Mia', 'fox'], light: i % 2 ? 'night' : 'day', mood: 'calm' }, square(setting)),
    ),
    4,
  ],
  things: () => [things(), 10],
};

const { positionals } = parseArgs({ allowPositionals: true });
const [name = 'books', file = 'contact-sheet.webp'] = positionals;
const make = sheets[name];
if (!make) throw new Error(`there is no sheet "${name}": ${Object.keys(sheets).join(', ')}`);
const [pictures, columns] = make();
const svg = sheet(pictures, columns);
await sharp(renderPng(svg, columns * (cell + 10) + 10)).toFile(file);
