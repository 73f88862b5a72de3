import { darker, type Tone } from '../paint/colour.ts';
import { cut, cutEllipse, cutPath, cutStrip } from '../paint/cut.ts';
import type { Point } from '../paint/point.ts';
import { all, both, circle, ellipse, place, strip, thread, trace } from '../paint/svg.ts';
import type { Act, Figure } from './figure.ts';
import { reached, reachingArm } from './limbs.ts';
import type { Wear } from './wear.ts';
import { wheelchair } from './wheelchair.ts';

/** A body on two legs that people and most beasts share: measures, colours, head, tail and chest differ. */
export interface Build {
  coat: string;
  belly?: string;
  arm?: string;
  hand?: string;
  leg?: string;
  foot?: string;
  /** Of hands and feet, where they are alike. */
  paws?: string;
  /** `hips` is half their width, `torso` a height, `legs` a length and `limb` a thickness. */
  size: { hips: number; torso: number; legs: number; limb: number };
  /** The distance of the head from the shoulders. */
  neck?: number;
  /** Half the width and half the height of the head. */
  head: { rx: number; ry: number };
  /** Drawn around 0,0, the middle of the face; `tone` is the act's. */
  drawHead(act: Act, tone: Tone): string;
  /** The part of the head behind the body: long hair. */
  drawNape?(act: Act): string;
  /** Drawn from 0,0 at the back of the hips, to the right. */
  drawTail?(act: Act): string;
  /** The tail's position at rest: hanging or flat on the ground; by default wrapped round the paws. */
  tail?: 'hangs' | 'lies';
  /** Drawn on the chest, and on a sleeper's back; 0,0 is the bottom middle of the torso. */
  drawCoat?(act: Act, hips: number, torso: number): string;
  /** Wings or a cape, behind everything; 0,0 is between the shoulders. */
  drawBack?(act: Act): string;
  /** Height of what hangs below the chin (a trunk): a sleeper's head is laid higher by it. */
  chin?: number;
  /** Height of ears and horns above the head, which adds to the figure's height. */
  above?: number;
  wear?: Wear;
  /** People sleep under a blanket of this colour; beasts curl up. */
  blanket?: string;
  /** The wheelchair in which it sits wherever it is awake, with its colour if one was said. */
  onWheels?: { colour?: string } | undefined;
}

const torsoPath = (w: number, h: number) =>
  trace`M${-w * 0.6} ${-h}C${-w * 0.92} ${-h * 0.72} ${-w * 1.08} ${-h * 0.3} ${-w * 0.94} ${-h * 0.1}Q${-w * 0.8} 4 0 4Q${w * 0.8} 4 ${w * 0.94} ${-h * 0.1}C${w * 1.08} ${-h * 0.3} ${w * 0.92} ${-h * 0.72} ${w * 0.6} ${-h}Q0 ${-h - 8} ${-w * 0.6} ${-h}Z`;

/** The colours of coat and limbs: these like the coat, and hands and feet like what they end, unless it is said. */
function coloursOf(
  { coat, paws, arm = coat, leg = coat, hand = paws ?? arm, foot = paws ?? leg }: Build,
  { tone }: Act,
) {
  return { coat: tone(coat), arm: tone(arm), leg: tone(leg), hand: tone(hand), foot: tone(foot) };
}

/** The head and what is worn on it. */
const headOf = ({ drawHead, wear, head }: Build, act: Act) =>
  drawHead(act, act.tone) + (wear?.onHead?.(act, head) ?? '');

/** Assembles the parts in the given pose. */
export function draw(build: Build, act: Act): Figure {
  if (act.pose === 'sleeping') return build.blanket ? underBlanket(build, act, build.blanket) : curledUp(build, act);
  const { hips: w, torso: h, legs, limb } = build.size;
  const onWheels = build.onWheels && !act.lifted;
  const sitting = act.pose === 'sitting' && !onWheels;
  const colours = coloursOf(build, act);
  const foot = sitting ? 0 : -legs;
  const lift = build.neck ?? 0;
  const chair = onWheels && { ...build.size, ...colours, seat: -foot, paint: build.onWheels?.colour };
  const headY = foot - h - lift - build.head.ry * 0.74;
  const headX = act.gaze * 2;
  const shoulder = foot - h + limb * 0.72;

  const leg = (side: number) => {
    if (sitting)
      return (
        thread`${colours.leg} ${limb * 1.2} M${side * w * 0.6} ${-limb * 0.7}L${side * w * 0.86} ${-limb * 0.58}` +
        cutEllipse(side * w * 0.92, -limb * 0.62, limb * 0.78, limb * 0.84, colours.foot, 3)
      );
    // In stride one foot is forward and the other is lifted behind.
    const ahead = (act.stride ?? 0) * side;
    const x = side * w * 0.52 + (act.stride ?? 0) * legs * (ahead > 0 ? 0.4 : 0.16);
    const up = ahead < 0 ? legs * 0.3 : 0;
    return (
      thread`${colours.leg} ${limb * 1.08} M${side * w * 0.46} ${foot - 6}L${x - side * w * 0.06} ${-limb * 0.5 - up}` +
      cutEllipse(x, -limb * 0.36 - up, limb * 0.82, limb * 0.42, colours.foot, 2)
    );
  };
  const rest = (side: number): Point =>
    sitting ? { x: side * w * 0.66, y: -h * 0.3 } : { x: side * (w + limb * 0.36), y: shoulder + h * 0.52 };
  const arm = (side: number) => {
    if (act.reach?.[side < 0 ? 'left' : 'right']) return '';
    const raised = act.pose === 'waving' && side > 0;
    const x = side * w * 0.66;
    const { x: hx, y: hy } = raised
      ? { x: build.head.rx + limb * 1.05, y: shoulder - build.head.ry * 0.5 }
      : rest(side);
    const bend = raised
      ? trace`Q${hx - limb * 0.4} ${shoulder + h * 0.3} ${hx} ${hy}`
      : trace`Q${side * (w + limb * 0.5)} ${shoulder + h * 0.2} ${hx} ${hy}`;
    return (
      cutStrip(trace`M${x} ${shoulder}` + bend, colours.arm, limb * 0.94, 3) + circle(hx, hy, limb * 0.54, colours.hand)
    );
  };

  const torso = place(
    cutPath(torsoPath(w, h), colours.coat, 4) +
      (build.belly ? ellipse(0, -h * 0.4, w * 0.58, h * 0.4, act.tone(build.belly)) : '') +
      (build.drawCoat?.(act, w, h) ?? ''),
    0,
    foot,
  );
  const neck = lift
    ? strip(trace`M0 ${foot - h + 8}L${headX} ${headY + build.head.ry * 0.4}`, colours.coat, build.head.rx * 0.78)
    : '';
  const collar = { x: 0, y: foot - h + (lift ? -lift * 0.1 : 5), w: w * 0.74 };
  const head = place(headOf(build, act), headX, headY, 1, act.gaze * 2.4);

  const tailSide = act.pose === 'waving' ? -1 : 1;
  const tailTurn = sitting && build.tail === 'hangs' ? -64 : 0;
  const tailArt = build.drawTail?.(act) ?? '';
  const tailEnd = Math.max(0, ...Array.from(tailArt.matchAll(/(?<![-\d.])[\d.]+(?= -?\d)/g), Number));
  const tail = place(
    tailArt,
    tailSide * w * 0.5,
    foot - (sitting && build.tail === 'lies' ? 24 : h * 0.14),
    1,
    tailTurn,
    tailSide < 0,
  );
  const behind =
    tail + (chair ? wheelchair.behind(chair, act.tone) : '') + place(build.drawBack?.(act) ?? '', 0, shoulder);
  const around = build.wear?.onNeck ? place(build.wear.onNeck(act, collar.w), collar.x, collar.y) : '';
  const raisedArm = act.pose === 'waving';
  const nape = place(build.drawNape?.(act) ?? '', headX, headY, 1, act.gaze * 2.4);
  const markup =
    nape +
    (sitting || chair ? '' : both(leg)) +
    (raisedArm ? arm(1) : '') +
    torso +
    neck +
    (sitting ? both(leg) : '') +
    (chair ? wheelchair.front(chair, act.tone) : '') +
    arm(-1) +
    (raisedArm ? '' : arm(1)) +
    around +
    head;
  const top = -headY + build.head.ry + (build.above ?? 0);
  return {
    behind,
    markup,
    ...reached(
      act,
      (side, to) =>
        // A raised arm begins at the outside of the shoulder, so that it does not cross the face.
        reachingArm(
          { x: side * w * (to.y < shoulder ? 0.92 : 0.66), y: shoulder },
          to,
          h * 0.86 + limb * 1.7,
          limb * 0.94,
          colours.arm,
          colours.hand,
        ),
      rest,
    ),
    chest: { x: 0, y: foot - h * 0.46 },
    width: Math.max(build.head.rx, w + (chair ? wheelchair.wide : limb)) * 2 + 6,
    tail: tailEnd && tailSide * (w * 0.5 + tailEnd),
    height: top,
    head: { x: headX, y: headY, r: build.head.rx },
  };
}

/** The hands and chest of a sleeper: the hands are below the chin. */
const lying = (x: number, y: number) => ({
  hands: { left: { x, y: y / 3 }, right: { x, y: y / 3 } },
  chest: { x: 0, y: y / 2 },
});

/** Draws a sleeper curled up, with the chin on the paws. */
function curledUp(build: Build, act: Act): Figure {
  const { hips, torso, limb } = build.size;
  const half = hips * 0.9 + torso * 0.52;
  const high = hips * 1.1 + torso * 0.3;
  const colours = coloursOf(build, act);
  const hx = -half * 0.56;
  const hy = -build.head.ry * 0.92 - (build.chin ?? 0);
  const back = trace`M${-half * 0.86} 2Q${-half} 2 ${-half * 1.02} ${-high * 0.16}C${-half * 1.06} ${-high * 0.8} ${-half * 0.5} ${-high} ${half * 0.1} ${-high}C${half * 0.8} ${-high} ${half * 1.16} ${-high * 0.56} ${half * 1.06} ${-high * 0.18}Q${half * 1.02} 2 ${half * 0.84} 2Z`;
  const quiet = { ...act, gaze: -0.2 };
  const tail = (x: number, y: number, scale: number, turn: number, mirror = false) =>
    place(build.drawTail?.(quiet) ?? '', x, y, scale, turn, mirror);
  const markup =
    (build.tail ? tail(half * 0.7, -18, 0.85, build.tail === 'hangs' ? -76 : 0) : '') +
    cutPath(back, colours.coat, 4) +
    (build.drawCoat ? place(build.drawCoat(quiet, hips * 0.86, torso * 0.8), half * 0.3, -high * 0.14) : '') +
    cutStrip(trace`M${half * 0.34} ${-limb * 0.5}H${half * 0.72}`, darker(colours.leg, 0.05), limb * 1.1, 3) +
    cutStrip(trace`M${-half * 0.1} ${-limb * 0.45}H${-half * 0.72}`, colours.hand, limb * 0.9, 3) +
    (build.tail ? '' : tail(half * 0.86, -limb * 0.6 - 12, 0.72, 34, true)) +
    place(headOf(build, quiet), hx, hy, 0.94, -7);
  return {
    markup,
    ...lying(hx, hy),
    width: half * 2 + build.head.rx * 0.7,
    height: Math.max(high, build.head.ry * 1.8) + (build.above ?? 0) * 0.8,
    head: { x: hx, y: hy, r: build.head.rx },
  };
}

/** Draws a sleeper in bed, with the head between pillow and blanket. */
function underBlanket(build: Build, act: Act, blanket: string): Figure {
  const quiet = { ...act, gaze: 0 };
  const long = build.size.torso + build.size.legs + build.size.hips;
  const hx = -long * 0.5;
  const hy = -build.head.ry * 0.95;
  const cover = act.tone(blanket);
  const start = hx + build.head.rx * 0.56;
  const end = Math.max(long * 0.78, start + 128);
  const markup =
    cutEllipse(hx - 4, -12, build.head.rx * 1.45, 18, act.tone('#f3e8d2'), 3) +
    place((build.drawNape?.(quiet) ?? '') + headOf(build, quiet), hx, hy, 0.94, -10) +
    cut`${cover} 4 M${start} 2C${start - 8} -40 ${start + 8} -62 ${start + 26} -58C${start + 70} -76 ${end - 50} -66 ${end - 16} -46Q${end + 8} -34 ${end} 2Z` +
    strip(trace`M${start + 12} -52C${start + 4} -34 ${start + 6} -18 ${start + 12} -2`, act.tone('#fbf3e0'), 11) +
    all([0.34, 0.58, 0.8], (k, i) => circle(start + (end - start) * k, -26 - (i % 2) * 14, 5, act.tone('#fbf3e0')));
  return {
    markup,
    ...lying(hx, hy),
    width: long * 1.6 + build.head.rx,
    height: build.head.ry * 2 + (build.above ?? 0),
    head: { x: hx, y: hy, r: build.head.rx },
  };
}
