import { house } from '../buildings.ts';
import { ridge } from '../land.ts';
import { cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { flat, path, place, rows, strip } from '../paint/svg.ts';
import { grass, pine, rock } from '../plants.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

/** One peak with a shaded side and a cap of snow; its top at 0,0. */
function peak(stage: Stage, colour: string, far: number): string {
  const stone = stage.tone(colour, far);
  const shaded = stage.tone('#5d6d84', far);
  const snow = stage.tone('#fdf6e8', far * 0.6);
  return (
    cutPath('M-190 300C-130 210 -60 90 -7 6Q0 -4 7 6C70 90 140 220 200 300Z', stone, -8) +
    path('M0 0Q4 1 7 6C70 90 140 220 200 300H50Q66 230 30 166Q40 116 8 70Q14 30 0 0Z', shaded) +
    flat`${snow} M-52 76Q-28 40 -7 6Q0 -4 7 6Q28 38 52 76Q40 70 33 84Q22 64 12 82Q4 104 -8 84Q-18 62 -28 86Q-38 70 -52 76Z`
  );
}

export const mountain: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    const trees = [0.03, 0.11, 0.19, 0.27, 0.62, 0.7, 0.9, 0.97].map((x, i) =>
      pine(w * x, h * (0.645 + (i % 3) * 0.012), 190 + ((i * 37) % 80), tone(paper.pine, 0.18), tone(paper.bark, 0.2)),
    );
    return (
      sky(stage, 0.82, 0.18) +
      place(peak(stage, '#8b98a8', 0.6), w * 0.84, h * 0.32, 1.15) +
      place(peak(stage, '#8b98a8', 0.55), w * 0.1, h * 0.28, 1.3) +
      clouds(stage, rows('0.93 0.4 180, 0.06 0.42 200')) +
      place(peak(stage, '#7d8ca0', 0.34), w * 0.6, h * 0.24, 1.7) +
      place(peak(stage, '#76869c', 0.2), w * 0.33, h * 0.16, 2.1) +
      ridge(stage, rows('0 0.57, 0.25 0.59, 0.55 0.55, 0.8 0.58, 1 0.54'), '#87a588', 0.32) +
      trees.join('') +
      house(stage, w * 0.46, h * 0.655, 190, '#a87750', '#6b4b3c', 0.06) +
      ridge(stage, rows('0 0.65, 0.3 0.66, 0.55 0.645, 1 0.66'), '#8bab72', 0.12) +
      flat`${tone('#dcc79b')} M${w * 0.43} ${h * 0.653}C${w * 0.4} ${h * 0.72} ${w * 0.66} ${h * 0.76} ${w * 0.4} ${h + 10}H${w * 0.7}C${w * 0.82} ${h * 0.78} ${w * 0.48} ${h * 0.72} ${w * 0.46} ${h * 0.653}Z` +
      rock(w * 0.84, h * 0.71, 130, tone(paper.stone)) +
      rock(w * 0.9, h * 0.72, 80, tone('#97969e')) +
      place(sign(stage), w * 0.17, h * 0.76)
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    return (
      rock(w * 0.02, h * 1.01, 150, tone(paper.slate)) +
      grass(w * 0.11, h * 1.01, 60, tone('#5c8f55')) +
      rock(w * 0.97, h * 1.02, 190, tone(paper.slate)) +
      grass(w * 0.87, h * 1.01, 56, tone('#5c8f55'))
    );
  },
};

/** A signpost without text. */
const sign = (stage: Stage) =>
  strip('M0 0V-96', stage.tone(paper.bark), 10) +
  cutPath('M-44 -100H30L50 -82L30 -64H-44Z', stage.tone(paper.wood), 4) +
  path('M-22 -74L-8 -92L2 -82L8 -88L18 -74Z', stage.tone(paper.cream));
