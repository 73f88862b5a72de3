import type { Tone } from './colour.ts';
import { cutPath, cutStrip } from './cut.ts';
import { paper } from './palette.ts';
import { path, strip } from './svg.ts';

/**
 * Draws art given as data: sheets of paper, the lowest first, each "colour path" on a line or after a "|". A colour is
 * a name from the palette or "#rrggbb"; "colour/5" is a strip 5 wide; "-colour" casts no shadow.
 */
export function sheets(art: string, tone: Tone, lift = 3): string {
  return art
    .trim()
    .split(/\s*[\n|]\s*/)
    .map((line) => {
      const [, flat, name = '', width, d = ''] = /^(-?)([#\w]+)(?:\/(\d+))? (.*)$/.exec(line) ?? [];
      const fill = tone(name in paper ? paper[name as keyof typeof paper] : name);
      if (width) return flat ? strip(d, fill, Number(width)) : cutStrip(d, fill, Number(width), lift);
      return flat ? path(d, fill) : cutPath(d, fill, lift);
    })
    .join('');
}

/** Path data of a circle, for art given as data. */
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Template tag: `sheets` for constant art. */
export const sheet =
  (text: TemplateStringsArray, ...discs: string[]) =>
  (tone: Tone): string =>
    sheets(String.raw({ raw: text }, ...discs), tone);
