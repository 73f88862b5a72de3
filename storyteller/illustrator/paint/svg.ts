/** Rounds to one decimal, and to none from 100 up: more is not visible and only makes pictures larger. */
export const round = (value: number) => String(Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value));

/** Path data with rounded numbers: trace`M${x} ${y}h10`. */
export const trace = (text: TemplateStringsArray, ...values: (number | string)[]) =>
  text.reduce((all, part, i) => all + shown(values[i - 1] ?? 0) + part);
const shown = (value: number | string) => (typeof value === 'string' ? value : round(value));

/** Path data after a colour and optional numbers: flat`${fill} M0 0h10Z`. */
export type Drawing = (text: TemplateStringsArray, ...values: (number | string)[]) => string;

export function drawing(draw: (d: string, fill: string, numbers: number[]) => string): Drawing {
  return (text, ...values) => {
    const [, fill = '', numbers = '', d = ''] = /^(\S+)((?: -?[\d.]+)*) (.*)$/.exec(trace(text, ...values)) ?? [];
    return draw(d, fill, numbers.trim().split(' ').filter(Boolean).map(Number));
  };
}

/** Parses a table of numbers: rows('0 0.5, 1 0.6'). */
export const rows = (table: string) => table.split(', ').map((row) => row.split(' ').map(Number));

/** Draws a part on both sides: the left one with -1, the right one with 1. */
export const both = (part: (side: number) => string) => part(-1) + part(1);

/** A drawing of the right side with its mirror image on the left. */
export const mirrored = (right: string) => place(right, 0, 0, 1, 0, true) + right;

/** Draws something for each of a list. */
export const all = <T>(list: readonly T[], draw: (one: T, i: number) => string) => list.map(draw).join('');

/** Draws something for each row of a table of numbers (see `rows`). */
export const each = (table: string, draw: (x: number, y: number, a: number, b: number) => string) =>
  all(rows(table), ([x = 0, y = 0, a = 0, b = 0]) => draw(x, y, a, b));

/** Draws something `count` times. */
export const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

export const flat = drawing((d, fill) => path(d, fill));

/** A strip with round ends: limbs, tails, stems. */
export const strip = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const thread = drawing((d, colour, [width = 1]) => strip(d, colour, width));

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${radius ? ` rx="${round(radius)}"` : ''}${more}/>`;

/** Wraps markup in a transform: moved, then scaled (and mirrored), then turned by degrees. */
export function place(markup: string, x: number, y: number, scale = 1, degrees = 0, mirror = false) {
  if (!x && !y && scale === 1 && !degrees && !mirror) return markup;
  const size = Math.round(scale * 1000) / 1000;
  const scaling = mirror ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`;
  const turn = degrees ? ` rotate(${round(degrees)})` : '';
  return `<g transform="translate(${round(x)} ${round(y)})${scaling}${turn}">${markup}</g>`;
}

/** The part of a drawing that is above this height. */
export const above = (y: number, markup: string) =>
  `<svg x="-500" y="-900" width="1000" height="${round(900 + y)}" viewBox="-500 -900 1000 ${round(900 + y)}">${markup}</svg>`;

/** A whole SVG. It is hidden from screen readers: whatever shows it provides the alternative text. */
export const picture = (box: string, content: string, size?: { width: number; height: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size ? ` width="${size.width}" height="${size.height}"` : ''} aria-hidden="true">${content}</svg>`;
