import { darker, lighter } from '../colour.ts';
import { cut, cutCircle, cutPath } from '../cut.ts';
import { ellipse, flat, path, strip, thread } from '../svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes } from './face.ts';

const [green, belly] = ['#6f9f68', '#e8dea2'];

export const alligator: Build = {
  coat: green,
  belly,
  hips: 38,
  torso: 72,
  legs: 22,
  limb: 21,
  head: { rx: 56, ry: 40 },
  above: 16,
  tail: 'lies',
  drawTail: ({ tone }) =>
    cutPath('M-24 -30C20 -26 66 -16 104 22C70 34 10 34 -30 22Z', tone(green), 4) +
    path('M0 -28L12 -42L22 -24L36 -34L42 -17L56 -24L60 -8L74 -12L76 1Z', tone(darker(green, 0.16))),
  drawCoat: ({ tone }, w, h) =>
    thread`${tone('#cfc283')} 3.4 M${-w * 0.5} ${-h * 0.56}Q0 ${-h * 0.5} ${w * 0.5} ${-h * 0.56}M${-w * 0.54} ${-h * 0.38}Q0 ${-h * 0.32} ${w * 0.54} ${-h * 0.38}M${-w * 0.46} ${-h * 0.2}Q0 ${-h * 0.14} ${w * 0.46} ${-h * 0.2}`,
  drawHead: (act) => {
    const { tone } = act;
    const g = act.gaze * 4;
    const closed = act.pose === 'sleeping' || act.mood === 'sleepy' || act.mood === 'tender';
    const bump = (s: number) =>
      cutCircle(s * 25, -34, 18, tone(green), 3) + ellipse(s * 25 + act.gaze * 2, -33, 12.5, 13, closed ? tone(lighter(green, 0.1)) : '#fffaf0');
    const sad = act.mood === 'worried' && act.pose !== 'sleeping';
    const jaw = sad ? 'M-46 24Q0 8 46 24' : 'M-48 14Q0 34 48 14';
    const teeth = sad ? '' : flat`#fffaf0 M${-32 + g} 20l5 10l6 -8ZM${-10 + g} 24l5 10l5 -9.5ZM${12 + g} 23.5l6 9l4 -10ZM${30 + g} 19.5l6 8l2 -11Z`;
    return (
      bump(-1) +
      bump(1) +
      cut`${tone(green)} 4 M-40 -26Q0 -40 40 -26C52 -10 62 4 62 18C62 38 34 42 0 42C-34 42 -62 38 -62 18C-62 4 -52 -10 -40 -26Z` +
      flat`${tone(lighter(green, 0.22))} M-60 10C-52 28 52 28 60 10Q62 14 62 18C62 38 34 42 0 42C-34 42 -62 38 -62 18Q-62 14 -60 10Z` +
      path('M-20 -34l8 -8l7 7l8 -8l7 8l8 -7l4 9Q0 -38 -20 -34Z', tone(darker(green, 0.16))) +
      ellipse(-12 + g, -2, 4, 3.4, tone(darker(green, 0.4))) +
      ellipse(12 + g, -2, 4, 3.4, tone(darker(green, 0.4))) +
      cheeks(act, 44, 6, 9) +
      strip(jaw, tone(darker(green, 0.45)), 3.2) +
      teeth +
      eyes(act, { x: 25, y: -33, r: 6.6 })
    );
  },
};
