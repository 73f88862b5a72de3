import { cut, cutCircle, cutPath, cutStrip } from '../cut.ts';
import { ellipse, flat, path } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, smile } from './face.ts';

const [butter, patch, cream, brown] = ['#efc671', '#b9743f', '#fbeed5', '#7a4f38'];

export const giraffe: Build = {
  coat: butter,
  belly: cream,
  foot: brown,
  hand: brown,
  hips: 36,
  torso: 66,
  legs: 34,
  limb: 18,
  neck: 62,
  head: { rx: 42, ry: 44 },
  above: 34,
  tail: 'hangs',
  drawTail: ({ tone }) => cutStrip('M0 0Q34 0 40 32', tone(butter), 8, 3) + cutPath('M34 28Q54 36 48 56Q32 50 34 28Z', tone(brown), 2),
  drawCoat: ({ tone }, w, h) =>
    flat`${tone(patch)} M${-w * 0.9} ${-h * 0.5}l14 -4l4 14l-12 8ZM${w * 0.9} ${-h * 0.56}l-15 -2l-2 13l12 7ZM${-w * 0.92} ${-h * 0.2}l12 0l3 12l-12 3ZM${w * 0.94} ${-h * 0.22}l-13 2l0 12l11 2ZM${-w * 0.5} ${-h * 0.86}l12 -4l7 10l-11 6ZM${w * 0.24} ${-h * 0.9}l12 2l2 10l-13 2Z`,
  drawHead: (act) => {
    const { tone } = act;
    const side = (s: number) =>
      cutStrip(`M${s * 13} -32L${s * 17} -58`, tone(butter), 9, 2) +
      cutCircle(s * 17, -62, 9, tone(brown), 2) +
      cut`${tone(butter)} 3 M${s * 28} -24C${s * 44} -44 ${s * 66} -38 ${s * 70} -28C${s * 62} -10 ${s * 42} -6 ${s * 30} -12Z` +
      flat`${tone('#e8b093')} M${s * 38} -24C${s * 48} -34 ${s * 58} -32 ${s * 62} -27C${s * 54} -16 ${s * 44} -14 ${s * 38} -24Z`;
    const neck = act.pose === 'sleeping' ? '' : path('M-14 56l11 -3l6 9l-9 7l-8 -4ZM4 72l10 -2v12l-9 1ZM-15 84l9 -2l6 10l-8 7l-7 -3Z', tone(patch));
    return (
      neck +
      side(-1) +
      side(1) +
      cut`${tone(butter)} 4 M0 -42C26 -42 38 -26 37 -6C36 8 32 14 33 24C34 42 16 46 0 46C-16 46 -34 42 -33 24C-32 14 -36 8 -37 -6C-38 -26 -26 -42 0 -42Z` +
      path('M-10 -34l10 -6l8 8l-6 10l-11 -2ZM-28 -16l9 -3l3 9l-9 4ZM22 -22l9 4l0 10l-9 -3Z', tone(patch)) +
      cutPath('M0 10C18 6 36 14 35 28C34 44 14 48 0 48C-14 48 -34 44 -35 28C-36 14 -18 6 0 10Z', tone(cream), 0) +
      ellipse(-11 + act.gaze * 3, 20, 3.2, 4, tone(brown)) +
      ellipse(11 + act.gaze * 3, 20, 3.2, 4, tone(brown)) +
      eyes(act, { x: 21, y: -8, r: 6.2 }) +
      cheeks(act, 31, 6, 7) +
      smile(act, 0, 31, 18)
    );
  },
};
