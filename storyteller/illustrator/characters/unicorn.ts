import { cutPath } from '../cut.ts';
import { paper } from '../palette.ts';
import { path, strip } from '../svg.ts';
import type { Build } from './body.ts';
import { horseHead } from './horse.ts';

const [white, rose, gold, aqua] = ['#f8f1e8', '#e0937f', paper.mustard, '#7fb3b5'];

export const unicorn: Build = {
  coat: white,
  belly: '#fffaf2',
  hand: '#c9a27a',
  foot: '#c9a27a',
  hips: 36,
  torso: 66,
  legs: 32,
  limb: 20,
  neck: 8,
  head: { rx: 46, ry: 48 },
  above: 48,
  tail: 'lies',
  drawTail: ({ tone }) =>
    cutPath('M-8 4C30 8 30 -40 58 -44C90 -46 94 -8 76 18C64 34 44 30 40 18C26 28 2 22 -8 4Z', tone(rose), 4) +
    path('M10 6C40 6 40 -30 62 -32C82 -30 82 -6 70 10C60 18 52 12 48 2C40 14 24 14 10 6Z', tone(gold)) +
    path('M30 0C46 -4 48 -22 62 -22C74 -18 70 -4 62 2Q54 0 52 -8Q44 4 30 0Z', tone(aqua)),
  drawHead: (act) => {
    const { tone } = act;
    const lock = (d: string, colour: string) => cutPath(d, tone(colour), 3);
    const mane =
      lock('M20 -44C50 -50 66 -24 60 4C58 26 70 34 58 50C40 44 38 20 40 0C40 -20 30 -32 20 -44Z', rose) +
      lock('M14 -46C40 -42 52 -20 48 4C46 16 52 24 46 34C34 24 36 8 34 -6C32 -24 24 -34 14 -46Z', aqua);
    const fringe =
      lock('M-2 -48C-30 -52 -42 -34 -40 -16C-32 -30 -18 -34 -8 -24C-10 -34 -6 -42 -2 -48Z', gold) +
      lock('M2 -48C26 -50 38 -38 36 -22C28 -32 14 -34 4 -24C6 -34 4 -42 2 -48Z', rose);
    const horn = cutPath('M-11 -40L0 -96L11 -40Q0 -34 -11 -40Z', tone(paper.butter), 3) + strip('M-8 -52L8 -58M-6 -66L6 -72', tone(gold), 3.4);
    return mane + horseHead(act, white, '#f5ddd0', '#eeb9ac', fringe + horn);
  },
};
