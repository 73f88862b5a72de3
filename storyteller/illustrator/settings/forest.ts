import { ridge } from '../land.ts';
import { cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { flat, round, rows, strip, times } from '../paint/svg.ts';
import { fern, mushroom, pine, roundTree, spray } from '../plants.ts';
import { glow, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

/** A trunk that leaves the picture at the top, with roots. */
function trunk(stage: Stage, x: number, foot: number, w: number, far: number): string {
  const bark = stage.tone('#6e5142', far);
  const y = foot * stage.h;
  const d = `M${round(x - w * 0.5)} -20C${round(x - w * 0.42)} ${round(y * 0.6)} ${round(x - w * 0.5)} ${round(y * 0.9)} ${round(x - w * 1.1)} ${round(y)}Q${round(x)} ${round(y - w * 0.3)} ${round(x + w * 1.1)} ${round(y)}C${round(x + w * 0.5)} ${round(y * 0.9)} ${round(x + w * 0.4)} ${round(y * 0.6)} ${round(x + w * 0.5)} -20Z`;
  return cutPath(d, bark, -2);
}

/** The hollow tree with a round window, the forest's lamp. */
function hollow(stage: Stage, x: number, y: number): string {
  const knot = stage.tone('#4e382f');
  return (
    (stage.dark ? glow(x, y, 92) : '') +
    `<circle cx="${round(x)}" cy="${round(y)}" r="34" fill="${stage.pane}" stroke="${knot}" stroke-width="9"/>` +
    strip(`M${round(x)} ${round(y - 30)}v60M${round(x - 30)} ${round(y)}h60`, knot, 5)
  );
}

export const forest: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    const far = times(Math.ceil(w / 120), (i) =>
      pine(
        i * 128 + stage.between(-20, 40),
        h * 0.63 + stage.between(-10, 24),
        stage.between(240, 380),
        tone(paper.moss, 0.62),
        tone(paper.bark, 0.6),
      ),
    );
    const mid = [0.06, 0.3, 0.62, 0.94].map((x, i) =>
      i % 2
        ? pine(w * x, h * (0.68 + (i % 3) * 0.01), 400 + i * 20, tone(paper.pine, 0.22), tone(paper.bark, 0.2))
        : roundTree(w * x, h * 0.68, 420, tone(paper.moss, 0.2), tone(paper.bark, 0.2)),
    );
    return (
      sky(stage, 0.52, 0.24) +
      far +
      ridge(stage, rows('0 0.6, 0.3 0.57, 0.62 0.61, 1 0.57'), paper.moss, 0.42) +
      mid.join('') +
      ridge(stage, rows('0 0.67, 0.35 0.7, 0.7 0.66, 1 0.69'), '#6f9a62', 0.12) +
      flat`${tone('#d9c08a')} M${round(w * 0.46)} ${round(h * 0.68)}Q${round(w * 0.4)} ${round(h * 0.76)} ${round(w * 0.5)} ${round(h * 0.82)}Q${round(w * 0.62)} ${round(h * 0.9)} ${round(w * 0.5)} ${round(h + 10)}H${round(w * 0.82)}Q${round(w * 0.74)} ${round(h * 0.88)} ${round(w * 0.6)} ${round(h * 0.81)}Q${round(w * 0.46)} ${round(h * 0.76)} ${round(w * 0.5)} ${round(h * 0.69)}Z` +
      trunk(stage, w * 0.9, 0.84, 120, 0) +
      hollow(stage, w * 0.9, h * 0.42) +
      trunk(stage, w * 0.055, 0.86, 96, 0)
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    const leaf = tone('#3f6f4d');
    return (
      mushroom(w * 0.07, h * 0.95, 84, tone(paper.brick), tone(paper.cream), tone(paper.cream)) +
      mushroom(w * 0.13, h * 0.965, 52, tone(paper.brick), tone(paper.cream), tone(paper.cream)) +
      fern(w * 0.95, h * 1.01, 120, leaf) +
      fern(w * 0.01, h * 1.02, 120, leaf) +
      (stage.fine ? spray(-14, h * 0.02 + 120, 190, leaf) + spray(w + 14, h * 0.02 + 90, 170, leaf, true) : '')
    );
  },
};
