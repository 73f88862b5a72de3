import { darker, lighter } from './paint/colour.ts';
import { cutPath } from './paint/cut.ts';
import { circle, flat, path, place, rect, strip, trace } from './paint/svg.ts';
import { glow } from './sky.ts';
import type { Stage } from './stage.ts';

/** A window with a cross, lit after dark as if somebody were at home. */
export function pane(stage: Stage, x: number, y: number, w: number, h: number, arched = false): string {
  const frame = stage.tone('#6b4c3a');
  const top = arched ? `a${w / 2} ${w / 2} 0 0 1 ${w} 0` : `h${w}`;
  const d = trace`M${x - w / 2} ${y}v${-h}` + top + trace`v${h}Z`;
  return (
    (stage.dark ? glow(x, y - h / 2, h * 1.25) : '') +
    path(d, stage.pane, ` stroke="${frame}" stroke-width="4"`) +
    `<path d="${trace`M${x} ${y}v${-h - (arched ? w / 2 : 0)}M${x - w / 2} ${y - h / 2}h${w}`}" stroke="${frame}" stroke-width="3" fill="none"/>`
  );
}

export const door = (stage: Stage, x: number, y: number, w: number, h: number, colour: string) =>
  path(trace`M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`, stage.tone(colour)) +
  circle(x + w * 0.26, y - h * 0.42, w * 0.07, stage.tone('#f3d489'));

/** A small house with a chimney, 200 wide and about 230 high at scale 1. */
export function house(stage: Stage, x: number, y: number, size: number, wall: string, roof: string, far = 0): string {
  const walls = stage.tone(wall, far);
  const roofing = stage.tone(roof, far);
  const drawing =
    rect(38, -206, 28, 60, darker(roofing, 0.18)) +
    cutPath('M-74 0V-118H74V0Z', walls, -5) +
    cutPath('M-100 -108L-8 -204Q0 -212 8 -204L100 -108Q96 -98 86 -102H-86Q-96 -98 -100 -108Z', roofing, 7) +
    door(stage, -30, 0, 42, 76, '#8a4b3a') +
    pane(stage, 34, -34, 40, 40) +
    pane(stage, 0, -130, 26, 20, true);
  return place(drawing, x, y, size / 200);
}

/** A round tower with battlements or a pointed roof, its foot at 0,0; `w` and `h` without the roof. */
export function tower(stage: Stage, x: number, y: number, w: number, h: number, wall: string, roof?: string): string {
  const walls = stage.tone(wall);
  const top = -h;
  const merlon = w / 5;
  const crown =
    trace`M${-w * 0.6} ${top + 26}V${top - 14}` +
    trace`h${merlon}v14h${merlon * 0.5}v-14h${merlon}v14h${merlon}v-14h${merlon}v14h${merlon * 0.5}v-14h${merlon}V${top + 26}Z`;
  const body = cutPath(trace`M${-w / 2} 0V${top}H${w / 2}V0Z`, walls, -5);
  if (!roof) return place(body + cutPath(crown, lighter(walls, 0.08), 5), x, y);
  const cone = trace`M${-w * 0.68} ${top + 8}Q${-w * 0.2} ${top - w * 0.7} 0 ${top - w * 1.5}Q${w * 0.2} ${top - w * 0.7} ${w * 0.68} ${top + 8}Q0 ${top + 22} ${-w * 0.68} ${top + 8}Z`;
  return place(body + cutPath(cone, stage.tone(roof), 6), x, y);
}

/** A pennant on a pole, blowing to the right. */
export const flag = (stage: Stage, x: number, y: number, height: number, colour: string) =>
  strip(trace`M${x} ${y}v${-height}`, stage.tone('#7a5640'), 4) +
  flat`${stage.tone(colour)} M${x} ${y - height}q${height * 0.35} ${height * 0.02} ${height * 0.8} ${height * 0.26}q${-height * 0.4} 0 ${-height * 0.8} ${height * 0.26}Z`;
