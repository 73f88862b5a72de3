import { door, flag, pane, tower } from '../buildings.ts';
import { ridge } from '../land.ts';
import { cut } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, flat, place, rows } from '../paint/svg.ts';
import { bush, leafTree, tulip } from '../plants.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting } from '../stage.ts';

export const castle: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    const wall = '#e5d3b8';
    const roof = '#4d6f96';
    const drawing =
      flag(stage, 0, -558, 70, paper.brick) +
      tower(stage, 0, 0, 130, 420, '#dcc7a8', roof) +
      flag(stage, -190, -408, 54, paper.mustard) +
      flag(stage, 190, -438, 54, paper.mustard) +
      tower(stage, -190, 0, 96, 270, wall, roof) +
      tower(stage, 190, 0, 96, 300, wall, roof) +
      cut`${tone('#ead9bd')} ${-6} M-176 0V-176h28v20h28v-20h28v20h28v-20h28v20h36v-20h28v20h28v-20h28v20h28v-20h28v20h36V0Z` +
      tower(stage, -96, 0, 74, 200, wall) +
      tower(stage, 96, 0, 74, 200, wall) +
      pane(stage, 0, -300, 40, 44, true) +
      pane(stage, -190, -190, 30, 36, true) +
      pane(stage, 190, -210, 30, 36, true) +
      pane(stage, -96, -120, 24, 30, true) +
      pane(stage, 96, -120, 24, 30, true) +
      door(stage, 0, 0, 84, 112, '#8a5a3c');
    return (
      sky(stage, 0.8, 0.2) +
      clouds(stage, rows('0.14 0.24 220, 0.84 0.4 170')) +
      ridge(stage, rows('0 0.55, 0.25 0.5, 0.6 0.55, 1 0.48'), paper.sage, 0.55) +
      leafTree(w * 0.07, h * 0.66, 190, tone(paper.moss, 0.3), tone(paper.bark, 0.3)) +
      leafTree(w * 0.93, h * 0.66, 220, tone(paper.moss, 0.3), tone(paper.bark, 0.3)) +
      ridge(stage, rows('0 0.66, 0.25 0.63, 0.5 0.6, 0.75 0.63, 1 0.66'), '#93b07c', 0.2) +
      place(drawing, w * 0.48, h * 0.64, 0.92) +
      ridge(stage, rows('0 0.65, 0.2 0.66, 0.48 0.635, 0.8 0.67, 1 0.65'), '#86a86c', 0.1) +
      flat`${tone('#e3cfa0')} M${w * 0.44} ${h * 0.637}C${w * 0.4} ${h * 0.74} ${w * 0.62} ${h * 0.78} ${w * 0.36} ${h + 10}H${w * 0.78}C${w * 0.74} ${h * 0.78} ${w * 0.5} ${h * 0.73} ${w * 0.52} ${h * 0.637}Z` +
      bush(w * 0.2, h * 0.72, 130, tone(paper.pine)) +
      bush(w * 0.8, h * 0.72, 150, tone(paper.pine))
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    const stem = tone('#4f7f4a');
    return all([0.02, 0.08, 0.14, 0.87, 0.93, 0.985], (x, i) =>
      tulip(w * x, h, 96 + (i % 2) * 26, tone(i % 2 ? paper.brick : paper.mustard), stem),
    );
  },
};
