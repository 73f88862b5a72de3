import { house } from '../buildings.ts';
import { ridge } from '../land.ts';
import { cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, circle, place, rows, times } from '../paint/svg.ts';
import { pine } from '../plants.ts';
import { drawProp } from '../props/props.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

const cap = 'M0 -200Q10 -176 29 -114Q14 -124 6 -112Q-4 -124 -12 -110Q-20 -122 -29 -114Q-10 -176 0 -200Z';
const snowy = (stage: Stage, x: number, y: number, height: number, far: number) =>
  pine(x, y, height, stage.tone('#7fa39c', far), stage.tone(paper.bark, far)) +
  place(cutPath(cap, stage.tone('#fbf8f0', far), 0), x, y, height / 200);

/** Falling snow. */
export const flakes = ({ w, h, between }: Stage) =>
  times(46, () => circle(between(0, w), between(0, h * 0.7), between(3, 7), '#ffffff', ' fill-opacity=".85"'));

/** A valley under snow. */
export const snow: Setting = {
  behind(stage) {
    const { w, h } = stage;
    const white = '#f6f5ef';
    return (
      sky(stage, 0.78, 0.2, stage.light === 'day' ? ['#b9cfd9', '#c8dae0', '#d8e5e6', '#ecefe6'] : undefined) +
      clouds(stage, [[0.2, 0.2, 220]]) +
      ridge(stage, rows('0 0.5, 0.24 0.4, 0.5 0.5, 0.74 0.42, 1 0.5'), '#cfdbe0', 0.35) +
      all([0.04, 0.12, 0.2, 0.6, 0.68], (x, i) =>
        snowy(stage, w * x, h * (0.58 + (i % 2) * 0.02), 190 + (i % 3) * 36, 0.32),
      ) +
      ridge(stage, rows('0 0.58, 0.3 0.56, 0.6 0.6, 1 0.55'), '#e2e9e8', 0.16) +
      house(stage, w * 0.42, h * 0.66, 220, '#a8714c', '#f4f1ea') +
      snowy(stage, w * 0.88, h * 0.68, 330, 0.06) +
      snowy(stage, w * 0.97, h * 0.7, 260, 0.06) +
      snowy(stage, w * 0.06, h * 0.7, 300, 0.06) +
      ridge(stage, rows('0 0.68, 0.35 0.65, 0.7 0.69, 1 0.66'), white, 0.02) +
      drawProp('sled', w * 0.74, h * 0.75, 0.8, stage.tone, { colour: paper.brick }) +
      ridge(stage, rows('0 0.84, 0.3 0.8, 0.62 0.845, 1 0.8'), '#e6edf0') +
      (stage.fine ? flakes(stage) : '')
    );
  },
};
