import { pane } from '../buildings.ts';
import { ridge, waves } from '../land.ts';
import { cut, cutCircle, cutPath, cutStrip } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { circle, flat, path, place, rows, strip } from '../paint/svg.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

const lollipop = ({ tone }: Stage, sweet: string, swirl: string) =>
  cutStrip('M0 0V-130', tone(paper.cream), 9, -2) +
  cutCircle(0, -150, 50, tone(sweet), 6) +
  strip('M0 -150C8 -162 24 -150 16 -136C4 -118 -28 -130 -26 -154C-22 -186 24 -190 38 -158', tone(swirl), 9);

const cane = ({ tone }: Stage) =>
  cutStrip('M0 0V-120C0 -168 60 -168 60 -120V-108', tone(paper.cream), 22, -3) +
  `<path d="M0 0V-120C0 -168 60 -168 60 -120V-108" fill="none" stroke="${tone(paper.brick)}" stroke-width="22" stroke-dasharray="14 20"/>`;

const drop = (stage: Stage, colour: string) =>
  cutPath('M-40 0C-44 -30 -26 -66 0 -66C26 -66 44 -30 40 0Q0 10 -40 0Z', stage.tone(colour), -3) +
  strip('M-22 -20Q-20 -44 -4 -52', stage.tone(paper.white), 6);

function gingerbread(stage: Stage): string {
  const { tone } = stage;
  const icing = tone('#fff6e4');
  const drops = [-70, -35, 0, 35, 70].map((sx, i) =>
    circle(sx, -146 + Math.abs(sx) * 0.72, 8, tone([paper.brick, paper.mustard, paper.teal][i % 3] ?? paper.brick)),
  );
  return (
    cutPath('M44 -150V-214H76V-120Z', tone('#a4673c'), -3) +
    cutPath('M40 -206q20 -14 40 0v18q-8 8 -12 -2q-8 12 -14 0q-8 8 -14 -2Z', icing, 3) +
    cutPath('M-80 0V-110L0 -190L80 -110V0Z', tone('#b9773f'), -5) +
    cut`${icing} 6 M0 -206L116 -98q-4 14 -16 8q-6 18 -20 0q-8 16 -20 -6L0 -162L-60 -96q-12 22 -20 6q-14 18 -20 0q-12 6 -16 -8Z` +
    drops.join('') +
    path('M-28 0V-58a28 28 0 0 1 56 0V0Z', tone('#7d4a2c')) +
    `<path d="M-28 0V-58a28 28 0 0 1 56 0V0" fill="none" stroke="${icing}" stroke-width="6" stroke-dasharray="2 12" stroke-linecap="round"/>` +
    pane(stage, -54, -46, 26, 30) +
    pane(stage, 54, -46, 26, 30)
  );
}

export const candy: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    return (
      sky(stage, 0.22, 0.22) +
      clouds(stage, rows('0.6 0.16 200, 0.95 0.26 170')) +
      ridge(stage, rows('0 0.54, 0.16 0.44, 0.36 0.52, 0.6 0.42, 0.82 0.52, 1 0.46'), '#e7b7a5', 0.5) +
      waves(stage, 0.56, 120, '#f2dcc0', 0.35, 0) +
      place(lollipop(stage, paper.coral, paper.cream), w * 0.13, h * 0.68, 1.65) +
      place(lollipop(stage, paper.teal, '#d8ebdc'), w * 0.27, h * 0.67, 1.15) +
      place(lollipop(stage, paper.mustard, paper.cream), w * 0.93, h * 0.68, 1.9) +
      place(gingerbread(stage), w * 0.6, h * 0.67, 1.5) +
      ridge(stage, rows('0 0.66, 0.35 0.68, 0.62 0.655, 1 0.68'), '#efc3ad', 0.14) +
      flat`${tone('#8a5a40')} M${w * 0.56} ${h * 0.665}C${w * 0.5} ${h * 0.76} ${w * 0.66} ${h * 0.82} ${w * 0.4} ${h + 10}H${w * 0.8}C${w * 0.82} ${h * 0.82} ${w * 0.62} ${h * 0.76} ${w * 0.64} ${h * 0.665}Z` +
      place(drop(stage, paper.brick), w * 0.4, h * 0.7, 0.675) +
      place(drop(stage, paper.sage), w * 0.82, h * 0.71, 0.825) +
      place(drop(stage, paper.mustard), w * 0.74, h * 0.7, 0.575) +
      place(cane(stage), w * 0.05, h * 0.82, 1.375)
    );
  },
  front(stage) {
    const { w, h } = stage;
    return (
      place(drop(stage, paper.teal), w * 0.03, h, 1.125) +
      place(drop(stage, paper.mustard), w * 0.1, h * 1.01, 0.875) +
      place(drop(stage, paper.coral), w * 0.91, h * 1.01, 0.95) +
      place(drop(stage, paper.sage), w * 0.985, h, 1.2)
    );
  },
};
