import { lighter } from '../colour.ts';
import { cut, cutPath } from '../cut.ts';
import { flat, path } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, mouth, nose } from './face.ts';

const [rust, cream, sock] = ['#d9743c', '#fbeedb', '#5b3b36'];

export const fox: Build = {
  coat: rust,
  belly: cream,
  hand: sock,
  foot: sock,
  hips: 34,
  torso: 66,
  legs: 24,
  limb: 19,
  head: { rx: 56, ry: 42 },
  above: 34,
  drawTail: ({ tone }) =>
    cut`${tone(rust)} 4 M-10 8C30 24 84 6 84 -50C84 -84 62 -104 46 -112C56 -84 44 -64 26 -50C8 -38 -14 -24 -10 8Z` +
    path('M46 -112C62 -104 84 -84 84 -50Q76 -62 66 -56Q64 -70 52 -72Q54 -92 46 -112Z', tone(cream)),
  drawHead: (act) => {
    const { tone } = act;
    const ear = (s: number) =>
      cutPath(`M${s * 10} -32Q${s * 28} -72 ${s * 46} -78Q${s * 54} -48 ${s * 48} -14Z`, tone(rust), 3) +
      flat`${tone(sock)} M${s * 33} -70Q${s * 41} -77 ${s * 46} -78Q${s * 51} -60 ${s * 51} -46Q${s * 42} -50 ${s * 33} -70Z` +
      path(`M${s * 22} -36Q${s * 32} -56 ${s * 40} -58Q${s * 44} -38 ${s * 40} -20Z`, tone('#f2b894'));
    return (
      ear(-1) +
      ear(1) +
      cut`${tone(rust)} 4 M0 -44C32 -44 46 -26 50 -6Q58 8 62 14Q42 40 0 42Q-42 40 -62 14Q-58 8 -50 -6C-46 -26 -32 -44 0 -44Z` +
      path('M0 0C10 -6 34 -6 44 4Q54 10 62 14Q42 40 0 42Q-42 40 -62 14Q-54 10 -44 4C-34 -6 -10 -6 0 0Z', tone(cream)) +
      path('M0 -44Q8 -24 0 2Q-8 -24 0 -44Z', lighter(tone(rust), 0.16)) +
      eyes(act, { x: 22, y: -4, r: 6 }) +
      cheeks(act, 38, 14, 8) +
      nose(act, 15, 15) +
      mouth(act, 0, 25, 18)
    );
  },
};
