import { darker, lighter } from '../paint/colour.ts';
import { cut, cutEllipse, cutPath, cutStrip } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, both, circle, ellipse, path, place, strip, thread, trace } from '../paint/svg.ts';
import type { Act } from './figure.ts';

/** Something worn: drawn on the head (0,0 is the middle of the face) or at the neck (0,0 is the throat). */
export interface Wear {
  /** How far it rises above the head. */
  above?: number;
  onHead?(act: Act, head: { rx: number; ry: number }): string;
  onNeck?(act: Act, halfWidth: number): string;
}

export const scarf = (colour: string): Wear => ({
  onNeck(act, w) {
    const cloth = act.tone(colour);
    return (
      cutPath(trace`M${w * 0.2} 2L${w * 0.62} 4L${w * 0.74} 44L${w * 0.34} 48Z`, darker(cloth, 0.1), 3) +
      cut`${cloth} 4 M${-w} -8Q0 10 ${w} -8Q${w * 1.12} 0 ${w * 0.96} 10Q0 28 ${-w * 0.96} 10Q${-w * 1.12} 0 ${-w} -8Z` +
      strip(trace`M${w * 0.4} 40l${w * 0.3} -3`, lighter(cloth, 0.4), 4)
    );
  },
});

export const bowTie = (colour: string): Wear => ({
  onNeck: (act) =>
    cut`${act.tone(colour)} 3 M0 4C-10 -10 -24 -12 -26 -4V14C-24 22 -10 20 0 8C10 20 24 22 26 14V-4C24 -12 10 -10 0 4Z` +
    ellipse(0, 6, 6, 7, darker(act.tone(colour), 0.18)),
});

export const kerchief = (colour: string): Wear => ({
  onNeck: (act, w) =>
    cutPath(trace`M${-w} -6Q0 12 ${w} -6Q${w * 0.6} 22 0 42Q${-w * 0.6} 22 ${-w} -6Z`, act.tone(colour), 4) +
    all([-0.4, 0, 0.4], (k) => circle(w * k, 13 + (k ? 0 : 10), 3, act.tone(paper.cream))),
});

export const collar = (colour: string): Wear => ({
  onNeck: (act, w) =>
    cutStrip(trace`M${-w * 0.9} -4Q0 14 ${w * 0.9} -4`, act.tone(colour), 9, 3) +
    cutEllipse(0, 14, 8, 8, act.tone(paper.mustard), 2) +
    strip('M-5 15H5', act.tone('#8a6420'), 2),
});

export const blossom = (colour: string): Wear => ({
  above: 8,
  onHead: (act, { rx, ry }) =>
    place(
      all([0, 72, 144, 216, 288], (turn) => place(ellipse(0, -9, 7, 8, act.tone(colour)), 0, 0, 1, turn)) +
        circle(0, 0, 5.5, act.tone(paper.butter)),
      rx * 0.62,
      -ry * 0.72,
      1.1,
    ),
});

export const ribbon = (colour: string): Wear => ({
  above: 8,
  onHead: (act, { rx, ry }) =>
    place(
      cutPath('M0 2C-12 -14 -28 -12 -26 2C-28 16 -12 16 0 4C12 16 28 16 26 2C28 -12 12 -14 0 2Z', act.tone(colour), 3) +
        circle(0, 3, 6, darker(act.tone(colour), 0.16)),
      rx * 0.5,
      -ry * 0.86,
      0.95,
      18,
    ),
});

export const beanie = (colour: string): Wear => ({
  above: 34,
  onHead: (act, { rx, ry }) =>
    cutEllipse(0, -ry * 1.5, 11, 11, act.tone(paper.cream), 2) +
    cut`${act.tone(colour)} 3 M${-rx * 0.72} ${-ry * 0.64}C${-rx * 0.7} ${-ry * 1.64} ${rx * 0.7} ${-ry * 1.64} ${rx * 0.72} ${-ry * 0.64}Q0 ${-ry * 0.96} ${-rx * 0.72} ${-ry * 0.64}Z` +
    thread`${lighter(act.tone(colour), 0.3)} 10 M${-rx * 0.72} ${-ry * 0.66}Q0 ${-ry * 0.98} ${rx * 0.72} ${-ry * 0.66}`,
});

export const glasses = (x: number, y: number, r: number, colour = '#6b4c3a'): Wear => ({
  onHead: (act) => {
    // Nobody sleeps in them.
    if (act.pose === 'sleeping' || act.shut) return '';
    const dx = act.gaze * 2;
    return (
      both(
        (side) =>
          `<circle cx="${side * x + dx}" cy="${y}" r="${r}" fill="#fffaf0" fill-opacity=".2" stroke="${act.tone(colour)}" stroke-width="3.4"/>`,
      ) + strip(trace`M${dx - x + r} ${y}q${x - r} -6 ${2 * (x - r)} 0`, act.tone(colour), 3.4)
    );
  },
});

/** Something on top of the head, `up` of the half head high; 0,0 is the middle of its brim. */
export const hat = (above: number, draw: (act: Act) => string, up = 0.7): Wear => ({
  above,
  onHead: (act, { rx, ry }) => place(draw(act), 0, -ry * up, Math.min(rx, 52) / 46),
});

/** A hat with a brim and a ribbon. */
export const brimHat = (colour: string, band: string = darker(colour, 0.3)): Wear =>
  hat(
    40,
    ({ tone }) =>
      cutPath('M-66 0C-50 -14 -34 -12 -32 -14C-32 -52 32 -52 32 -14C34 -12 50 -14 66 0Q0 18 -66 0Z', tone(colour), 4) +
      path('M-33 -18Q0 -8 33 -18V-8Q0 2 -33 -8Z', tone(band)),
  );

export const together = (...worn: Wear[]): Wear => ({
  above: Math.max(...worn.map((piece) => piece.above ?? 0)),
  onHead: (act, head) => all(worn, (w) => w.onHead?.(act, head) ?? ''),
  onNeck: (act, w) => all(worn, (piece) => piece.onNeck?.(act, w) ?? ''),
});

/** What a beast can wear, in any colour. */
export const accessories = [scarf, bowTie, kerchief, collar, blossom, ribbon, beanie];
