import { darker, lighter } from './paint/colour.ts';
import { cut, cutEllipse, cutPath } from './paint/cut.ts';
import { paper } from './paint/palette.ts';
import { all, circle, each, ellipse, path, place, rect, strip, trace } from './paint/svg.ts';
import type { Stage } from './stage.ts';

/** All plants are drawn standing at 0,0 and then placed; `leaf` is already toned. */

/** A fir of three papers; one under 240 is far away and has one paper. */
export function pine(x: number, y: number, height: number, leaf: string, trunk: string): string {
  if (height < 240) {
    const one =
      'M0 -200C12 -170 22 -146 34 -122Q26 -116 16 -118Q30 -92 44 -74Q32 -66 20 -68Q34 -44 52 -26Q28 -16 0 -20Q-28 -16 -52 -26Q-34 -44 -20 -68Q-32 -66 -44 -74Q-30 -92 -16 -118Q-26 -116 -34 -122C-22 -146 -12 -170 0 -200Z';
    return place(rect(-6, -34, 12, 36, trunk) + path(one, leaf), x, y, height / 200);
  }
  const tier = (top: number, bottom: number, half: number, fill: string) =>
    cut`${fill} 5 M0 ${-top}Q${half * 0.3} ${-top * 0.62 - bottom * 0.38} ${half} ${-bottom}Q${half * 0.5} ${-bottom + 9} 0 ${-bottom + 4}Q${-half * 0.5} ${-bottom + 9} ${-half} ${-bottom}Q${-half * 0.3} ${-top * 0.62 - bottom * 0.38} 0 ${-top}Z`;
  const drawing =
    rect(-6, -34, 12, 36, trunk) +
    tier(130, 22, 48, leaf) +
    tier(168, 68, 39, lighter(leaf, 0.05)) +
    tier(200, 114, 29, lighter(leaf, 0.1));
  return place(drawing, x, y, height / 200);
}

/** A round tree: trunk with a fork, three leaf papers. */
export function roundTree(x: number, y: number, height: number, leaf: string, trunk: string): string {
  const drawing =
    path('M-11 2Q-7 -40 -8 -84H8Q7 -40 12 2Z', trunk) +
    strip('M0 -62L26 -92', trunk, 7) +
    strip('M0 -52L-24 -80', trunk, 6) +
    cutEllipse(-30, -112, 42, 38, darker(leaf, 0.1)) +
    cutEllipse(34, -118, 42, 40, leaf) +
    cutEllipse(0, -150, 50, 48, lighter(leaf, 0.09));
  return place(drawing, x, y, height / 200);
}

/** A leaf-shaped tree with a vein for a trunk. */
export function leafTree(x: number, y: number, height: number, leaf: string, trunk: string): string {
  const drawing =
    cut`${leaf} 6 M0 -204C40 -160 56 -112 48 -74C42 -48 22 -36 0 -34C-22 -36 -42 -48 -48 -74C-56 -112 -40 -160 0 -204Z` +
    strip('M0 2V-150M0 -78L22 -104M0 -62L-22 -90M0 -108L16 -128', trunk, 6);
  return place(drawing, x, y, height / 200);
}

/** A palm with rings around its trunk and two nuts under its leaves. */
export function palm(x: number, y: number, height: number, leaf: string, trunk: string): string {
  const blade = 'M0 0Q48 -40 100 6Q92 4 84 8Q76 0 66 4Q58 -6 46 0Q24 -12 0 10Z';
  const drawing =
    cutPath('M-14 0Q-8 -100 28 -172L40 -168Q14 -90 16 0Z', trunk, -3) +
    strip('M-8 -36L14 -32M-4 -70L16 -66M4 -104L22 -98M14 -136L30 -130', darker(trunk, 0.24), 4) +
    all([-160, -118, -70, -20, 20], (turn, i) =>
      place(path(blade, i % 2 ? leaf : lighter(leaf, 0.1)), 34, -170, 1, turn),
    ) +
    circle(26, -160, 9, darker(trunk, 0.34)) +
    circle(42, -160, 9, darker(trunk, 0.34));
  return place(drawing, x, y, height / 200);
}

export function bush(x: number, y: number, width: number, leaf: string): string {
  const drawing =
    cutPath('M-100 4C-112 -40 -76 -66 -50 -56C-38 -92 20 -100 36 -64C70 -78 112 -44 100 4Z', leaf, -5) +
    path('M-58 4C-62 -18 -40 -34 -24 -24C-12 -40 20 -36 24 -16C40 -22 56 -10 54 4Z', lighter(leaf, 0.08));
  return place(drawing, x, y, width / 200);
}

export function grass(x: number, y: number, size: number, colour: string): string {
  const drawing = path(
    'M-16 2Q-18 -20 -30 -34Q-10 -24 -8 -4Q-8 -34 0 -52Q8 -30 7 -4Q12 -24 28 -38Q16 -20 16 2Z',
    colour,
  );
  return place(drawing, x, y, size / 50);
}

/** Round petals as the dashes of one ring. */
const petals = (x: number, y: number, ring: number, r: number, count: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${ring}" fill="none" stroke="${fill}" stroke-width="${r * 2}" stroke-linecap="round" stroke-dasharray=".1 ${((ring * 2 * Math.PI) / count - 0.1).toFixed(2)}"/>`;

/** A flower with round petals. */
export function flower(x: number, y: number, size: number, petal: string, stem: string, heart: string): string {
  const drawing =
    strip('M0 0Q4 -30 0 -58', stem, 4) +
    path('M1 -16Q18 -34 26 -22Q16 -10 1 -10Z', stem) +
    petals(0, -60, 11, 9.5, 6, petal) +
    circle(0, -60, 8, heart);
  return place(drawing, x, y, size / 70);
}

export function tulip(x: number, y: number, size: number, petal: string, stem: string): string {
  const drawing =
    strip('M0 0V-48', stem, 4) +
    path('M0 -8Q-20 -20 -18 -38Q-2 -28 0 -8Q2 -26 18 -34Q18 -16 0 -8Z', stem) +
    path('M-15 -66Q-8 -62 -7 -58Q-4 -70 0 -74Q4 -70 7 -58Q8 -62 15 -66Q20 -40 0 -40Q-20 -40 -15 -66Z', petal);
  return place(drawing, x, y, size / 70);
}

export function mushroom(x: number, y: number, size: number, cap: string, stem: string, dots: string): string {
  const drawing =
    cutPath('M-10 2Q-6 -22 -10 -40H10Q6 -22 12 2Z', stem, -3) +
    cutPath('M-40 -36C-40 -76 40 -76 40 -36Q0 -26 -40 -36Z', cap, 4) +
    circle(-16, -50, 5.5, dots) +
    circle(8, -56, 6.5, dots) +
    circle(24, -44, 4, dots);
  return place(drawing, x, y, size / 66);
}

export function rock(x: number, y: number, width: number, colour: string): string {
  const drawing =
    cutPath('M-50 4C-54 -20 -30 -46 -4 -42C26 -48 54 -22 50 4Z', colour, -4) +
    path('M-34 -12Q-26 -32 -4 -34Q-18 -22 -20 -8Z', lighter(colour, 0.14));
  return place(drawing, x, y, width / 100);
}

export const fern = (x: number, y: number, size: number, colour: string) => {
  const frond = (turn: number, long: number) =>
    place(path(trace`M0 4Q-13 ${-long * 0.5} 0 ${-long}Q13 ${-long * 0.5} 0 4Z`, colour), 0, 0, 1, turn);
  return place([-68, -38, -12, 14, 42, 70].map((turn, i) => frond(turn, i % 2 ? 74 : 60)).join(''), x, y, size / 80);
};

/** Leaves in the foreground that frame a corner. */
export const spray = (x: number, y: number, size: number, colour: string, mirror = false) =>
  place(
    strip('M0 0Q60 -30 110 -104', colour, 5) +
      each('26 -16 20, 52 -36 -70, 58 -40 12, 82 -66 -80, 90 -76 -2, 110 -104 -34', (lx, ly, turn) =>
        place(ellipse(24, 0, 26, 10, colour), lx, ly, 1, turn),
      ),
    x,
    y,
    size / 110,
    0,
    mirror,
  );

/** Flowers in a row along the lower edge of the picture, taller and lower by turns. */
export const flowerRow = ({ w, h, tone }: Stage, places: readonly number[], petals: readonly string[]) =>
  all(places, (x, i) =>
    flower(w * x, h * 1.01, 104 + (i % 2) * 34, tone(petals[i] ?? paper.coral), tone('#4f7f45'), tone(paper.butter)),
  );
