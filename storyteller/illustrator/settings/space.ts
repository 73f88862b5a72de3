import { pane } from '../buildings.ts';
import { ridge } from '../land.ts';
import { darker, lighter } from '../paint/colour.ts';
import { cutCircle, cutEllipse, cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { circle, ellipse, path, place, rect, rows, strip } from '../paint/svg.ts';
import { glow, star, stars } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

const heavens = {
  day: ['#3d6286', '#4d7797', '#638fa8', '#82a9b4'],
  dusk: ['#2f3d66', '#4b507a', '#7a6a85', '#b58a83'],
  night: ['#10152f', '#161e40', '#1e2a54', '#28376a'],
} as const;

function ringed(stage: Stage, colour: string): string {
  const ring = stage.tone(paper.butter);
  return (
    `<path d="M-96 0A96 26 0 0 1 96 0" fill="none" stroke="${darker(ring, 0.2)}" stroke-width="15"/>` +
    cutCircle(0, 0, 60, stage.tone(colour), 5) +
    path('M-55 -22Q0 -8 57 -18Q60 -8 60 2Q0 14 -60 0Q-60 -12 -55 -22Z', lighter(stage.tone(colour), 0.16)) +
    `<path d="M-96 0A96 26 0 0 0 96 0" fill="none" stroke="${ring}" stroke-width="15"/>`
  );
}

const rocket = (stage: Stage) =>
  cutPath('M-34 -54Q-74 -34 -66 14L-30 -10ZM34 -54Q74 -34 66 14L30 -10Z', stage.tone(paper.teal), 4) +
  cutPath('M-38 0C-58 -70 -40 -150 0 -200C40 -150 58 -70 38 0Z', stage.tone('#f6ead2'), 5) +
  path('M-29 -150Q-18 -178 0 -200Q18 -178 29 -150Q0 -138 -29 -150Z', stage.tone(paper.brick)) +
  path('M-41 -12H41L38 2H-38Z', stage.tone(paper.brick)) +
  (stage.dark ? glow(0, -94, 44) : '') +
  circle(0, -94, 26, stage.tone(paper.mustard)) +
  circle(0, -94, 18, stage.dark ? paper.lamp : '#9cc7cf') +
  strip('M-44 22L-34 0M44 22L34 0', stage.tone(paper.slate), 8);

const crater = (stage: Stage, x: number, y: number, r: number) =>
  ellipse(stage.w * x, stage.h * y, r, r * 0.34, stage.tone('#a99fa2', 0.05)) +
  ellipse(stage.w * x, stage.h * y + r * 0.09, r * 0.86, r * 0.24, stage.tone('#bdb3b2', 0.05));

/** The observatory of the little moon. */
const dome = (stage: Stage) =>
  cutPath('M-70 0V-40A70 66 0 0 1 70 -40V0Z', stage.tone('#e7dcc8'), -4) +
  rect(-78, -44, 156, 12, stage.tone(paper.teal), 5) +
  path('M10 -104L34 -150L60 -138L42 -90Z', stage.tone(paper.slate)) +
  pane(stage, -30, -6, 26, 22) +
  pane(stage, 26, -6, 26, 22);

export const space: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    const [a, b, c, d] = heavens[stage.light];
    const r = Math.hypot(w, h);
    return (
      rect(0, 0, w, h, a) +
      circle(w * 0.34, h * 0.66, r * 0.56, b) +
      circle(w * 0.34, h * 0.7, r * 0.4, c) +
      circle(w * 0.34, h * 0.74, r * 0.26, d) +
      stars(stage, [-999, 0], 44, 0.62) +
      star(w * 0.42, h * 0.12, 22) +
      star(w * 0.9, h * 0.42, 16) +
      place(ringed(stage, paper.coral), w * 0.2, h * 0.2, 1.267, -16) +
      cutCircle(w * 0.8, h * 0.17, 50, tone(paper.sky)) +
      path(`M${w * 0.8 - 44} ${h * 0.17 - 22}q30 18 60 2q20 -8 26 10q-40 26 -90 8z`, tone(paper.sage)) +
      cutCircle(w * 0.56, h * 0.36, 22, tone(paper.mustard)) +
      ridge(stage, rows('0 0.62, 0.3 0.57, 0.6 0.62, 1 0.55'), '#a8a0ab', 0.35) +
      place(dome(stage), w * 0.085, h * 0.64) +
      ridge(stage, rows('0 0.68, 0.3 0.64, 0.7 0.69, 1 0.64'), '#c3b9b8', 0.16) +
      place(rocket(stage), w * 0.83, h * 0.7, 1.636) +
      ridge(stage, rows('0 0.7, 0.4 0.72, 0.8 0.69, 1 0.71'), '#d6ccc4', 0.04) +
      crater(stage, 0.16, 0.78, 74) +
      crater(stage, 0.56, 0.75, 46) +
      crater(stage, 0.86, 0.84, 80) +
      crater(stage, 0.36, 0.92, 96)
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    const dust = tone('#aea4a8');
    return cutEllipse(w * 0.03, h * 1.01, 110, 46, dust, -5) + cutEllipse(w * 0.97, h * 1.02, 130, 54, dust, -5);
  },
};
