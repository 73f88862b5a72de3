import { lighter, mix } from './paint/colour.ts';
import { cutPath } from './paint/cut.ts';
import { round, trace } from './paint/svg.ts';
import type { Stage } from './stage.ts';

/** A list of points, each an x and a y. */
export type Points = readonly (readonly number[])[];

/** A soft curve through points (Catmull-Rom as Béziers), beginning with a move. */
export function curve(points: Points): string {
  const at = (i: number): [number, number] => {
    const [x = 0, y = 0] = points[Math.max(0, Math.min(points.length - 1, i))] ?? [];
    return [x, y];
  };
  let d = trace`M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += trace`C${a[0] + (b[0] - p[0]) / 6} ${a[1] + (b[1] - p[1]) / 6} ${b[0] - (q[0] - a[0]) / 6} ${b[1] - (q[1] - a[1]) / 6} ${b[0]} ${b[1]}`;
  }
  return d;
}

/** Snow on the land, in each light. */
const snowIn = { day: '#f6f5ef', dusk: '#e3d7da', night: '#8fa0c4' };

/** Converts shares of the picture to points on the stage. */
export const onStage = (stage: Stage, shares: Points): Points =>
  shares.map(([x = 0, y = 0]) => [x * stage.w, y * stage.h]);

/**
 * A sheet of land from edge to edge whose top follows `shares`. It casts a shadow on the sheet behind
 * it and has a light cut edge.
 */
export function ridge(stage: Stage, shares: Points, colour: string, far = 0): string {
  const fill = stage.snowy ? mix(stage.tone(colour, far), snowIn[stage.light], 0.86) : stage.tone(colour, far);
  const top = curve(onStage(stage, shares));
  const d = `${top}V${round(stage.h + 20)}H-20Z`;
  return (
    `<path d="${d}" fill="#0d1230" fill-opacity=".13" transform="translate(0 -9)"/>` +
    `<path d="${d}" fill="${fill}" stroke="${lighter(fill, 0.22)}" stroke-width="2.5"/>`
  );
}

/** Sharp mountains: straight cuts instead of a curve, drawn like a ridge. */
export function peaks(stage: Stage, shares: Points, colour: string, far = 0): string {
  const fill = stage.tone(colour, far);
  const d = `M${onStage(stage, shares)
    .map(([x = 0, y = 0]) => trace`${x} ${y}`)
    .join('L')}V${round(stage.h + 20)}H-20Z`;
  return cutPath(d, fill, -8);
}

/** A sheet of water with a scalloped edge at share `y`. */
export function waves(stage: Stage, y: number, size: number, colour: string, far = 0, shift = 0): string {
  const fill = stage.tone(colour, far);
  const top = stage.h * y;
  let d = trace`M${-size + shift} ${stage.h + 20}V${top}`;
  for (let x = -size + shift; x < stage.w + size; x += size) d += trace`q${size / 2} ${size * 0.34} ${size} 0`;
  return cutPath(`${d}V${round(stage.h + 20)}Z`, fill, -6);
}
