import { cutCircle, cutPath, cutStrip } from '../cut.ts';
import { circle, flat } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, nose, smile } from './face.ts';

const [brown, peach] = ['#94623f', '#f4cfa8'];

export const monkey: Build = {
  coat: brown,
  belly: peach,
  hand: peach,
  foot: peach,
  hips: 31,
  torso: 58,
  legs: 26,
  limb: 17,
  head: { rx: 60, ry: 43 },
  above: 10,
  drawTail: ({ tone }) => cutStrip('M0 0C50 16 84 -14 74 -52C66 -78 32 -70 38 -46C42 -34 58 -36 56 -48', tone(brown), 11, 4),
  drawHead: (act) => {
    const { tone } = act;
    const ear = (s: number) => cutCircle(s * 50, -2, 18, tone(brown), 3) + circle(s * 50, -1, 10, tone(peach));
    return (
      ear(-1) +
      ear(1) +
      cutPath('M-6 -44Q-4 -58 10 -58Q4 -52 8 -44Z', tone(brown), 2) +
      cutPath('M0 -44C34 -44 50 -22 50 2C50 28 30 43 0 43C-30 43 -50 28 -50 2C-50 -22 -34 -44 0 -44Z', tone(brown), 4) +
      flat`${tone(peach)} M0 -22C10 -36 40 -32 40 -6C40 2 36 6 36 12C36 32 18 38 0 38C-18 38 -36 32 -36 12C-36 6 -40 2 -40 -6C-40 -32 -10 -36 0 -22Z` +
      eyes(act, { x: 19, y: -6, r: 6 }) +
      cheeks(act, 27, 12, 8) +
      nose(act, 9, 10, tone('#7a4a3a')) +
      smile(act, 0, 20, 22)
    );
  },
};
