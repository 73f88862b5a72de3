import { door, flag, pane, tower } from '../buildings.ts';
import { ridge } from '../land.ts';
import { cut, cutPath, cutStrip } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, circle, each, flat, path, place, rows, strip } from '../paint/svg.ts';
import { bush, flowerRow, mushroom, pine } from '../plants.ts';
import { clouds, glow, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

/** A mushroom that is a house. */
const mushroomHouse = (stage: Stage, cap: string) =>
  cutPath('M44 -172V-222H66V-150Z', stage.tone('#8a6a5a'), -2) +
  cutPath('M-64 0Q-50 -60 -62 -120H62Q50 -60 66 0Z', stage.tone('#f3e5cb'), -4) +
  cutPath('M-124 -104C-120 -230 120 -230 124 -104Q60 -84 0 -86Q-60 -84 -124 -104Z', stage.tone(cap), 7) +
  each('-70 -132 15, -22 -170 19, 40 -150 14, 84 -120 12, -12 -116 10', (cx, cy, r) =>
    circle(cx, cy, r, stage.tone(paper.cream)),
  ) +
  door(stage, -18, 0, 44, 70, '#7d5238') +
  pane(stage, 36, -28, 28, 26, true);

/** A crooked cottage with a thatched roof. */
const cottage = (stage: Stage) =>
  cutPath('M48 -110L53 -206H81L82 -90Z', stage.tone('#a58d80'), -3) +
  cutPath('M-84 0L-92 -112H88L82 0Z', stage.tone('#efdcb9'), -4) +
  strip('M-88 -60H84M-40 -112L-36 0M34 -112L32 0', stage.tone('#8a6246'), 7) +
  cut`${stage.tone('#b98b4d')} 7 M-126 -96Q-70 -130 -30 -216Q-4 -226 18 -214Q66 -140 122 -100Q104 -84 84 -96Q66 -82 44 -96Q22 -82 0 -96Q-24 -82 -46 -96Q-68 -82 -88 -94Q-108 -82 -126 -96Z` +
  pane(stage, -64, -14, 30, 34) +
  door(stage, -2, 0, 46, 82, '#4f7f7c') +
  pane(stage, 58, -14, 30, 34) +
  pane(stage, -4, -128, 28, 22, true);

const lantern = (stage: Stage) =>
  cutStrip('M0 0V-120Q0 -140 24 -140', stage.tone(paper.bark), 9, -2) +
  (stage.dark ? glow(26, -106, 58) : '') +
  path('M12 -128H40L36 -88H16Z', stage.dark ? paper.lamp : stage.tone(paper.butter)) +
  strip('M10 -130H42M14 -86H38', stage.tone(paper.bark), 5);

export const fairytale: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    const keep =
      flag(stage, 0, -268, 40, paper.coral) +
      tower(stage, 0, 0, 56, 190, '#cdbfae', '#7f7f9d') +
      tower(stage, -52, 0, 44, 110, '#cdbfae', '#7f7f9d') +
      tower(stage, 52, 0, 44, 130, '#cdbfae', '#7f7f9d');
    return (
      sky(stage, 0.2, 0.22) +
      clouds(stage, [[0.52, 0.15, 190]]) +
      place(keep, w * 0.76, h * 0.42, 1, 0) +
      ridge(stage, rows('0 0.5, 0.3 0.47, 0.55 0.47, 0.76 0.38, 1 0.46'), '#8fae8a', 0.5) +
      all([0.03, 0.1, 0.18, 0.5, 0.57, 0.95], (x, i) =>
        pine(w * x, h * (0.54 + (i % 2) * 0.015), 170 + (i % 3) * 30, tone(paper.pine, 0.4), tone(paper.bark, 0.4)),
      ) +
      ridge(stage, rows('0 0.56, 0.35 0.54, 0.7 0.58, 1 0.53'), '#94b578', 0.28) +
      place(cottage(stage), w * 0.28, h * 0.655, 1.375) +
      place(mushroomHouse(stage, paper.brick), w * 0.8, h * 0.665, 1.125) +
      ridge(stage, rows('0 0.65, 0.3 0.645, 0.6 0.675, 1 0.65'), '#86a963', 0.1) +
      flat`${tone('#e5d2a5')} M${w * 0.26} ${h * 0.65}C${w * 0.3} ${h * 0.72} ${w * 0.56} ${h * 0.76} ${w * 0.34} ${h + 10}H${w * 0.68}C${w * 0.74} ${h * 0.78} ${w * 0.4} ${h * 0.72} ${w * 0.31} ${h * 0.65}ZM${w * 0.77} ${h * 0.667}Q${w * 0.74} ${h * 0.74} ${w * 0.55} ${h * 0.8}L${w * 0.6} ${h * 0.83}Q${w * 0.8} ${h * 0.76} ${w * 0.8} ${h * 0.667}Z` +
      bush(w * 0.06, h * 0.7, 150, tone(paper.moss)) +
      place(lantern(stage), w * 0.6, h * 0.72)
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    const [cap, stem] = [tone(paper.brick), tone(paper.cream)];
    return (
      mushroom(w * 0.04, h * 1.005, 120, cap, stem, stem) +
      mushroom(w * 0.115, h * 1.005, 70, tone(paper.mustard), stem, stem) +
      flowerRow(stage, [0.9, 0.95, 0.99], [paper.cream, '#b3a0cf', paper.coral])
    );
  },
};
