import { cut, cutPath } from '../cut.ts';
import { paper } from '../palette.ts';
import { circle, ellipse, place, strip } from '../svg.ts';
import type { Thing } from './thing.ts';

const wheel = (x: number, tone: (colour: string) => string, r = 19) => circle(x, -r, r, tone('#4d4652')) + circle(x, -r, r * 0.45, tone(paper.butter));

/** A star with soft points. */
const star: Thing = {
  width: 130,
  height: 128,
  face: { x: 0, y: -62, scale: 0.9 },
  floats: 34,
  body: (tone) =>
    cut`${tone(paper.butter)} 5 M0 -132C10 -128 16 -92 26 -86C36 -80 66 -88 70 -78C74 -68 46 -48 44 -38C42 -28 56 -2 46 4C38 10 14 -12 0 -12C-14 -12 -38 10 -46 4C-56 -2 -42 -28 -44 -38C-46 -48 -74 -68 -70 -78C-66 -88 -36 -80 -26 -86C-16 -92 -10 -128 0 -132Z`,
};

const moonFace: Thing = {
  width: 120,
  height: 124,
  face: { x: 4, y: -62, scale: 0.95 },
  floats: 34,
  body: (tone) =>
    cut`${tone(paper.moon)} 5 M0 -124C38 -124 62 -96 62 -62C62 -28 38 0 0 0C-38 0 -62 -28 -62 -62C-62 -96 -38 -124 0 -124Z` +
    circle(-36, -90, 9, tone('#ecd8a6')) +
    circle(40, -28, 8, tone('#ecd8a6')) +
    circle(-30, -22, 6, tone('#ecd8a6')),
};

const sun: Thing = {
  width: 150,
  height: 142,
  face: { x: 0, y: -71, scale: 0.95 },
  floats: 30,
  body: (tone) =>
    Array.from({ length: 12 }, (_, i) => place(cutPath('M-11 -54L0 -78L11 -54Z', tone(paper.mustard), 2), 0, -71, 1, i * 30)).join('') +
    circle(0, -71, 54, tone('#f6cf74')),
};

const cloudlet: Thing = {
  width: 150,
  height: 96,
  face: { x: 0, y: -40, scale: 0.92 },
  floats: 40,
  body: (tone) => cutPath('M-62 0a34 34 0 0 1 -4 -62a40 40 0 0 1 62 -26a38 38 0 0 1 60 18a36 36 0 0 1 8 70Z', tone('#fbf5e8'), 5),
};

const car: Thing = {
  width: 160,
  height: 104,
  face: { x: 0, y: -44, scale: 0.82 },
  body: (tone) =>
    cut`${tone(paper.brick)} 4 M-78 -18V-52Q-76 -64 -60 -66L-46 -98Q-42 -106 -32 -106H32Q42 -106 46 -98L60 -66Q76 -64 78 -52V-18Z` +
    cutPath('M-48 -68L-36 -94H-4V-68ZM48 -68L36 -94H4V-68Z', tone('#cfe3e4'), 0) +
    circle(-60, -44, 9, tone(paper.lampPale)) +
    circle(60, -44, 9, tone(paper.lampPale)) +
    wheel(-48, tone) +
    wheel(48, tone),
};

const train: Thing = {
  width: 130,
  height: 142,
  face: { x: 0, y: -58, scale: 0.86 },
  body: (tone) =>
    cutPath('M-14 -104V-138H-20V-148H20V-138H14V-104Z', tone(paper.slate), 3) +
    cutPath('M-50 -20V-66C-50 -124 50 -124 50 -66V-20Z', tone(paper.teal), 4) +
    circle(0, -96, 10, tone(paper.lampPale)) +
    cutPath('M-62 -28H62L46 -2H-46Z', tone(paper.brick), 3) +
    [-38, 38].map((x) => circle(x, -10, 12, tone('#4d4652')) + circle(x, -10, 5, tone(paper.butter))).join(''),
};

const boat: Thing = {
  width: 160,
  height: 170,
  face: { x: 0, y: -30, scale: 0.78 },
  body: (tone) =>
    strip('M0 -50V-172', tone(paper.bark), 7) +
    cutPath('M10 -166Q60 -120 62 -72H10Z', tone(paper.cream), 4) +
    cutPath('M-10 -150Q-44 -112 -46 -74H-10Z', tone(paper.butter), 4) +
    cutPath('M-84 -62H84Q76 0 44 0H-44Q-76 0 -84 -62Z', tone(paper.coral), 4),
};

const rocket: Thing = {
  width: 110,
  height: 180,
  face: { x: 0, y: -86, scale: 0.74 },
  floats: 16,
  body: (tone) =>
    cutPath('M-34 -44Q-66 -26 -60 10L-28 -12ZM34 -44Q66 -26 60 10L28 -12Z', tone(paper.teal), 4) +
    cutPath('M-40 0C-60 -66 -42 -140 0 -184C42 -140 60 -66 40 0Z', tone('#f6ead2'), 5) +
    cutPath('M-31 -136Q-20 -162 0 -184Q20 -162 31 -136Q0 -126 -31 -136Z', tone(paper.brick), 0) +
    cutPath('M-43 -14H43L40 2H-40Z', tone(paper.brick), 0),
};

const tree: Thing = {
  width: 140,
  height: 210,
  face: { x: 0, y: -122, scale: 0.95 },
  body: (tone) =>
    cutPath('M-18 0Q-12 -40 -14 -76H14Q12 -40 20 0Z', tone(paper.bark), 3) +
    cut`${tone('#7fa866')} 5 M-70 -118C-78 -150 -50 -166 -42 -164C-40 -206 40 -206 42 -164C60 -168 82 -146 70 -114C76 -84 52 -70 34 -74C20 -60 -20 -60 -34 -74C-56 -68 -76 -88 -70 -118Z`,
};

const blossom: Thing = {
  width: 120,
  height: 176,
  face: { x: 0, y: -116, scale: 0.78 },
  body: (tone) =>
    strip('M0 0Q6 -40 0 -76', tone('#5f9a55'), 9) +
    cutPath('M3 -22Q44 -58 60 -32Q42 -8 3 -12ZM-2 -34Q-42 -68 -56 -44Q-40 -20 -2 -24Z', tone('#6fa860'), 3) +
    Array.from({ length: 9 }, (_, i) => place(ellipse(0, -42, 17, 21, tone(paper.coral)), 0, -116, 1, i * 40)).join('') +
    circle(0, -116, 40, tone(paper.butter)),
};

const snowman: Thing = {
  width: 110,
  height: 190,
  face: { x: 0, y: -122, scale: 0.84 },
  body: (tone) =>
    strip('M-46 -66L-78 -88M46 -66L78 -88', tone(paper.bark), 6) +
    cut`${tone('#f4f4ee')} 4 M0 -88C40 -88 58 -66 58 -40C58 -14 40 0 0 0C-40 0 -58 -14 -58 -40C-58 -66 -40 -88 0 -88Z` +
    circle(0, -50, 5, tone(paper.ink)) +
    circle(0, -28, 5, tone(paper.ink)) +
    cut`${tone('#f8f8f2')} 4 M0 -164C26 -164 42 -146 42 -122C42 -98 26 -82 0 -82C-26 -82 -42 -98 -42 -122C-42 -146 -26 -164 0 -164Z` +
    cutPath('M-40 -92Q0 -74 40 -92L42 -78Q0 -60 -42 -78Z', tone(paper.brick), 3) +
    cutPath('M-26 -156V-192H26V-156H40V-146H-40V-156Z', tone(paper.navy), 3),
};

const ball: Thing = {
  width: 100,
  height: 100,
  face: { x: 0, y: -50, scale: 0.86 },
  limbs: '#6b4a3d',
  body: (tone) => circle(0, -50, 50, tone(paper.teal)) + cutPath('M-49 -62Q0 -44 49 -62Q54 -50 50 -40Q0 -22 -50 -40Q-54 -50 -49 -62Z', tone(paper.cream), 0),
};

const balloon: Thing = {
  width: 104,
  height: 186,
  face: { x: 0, y: -126, scale: 0.86 },
  body: (tone) =>
    strip('M0 -62Q-14 -40 0 -22T-4 0', tone(paper.bark), 3) +
    cut`${tone(paper.coral)} 5 M0 -184C38 -184 54 -156 52 -128C50 -98 22 -76 8 -68L12 -58H-12L-8 -68C-22 -76 -50 -98 -52 -128C-54 -156 -38 -184 0 -184Z`,
};

const home: Thing = {
  width: 150,
  height: 164,
  face: { x: 0, y: -62, scale: 0.9 },
  body: (tone) =>
    cutPath('M34 -118V-164H58V-96Z', tone(paper.bark), 2) +
    cutPath('M-62 0V-100H62V0Z', tone('#efd9b2'), 4) +
    cutPath('M-84 -92L-6 -160Q0 -164 6 -160L84 -92Q80 -82 70 -86H-70Q-80 -82 -84 -92Z', tone(paper.brick), 5) +
    cutPath('M-14 0V-22a14 14 0 0 1 28 0V0Z', tone(paper.bark), 0),
};

const ghost: Thing = {
  width: 110,
  height: 140,
  face: { x: 0, y: -84, scale: 0.95 },
  floats: 18,
  body: (tone) =>
    cut`${tone('#f4f1ea')} 5 M0 -142C40 -142 54 -110 54 -76V-6Q44 8 32 -6Q18 8 6 -6Q-8 8 -20 -6Q-32 8 -42 -6L-54 -8V-76C-54 -110 -40 -142 0 -142Z`,
};

/** Every thing with a face, and the colour of it that a colour word repaints. */
export const objects = {
  star: { thing: star, coat: paper.butter },
  moon: { thing: moonFace, coat: paper.moon },
  sun: { thing: sun, coat: '#f6cf74' },
  cloud: { thing: cloudlet, coat: '#fbf5e8' },
  car: { thing: car, coat: paper.brick },
  train: { thing: train, coat: paper.teal },
  boat: { thing: boat, coat: paper.coral },
  rocket: { thing: rocket, coat: paper.brick },
  tree: { thing: tree, coat: '#7fa866' },
  flower: { thing: blossom, coat: paper.coral },
  snowman: { thing: snowman, coat: paper.brick },
  ball: { thing: ball, coat: paper.teal },
  balloon: { thing: balloon, coat: paper.coral },
  house: { thing: home, coat: paper.brick },
  ghost: { thing: ghost, coat: '#f4f1ea' },
};
