import { peaks, ridge } from '../land.ts';
import { darker } from '../paint/colour.ts';
import { cut, cutEllipse, cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, circle, flat, place, rows, strip } from '../paint/svg.ts';
import { fern, palm, rock } from '../plants.ts';
import { cloud, glow, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

/** A long-necked dinosaur that browses in the distance. */
function longneck(stage: Stage, colour: string, far: number): string {
  const skin = stage.tone(colour, far);
  return (
    cut`${skin} ${-4} M-150 -8Q-110 -34 -78 -64C-50 -96 20 -98 48 -72C60 -110 56 -170 84 -206C98 -226 138 -222 142 -204C142 -190 116 -190 108 -182C96 -150 104 -90 84 -44C80 -26 78 -12 78 0H54V-30H-34V0H-58V-34Q-100 -16 -150 -8Z` +
    circle(118, -207, 4.5, paper.ink) +
    all([-36, -8, 20], (sx) => circle(sx, -68, 7, darker(skin, 0.14)))
  );
}

function volcano(stage: Stage): string {
  const rockface = stage.tone('#8d7f7d', 0.3);
  const lava = stage.dark ? '#e98a55' : stage.tone(paper.coral, 0.15);
  return (
    (stage.dark ? glow(0, -196, 90, '#f0a060') : '') +
    cutPath('M-200 0C-120 -40 -70 -130 -44 -196H44C70 -130 120 -40 200 0Z', rockface, -6) +
    flat`${lava} M-44 -196H44Q50 -178 58 -160Q44 -150 36 -166Q28 -120 14 -122Q2 -126 -2 -164Q-12 -136 -24 -142Q-32 -150 -34 -166Q-44 -160 -54 -168Q-48 -184 -44 -196Z`
  );
}

function nest(stage: Stage): string {
  const egg =
    cutEllipse(0, -30, 22, 30, stage.tone('#f3e6c6')) +
    circle(-6, -38, 4, stage.tone(paper.sage)) +
    circle(7, -24, 5, stage.tone(paper.sage));
  return (
    place(egg, -24, 0, 1, -12) +
    place(egg, 24, 0, 1, 12) +
    egg +
    cutPath('M-64 -16Q0 12 64 -16Q60 26 0 26Q-60 26 -64 -16Z', stage.tone('#a0764c'), -3) +
    strip('M-50 -2Q0 18 50 -4M-40 12Q0 24 42 8', stage.tone('#805c3a'), 4)
  );
}

export const dinosaur: Setting = {
  behind(stage) {
    const { w, h } = stage;
    return (
      sky(stage, 0.22, 0.22) +
      cloud(w * 0.665, h * 0.135, 130, stage.tone('#d9cfc6', 0.2)) +
      cloud(w * 0.7, h * 0.2, 90, stage.tone('#cbbfb6', 0.2)) +
      peaks(stage, rows('0 0.5, 0.14 0.42, 0.3 0.52, 0.5 0.46, 0.9 0.4, 1 0.46'), '#9db09a', 0.7) +
      place(volcano(stage), w * 0.68, h * 0.57, 1.5) +
      ridge(stage, rows('0 0.57, 0.3 0.52, 0.6 0.57, 1 0.52'), '#8fae7a', 0.45) +
      place(longneck(stage, '#7fa3a0', 0.22), w * 0.32, h * 0.63, 1.364) +
      ridge(stage, rows('0 0.63, 0.4 0.64, 0.7 0.6, 1 0.64'), '#7da06a', 0.24) +
      palm(w * 0.9, h * 0.71, 400, stage.tone('#5c8f5f'), stage.tone('#8a6a4a')) +
      palm(w * 0.08, h * 0.72, 330, stage.tone('#5c8f5f'), stage.tone('#8a6a4a')) +
      ridge(stage, rows('0 0.71, 0.3 0.68, 0.7 0.71, 1 0.68'), '#c9b57c', 0.08) +
      place(nest(stage), w * 0.8, h * 0.745) +
      flat`${stage.tone('#ae9860')} M${w * 0.2} ${h * 0.8}q20 -18 40 0q-4 20 -20 22q-16 -2 -20 -22ZM${w * 0.34} ${h * 0.75}q15 -13 30 0q-3 15 -15 16q-12 -1 -15 -16Z`
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    return (
      fern(w * 0.02, h * 1.02, 170, tone('#4c7d55')) +
      fern(w * 0.98, h * 1.02, 180, tone('#4c7d55')) +
      rock(w * 0.12, h * 1.01, 100, tone(paper.slate)) +
      rock(w * 0.88, h * 1.02, 90, tone(paper.slate))
    );
  },
};
