import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { drawCover } from '#storyteller/illustrator/draw-cover.ts';
import { drawScene } from '#storyteller/illustrator/draw-scene.ts';
import { renderPng } from '#storyteller/illustrator/paint/render.ts';
import { drawProp, props } from '#storyteller/illustrator/props/props.ts';
import { actionKinds, shots, thingIds } from '#storyteller/scene.ts';
import { writeStory } from '#storyteller/write.ts';

/**
 * node tools/run.mjs tools/contact-sheet.ts SHEET FILE.webp: puts pictures of the illustrator on one sheet, to look at:
 * "books" (three pictures each of twelve books), "covers", "actions" (each at three distances), "places", "things" or
 * "vehicles" (in a group).
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

/** Wishes for twelve books that nobody prepared, in both languages. */
const wishes: [setting: string, message: string, ...characters: string[]][] = [
  ['forest', 'courage', 'fox', 'rabbit'],
  ['the fridge', 'it is all right to be shy', 'Lena'],
  ['a train that runs on moonlight', 'patience', 'Oskar', 'grandma Rosa'],
  ['garden', 'saying sorry', 'Zoë and her dog Pickle'],
  ['la escuela', 'el primer día de clases', 'mis gemelas Ana y Vera'],
  ['la playa', 'compartir', 'tortuga', 'Nilo'],
  ['underwater', 'help', 'octopus', 'fish', 'whale'],
  ['castle', 'honesty', 'Princess Ines', 'dragon', 'cat', 'owl'],
  ['la cocina', 'esperar', 'abuela Rosa', 'Mateo'],
  ['space', 'the dark', 'Kai the astronaut', 'robot'],
  ['snow', 'friendship', 'penguin', 'polar bear', 'Ida'],
  ['the moon of Blorp', 'a new sibling', 'Sam', 'dad'],
];

const books = wishes.map(([setting, message, ...characters]) => {
  const language: StoryLanguage = /^l[ao] /.test(setting) ? 'spanish' : 'english';
  return {
    setting,
    message,
    characters,
    language,
    ageGroup: 'preschool',
    length: 'short',
    model: 'gemini',
    tone: 'playful',
  } as const;
});

const pages = () =>
  books.flatMap((book, b) =>
    writeStory(book, `book ${b}`).scenes.map((scene) => drawScene(scene, square(`book ${b}`))),
  );

const vehicles = () =>
  ['the digger', 'a truck', 'the fire engine', 'tractor', 'a plane', 'bus', 'la excavadora amarilla'].map((who, i) =>
    drawScene(
      { setting: 'meadow', characters: ['Mia', who, 'fox'], light: i % 3 ? 'day' : 'night', mood: 'joyful' },
      square(who),
    ),
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
  vehicles: () => [vehicles(), 4],
};

const { positionals } = parseArgs({ allowPositionals: true });
const [name = 'books', file = 'contact-sheet.webp'] = positionals;
const make = sheets[name];
if (!make) throw new Error(`there is no sheet "${name}": ${Object.keys(sheets).join(', ')}`);
const [pictures, columns] = make();
const svg = sheet(pictures, columns);
await sharp(renderPng(svg, columns * (cell + 10) + 10)).toFile(file);
