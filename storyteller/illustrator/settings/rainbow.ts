import { ridge } from '../land.ts';
import { mix } from '../paint/colour.ts';
import { cut, cutPath } from '../paint/cut.ts';
import { atmospheres, paper } from '../paint/palette.ts';
import { circle, path, rows, thread, times, trace } from '../paint/svg.ts';
import { flowerRow, roundTree } from '../plants.ts';
import { cloud, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

const bands = ['#cf5f4a', '#e08d4f', '#e8bd55', '#8fb277', '#5fa3a6', '#5d76a5', '#86699a'];

/** A rainbow of seven paper bands, each a little smaller than the one behind it. */
function arch(stage: Stage, x: number, y: number, r: number): string {
  // A rainbow by moonlight is pale, not dark.
  const paint = (colour: string) =>
    stage.light === 'night' ? mix(stage.tone(colour), '#93a3d2', 0.3) : stage.tone(colour, 0.16);
  const strips = bands.map((colour, i) => {
    const radius = r - i * r * 0.062;
    const d = trace`M${x - radius} ${y + 240}V${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}V${y + 240}Z`;
    return i ? path(d, paint(colour)) : cutPath(d, paint(colour), -7);
  });
  const inner = r - bands.length * r * 0.062;
  const [, b, c] = atmospheres[stage.light].sky;
  return (
    strips.join('') +
    path(trace`M${x - inner} ${y + 240}V${y}A${inner} ${inner} 0 0 1 ${x + inner} ${y}V${y + 240}Z`, mix(b, c, 0.5))
  );
}

export const rainbow: Setting = {
  behind(stage) {
    const { w, h, tone, light } = stage;
    const white = atmospheres[light].cloud;
    const [x, y, r] = [w * 0.5, h * 0.52, Math.min(w * 0.4, h * 0.42)];
    return (
      sky(stage, 0.86, 0.14) +
      cloud(w * 0.12, h * 0.2, 190, mix(white, atmospheres[light].sky[1], 0.3)) +
      arch(stage, x, y, r) +
      ridge(stage, rows('0 0.52, 0.25 0.49, 0.5 0.54, 0.75 0.48, 1 0.53'), '#9dbb8f', 0.5) +
      cloud(x - r * 0.84, y + 36, 260, white) +
      cloud(x + r * 0.86, y + 46, 280, white) +
      ridge(stage, rows('0 0.6, 0.3 0.57, 0.62 0.61, 1 0.57'), '#a5c47c', 0.28) +
      roundTree(w * 0.08, h * 0.66, 280, tone('#7fae84', 0.1), tone(paper.bark)) +
      roundTree(w * 0.94, h * 0.67, 240, tone('#7fae84', 0.1), tone(paper.bark)) +
      ridge(stage, rows('0 0.65, 0.35 0.66, 0.7 0.63, 1 0.66'), '#96bd6c', 0.12) +
      pond(stage) +
      ridge(stage, rows('0 0.79, 0.3 0.8, 0.7 0.78, 1 0.8'), '#8bb55f', 0.02) +
      (stage.fine ? specks(stage) : '')
    );
  },
  front: (stage) => flowerRow(stage, [0.015, 0.06, 0.11, 0.88, 0.935, 0.985], bands),
};

/** Still water with a few ripples. */
function pond(stage: Stage): string {
  const { w, h } = stage;
  const light = stage.tone('#cfe6e2', 0.1);
  return (
    cut`${stage.tone('#8fc3cb', 0.06)} ${-4} M${w * 0.2} ${h * 0.735}C${w * 0.24} ${h * 0.67} ${w * 0.74} ${h * 0.67} ${w * 0.8} ${h * 0.73}C${w * 0.84} ${h * 0.8} ${w * 0.16} ${h * 0.8} ${w * 0.2} ${h * 0.735}Z` +
    thread`${light} 5 M${w * 0.32} ${h * 0.715}q${w * 0.05} -9 ${w * 0.1} 0M${w * 0.52} ${h * 0.735}q${w * 0.06} -9 ${w * 0.12} 0M${w * 0.4} ${h * 0.76}q${w * 0.05} -8 ${w * 0.1} 0`
  );
}

function specks(stage: Stage): string {
  return times(14, (i) => {
    const [x, y] = [stage.between(0, stage.w), stage.between(0.84, 0.98) * stage.h];
    return circle(x, y, stage.between(4, 7), stage.tone(bands[(i * 3) % 7] ?? paper.coral));
  });
}
