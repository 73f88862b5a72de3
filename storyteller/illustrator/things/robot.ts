import type { Build } from '../characters/body.ts';
import { face } from '../characters/face.ts';
import { darker, lighter } from '../paint/colour.ts';
import { cutCircle } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { circle, rect, strip } from '../paint/svg.ts';

/** A tin robot with a lamp on its head. */
export function robot(coat: string, trim: string): Build {
  return {
    coat,
    arm: '#8b93a0',
    leg: '#8b93a0',
    paws: trim,
    size: { hips: 36, torso: 64, legs: 26, limb: 16 },
    neck: 6,
    head: { rx: 52, ry: 40 },
    above: 28,
    drawCoat: (act, w, h) =>
      act.pose === 'sleeping'
        ? ''
        : rect(-w * 0.56, -h * 0.72, w * 1.12, h * 0.5, lighter(act.tone(coat), 0.3), 7) +
          circle(-w * 0.3, -h * 0.56, 5, act.tone(paper.brick)) +
          circle(0, -h * 0.56, 5, act.tone(paper.mustard)) +
          circle(w * 0.3, -h * 0.56, 5, act.tone(paper.sage)) +
          strip(`M${-w * 0.34} ${-h * 0.36}H${w * 0.34}`, act.tone('#8b93a0'), 4),
    drawHead: (act) => {
      const tin = act.tone(coat);
      const box = (x: number, y: number, w: number, h: number, fill: string, r: number) => rect(x, y, w, h, fill, r);
      return (
        strip('M0 -40V-58', act.tone('#8b93a0'), 5) +
        cutCircle(0, -64, 9, act.tone(paper.lamp), 2) +
        box(-58, -10, 116, 24, act.tone(trim), 8) +
        rect(-50, -36, 100, 78, '#0d1230', 20, ' fill-opacity=".17"') +
        box(-50, -40, 100, 78, tin, 20) +
        box(-40, -28, 80, 54, '#fbf5e6', 15) +
        face(act, { eyes: [19, -5, 6.6], cheeks: [29, 10, 7], smile: [11, 20] }) +
        strip('M-34 -34H-18', darker(tin, 0.1), 3)
      );
    },
  };
}
