import { cutCircle, cutPath, cutStrip } from '../cut.ts';
import { circle, ellipse, path, strip } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, smile } from './face.ts';

const [red, dark, cream] = ['#cf4f3d', '#43394a', '#f7dfc4'];

export const ladybug: Build = {
  coat: dark,
  belly: '#6a5a66',
  hips: 27,
  torso: 46,
  legs: 16,
  limb: 11,
  head: { rx: 41, ry: 36 },
  above: 30,
  drawBack: ({ tone }) =>
    cutPath('M0 -8C40 -12 60 12 56 38C52 58 24 62 0 44C-24 62 -52 58 -56 38C-60 12 -40 -12 0 -8Z', tone(red), 4) +
    [
      [-42, 14, 6],
      [42, 14, 6],
      [-46, 34, 5],
      [46, 34, 5],
      [-34, 46, 5],
      [34, 46, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, tone(dark)))
      .join(''),
  drawCoat: (act, w, h) =>
    act.pose === 'sleeping'
      ? ellipse(-4, -h * 0.3, w * 1.9, h * 0.74, act.tone(red)) + [-30, -2, 26].map((x, i) => circle(x, -h * 0.4 + (i % 2) * 14, 6, act.tone(dark))).join('')
      : strip(`M${-w * 0.44} ${-h * 0.5}H${w * 0.44}M${-w * 0.5} ${-h * 0.3}H${w * 0.5}`, act.tone(dark), 2.6),
  drawHead: (act) => {
    const { tone } = act;
    const feeler = (s: number) => cutStrip(`M${s * 12} -30Q${s * 14} -52 ${s * 30} -58`, tone(dark), 5, 2) + cutCircle(s * 31, -58, 7, tone(red), 2);
    return (
      feeler(-1) +
      feeler(1) +
      cutPath('M0 -36C26 -36 41 -20 42 2C42 24 26 35 0 35C-26 35 -42 24 -42 2C-41 -20 -26 -36 0 -36Z', tone(dark), 4) +
      path('M0 -12C8 -24 34 -22 34 2C34 22 18 30 0 30C-18 30 -34 22 -34 2C-34 -22 -8 -24 0 -12Z', tone(cream)) +
      eyes(act, { x: 16, y: -1, r: 6.2 }) +
      cheeks(act, 23, 13, 7) +
      smile(act, 0, 15, 15)
    );
  },
};
