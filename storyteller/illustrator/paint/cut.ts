import { circle, drawing, ellipse, path, strip } from './svg.ts';

/** The colour of the flat, offset shadow under every piece of cut paper. */
const shade = '#0d1230';

export const cutPath = (d: string, fill: string, lift = 4) =>
  `<path d="${d}" fill="${shade}" fill-opacity=".17" transform="translate(0 ${lift})"/>${path(d, fill)}`;

export const cutEllipse = (x: number, y: number, rx: number, ry: number, fill: string, lift = 4) =>
  ellipse(x, y + lift, rx, ry, shade, ' fill-opacity=".17"') + ellipse(x, y, rx, ry, fill);

export const cutCircle = (x: number, y: number, r: number, fill: string, lift = 4) =>
  circle(x, y + lift, r, shade, ' fill-opacity=".17"') + circle(x, y, r, fill);

export const cutStrip = (d: string, fill: string, width: number, lift = 4) =>
  `<path d="${d}" fill="none" stroke="${shade}" stroke-opacity=".17" stroke-width="${width}" stroke-linecap="round" transform="translate(0 ${lift})"/>${strip(d, fill, width)}`;

export const cut = drawing((d, fill, [lift]) => cutPath(d, fill, lift));

export const cutThread = drawing((d, fill, [width = 1, lift]) => cutStrip(d, fill, width, lift));
