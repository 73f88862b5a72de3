import { paper } from '../paint/palette.ts';
import { both, circle, ellipse, flat, round, strip, trace } from '../paint/svg.ts';
import type { Act } from './figure.ts';

/** A pair on both sides of the face: half their distance, their height and their radius. */
type Pair = readonly [x: number, y: number, r: number];

/** Where the parts of a face are, in its units; one without a muzzle has no nose and a plain smile. */
interface Features {
  eyes: Pair;
  cheeks: Pair;
  nose?: readonly [y: number, w: number, colour?: string];
  mouth?: readonly [y: number, w: number];
  smile?: readonly [y: number, w: number];
}

export const face = (act: Act, parts: Features) =>
  eyes(act, ...parts.eyes) +
  cheeks(act, ...parts.cheeks) +
  (parts.nose ? nose(act, ...parts.nose) : '') +
  (parts.mouth ? mouth(act, ...parts.mouth) : '') +
  (parts.smile ? smile(act, ...parts.smile) : '');

const line = (d: string, width: number) => strip(d, paper.ink, width);

const asleep = (act: Act) => act.pose === 'sleeping' || act.shut === true;

/** Two eyes that show the mood; closed if asleep or sleepy. */
export function eyes(act: Act, x: number, y: number, r: number): string {
  const shift = act.gaze * r * 0.55;
  const pair = (draw: (cx: number, side: number) => string) => both((side) => draw(shift + side * x, side));
  const closed = asleep(act) || act.mood === 'sleepy';
  if (closed) return pair((cx) => line(trace`M${cx - r * 1.1} ${y}q${r * 1.1} ${r * 1.25} ${r * 2.2} 0`, r * 0.42));
  if (act.mood === 'tender')
    return pair((cx) => line(trace`M${cx - r * 1.1} ${y + r * 0.5}q${r * 1.1} ${-r * 1.4} ${r * 2.2} 0`, r * 0.45));
  const size = act.mood === 'curious' ? 1.1 : 1;
  const open = pair(
    (cx) =>
      ellipse(cx, y, r * size, r * 1.22 * size, paper.ink) +
      circle(cx + r * 0.34, y - r * 0.45, r * 0.36, '#fffaf0') +
      circle(cx - r * 0.36, y + r * 0.5, r * 0.16, '#fffaf0'),
  );
  if (act.mood !== 'worried') return open;
  return (
    open +
    pair((cx, side) => line(trace`M${cx - side * r * 1.2} ${y - r * 2.5}l${side * r * 2.2} ${r * 0.8}`, r * 0.42))
  );
}

/** A mouth `w` wide with its middle at 0,y. It shows the mood; the sleepy yawn. */
export function mouth(act: Act, y: number, w: number): string {
  const cx = act.gaze * w * 0.14;
  if (asleep(act)) return line(trace`M${cx - w * 0.24} ${y}q${w * 0.24} ${w * 0.16} ${w * 0.48} 0`, w * 0.13);
  if (act.mood === 'sleepy') return ellipse(cx, y + w * 0.16, w * 0.2, w * 0.27, '#6b2f3a');
  if (act.mood === 'worried')
    return line(trace`M${cx - w * 0.26} ${y + w * 0.12}q${w * 0.26} ${-w * 0.22} ${w * 0.52} 0`, w * 0.13);
  if (act.mood === 'joyful' || act.pose === 'waving')
    return (
      flat`#6b2f3a M${cx - w * 0.44} ${y - w * 0.08}q${w * 0.44} ${w * 0.14} ${w * 0.88} 0q${-w * 0.04} ${w * 0.66} ${-w * 0.44} ${w * 0.66}q${-w * 0.4} 0 ${-w * 0.44} ${-w * 0.66}Z` +
      ellipse(cx, y + w * 0.4, w * 0.22, w * 0.14, '#e2866a')
    );
  if (act.mood === 'curious') return ellipse(cx, y + w * 0.06, w * 0.13, w * 0.15, paper.ink);
  return line(
    trace`M${cx - w * 0.5} ${y - w * 0.06}q${w * 0.06} ${w * 0.3} ${w * 0.25} ${w * 0.3}t${w * 0.25} ${-w * 0.2}q0 ${w * 0.2} ${w * 0.25} ${w * 0.2}t${w * 0.25} ${-w * 0.3}`,
    w * 0.12,
  );
}

/** A plain smile for faces without a muzzle. */
export function smile(act: Act, y: number, w: number): string {
  if (!asleep(act) && (act.mood === 'calm' || act.mood === 'tender') && act.pose !== 'waving')
    return line(trace`M${act.gaze * 3 - w / 2} ${y}q${w / 2} ${w * 0.5} ${w} 0`, w * 0.14);
  return mouth(act, y, w);
}

export const cheeks = (act: Act, x: number, y: number, r: number) =>
  `<g fill="${act.tone(paper.blush)}" fill-opacity=".55">${both((side) => `<ellipse cx="${round(side * x + act.gaze * 3)}" cy="${round(y)}" rx="${round(r)}" ry="${round(r * 0.72)}"/>`)}</g>`;

/** A soft three-cornered nose. */
const nose = (act: Act, y: number, w: number, colour: string = paper.ink) =>
  flat`${colour} M${act.gaze * 5 - w / 2} ${y - w * 0.26}q${w / 2} ${-w * 0.24} ${w} 0q${w * 0.02} ${w * 0.34} ${-w / 2} ${w * 0.66}q${-w * 0.52} ${-w * 0.32} ${-w / 2} ${-w * 0.66}Z`;
