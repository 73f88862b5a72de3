import { door, flag, pane, tower } from '../buildings.ts';
import { lighter, mix } from '../paint/colour.ts';
import { cutPath } from '../paint/cut.ts';
import { atmospheres, paper } from '../paint/palette.ts';
import { place, round, strip, trace } from '../paint/svg.ts';
import { cloud as cloudShape, sky, star } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

/** A bank of cloud from edge to edge with round tops. */
function bank(stage: Stage, y: number, size: number, fill: string, shift: number): string {
  let d = trace`M${-size + shift} ${stage.h + 20}V${stage.h * y}`;
  for (let x = -size + shift, i = 0; x < stage.w + size; i++) {
    const step = size * (i % 2 ? 0.72 : 1.1);
    d += trace`a${step * 0.52} ${step * 0.52} 0 0 1 ${step} ${i % 2 ? 10 : -10}`;
    x += step;
  }
  return cutPath(`${d}V${round(stage.h + 20)}Z`, fill, -9);
}

/** A paper star on a thread from the top of the picture. */
const hung = (stage: Stage, x: number, y: number, r: number) =>
  strip(trace`M${stage.w * x} -10V${stage.h * y - r}`, stage.light === 'day' ? '#8fb3b5' : '#d9cfae', 2) +
  star(stage.w * x, stage.h * y, r, paper.butter);

export const cloud: Setting = {
  behind(stage) {
    const { w, h, light, tone } = stage;
    const white = atmospheres[light].cloud;
    const far = mix(white, atmospheres[light].sky[1], 0.5);
    const palace =
      flag(stage, 0, -436, 52, paper.coral) +
      tower(stage, 0, 0, 110, 310, '#f7ead2', '#e2866a') +
      tower(stage, -110, 0, 84, 190, '#fbf1de', '#5d98a3') +
      tower(stage, 110, 0, 84, 220, '#fbf1de', '#5d98a3') +
      cutPath('M-96 0V-120H96V0Z', tone('#fff6e4'), -4) +
      pane(stage, 0, -206, 36, 40, true) +
      pane(stage, -110, -126, 26, 30, true) +
      pane(stage, 110, -150, 26, 30, true) +
      door(stage, 0, 0, 60, 88, '#c07a55');
    return (
      sky(stage, 0.24, 0.26) +
      hung(stage, 0.1, 0.13, 24) +
      hung(stage, 0.46, 0.1, 30) +
      hung(stage, 0.9, 0.16, 26) +
      cloudShape(w * 0.12, h * 0.46, 260, far) +
      bank(stage, 0.62, 170, far, 0) +
      place(palace, w * 0.66, h * 0.6, 0.9) +
      cloudShape(w * 0.5, h * 0.625, 220, mix(white, far, 0.5)) +
      cloudShape(w * 0.84, h * 0.63, 260, mix(white, far, 0.5)) +
      bank(stage, 0.7, 210, mix(white, far, 0.4), -70) +
      bank(stage, 0.79, 260, white, -160)
    );
  },
  front(stage) {
    const white = lighter(atmospheres[stage.light].cloud, stage.light === 'day' ? 0.5 : 0.1);
    return (
      cloudShape(stage.w * 0.04, stage.h * 1.02, 300, white) + cloudShape(stage.w * 0.97, stage.h * 1.02, 320, white)
    );
  },
};
