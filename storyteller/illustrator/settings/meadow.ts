import { house } from '../buildings.ts';
import { ridge } from '../land.ts';
import { cut } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { place, rect, rows, strip, times } from '../paint/svg.ts';
import { flower, grass, leafTree, roundTree, tulip } from '../plants.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

/** A hot-air balloon, striped. */
const balloon = ({ tone }: Stage) =>
  strip('M-26 62L-14 96M26 62L14 96', tone(paper.bark), 3) +
  rect(-17, 94, 34, 24, tone(paper.wood), 5) +
  cut`${tone(paper.coral)} 6 M0 -80C60 -80 82 -34 66 4C54 34 34 52 22 70H-22C-34 52 -54 34 -66 4C-82 -34 -60 -80 0 -80Z` +
  `<path d="M0 -80C26 -80 36 -34 29 4C24 34 14 52 9 70H-9C-14 52 -24 34 -29 4C-36 -34 -26 -80 0 -80Z" fill="${tone(paper.butter)}"/>`;

function sheep(stage: Stage): string {
  const wool = stage.tone('#f6efdf', 0.08);
  const face = stage.tone('#5b4a4d');
  return (
    strip('M-18 -8V14M18 -8V14', face, 7) +
    cut`${wool} 3 M-38 -20a16 16 0 0 1 10 -26a20 20 0 0 1 32 -6a18 18 0 0 1 28 14a14 14 0 0 1 0 28q-34 14 -66 2a12 12 0 0 1 -4 -12Z` +
    `<ellipse cx="-40" cy="-32" rx="13" ry="16" fill="${face}"/>`
  );
}

export const meadow: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    return (
      sky(stage, 0.24, 0.24) +
      clouds(stage, rows('0.52 0.17 210, 0.93 0.3 180')) +
      place(balloon(stage), w * 0.74, h * 0.24) +
      ridge(stage, rows('0 0.52, 0.2 0.46, 0.45 0.53, 0.75 0.45, 1 0.51'), '#a7bd8c', 0.5) +
      leafTree(w * 0.12, h * 0.53, 150, tone(paper.moss, 0.4), tone(paper.bark, 0.4)) +
      leafTree(w * 0.17, h * 0.54, 116, tone(paper.moss, 0.45), tone(paper.bark, 0.4)) +
      house(stage, w * 0.42, h * 0.585, 150, '#f1e1c2', '#c8553d', 0.18) +
      ridge(stage, rows('0 0.58, 0.3 0.6, 0.6 0.54, 1 0.6'), '#a9c46f', 0.24) +
      roundTree(w * 0.87, h * 0.66, 330, tone(paper.moss), tone(paper.bark)) +
      place(sheep(stage), w * 0.6, h * 0.61, 0.8) +
      place(sheep(stage), w * 0.69, h * 0.63, 0.9) +
      ridge(stage, rows('0 0.68, 0.3 0.64, 0.65 0.69, 1 0.65'), '#9bbd62', 0.08) +
      (stage.fine ? specks(stage) : '')
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    const stem = tone('#4f7f4a');
    const petals = [paper.coral, paper.cream, paper.mustard, '#b3a0cf'];
    const near = [0.02, 0.09, 0.16, 0.86, 0.93, 0.985].map((x, i) => {
      const draw = i % 3 === 1 ? tulip : flower;
      return draw(w * x, h * 1.01, 110 + (i % 2) * 36, tone(petals[i % 4] ?? paper.coral), stem, tone(paper.butter));
    });
    return grass(w * 0.06, h * 1.01, 70, stem) + grass(w * 0.9, h * 1.01, 80, stem) + near.join('');
  },
};

/** Small flowers strewn over the grass. */
function specks(stage: Stage): string {
  const { w, h, tone } = stage;
  return times(16, (i) => {
    const y = stage.between(0.71, 0.95);
    return flower(
      stage.between(0, w),
      h * y,
      22 + y * 18,
      tone(i % 2 ? paper.cream : paper.butter),
      tone('#6f9a52'),
      tone(paper.mustard),
    );
  });
}
