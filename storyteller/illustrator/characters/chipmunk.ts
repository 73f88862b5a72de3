import { cutCircle, cutPath, cutStrip } from '../cut.ts';
import { circle, path, strip, thread } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, mouth, nose } from './face.ts';

const [brown, dark, cream] = ['#bd8a58', '#5f4233', '#f8e8cf'];

export const chipmunk: Build = {
  coat: brown,
  belly: cream,
  hips: 28,
  torso: 48,
  legs: 15,
  limb: 15,
  head: { rx: 45, ry: 38 },
  above: 12,
  drawTail: ({ tone }) => cutStrip('M-4 2C34 14 60 -10 56 -56', tone(brown), 27, 4) + strip('M2 2C34 10 56 -12 55 -54', tone(dark), 7),
  drawCoat: ({ tone }, w, h) =>
    thread`${tone(dark)} 6 M${-w * 0.8} ${-h * 0.9}Q${-w * 1.02} ${-h * 0.5} ${-w * 0.84} ${-h * 0.12}M${w * 0.8} ${-h * 0.9}Q${w * 1.02} ${-h * 0.5} ${w * 0.84} ${-h * 0.12}`,
  drawHead: (act) => {
    const { tone } = act;
    const ear = (s: number) => cutCircle(s * 28, -32, 15, tone(brown), 3) + circle(s * 28, -31, 8, tone('#e6b79a'));
    const side = (s: number) =>
      path(`M${s * 6} -12Q${s * 26} -22 ${s * 44} -4L${s * 45} 2Q${s * 26} -14 ${s * 4} -4Z`, tone(dark)) +
      path(`M${s * 4} -3Q${s * 26} -14 ${s * 45} 3L${s * 46} 14Q${s * 28} 8 ${s * 6} 6Z`, tone(cream)) +
      path(`M${s * 12} 8Q${s * 28} 6 ${s * 46} 16L${s * 44} 21Q${s * 28} 13 ${s * 12} 12Z`, tone(dark));
    return (
      ear(-1) +
      ear(1) +
      cutPath('M0 -38C26 -38 40 -22 44 0C54 24 30 38 0 38C-30 38 -54 24 -44 0C-40 -22 -26 -38 0 -38Z', tone(brown), 4) +
      path('M0 -37Q7 -20 0 0Q-7 -20 0 -37Z', tone(dark)) +
      side(-1) +
      side(1) +
      path('M0 10C18 4 40 18 34 28C24 36 12 38 0 38C-12 38 -24 36 -34 28C-40 18 -18 4 0 10Z', tone(cream)) +
      eyes(act, { x: 21, y: -1, r: 6 }) +
      cheeks(act, 34, 23, 8) +
      nose(act, 12, 11) +
      mouth(act, 0, 21, 16)
    );
  },
};
