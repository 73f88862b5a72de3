import { pane } from '../buildings.ts';
import { ridge } from '../land.ts';
import { cut, cutEllipse, cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, circle, flat, path, place, rect, rows, strip, times, trace } from '../paint/svg.ts';
import { grass, leafTree } from '../plants.ts';
import { clouds, sky } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

function barn(stage: Stage): string {
  const red = stage.tone('#b5523f');
  const trim = stage.tone(paper.cream);
  return (
    cutPath('M-140 0V-150L-96 -226L0 -272L96 -226L140 -150V0Z', red, -5) +
    cut`${stage.tone('#6f5550')} 5 M-158 -136L-108 -232L0 -288L108 -232L158 -136L136 -140L92 -214L0 -258L-92 -214L-136 -140Z` +
    `<path d="M-52 0V-104H52V0M-52 -104L52 0M52 -104L-52 0" fill="${stage.tone('#8f3f32')}" stroke="${trim}" stroke-width="8" stroke-linejoin="round"/>` +
    pane(stage, 0, -166, 50, 46) +
    pane(stage, -100, -60, 32, 36) +
    pane(stage, 100, -60, 32, 36)
  );
}

const silo = (stage: Stage) =>
  cutPath('M-46 0V-240A46 46 0 0 1 46 -240V0Z', stage.tone('#cfc8bb'), -4) +
  path('M-46 -240A46 46 0 0 1 46 -240Z', stage.tone(paper.slate)) +
  strip('M-44 -180H44M-44 -120H44M-44 -60H44', stage.tone('#b3aca0'), 4);

const bale = (stage: Stage, r: number) =>
  `${cutEllipse(0, -r, r, r, stage.tone('#dcb566'), -3)}<path d="M0 ${-r}m${-r * 0.62} 0a${r * 0.62} ${r * 0.62} 0 1 1 ${r * 0.62} ${r * 0.62}" fill="none" stroke="${stage.tone('#bd9349')}" stroke-width="5"/>${circle(0, -r, r * 0.2, stage.tone('#bd9349'))}`;

/** A farmyard with barn, fields and hay. */
export const farm: Setting = {
  behind(stage) {
    const { w, h, tone } = stage;
    const furrows = times(7, (i) => trace`M${w * (0.56 + i * 0.08)} ${h * 0.585}L${w * (0.44 + i * 0.14)} ${h * 0.68}`);
    return (
      sky(stage, 0.7, 0.2) +
      clouds(stage, rows('0.18 0.15 210, 0.94 0.34 160')) +
      ridge(stage, rows('0 0.52, 0.3 0.47, 0.6 0.52, 1 0.47'), '#a9bd8c', 0.5) +
      leafTree(w * 0.6, h * 0.56, 140, tone(paper.moss, 0.4), tone(paper.bark, 0.4)) +
      leafTree(w * 0.9, h * 0.54, 170, tone(paper.moss, 0.4), tone(paper.bark, 0.4)) +
      ridge(stage, rows('0 0.58, 0.4 0.56, 1 0.58'), '#d9bd6a', 0.22) +
      strip(furrows, tone('#c3a552', 0.15), 6) +
      place(silo(stage), w * 0.43, h * 0.665) +
      place(barn(stage), w * 0.24, h * 0.67) +
      ridge(stage, rows('0 0.665, 0.4 0.67, 0.75 0.66, 1 0.67'), '#9dba66', 0.08) +
      rect(w * 0.56, h * 0.665, w * 0.5, 9, tone(paper.wood)) +
      rect(w * 0.56, h * 0.69, w * 0.5, 9, tone(paper.wood)) +
      all([0.58, 0.68, 0.78, 0.88, 0.98], (x) => rect(w * x, h * 0.652, 12, 62, tone('#9a6f47'), 4)) +
      flat`${tone('#dcc18c')} M${w * 0.2} ${h * 0.672}Q${w * 0.26} ${h * 0.8} ${w * 0.24} ${h + 10}H${w * 0.56}Q${w * 0.4} ${h * 0.8} ${w * 0.28} ${h * 0.672}Z` +
      place(bale(stage, 50), w * 0.88, h * 0.79) +
      place(bale(stage, 36), w * 0.79, h * 0.765)
    );
  },
  front(stage) {
    const { w, h, tone } = stage;
    return all([0.03, 0.1, 0.9, 0.97], (x, i) => grass(w * x, h * 1.01, 70 + (i % 2) * 20, tone('#6c9a4f')));
  },
};
