import { cut, cutPath, cutStrip } from '../cut.ts';
import { ellipse, path } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, mouth, nose } from './face.ts';

const [tan, brown, cream] = ['#e3bb85', '#8f5f41', '#fbf1e0'];

export const dog: Build = {
  coat: tan,
  belly: cream,
  hand: cream,
  foot: cream,
  hips: 36,
  torso: 64,
  legs: 26,
  limb: 21,
  head: { rx: 52, ry: 44 },
  above: 4,
  drawTail: ({ tone }) => cutStrip('M0 0Q38 -6 48 -44', tone(tan), 17, 4),
  drawHead: (act) => {
    const { tone } = act;
    const ear = (s: number) =>
      cut`${tone(brown)} 4 M${s * 30} -38C${s * 52} -46 ${s * 70} -20 ${s * 66} 14C${s * 64} 34 ${s * 46} 36 ${s * 42} 18Q${s * 42} -10 ${s * 30} -38Z`;
    return (
      cutPath('M0 -46C34 -46 50 -24 51 2C52 30 32 44 0 44C-32 44 -52 30 -51 2C-50 -24 -34 -46 0 -46Z', tone(tan), 4) +
      path('M2 -10C2 -34 18 -44 30 -38C48 -28 50 -4 44 8C30 16 4 10 2 -10Z', tone(brown)) +
      path('M0 -46Q10 -20 6 0H-6Q-10 -20 0 -46Z', tone(cream)) +
      ellipse(act.gaze * 3, 20, 28, 22, tone(cream)) +
      ear(-1) +
      ear(1) +
      eyes(act, { x: 22, y: -6, r: 6.2 }) +
      cheeks(act, 38, 14, 8) +
      nose(act, 11, 19) +
      mouth(act, 0, 24, 20)
    );
  },
};
