import { ridge, waves } from '../land.ts';
import { cutEllipse } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, each, place, rows, strip } from '../paint/svg.ts';
import { leafTree, roundTree } from '../plants.ts';
import { drawProp } from '../props/props.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

/** Reeds with brown heads, their foot at 0,0. */
const reeds = ({ tone }: Stage) =>
  all([-34, -12, 8, 30], (x, i) => {
    const top = -120 - ((i * 53) % 60);
    return (
      strip(`M${x} 0Q${x + 4} ${top / 2} ${x * 1.5} ${top}`, tone('#5f8f5f'), 6) +
      (i % 2 ? '' : cutEllipse(x * 1.5, top - 14, 8, 26, tone('#8a6246'), 2))
    );
  });

/** Quiet water with reeds and lily pads: a lake, a river, a canal. */
export const lake: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    return (
      sky(stage, 0.76, 0.2) +
      clouds(stage, rows('0.2 0.18 200, 0.56 0.27 170')) +
      ridge(stage, rows('0 0.5, 0.3 0.47, 0.6 0.51, 1 0.48'), '#a5c29a', 0.45) +
      leafTree(w * 0.14, h * 0.56, 220, tone(paper.moss, 0.3), tone(paper.bark, 0.3)) +
      roundTree(w * 0.88, h * 0.56, 240, tone(paper.moss, 0.25), tone(paper.bark, 0.3)) +
      ridge(stage, rows('0 0.55, 0.4 0.54, 1 0.555'), '#8fb574', 0.25) +
      waves(stage, 0.57, 90, '#7fbcc4', 0.14) +
      drawProp('boat', w * 0.62, h * 0.65, 0.9, tone) +
      waves(stage, 0.65, 120, '#62a8b6', 0.04, 40) +
      each('0.2 0.7 44, 0.29 0.68 30, 0.82 0.7 40', (x, y, r) =>
        cutEllipse(w * x, h * y, r, r * 0.3, tone('#6fa35c'), 2),
      ) +
      place(reeds(stage), w * 0.08, h * 0.78) +
      place(reeds(stage), w * 0.46, h * 0.75, 0.7) +
      place(reeds(stage), w * 0.93, h * 0.78, 1.1) +
      ridge(stage, rows('0 0.77, 0.35 0.74, 0.7 0.765, 1 0.74'), '#9bbd62', 0.04)
    );
  },
};
