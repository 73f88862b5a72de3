import { darker } from '../colour.ts';
import { cutCircle, cutPath, cutStrip } from '../cut.ts';
import { circle, path, place } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, mouth, nose } from './face.ts';

const [gold, mane, cream] = ['#e8b45a', '#a9603a', '#fbeed5'];

/** Two rings of tufts. */
const ruff = (r: number, fill: string, turn: number) =>
  place(
    cutPath(
      `${Array.from({ length: 12 }, (_, i) => {
        const at = (k: number, radius: number) => `${Math.round(Math.cos(k) * radius)} ${Math.round(Math.sin(k) * radius * 0.94)}`;
        const a = (i / 12) * Math.PI * 2;
        const step = Math.PI / 6;
        return `${i ? '' : `M${at(a, r * 0.84)}`}Q${at(a + step * 0.5, r * 1.26)} ${at(a + step, r * 0.84)}`;
      }).join('')}Z`,
      fill,
      4,
    ),
    0,
    0,
    1,
    turn,
  );

export const lion: Build = {
  coat: gold,
  belly: cream,
  hips: 40,
  torso: 70,
  legs: 28,
  limb: 23,
  head: { rx: 66, ry: 58 },
  above: 4,
  drawTail: ({ tone }) => cutStrip('M0 0C40 8 70 -10 72 -48', tone(gold), 11, 4) + cutPath('M72 -40C54 -52 62 -82 76 -92C92 -78 92 -50 72 -40Z', tone(mane), 3),
  drawHead: (act) => {
    const { tone } = act;
    return (
      ruff(70, darker(tone(mane), 0.14), 15) +
      ruff(61, tone(mane), 0) +
      cutCircle(-34, -36, 14, tone(gold), 3) +
      circle(-34, -36, 7, tone(cream)) +
      cutCircle(34, -36, 14, tone(gold), 3) +
      circle(34, -36, 7, tone(cream)) +
      cutPath('M0 -42C32 -42 46 -22 47 2C48 30 28 44 0 44C-28 44 -48 30 -47 2C-46 -22 -32 -42 0 -42Z', tone(gold), 4) +
      path('M0 8C14 -2 30 10 27 26C25 38 12 44 0 44C-12 44 -25 38 -27 26C-30 10 -14 -2 0 8Z', tone(cream)) +
      eyes(act, { x: 21, y: -4, r: 6 }) +
      cheeks(act, 35, 14, 8) +
      nose(act, 13, 17, tone('#6b3a35')) +
      mouth(act, 0, 25, 19)
    );
  },
};
