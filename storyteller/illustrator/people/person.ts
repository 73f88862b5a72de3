import type { Build } from '../characters/body.ts';
import { face, smile } from '../characters/face.ts';
import type { Act } from '../characters/figure.ts';
import type { Wear } from '../characters/wear.ts';
import { darker, lighter, type Tone } from '../paint/colour.ts';
import { cut, cutCircle, cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, circle, ellipse, flat, mirrored, path, strip, thread, trace } from '../paint/svg.ts';
import { hairBefore, hairBehind } from './hair.ts';
import type { Looks } from './looks.ts';

function clothing({ garment, colour, second, trousers }: Looks, tone: Tone, w: number, h: number): string {
  const hem = (fill: string) =>
    flat`${fill} M${-w * 1.0} ${-h * 0.3}Q0 ${-h * 0.22} ${w * 1.0} ${-h * 0.3}Q${w * 0.98} 4 0 4Q${-w * 0.98} 4 ${-w * 1.0} ${-h * 0.3}Z`;
  switch (garment) {
    case 'stripes':
      return (
        thread`${tone(paper.cream)} 7 M${-w * 0.78} ${-h * 0.72}Q0 ${-h * 0.64} ${w * 0.78} ${-h * 0.72}M${-w * 0.9} ${-h * 0.48}Q0 ${-h * 0.4} ${w * 0.9} ${-h * 0.48}` +
        hem(tone(trousers))
      );
    case 'dungarees':
      return (
        path(trace`M${-w * 0.5} ${-h * 0.72}H${w * 0.5}V${-h * 0.3}H${-w * 0.5}Z`, tone(second)) +
        thread`${tone(second)} 6 M${-w * 0.4} ${-h * 0.7}L${-w * 0.46} ${-h}M${w * 0.4} ${-h * 0.7}L${w * 0.46} ${-h}` +
        hem(tone(second)) +
        mirrored(circle(w * 0.38, -h * 0.64, 3, tone(paper.butter)))
      );
    case 'dress':
    case 'gown':
      return strip(trace`M${-w * 0.84} ${-h * 0.52}Q0 ${-h * 0.44} ${w * 0.84} ${-h * 0.52}`, tone(second), 6);
    case 'raincoat':
      return (
        strip(trace`M0 ${-h}V2`, darker(tone(colour), 0.16), 3) +
        all([0.76, 0.5, 0.24], (k) => circle(7, -h * k, 3.4, tone(paper.cream)))
      );
    default:
      return (
        path(trace`M${-w * 0.34} ${-h * 1.02}Q0 ${-h * 0.8} ${w * 0.34} ${-h * 1.02}Z`, darker(tone(colour), 0.14)) +
        hem(tone(trousers))
      );
  }
}

/** A skirt that stands away from the hips. */
const skirt = (w: number, h: number, long: number, fill: string) =>
  cut`${fill} 4 M${-w * 0.8} ${-h * 0.52}Q0 ${-h * 0.44} ${w * 0.8} ${-h * 0.52}Q${w * 1.3} ${-h * 0.1} ${w * 1.46} ${long}Q0 ${long + 12} ${-w * 1.46} ${long}Q${-w * 1.3} ${-h * 0.1} ${-w * 0.8} ${-h * 0.52}Z`;

/** Where freckles are, on one side of the face. */
// biome-ignore format: one line
const spots = [[20, 13], [26, 18], [32, 13], [26, 9.5], [12, 9], [37, 18]] as const;

/** Measures that change with age. */
const measures = {
  baby: { hips: 27, torso: 40, legs: 10, limb: 14 },
  child: { hips: 27, torso: 54, legs: 30, limb: 15 },
  adult: { hips: 34, torso: 88, legs: 66, limb: 18 },
} as const;

export interface Person {
  looks: Looks;
  age: keyof typeof measures;
  wear?: Wear;
  /** Drawn behind the shoulders: a cape, wings. */
  drawBack?(act: Act): string;
  beard?: boolean;
  freckles?: boolean | undefined;
  /** Leaves out the hair, under a helmet or a hood. */
  hairless?: boolean;
  /** Sits in a wheelchair. */
  onWheels?: Build['onWheels'];
}

/** Builds the body of a child or a grown-up. */
export function person({ looks, age, wear, drawBack, beard, freckles, hairless, onWheels }: Person): Build {
  const { skin, hair, hairstyle, garment, colour, trousers } = looks;
  const skirted = garment === 'dress' || garment === 'gown';
  return {
    size: measures[age],
    coat: colour,
    hand: skin,
    leg: garment === 'dress' ? skin : garment === 'gown' ? colour : garment === 'dungarees' ? looks.second : trousers,
    foot: garment === 'raincoat' ? paper.brick : '#6b4a3d',
    head: { rx: 46, ry: 43 },
    above: Math.max(wear?.above ?? 0, hairstyle === 'bun' ? 30 : 12),
    wear,
    drawBack,
    blanket: colour,
    onWheels,
    drawCoat: ({ tone, pose }, w, h) =>
      (skirted && pose !== 'sleeping'
        ? skirt(w, h, garment === 'gown' ? measures[age].legs - 8 : 8, tone(colour))
        : '') + clothing(looks, tone, w, h),
    // In bed long hair is drawn short, so that it fits the pillow.
    drawNape: ({ tone, pose }) =>
      hairless ? '' : hairBehind(pose === 'sleeping' && hairstyle === 'long' ? 'bob' : hairstyle, tone(hair)),
    drawHead: (act, tone) => {
      const shade = tone(skin);
      return (
        mirrored(cutCircle(43, 3, 9, darker(shade, 0.06), 2)) +
        cutPath('M0 -43C30 -43 44 -24 44 2C44 28 28 43 0 43C-28 43 -44 28 -44 2C-44 -24 -30 -43 0 -43Z', shade, 4) +
        (beard
          ? cutPath('M-44 4C-34 14 -20 8 0 8C20 8 34 14 44 4C46 34 28 60 0 62C-28 60 -46 34 -44 4Z', tone(hair), 3)
          : '') +
        face(act, { eyes: [18, 1, 5.4], cheeks: [28, 16, 8] }) +
        (freckles ? all(spots, ([x, y]) => mirrored(circle(x, y, 1.9, darker(shade, 0.3)))) : '') +
        ellipse(act.gaze * 4, 11, 4.4, 3.4, darker(shade, 0.14)) +
        (beard ? path('M-16 22Q0 14 16 22Q8 34 0 32Q-8 34 -16 22Z', lighter(tone(hair), 0.2)) : '') +
        smile(act, 21, 17) +
        (hairless ? '' : hairBefore(hairstyle, tone(hair)))
      );
    },
  };
}
