import { curve, onStage, type Points, ridge } from '../land.ts';
import { lighter } from '../paint/colour.ts';
import { cut, cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { each, flat, path, place, round, rows, strip } from '../paint/svg.ts';
import { mushroom, pine, rock } from '../plants.ts';
import { glow, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

/** A sheet of rock with a ragged hole, whose outline is in shares of the picture. */
function wall(stage: Stage, hole: Points, colour: string, far: number): string {
  const fill = stage.tone(colour, far);
  const opening = `${curve(onStage(stage, hole))}Z`;
  const sheet = `M-20 -20H${round(stage.w + 20)}V${round(stage.h + 20)}H-20Z${opening}`;
  return (
    `<path d="${sheet}" fill="#0d1230" fill-opacity=".2" fill-rule="evenodd" transform="translate(0 10)"/>` +
    `<path d="${sheet}" fill="${fill}" fill-rule="evenodd" stroke="${lighter(fill, 0.16)}" stroke-width="2.5"/>`
  );
}

function crystal(stage: Stage, colour: string): string {
  const face = stage.light === 'night' ? stage.tone(lighter(colour, 0.35)) : stage.tone(colour);
  return (
    cutPath('M-16 4L-20 -70L0 -104L20 -70L16 4Z', face, -2) +
    path('M0 -104L20 -70L16 4L4 4L6 -66Z', lighter(face, 0.28)) +
    path('M-20 -70L0 -104L6 -66L-4 -60Z', lighter(face, 0.16))
  );
}

const cluster = (stage: Stage, x: number, y: number, size: number) =>
  place(crystal(stage, '#6fb0ad'), x - size * 0.22, y, (size * 0.7) / 100, -22) +
  place(crystal(stage, '#d99a86'), x + size * 0.24, y, (size * 0.62) / 100, 20) +
  place(crystal(stage, '#86bcc4'), x, y, size / 100);

const drips = (stage: Stage) =>
  each('0.2 0.02 210 44, 0.33 0 130 36, 0.64 0 150 40, 0.78 0.02 230 50', (x, y, long, half) =>
    place(
      cut`${stage.tone('#6d6066')} 8 M${-half} -40Q${-half * 0.4} ${long * 0.4} -9 ${long * 0.94}Q0 ${long * 1.06} 9 ${long * 0.94}Q${half * 0.4} ${long * 0.4} ${half} -40Z`,
      stage.w * x,
      stage.h * y,
    ),
  );

/** A lamp that lights the cave at any time of day. */
const lamp = (stage: Stage) =>
  glow(0, -40, 130) +
  glow(0, -40, 66) +
  strip('M-18 -70C-18 -102 18 -102 18 -70', stage.tone('#4d3c38'), 5) +
  path('M-24 0V-64Q0 -78 24 -64V0Z', paper.lamp) +
  path('M0 -16C-14 -30 0 -40 0 -54C10 -42 14 -28 0 -16Z', '#fff4d6') +
  strip('M-26 0H26M-26 -64H26M-24 -2V-62M24 -2V-62', stage.tone('#4d3c38'), 6);

export const cave: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    return (
      sky(stage, 0.56, 0.3) +
      ridge(stage, rows('0 0.56, 0.4 0.5, 0.6 0.54, 1 0.48'), '#8fae8a', 0.5) +
      pine(w * 0.4, h * 0.6, 170, tone(paper.pine, 0.35), tone(paper.bark, 0.3)) +
      pine(w * 0.66, h * 0.6, 210, tone(paper.pine, 0.35), tone(paper.bark, 0.3)) +
      ridge(stage, rows('0 0.6, 0.5 0.57, 1 0.6'), '#9aa887', 0.3) +
      wall(
        stage,
        rows('0.26 0.62, 0.24 0.4, 0.36 0.18, 0.52 0.12, 0.68 0.2, 0.77 0.42, 0.74 0.62, 0.5 0.66, 0.26 0.62'),
        '#a38e86',
        0.18,
      ) +
      ridge(stage, rows('0 0.66, 0.25 0.62, 0.5 0.64, 0.75 0.61, 1 0.66'), '#927d78', 0.1) +
      wall(
        stage,
        rows('0.13 1.2, 0.1 0.6, 0.16 0.3, 0.34 0.1, 0.6 0.06, 0.84 0.24, 0.9 0.6, 0.87 1.2, 0.5 1.3, 0.13 1.2'),
        '#7d6c6c',
        0.06,
      ) +
      drips(stage) +
      cluster(stage, w * 0.13, h * 0.74, 190) +
      cluster(stage, w * 0.9, h * 0.7, 150) +
      ridge(stage, rows('0 0.73, 0.3 0.7, 0.6 0.72, 1 0.69'), '#a8927f', 0) +
      flat`${tone('#7fb3b8')} M${w * 0.46} ${h * 0.78}C${w * 0.5} ${h * 0.745} ${w * 0.74} ${h * 0.745} ${w * 0.78} ${h * 0.78}C${w * 0.74} ${h * 0.82} ${w * 0.5} ${h * 0.82} ${w * 0.46} ${h * 0.78}Z` +
      place(lamp(stage), w * 0.82, h * 0.77)
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    const [cap, stem] = [tone(paper.teal), tone(paper.cream)];
    return (
      rock(w * 0.02, h * 1.02, 190, tone('#6d6066')) +
      mushroom(w * 0.11, h * 1.0, 76, cap, stem, stem) +
      place(crystal(stage, '#d99a86'), w * 0.94, h * 1.01, 1.1, 14) +
      rock(w * 0.99, h * 1.02, 170, tone('#6d6066'))
    );
  },
};
