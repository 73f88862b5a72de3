import { lighter } from '../colour.ts';
import { cut, cutEllipse, cutPath } from '../cut.ts';
import { flat, path, place } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, mouth, nose } from './face.ts';

const [russet, cream] = ['#b5613a', '#f8e6cd'];

export const squirrel: Build = {
  coat: russet,
  belly: cream,
  hips: 28,
  torso: 52,
  legs: 16,
  limb: 16,
  head: { rx: 43, ry: 38 },
  above: 30,
  drawTail: ({ tone }) =>
    place(
      cut`${tone(russet)} 4 M-14 8C14 20 44 6 40 -24C36 -52 20 -80 30 -110C40 -142 84 -148 100 -120C108 -104 96 -90 82 -96C100 -70 108 -28 86 4C66 32 14 34 -14 22Z` +
        flat`${lighter(tone(russet), 0.2)} M4 18C36 20 62 2 60 -28C58 -58 42 -84 50 -106C56 -124 76 -128 86 -116C74 -118 66 -108 70 -94C88 -68 96 -30 78 -2C62 20 30 26 4 18Z`,
      0,
      -16,
    ),
  drawHead: (act) => {
    const { tone } = act;
    const ear = (s: number) =>
      cutPath(`M${s * 12} -28Q${s * 20} -56 ${s * 34} -70Q${s * 46} -44 ${s * 40} -10Z`, tone(russet), 3) +
      path(`M${s * 21} -34Q${s * 27} -50 ${s * 33} -54Q${s * 38} -38 ${s * 34} -22Z`, tone('#e8b093'));
    return (
      ear(-1) +
      ear(1) +
      cut`${tone(russet)} 4 M0 -38C28 -38 43 -20 44 2C46 26 28 37 0 37C-28 37 -46 26 -44 2C-43 -20 -28 -38 0 -38Z` +
      path('M0 2C16 -8 40 2 42 14C38 32 22 37 0 37C-22 37 -38 32 -42 14C-40 2 -16 -8 0 2Z', tone(cream)) +
      eyes(act, { x: 20, y: -3, r: 6.4 }) +
      cheeks(act, 31, 14, 8) +
      nose(act, 11, 11) +
      mouth(act, 0, 20, 16)
    );
  },
  drawCoat: ({ tone, pose }, _w, h) =>
    pose === 'sleeping'
      ? ''
      : cutEllipse(0, -h * 0.34, 10, 12, tone('#b98555'), 2) +
        path(`M-12 ${-h * 0.42}Q0 ${-h * 0.74} 12 ${-h * 0.42}Q0 ${-h * 0.36} -12 ${-h * 0.42}Z`, tone('#7a5136')),
};
