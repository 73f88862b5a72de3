import { cut, cutPath } from '../cut.ts';
import { ellipse, path } from '../svg.ts';
import { cheeks, eyes, smile } from './face.ts';
import type { Act } from './figure.ts';

/** The long face of unicorn, zebra and horse: ears, forehead, soft muzzle; `over` lies between the head and the eyes. */
export function horseHead(act: Act, coat: string, muzzle: string, inner: string, over: string): string {
  const { tone } = act;
  const ear = (s: number) =>
    cutPath(`M${s * 16} -34Q${s * 18} -62 ${s * 34} -72Q${s * 46} -50 ${s * 36} -22Z`, tone(coat), 3) +
    path(`M${s * 23} -36Q${s * 26} -52 ${s * 33} -58Q${s * 39} -44 ${s * 33} -28Z`, tone(inner));
  const g = act.gaze * 3;
  return (
    ear(-1) +
    ear(1) +
    cut`${tone(coat)} 4 M0 -46C30 -46 44 -28 43 -4C42 10 36 14 37 26C38 44 18 50 0 50C-18 50 -38 44 -37 26C-36 14 -42 10 -43 -4C-44 -28 -30 -46 0 -46Z` +
    over +
    path('M0 14C20 8 38 16 37 30C36 46 16 51 0 51C-16 51 -36 46 -37 30C-38 16 -20 8 0 14Z', tone(muzzle)) +
    ellipse(-13 + g, 25, 3.4, 4.4, tone('#6b5360')) +
    ellipse(13 + g, 25, 3.4, 4.4, tone('#6b5360')) +
    eyes(act, { x: 24, y: -7, r: 6.6 }) +
    cheeks(act, 33, 10, 8) +
    smile(act, 0, 35, 18)
  );
}
