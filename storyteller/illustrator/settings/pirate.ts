import { ridge, waves } from '../land.ts';
import { cutEllipse, cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, circle, place, rect, rows, strip, times, trace } from '../paint/svg.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

function chest(stage: Stage): string {
  const { tone } = stage;
  const gold = stage.dark ? '#eebf5c' : tone(paper.mustard);
  return (
    cutPath('M-62 -50Q-60 -112 0 -112Q60 -112 62 -50L54 -74H-54Z', tone('#7d5238'), -3) +
    all([-38, -18, 2, 22, 40], (cx, i) => cutEllipse(cx, -54 - (i % 2) * 8, 15, 14, gold, 0)) +
    circle(-8, -70, 7, tone(paper.brick)) +
    cutPath('M-64 4V-50H64V4Z', tone('#94633f'), -3) +
    rect(-64, -50, 128, 12, tone('#6b4631')) +
    rect(-12, -56, 24, 30, gold, 5) +
    circle(0, -42, 4, tone(paper.ink))
  );
}

export const pirate: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    const [wood, deck] = [tone('#7a5640'), tone('#b98c5e')];
    const rail = times(9, (i) => trace`M${w * (0.02 + i * 0.12)} ${h * 0.6}V${h * 0.74}`);
    const seams = times(9, (i) => trace`M${w * (0.3 + i * 0.05)} ${h * 0.73}L${w * (i * 0.36 - 0.94)} ${h}`);
    return (
      sky(stage, 0.26, 0.2) +
      clouds(stage, rows('0.72 0.16 200, 0.95 0.27 150')) +
      ridge(stage, rows('0 0.475, 0.08 0.44, 0.17 0.41, 0.26 0.46, 0.34 0.49, 1 0.5'), '#8fb08a', 0.55) +
      waves(stage, 0.48, 74, '#7fb7bf', 0.36, 10) +
      waves(stage, 0.53, 100, '#68a7b4', 0.22, -34) +
      waves(stage, 0.6, 130, '#5798a9', 0.12, -70) +
      strip(trace`M${w * 0.82} ${h * 0.76}V-20M${w * 0.5} ${h * 0.07}H${w * 1.1}`, wood, 26) +
      strip(trace`M${w * 0.8} 0L${w * 0.5} ${h * 0.62}M${w * 0.8} 0L${w * 0.42} ${h * 0.62}`, tone('#c9a878'), 5) +
      cutPath(
        trace`M${w * 0.54} ${h * 0.09}H${w * 1.06}Q${w} ${h * 0.24} ${w * 1.06} ${h * 0.38}Q${w * 0.8} ${h * 0.32} ${w * 0.56} ${h * 0.36}Q${w * 0.6} ${h * 0.22} ${w * 0.54} ${h * 0.09}Z`,
        tone('#f7ead0'),
        6,
      ) +
      strip(rail, wood, 18) +
      strip(trace`M-20 ${h * 0.6}H${w + 20}`, tone('#94633f'), 24) +
      cutPath(trace`M-20 ${h * 0.73}H${w + 20}V${h + 20}H-20Z`, deck, -6) +
      strip(seams, tone('#a4784e'), 4) +
      place(chest(stage), w * 0.87, h * 0.81, 1.094)
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    return all([60, 42, 24], (r) =>
      cutEllipse(w * 0.06, h * 0.97, r, r * 0.4, tone(r === 42 ? '#c9a063' : '#d9b377'), 2),
    );
  },
};
