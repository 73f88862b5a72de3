import { ridge, waves } from '../land.ts';
import { cut, cutCircle, cutEllipse, cutPath, cutThread } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, circle, each, path, place, rect, rows, strip, thread, trace } from '../paint/svg.ts';
import { rock } from '../plants.ts';
import { glow, moon } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

const water = {
  day: ['#e4f1e2', '#a7d8d6', '#7cc0c6', '#549fb0'],
  dusk: ['#eec490', '#8f9d9d', '#5f8693', '#456b80'],
  night: ['#1a2448', '#25446a', '#1e3860', '#182d53'],
} as const;

function fish(stage: Stage, colour: string): string {
  const scale = stage.tone(colour);
  return (
    path('M34 0L66 -24Q58 0 66 24Z', stage.tone(paper.butter)) +
    cutPath('M-44 0C-30 -34 20 -34 44 0C20 34 -30 34 -44 0Z', scale, 4) +
    path('M-4 -23Q10 0 -4 23Q6 25 16 20Q26 0 16 -20Q6 -25 -4 -23Z', stage.tone(paper.cream)) +
    circle(-24, -5, 4.5, paper.ink)
  );
}

const coral = (stage: Stage, colour: string) =>
  cutThread`${stage.tone(colour)} 15 ${-3} M0 0V-60M0 -20Q-40 -30 -38 -76M-37 -52Q-60 -58 -58 -78M0 -30Q34 -40 36 -92M36 -62Q56 -66 58 -86M0 -50Q-10 -80 -6 -106`;

const weed = (stage: Stage, colour: string) =>
  cut`${stage.tone(colour)} ${-2} M-9 0C-30 -40 16 -70 -8 -110C-26 -150 8 -170 4 -200C26 -168 2 -146 14 -110C34 -66 -8 -44 13 0Z`;

/** A glowing jellyfish, the sea's light at night. */
function jelly(stage: Stage): string {
  const lit = stage.dark ? paper.lampPale : '#f6d9c8';
  return (
    (stage.dark ? glow(0, -20, 110) : '') +
    thread`${lit} 5 M-28 0Q-40 30 -26 54T-30 92M-8 4Q-16 40 -4 66T-8 112M14 4Q6 36 18 62T12 106M34 0Q28 30 40 56T34 90` +
    cutPath('M-56 0C-56 -80 56 -80 56 0Q42 14 28 2Q14 14 0 2Q-14 14 -28 2Q-42 14 -56 0Z', lit, 4) +
    circle(-14, -18, 4, paper.ink) +
    circle(14, -18, 4, paper.ink) +
    strip('M-6 -9Q0 -4 6 -9', paper.ink, 3)
  );
}

export const underwater: Setting = {
  behind(stage) {
    const { w, h } = stage;
    const [air, high, mid, deep] = water[stage.light];
    const sheet = (y: number, size: number, colour: string, shift: number) =>
      waves({ ...stage, tone: (c) => c }, y, size, colour, 0, shift);
    const rays = all(stage.light === 'night' ? [] : [0.2, 0.42, 0.66], (x, i) => {
      const ray = trace`M${w * x} ${h * 0.1}h${60 + i * 14}L${w * (x - 0.12)} ${h}h${-120 - i * 30}Z`;
      return path(ray, '#fff8e0', ' fill-opacity=".11"');
    });
    return (
      rect(0, 0, w, h, air) +
      (stage.light === 'night' ? moon(w * 0.7, h * 0.05, 70) : circle(w * 0.7, h * 0.03, 84, '#ffdf9c')) +
      sheet(0.1, 150, high, 0) +
      sheet(0.22, 190, mid, -60) +
      sheet(0.4, 240, deep, -20) +
      rays +
      ridge(stage, rows('0 0.68, 0.2 0.56, 0.38 0.66, 0.66 0.69, 0.86 0.54, 1 0.6'), '#6d9fa6', 0.32) +
      place(weed(stage, paper.teal), w * 0.14, h * 0.68, 1.1) +
      place(weed(stage, paper.moss), w * 0.2, h * 0.7, 0.8) +
      place(coral(stage, paper.rose), w * 0.84, h * 0.71, 1.9) +
      place(fish(stage, paper.mustard), w * 0.24, h * 0.34, 0.84) +
      place(fish(stage, paper.mustard), w * 0.35, h * 0.41, 0.58) +
      place(fish(stage, paper.coral), w * 0.6, h * 0.29, 0.66, 0, true) +
      place(jelly(stage), w * 0.86, h * 0.32) +
      ridge(stage, rows('0 0.74, 0.3 0.7, 0.65 0.74, 1 0.69'), '#dcc591', 0.1) +
      rock(w * 0.93, h * 0.76, 150, stage.tone(paper.slate)) +
      place(coral(stage, paper.coral), w * 0.06, h * 0.79, 1.8) +
      bubbles(stage)
    );
  },
  front(stage) {
    const { w, h } = stage;
    return (
      place(weed(stage, paper.moss), w * 0.03, h * 1.02, 1.5) +
      place(weed(stage, paper.teal), w * 0.085, h * 1.02, 0.95) +
      place(coral(stage, paper.brick), w * 0.95, h * 1.01, 1.7) +
      cutEllipse(w * 0.86, h * 0.985, 34, 22, stage.tone(paper.rose), -3) +
      place(weed(stage, paper.moss), w * 0.995, h * 1.02, 1.6)
    );
  },
};

const bubbles = (stage: Stage) =>
  each('0.5 0.5 14, 0.53 0.43 9, 0.49 0.37 6, 0.12 0.28 12, 0.15 0.22 7, 0.74 0.5 10', (x, y, r) =>
    cutCircle(stage.w * x, stage.h * y, r, '#f2fbf6', 3),
  );
