import { house } from '../buildings.ts';
import { ridge } from '../land.ts';
import { darker } from '../paint/colour.ts';
import { cutEllipse, cutPath, cutStrip } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { circle, each, ellipse, flat, path, place, rect, rows, strip, trace } from '../paint/svg.ts';
import { bush, flowerRow, leafTree, roundTree, tulip } from '../plants.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

function fence(stage: Stage, from: number, to: number, y: number): string {
  const white = stage.tone('#f7efdf');
  const [left, right, foot] = [stage.w * from, stage.w * to, stage.h * y];
  let pickets = '';
  for (let x = left; x < right; x += 42) pickets += trace`M${x} ${foot}v-84l14 -18l14 18v84z`;
  return (
    rect(left, foot - 70, right - left, 10, darker(white, 0.1)) +
    rect(left, foot - 30, right - left, 10, darker(white, 0.1)) +
    cutPath(pickets, white, 4)
  );
}

function sunflower(stage: Stage): string {
  const { tone } = stage;
  const petals = `<circle cy="-200" r="33" fill="none" stroke="${tone(paper.mustard)}" stroke-width="34" stroke-dasharray="14 3.28"/>`;
  return (
    strip('M0 0Q8 -100 0 -190', tone('#5c8a4c'), 8) +
    path('M2 -60Q50 -96 70 -66Q48 -36 2 -48ZM0 -100Q-50 -132 -66 -102Q-46 -74 0 -88Z', tone('#6a9a55')) +
    petals +
    cutEllipse(0, -200, 24, 24, tone('#7a5136'), 2)
  );
}

const butterfly = (stage: Stage, colour: string) =>
  flat`${stage.tone(colour)} M0 0C-10 -34 -44 -30 -36 -6C-32 6 -12 8 0 0C-12 4 -26 16 -18 26C-8 32 -2 14 0 0C10 -34 44 -30 36 -6C32 6 12 8 0 0C12 4 26 16 18 26C8 32 2 14 0 0Z` +
  strip('M0 -10V14M0 -10L-6 -20M0 -10L6 -20', stage.tone(paper.bark), 3);

function can(stage: Stage): string {
  const tin = stage.tone(paper.teal);
  return (
    cutStrip('M36 -48C74 -60 74 -4 36 -10', tin, 8, -3) +
    cutPath('M-40 -20L-84 -62L-96 -54L-78 -30L-40 2Z', tin, -3) +
    cutPath('M-42 2L-36 -62H36L42 2Z', tin, -4) +
    strip('M-26 -62C-20 -92 20 -92 26 -62', tin, 8) +
    path('M-39 -34H39L40 -22H-40Z', stage.tone('#5fa9a4'))
  );
}

function pumpkin(stage: Stage): string {
  const skin = stage.tone('#d9823f');
  return (
    cutEllipse(-26, -26, 28, 28, darker(skin, 0.08), -3) +
    cutEllipse(26, -26, 28, 28, darker(skin, 0.08), -3) +
    cutEllipse(0, -27, 26, 31, skin, 0) +
    strip('M0 -56Q2 -70 12 -72', stage.tone(paper.moss), 8)
  );
}

export const garden: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    const stem = tone('#5c8a4c');
    const tulips = [0.3, 0.36, 0.42, 0.48].map((x, i) =>
      tulip(w * x, h * 0.735, 66, tone(i % 2 ? paper.coral : '#f0c9b4'), stem),
    );
    return (
      sky(stage, 0.76, 0.22) +
      clouds(stage, rows('0.2 0.2 220, 0.5 0.32 150')) +
      ridge(stage, rows('0 0.5, 0.3 0.46, 0.6 0.51, 1 0.45'), '#a9c09a', 0.5) +
      leafTree(w * 0.5, h * 0.56, 170, tone(paper.moss, 0.4), tone(paper.bark, 0.4)) +
      leafTree(w * 0.58, h * 0.57, 130, tone(paper.moss, 0.45), tone(paper.bark, 0.4)) +
      ridge(stage, rows('0 0.57, 0.4 0.55, 1 0.58'), '#98bb7c', 0.26) +
      house(stage, w * 0.17, h * 0.66, 300, '#eed9b6', '#6d8f8c') +
      bush(w * 0.34, h * 0.665, 150, tone(paper.pine, 0.1)) +
      roundTree(w * 0.86, h * 0.67, 340, tone(paper.moss, 0.08), tone(paper.bark)) +
      each('0.83 0.43, 0.9 0.46, 0.86 0.37, 0.8 0.5', (x, y) => circle(w * x, h * y, 11, tone(paper.brick))) +
      fence(stage, 0.4, 1.02, 0.68) +
      ridge(stage, rows('0 0.67, 0.5 0.675, 1 0.665'), '#8db368', 0.1) +
      flat`${tone('#e0cda0')} M${w * 0.12} ${h * 0.672}Q${w * 0.22} ${h * 0.8} ${w * 0.2} ${h + 10}H${w * 0.5}Q${w * 0.36} ${h * 0.78} ${w * 0.165} ${h * 0.672}Z` +
      ellipse(w * 0.4, h * 0.737, w * 0.13, 16, tone('#7d5f48')) +
      tulips.join('') +
      place(sunflower(stage), w * 0.63, h * 0.735, 0.875) +
      place(sunflower(stage), w * 0.7, h * 0.73, 0.708) +
      place(pumpkin(stage), w * 0.84, h * 0.755, 0.84) +
      place(pumpkin(stage), w * 0.92, h * 0.74, 0.6) +
      place(butterfly(stage, paper.coral), w * 0.44, h * 0.44, 0.771, -14) +
      place(butterfly(stage, paper.butter), w * 0.64, h * 0.37, 0.571, -14)
    );
  },
  front: (stage) =>
    place(can(stage), stage.w * 0.93, stage.h * 0.985) +
    flowerRow(stage, [0.015, 0.06, 0.105], [paper.brick, paper.cream, paper.mustard]),
};
