import { ridge, waves } from '../land.ts';
import { cutEllipse, cutPath, cutStrip } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, circle, path, place, rect, rows, strip, trace } from '../paint/svg.ts';
import { grass, palm, rock } from '../plants.ts';
import { clouds, glow, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

function ship(stage: Stage): string {
  const { tone } = stage;
  const port = (px: number) =>
    `${stage.dark ? glow(px, -24, 26) : ''}<circle cx="${px}" cy="-24" r="10" fill="${stage.pane}" stroke="${tone('#5c4030')}" stroke-width="4"/>`;
  return (
    strip('M-30 -40V-250M70 -40V-210', tone('#7a5640'), 9) +
    cutPath('M-120 -96Q-92 -150 -104 -206Q-30 -224 46 -206Q58 -150 40 -92Q-40 -112 -120 -96Z', tone('#f7ead0'), 6) +
    path('M-109 -140Q-30 -160 52 -138L52 -160Q-30 -184 -104 -164Z', tone(paper.coral)) +
    cutPath('M56 -90Q66 -130 58 -168Q104 -178 140 -166Q148 -124 134 -88Q96 -100 56 -90Z', tone('#f7ead0'), 6) +
    path('M-30 -250q30 4 58 14q-26 2 -58 18z', tone(paper.brick)) +
    cutPath('M-170 -66Q-150 -58 -130 -56H120L176 -78Q168 14 120 24H-96Q-150 10 -170 -66Z', tone('#9a6743'), -4) +
    path('M-166 -48Q-150 -38 -130 -36H166Q170 -46 172 -58L120 -44H-130Q-150 -46 -168 -58Z', tone(paper.mustard)) +
    port(-84) +
    port(-30) +
    port(24) +
    port(78)
  );
}

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
    return (
      sky(stage, 0.26, 0.2) +
      clouds(stage, rows('0.72 0.16 200, 0.95 0.27 150')) +
      ridge(stage, rows('0 0.475, 0.08 0.44, 0.17 0.41, 0.26 0.46, 0.34 0.49, 1 0.5'), '#8fb08a', 0.55) +
      waves(stage, 0.48, 74, '#7fb7bf', 0.36, 10) +
      waves(stage, 0.53, 100, '#68a7b4', 0.22, -34) +
      place(ship(stage), w * 0.58, h * 0.6, 1.294) +
      waves(stage, 0.6, 130, '#5798a9', 0.12, -70) +
      waves(stage, 0.66, 170, '#478a9e', 0.02, -20) +
      ridge(stage, rows('0 0.68, 0.25 0.7, 0.55 0.755, 0.8 0.72, 1 0.7'), '#f7efd9', 0.04) +
      ridge(stage, rows('0 0.7, 0.25 0.72, 0.55 0.775, 0.8 0.74, 1 0.72'), '#ecd3a2', 0.02) +
      palm(w * 0.07, h * 0.8, 480, tone('#5b9268'), tone('#9a7550')) +
      grass(w * 0.05, h * 0.806, 60, tone('#6b9a5c')) +
      grass(w * 0.1, h * 0.806, 46, tone('#6b9a5c')) +
      place(chest(stage), w * 0.87, h * 0.81, 1.094) +
      cutStrip(trace`M${w * 0.2} ${h * 0.8}q40 10 80 0`, tone('#d4b67f'), 5, 0)
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    const star5 = 'M0 -30L9 -10L30 -8L14 6L19 28L0 16L-19 28L-14 6L-30 -8L-9 -10Z';
    return (
      rock(w * 0.02, h * 1.01, 150, tone(paper.slate)) +
      place(cutPath(star5, tone(paper.coral), 3), w * 0.12, h * 0.965, 1, 14) +
      rock(w * 0.99, h * 1.01, 130, tone(paper.slate)) +
      place(
        cutPath('M-26 10Q-30 -24 0 -28Q30 -24 26 10Q0 20 -26 10Z', tone('#f3dcc6'), 3) +
          strip('M0 -24V10M-12 -20L-8 10M12 -20L8 10', tone('#d9b79b'), 3),
        w * 0.9,
        h * 0.97,
      )
    );
  },
};
