import { house } from '../buildings.ts';
import { ridge } from '../land.ts';
import { cutEllipse, cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { path, place, rows, strip } from '../paint/svg.ts';
import { leafTree, roundTree } from '../plants.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

const swings = ({ tone }: Stage) =>
  strip('M-130 0L-104 -190M-78 0L-104 -190M130 0L104 -190M78 0L104 -190M-112 -186H112', tone(paper.brick), 9) +
  strip('M-62 -186V-52M-22 -186V-52M22 -186V-52M62 -186V-52', tone('#7d6a5a'), 3) +
  strip('M-68 -50H-16M16 -50H68', tone(paper.mustard), 10);

const slide = ({ tone }: Stage) =>
  strip('M62 0V-170M96 0V-170M62 -40H96M62 -80H96M62 -120H96', tone(paper.wood), 8) +
  cutPath('M100 -176H54C10 -150 -20 -20 -96 -22V-2C0 2 30 -120 62 -148H100Z', tone(paper.coral), 4);

const goal = ({ tone }: Stage) =>
  strip('M-90 -8L-118 -96M-30 -8V-96M30 -8V-96M90 -8L118 -96M-122 -66H122M-112 -36H112', tone('#dfe6da'), 2) +
  strip('M-130 0V-106H130V0', tone(paper.cream), 9);

const terrace = rows('0.06 150, 0.2 176, 0.34 150, 0.7 176, 0.84 150, 0.97 176');
/** A lawn before a row of houses (none in a zoo), and what stands on it. */
const lawn = (standing: (stage: Stage) => string, row = terrace): Setting => ({
  behind(stage) {
    const { w, h, tone } = stage;
    return (
      sky(stage, 0.24, 0.2) +
      clouds(stage, rows('0.55 0.16 200, 0.9 0.28 170')) +
      row.map(([x = 0, size = 0]) => house(stage, w * x, h * 0.55, size, '#ecd9b8', '#a9604c', 0.4)).join('') +
      leafTree(w * 0.13, h * 0.6, 250, tone(paper.moss, 0.25), tone(paper.bark, 0.25)) +
      roundTree(w * 0.9, h * 0.64, 330, tone(paper.moss), tone(paper.bark)) +
      ridge(stage, rows('0 0.58, 0.4 0.565, 1 0.585'), '#97bd67', 0.12) +
      standing(stage)
    );
  },
});

export const park = lawn((stage) => {
  const { w, h, tone } = stage;
  const way = `M${w * 0.5} ${h * 0.58}Q${w * 0.56} ${h * 0.75} ${w * 0.34} ${h + 10}H${w * 0.66}Q${w * 0.68} ${h * 0.76} ${w * 0.53} ${h * 0.58}Z`;
  return place(swings(stage), w * 0.3, h * 0.66) + place(slide(stage), w * 0.76, h * 0.67) + path(way, tone('#dcc89c'));
});

/** Paddocks behind a fence, with their hut, tree and pond. */
export const zoo = lawn((stage) => {
  const { w, h, tone } = stage;
  const posts = Array.from({ length: 26 }, (_, i) => `M${(w * i) / 25} ${h * 0.7}v-86`).join('');
  return (
    roundTree(w * 0.5, h * 0.62, 250, tone(paper.sage, 0.1), tone(paper.bark, 0.1)) +
    house(stage, w * 0.28, h * 0.64, 170, '#c9a878', '#7d6a4c', 0.1) +
    cutEllipse(w * 0.72, h * 0.64, 130, 20, tone('#7fbcc4'), 2) +
    strip(`${posts}M-9 ${h * 0.7 - 72}H${w + 9}M-9 ${h * 0.7 - 24}H${w + 9}`, tone('#a9784f'), 8) +
    ridge(stage, rows('0 0.71, 0.5 0.7, 1 0.71'), '#d9c69a', 0.04)
  );
}, []);

export const pitch = lawn((stage) => {
  const [w, far, near] = [stage.w, stage.h * 0.655, stage.h * 0.8];
  const chalk = `M${w * 0.14} ${far}L${w * 0.04} ${near}H${w * 0.56}L${w * 0.48} ${far}M-9 ${far}H${w + 9}`;
  return strip(chalk, stage.tone('#f3efe0'), 7) + place(goal(stage), w * 0.3, far, 1.25);
});
