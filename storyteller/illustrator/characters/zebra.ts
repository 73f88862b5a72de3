import { cutPath, cutStrip } from '../cut.ts';
import { flat, path } from '../svg.ts';
import type { Build } from './body.ts';
import { horseHead } from './horse.ts';

const [white, black, muzzle] = ['#f7f1e6', '#453f4e', '#c3b6b9'];

export const zebra: Build = {
  coat: white,
  hand: black,
  foot: black,
  hips: 36,
  torso: 64,
  legs: 32,
  limb: 20,
  neck: 6,
  head: { rx: 45, ry: 48 },
  above: 28,
  tail: 'hangs',
  drawTail: ({ tone }) => cutStrip('M0 0Q36 -2 42 30', tone(white), 9, 3) + cutPath('M35 26Q56 34 50 58Q32 50 35 26Z', tone(black), 2),
  drawCoat: ({ tone }, w, h) =>
    path(
      [0.84, 0.62, 0.4, 0.18]
        .map((k, i) => {
          const y = -h * k;
          const edge = w * (k > 0.7 ? 0.72 : k > 0.5 ? 0.86 : 0.93);
          const tip = w * (i % 2 ? 0.1 : 0.26);
          return `M${-edge} ${y - 5}Q${-w * 0.4} ${y - 4} ${-tip} ${y + 3}Q${-w * 0.5} ${y + 7} ${-edge} ${y + 6}ZM${edge} ${y - 5}Q${w * 0.4} ${y - 4} ${tip} ${y + 3}Q${w * 0.5} ${y + 7} ${edge} ${y + 6}Z`;
        })
        .join(''),
      tone(black),
    ),
  drawHead: (act) => {
    const { tone } = act;
    const mane = cutPath('M-14 -40Q-18 -66 -8 -72L-4 -66L2 -76L7 -67L14 -72Q20 -60 14 -40Z', tone(black), 3);
    const stripes = flat`${tone(black)} M-7 -45Q-4 -30 -8 -20Q-14 -32 -15 -44ZM7 -45Q4 -30 8 -20Q14 -32 15 -44ZM0 -46L3 -46Q3 -22 0 -10Q-3 -22 -3 -46ZM-41 -18Q-34 -20 -29 -26Q-32 -32 -34 -34Q-39 -28 -41 -18ZM41 -18Q34 -20 29 -26Q32 -32 34 -34Q39 -28 41 -18ZM-43 2Q-36 4 -30 10Q-36 14 -38 13Q-42 8 -43 2ZM43 2Q36 4 30 10Q36 14 38 13Q42 8 43 2Z`;
    return mane + horseHead(act, white, muzzle, '#d9b8ae', stripes);
  },
};
