import { tower } from '../buildings.ts';
import { ridge, waves } from '../land.ts';
import { paper } from '../paint/palette.ts';
import { disc, sheets } from '../paint/sheets.ts';
import { place, rows } from '../paint/svg.ts';
import { clouds, glow, sky } from '../sky.ts';
import type { Setting } from '../stage.ts';

const bands = `cream M-52 -110H52L49 -170H-49Z
  cream M-46 -230H46L43 -290H-43Z
  slate M-62 -340H62V-324H-62Z
  lampPale M-32 -340V-404H32V-340Z
  -slate/5 M-32 -340V-404M0 -340V-404M32 -340V-404
  brick M-46 -400Q0 -470 46 -400Z
  bark M-20 0V-50a20 20 0 0 1 40 0V0Z
  -butter ${disc(0, -200, 13)}`;

/** A lighthouse on rocks, with the sea around it. */
export const lighthouse: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    const [x, y] = [w * 0.78, h * 0.6];
    return (
      sky(stage, 0.26, 0.2) +
      clouds(stage, rows('0.5 0.16 230, 0.1 0.3 180, 0.94 0.12 200')) +
      waves(stage, 0.46, 90, '#6f9fb0', 0.35) +
      waves(stage, 0.52, 120, '#4f8a9f', 0.15, 40) +
      ridge(stage, rows('0.5 0.66, 0.6 0.6, 0.7 0.57, 0.86 0.57, 0.96 0.61, 1.05 0.64, 1.1 0.7'), '#8d8791', 0.1) +
      (stage.dark ? glow(x, y - 372, 150) : '') +
      tower(stage, x, y, 100, 330, paper.brick) +
      place(
        sheets(bands, (colour) => (colour === paper.lampPale && stage.dark ? colour : tone(colour)), 3),
        x,
        y,
      ) +
      waves(stage, 0.61, 150, '#3f7a90', 0, 10) +
      ridge(stage, rows('-0.05 0.7, 0.25 0.68, 0.55 0.7, 1.05 0.68'), '#9c97a0') +
      ridge(stage, rows('-0.05 0.83, 0.4 0.79, 1.05 0.84'), '#8a8590')
    );
  },
};
