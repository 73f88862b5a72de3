import { darker } from '../colour.ts';
import { cut, cutCircle, cutEllipse, cutPath, cutStrip } from '../cut.ts';
import { paper } from '../palette.ts';
import { glow } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';
import { circle, ellipse, path, place, rect, round, strip, trace } from '../svg.ts';
import { bigWindow, indoors } from './room.ts';

function gear(x: number, y: number, r: number, fill: string, hole: string): string {
  let d = '';
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2;
    const b = ((i + 1) / 20) * Math.PI * 2;
    const k = i % 2 ? r : r * 0.82;
    d += `${i ? 'L' : 'M'}${round(x + Math.cos(a) * k)} ${round(y + Math.sin(a) * k)}L${round(x + Math.cos(b) * k)} ${round(y + Math.sin(b) * k)}`;
  }
  return cutPath(`${d}Z`, fill, 5) + circle(x, y, r * 0.34, hole);
}

function toyTrain(stage: Stage, x: number, y: number): string {
  const c = (colour: string) => indoors(stage, colour);
  return place(
    rect(-60, -40, 50, 30, c(paper.teal), 5) +
      rect(0, -34, 54, 24, c(paper.brick), 8) +
      rect(0, -54, 24, 46, c(paper.brick), 4) +
      rect(38, -52, 10, 20, c(paper.navy), 2) +
      [-48, -22, 8, 30, 48].map((cx) => cutCircle(cx, -8, 8, c(paper.mustard), 1)).join(''),
    x,
    y,
  );
}

const blocks = (stage: Stage, x: number, y: number) =>
  place(
    rect(-34, -34, 34, 34, indoors(stage, paper.mustard), 4) +
      rect(2, -34, 34, 34, indoors(stage, paper.sage), 4) +
      rect(-16, -68, 34, 34, indoors(stage, paper.coral), 4),
    x,
    y,
  );

const jar = (stage: Stage, x: number, y: number, colour: string) =>
  place(
    rect(-18, -48, 36, 48, indoors(stage, colour), 8) +
      rect(-14, -58, 28, 12, indoors(stage, paper.bark), 3) +
      rect(-12, -36, 24, 18, indoors(stage, paper.cream), 3),
    x,
    y,
  );

const kite = (stage: Stage, x: number, y: number) =>
  place(
    cutPath('M0 -60L44 0L0 74L-44 0Z', indoors(stage, paper.coral), 5) +
      path('M0 -60L44 0H-44Z', indoors(stage, paper.butter)) +
      strip('M0 74Q20 96 0 112Q-18 130 6 146', indoors(stage, paper.bark), 4),
    x,
    y,
    1,
    18,
  );

function hangingLamp(stage: Stage, x: number, y: number): string {
  return (
    strip(trace`M${x} -10V${y - 40}`, indoors(stage, paper.ink), 5) +
    (stage.dark ? glow(x, y + 6, 150) : '') +
    ellipse(x, y + 2, 26, 20, stage.dark ? '#ffedc2' : paper.butter) +
    cut`${indoors(stage, paper.teal)} 5 M${x - 84} ${y}Q${x - 70} ${y - 56} ${x - 18} ${y - 62}h36Q${x + 70} ${y - 56} ${x + 84} ${y}Q${x} ${y + 14} ${x - 84} ${y}Z`
  );
}

export const workshop: Setting = {
  lamplit: true,
  behind(stage) {
    const { w, h } = stage;
    const c = (colour: string) => indoors(stage, colour);
    const shelf = c('#96693f');
    const boards = Array.from({ length: Math.ceil(w / 125) }, (_, i) => trace`M${i * 125} 0V${h * 0.7}`).join('');
    return (
      rect(0, 0, w, h, c('#e3c79b')) +
      `<path d="${boards}" stroke="${c('#d3b384')}" stroke-width="5" fill="none"/>` +
      bigWindow(stage, w * 0.56, h * 0.53, 300, 370) +
      gear(w * 0.1, h * 0.15, 70, c('#c89a55'), c('#e3c79b')) +
      gear(w * 0.215, h * 0.1, 46, c('#a97f4c'), c('#e3c79b')) +
      kite(stage, w * 0.94, h * 0.22) +
      cutPath(trace`M${w * 0.04} ${h * 0.4}h${w * 0.38}v16h${-w * 0.38}Z`, shelf, 7) +
      toyTrain(stage, w * 0.14, h * 0.4) +
      jar(stage, w * 0.24, h * 0.4, paper.sky) +
      jar(stage, w * 0.285, h * 0.4, paper.coral) +
      blocks(stage, w * 0.37, h * 0.4) +
      hammers(stage) +
      rect(0, h * 0.7, w, h, c('#b98c5e')) +
      path(trace`M0 ${h * 0.7}h${w}v12h${-w}Z`, c('#8f6743')) +
      `<path d="${trace`M0 ${h * 0.78}h${w}M0 ${h * 0.88}h${w}M${w * 0.2} ${h * 0.71}v${h * 0.07}M${w * 0.65} ${h * 0.71}v${h * 0.07}M${w * 0.45} ${h * 0.78}v${h * 0.1}M${w * 0.85} ${h * 0.78}v${h * 0.1}`}" stroke="${c('#a67b50')}" stroke-width="4" fill="none"/>` +
      bench(stage) +
      ellipse(w * 0.5, h * 0.9, w * 0.4, h * 0.075, c(paper.brick)) +
      ellipse(w * 0.5, h * 0.9, w * 0.36, h * 0.06, c('#d9774f')) +
      (stage.dark ? ellipse(w * 0.5, h * 0.9, w * 0.46, h * 0.1, paper.lamp, ' fill-opacity=".12"') : '') +
      hangingLamp(stage, w * 0.5, h * 0.15)
    );
  },
  front(stage) {
    const { w, h } = stage;
    const c = (colour: string) => indoors(stage, colour);
    return (
      place(
        cutEllipse(0, -34, 34, 34, c(paper.teal), -3) + path('M-33 -42Q0 -30 33 -42Q36 -32 33 -24Q0 -12 -33 -24Q-36 -34 -33 -42Z', c(paper.cream)),
        w * 0.06,
        h * 0.995,
      ) +
      place(
        rect(-40, -40, 40, 40, c(paper.mustard), 5) + rect(4, -40, 40, 40, c(paper.sage), 5) + rect(-18, -80, 40, 40, c(paper.coral), 5),
        w * 0.94,
        h * 0.995,
      )
    );
  },
};

/** Tools on their nails. */
function hammers(stage: Stage): string {
  const c = (colour: string) => indoors(stage, colour);
  const at = (x: number, drawing: string) => place(drawing, stage.w * x, stage.h * 0.47);
  return (
    at(0.09, strip('M0 0V90', c(paper.bark), 10) + cutPath('M-30 -10H26V14H-30Z', c(paper.slate), 3)) +
    at(0.19, strip('M0 40V96', c(paper.brick), 12) + strip('M0 0V40', c(paper.slate), 6)) +
    at(0.28, cutPath('M-14 0H14V34L70 92H-14Z', c(paper.slate), 3) + rect(-20, -20, 40, 30, c(paper.wood), 8)) +
    at(0.39, cutStrip('M-14 0L12 90M14 0L-12 90', c(paper.brick), 8, 3) + circle(0, 44, 6, c(paper.slate)))
  );
}

/** A toy boat, nearly done. */
const boat = (stage: Stage) =>
  strip('M0 -24V-96', indoors(stage, paper.bark), 5) +
  cutPath('M6 -92Q44 -60 46 -34H6Z', indoors(stage, paper.cream), 3) +
  path('M-6 -84Q-30 -56 -32 -36H-6Z', indoors(stage, paper.butter)) +
  cutPath('M-54 -28H56Q50 0 28 0H-28Q-48 0 -54 -28Z', indoors(stage, paper.coral), 3);

function bench(stage: Stage): string {
  const { w, h } = stage;
  const wood = indoors(stage, '#9a6b42');
  const [x, y] = [w * 0.78, h * 0.63];
  return (
    cut`${darker(wood, 0.16)} 4 M${x} ${y}v${h * 0.15}h26v${-h * 0.15}ZM${w - 40} ${y}v${h * 0.15}h26v${-h * 0.15}Z` +
    cutPath(trace`M${x - 26} ${y - 12}H${w + 20}v30H${x - 26}Z`, wood, 6) +
    place(boat(stage), x + 66, y - 12) +
    jar(stage, w - 40, y - 12, paper.sage)
  );
}
