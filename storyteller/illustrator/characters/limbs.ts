import { cutStrip } from '../paint/cut.ts';
import type { Point } from '../paint/point.ts';
import { circle, place, trace } from '../paint/svg.ts';
import type { Act, Figure } from './figure.ts';

/** A reaching limb and the position of its hand, which is limited by the limb's length. */
export interface Reached {
  markup: string;
  hand: Point;
}

/** The point towards `to` that is at most `most` away from `from`. */
function within(from: Point, to: Point, most: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const share = far > most ? most / far : 1;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Rotates a point around 0,0 by degrees, clockwise like SVG. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** An arm from its shoulder towards its target; the elbow hangs lower the less the arm is stretched. */
export function reachingArm(from: Point, to: Point, most: number, width: number, arm: string, hand: string): Reached {
  const end = within(from, to, most);
  const slack = Math.sqrt(Math.max(0, most ** 2 - (end.x - from.x) ** 2 - (end.y - from.y) ** 2)) * 0.42;
  const [ex, ey] = [(from.x + end.x) / 2 + Math.sign(from.x) * slack * 0.35, (from.y + end.y) / 2 + slack];
  const sleeve = cutStrip(trace`M${from.x} ${from.y}Q${ex} ${ey} ${end.x} ${end.y}`, arm, width, 3);
  return { markup: sleeve + circle(end.x, end.y, width * 0.58, hand), hand: end };
}

/** A wing turned around its root so that its tip (as drawn for the right side) points at `to`. */
export function reachingWing(root: Point, side: number, tip: Point, to: Point, drawing: string): Reached {
  const long = Math.hypot(tip.x, tip.y);
  // Across the body a wing stays below the beak.
  const own = side * to.x < 12 ? { x: side * Math.max(side * to.x, -30), y: Math.max(to.y, root.y + 30) } : to;
  const end = within(root, own, long * 1.4);
  const [dx, dy] = [(end.x - root.x) * side, end.y - root.y];
  const turn = ((Math.atan2(dy, dx) - Math.atan2(tip.y, tip.x)) * 180) / Math.PI;
  const scale = Math.max(0.8, Math.hypot(dx, dy) / long);
  const hand = {
    x: root.x + (dx * side * scale * long) / Math.hypot(dx, dy || 1),
    y: root.y + (dy * scale * long) / Math.hypot(dx, dy || 1),
  };
  return { markup: place(drawing, root.x, root.y, scale, turn, side < 0), hand };
}

/** The arms (or wings) that reach, and where both hands are: one without a target is where it rests. */
export function reached(
  { reach }: Act,
  towards: (side: number, to: Point) => Reached,
  rest: (side: number) => Point,
): Pick<Figure, 'front' | 'hands'> {
  const [left, right] = [reach?.left && towards(-1, reach.left), reach?.right && towards(1, reach.right)];
  return {
    front: (left?.markup ?? '') + (right?.markup ?? ''),
    hands: { left: left?.hand ?? rest(-1), right: right?.hand ?? rest(1) },
  };
}

/** The reaching arms of a body whose shoulders are `half` from its middle, at height `y`. */
export function bothArms(
  act: Act,
  half: number,
  y: number,
  most: number,
  width: number,
  arm: string,
  hand: string,
): Pick<Figure, 'front' | 'hands' | 'chest'> {
  return {
    ...reached(
      act,
      (side, to) => reachingArm({ x: side * half, y }, to, most, width, arm, hand),
      (side) => ({ x: side * half, y: y * 0.6 }),
    ),
    chest: { x: 0, y: y * 0.9 },
  };
}
