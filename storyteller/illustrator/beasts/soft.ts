import type { Build } from '../characters/body.ts';
import { face } from '../characters/face.ts';
import { darker, type Tone } from '../paint/colour.ts';
import { cut, cutCircle, cutEllipse, cutPath, cutStrip } from '../paint/cut.ts';
import { both, circle, ellipse, mirrored, path, strip } from '../paint/svg.ts';

/** How soft, round-headed beasts differ from each other. */
export interface Softness {
  coat: string;
  belly: string;
  /** The colour inside the ears. */
  inner: string;
  ears: 'round' | 'large' | 'pointed' | 'folded' | 'sideways';
  ear?: string;
  limbs?: string;
  feet?: string;
  size?: number;
  muzzle?: 'small' | 'wide' | 'snout';
  nose?: string;
  noseWidth?: number;
  tail?: 'stub' | 'thin' | 'curl' | 'bushy' | 'tuft';
  /** Markings drawn between the head and the face. */
  mask?(tone: Tone): string;
  /** Drawn behind the head: spines, wool. */
  ruff?(tone: Tone): string;
  drawCoat?: Build['drawCoat'];
}

/** The right ear, by shape. */
const ears: Record<Softness['ears'], (coat: string, inner: string) => string> = {
  round: (coat, inner) => cutCircle(34, -34, 17, coat, 3) + circle(34, -33, 9.5, inner),
  large: (coat, inner) => cutCircle(42, -32, 27, coat, 3) + circle(42, -31, 17, inner),
  pointed: (coat, inner) =>
    cutPath('M10 -32Q26 -64 44 -70Q52 -42 46 -12Z', coat, 3) + path('M23 -38Q32 -54 40 -56Q44 -38 40 -22Z', inner),
  folded: (coat) => cutPath('M14 -38Q30 -66 50 -58Q58 -36 44 -24Q40 -40 14 -38Z', coat, 3),
  sideways: (coat, inner) =>
    cutPath('M36 -24C50 -42 74 -34 78 -20C66 -2 46 -4 38 -10Z', coat, 3) +
    path('M44 -22C54 -32 66 -28 70 -20C60 -10 50 -10 44 -22Z', inner),
};

const tails: Record<NonNullable<Softness['tail']>, (coat: string) => string> = {
  stub: (coat) => cutCircle(22, -2, 13, coat, 3),
  thin: (coat) => cutStrip('M0 0C40 14 60 -10 54 -40C52 -52 60 -62 70 -58', coat, 7, 3),
  curl: (coat) => cutStrip('M0 0C26 6 40 -4 34 -16C28 -24 18 -14 26 -8C36 -2 48 -10 48 -22', coat, 6, 3),
  bushy: (coat) =>
    cutPath('M-10 8C30 20 76 2 76 -44C76 -70 62 -86 48 -94C54 -70 40 -56 24 -46C8 -34 -12 -22 -10 8Z', coat, 4),
  tuft: (coat) => cutStrip('M0 0C36 8 58 -10 60 -40', coat, 8, 3) + circle(61, -44, 10, darker(coat, 0.4)),
};

/** Builds a bear, or any beast with a bear's body. */
export function soft(o: Softness): Build {
  const k = o.size ?? 1;
  return {
    coat: o.coat,
    belly: o.belly,
    arm: o.limbs ?? o.coat,
    leg: o.limbs ?? o.coat,
    paws: o.feet ?? o.limbs ?? o.coat,
    size: { hips: 36 * k, torso: 64 * k, legs: 22 * k, limb: 20 * k },
    head: { rx: o.ears === 'large' || o.ears === 'sideways' ? 60 : 50, ry: 43 },
    above: o.ears === 'pointed' ? 26 : 12,
    drawCoat: o.drawCoat,
    ...(o.tail === 'thin' || o.tail === 'curl' || o.tail === 'tuft' ? { tail: 'lies' } : {}),
    drawTail: ({ tone }) => tails[o.tail ?? 'stub'](tone(o.coat)),
    drawHead: (act, tone) => {
      const g = act.gaze * 3;
      const wide = o.muzzle === 'wide';
      const snout = o.muzzle === 'snout';
      const noseColour = tone(o.nose ?? '#3a2d33');
      return (
        (o.ruff?.(tone) ?? '') +
        mirrored(ears[o.ears](tone(o.ear ?? o.coat), tone(o.inner))) +
        cut`${tone(o.coat)} 4 M0 -44C34 -44 51 -23 51 3C51 30 31 43 0 43C-31 43 -51 30 -51 3C-51 -23 -34 -44 0 -44Z` +
        (o.mask?.(tone) ?? '') +
        (snout
          ? cutEllipse(g, 17, 22, 16, tone(o.belly), 2) + both((s) => ellipse(g + s * 8, 16, 3.6, 5.4, noseColour))
          : ellipse(g * 0.7, 21, wide ? 31 : 24, wide ? 20 : 18, tone(o.belly))) +
        face(act, {
          eyes: [22, -4, 6.2],
          cheeks: [38, 14, 8],
          ...(!snout && { nose: [wide ? 13 : 14, o.noseWidth ?? 16, noseColour], mouth: [25, 18] }),
        }) +
        (snout ? strip(`M${g - 9} 37Q${g} 43 ${g + 9} 37`, noseColour, 2.6) : '')
      );
    },
  };
}
