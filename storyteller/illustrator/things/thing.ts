import { face } from '../characters/face.ts';
import type { Act, Figure } from '../characters/figure.ts';
import { bothArms } from '../characters/limbs.ts';
import type { Wear } from '../characters/wear.ts';
import { darker, type Tone } from '../paint/colour.ts';
import { cutThread } from '../paint/cut.ts';
import { both, ellipse, mirrored, place, strip } from '../paint/svg.ts';

/** An object with a face: a star, a car, a tree. Its foot is at 0,0. */
export interface Thing {
  /** Its own colour, which a colour word replaces. */
  coat: string;
  width: number;
  height: number;
  /** The middle of the face, and its size relative to a cat's. */
  face: { x: number; y: number; scale: number };
  body(tone: Tone): string;
  /** Its height above the ground while awake. */
  floats?: number;
  /** The colour of its little arms and feet; without it there are no feet. */
  limbs?: string;
}

/** All of a thing but its drawing. */
export const thing = (coat: string, width: number, height: number, face: Thing['face'], floats = 0) => ({
  coat,
  width,
  height,
  face,
  floats,
});

/** Draws the thing. Asleep, it leans and closes its eyes. */
export function drawThing(thing: Thing, act: Act, wear?: Wear): Figure {
  const { face: spot, width, height } = thing;
  const asleep = act.pose === 'sleeping';
  const up = asleep ? 0 : (thing.floats ?? 0);
  const legs = thing.limbs && !asleep ? 16 : 0;
  const limb = act.tone(thing.limbs ?? darker(thing.coat, 0.1));
  const arms = thing.limbs
    ? both((s) => {
        if (act.reach?.[s < 0 ? 'left' : 'right']) return '';
        const raised = act.pose === 'waving' && s > 0;
        const y = -height * 0.42 - legs;
        return cutThread`${limb} 9 2 M${s * width * 0.4} ${y}q${s * 18} ${raised ? -4 : 6} ${s * 24} ${raised ? -34 : 22}`;
      })
    : '';
  const feet = legs ? mirrored(strip(`M20 ${-legs - 6}V-6`, limb, 9) + ellipse(23, -4, 12, 6, darker(limb, 0.2))) : '';
  const features =
    face(act, { eyes: [17, 0, 6], cheeks: [28, 13, 8], smile: [13, 18] }) +
    (wear?.onHead?.(act, { rx: 46, ry: 42 }) ?? '');
  const drawing = arms + feet + place(thing.body(act.tone) + place(features, spot.x, spot.y, spot.scale), 0, -legs);
  return {
    markup: place(drawing, 0, -up, 1, asleep ? -6 : 0),
    ...bothArms(act, width * (thing.limbs ? 0.4 : 0.3), -height * 0.34 - up - legs, 84, 10, limb, limb),
    width: width + (thing.limbs ? 40 : 0),
    height: height + up + legs,
    head: { x: spot.x, y: spot.y - up - legs, r: 44 * spot.scale },
  };
}
