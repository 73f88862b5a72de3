import { ridge, waves } from '../land.ts';
import { paper } from '../paint/palette.ts';
import { disc, sheets } from '../paint/sheets.ts';
import { place, rows } from '../paint/svg.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting } from '../stage.ts';

const parasol = `white/10 M0 0L-26 -300
  brick M-190 -250C-150 -400 90 -430 150 -300Q100 -318 60 -282Q20 -312 -26 -268Q-70 -296 -110 -252Q-150 -280 -190 -250Z
  -cream M-110 -252C-90 -350 -50 -372 -34 -374C-14 -372 40 -350 60 -282Q20 -312 -26 -268Q-70 -296 -110 -252Z`;
const castle = `#dcb878 M-110 0V-70H-70V-110H-80V-150H-64V-136H-52V-150H-36V-136H-24V-150H-8V-110H-18V-70H30V-90H22V-120H36V-108H50V-120H64V-90H56V-70H110V0Z
  -#b58f52 M-18 0V-30a18 18 0 0 1 36 0V0Z
  bark/5 M-44 -148V-198\n  brick M-42 -198L-8 -184L-42 -168Z`;
const sailboat = `bark/5 M0 -40V-150\ncream M6 -146Q62 -90 66 -50H6Z\ncoral M-70 -40H76Q66 0 40 0H-40Q-62 0 -70 -40Z`;
const shell = `rose M-30 0C-60 -30 -40 -64 0 -64C40 -64 60 -30 30 0Z\n-coral/4 M0 -4V-58M-14 -4L-28 -48M14 -4L28 -48`;
const starfish = `coral M0 -70L14 -42L46 -40L22 -20L30 10L0 -6L-30 10L-22 -20L-46 -40L-14 -42Z\n-cream ${disc(0, -28, 5)}`;

/** Sand, the sea and a parasol. */
export const beach: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    return (
      sky(stage, 0.3, 0.2) +
      clouds(stage, rows('0.72 0.14 220, 0.1 0.28 150')) +
      waves(stage, 0.46, 90, '#6fb0bd', 0.35) +
      place(sheets(sailboat, tone), w * 0.76, h * 0.52, 0.9) +
      waves(stage, 0.52, 120, '#4f9aab', 0.15, 40) +
      waves(stage, 0.59, 150, '#3f8a9c', 0, 10) +
      ridge(stage, rows('-0.05 0.67, 0.25 0.69, 0.55 0.655, 1.05 0.7'), paper.sand) +
      ridge(stage, rows('-0.05 0.82, 0.4 0.78, 1.05 0.83'), '#e2c489') +
      place(sheets(parasol, tone, 5), w * 0.14, h * 0.8) +
      place(sheets(castle, tone, 4), w * 0.87, h * 0.8)
    );
  },
  front: ({ w, h, tone }) =>
    place(sheets(shell, tone), w * 0.06, h * 0.985) + place(sheets(starfish, tone), w * 0.93, h * 0.97),
};
