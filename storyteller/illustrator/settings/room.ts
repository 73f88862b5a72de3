import type { ThingId } from '../../scene.ts';
import { lighter, mix, type Tone, under } from '../paint/colour.ts';
import { cutEllipse, cutPath } from '../paint/cut.ts';
import { atmospheres, paper } from '../paint/palette.ts';
import { sheets } from '../paint/sheets.ts';
import { all, ellipse, flat, place, rect, round, trace } from '../paint/svg.ts';
import { drawProp } from '../props/props.ts';
import { luminary, star } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';

/** A colour indoors, where a lamp is on: it darkens to a warm plum, never to the blue of outside. */
export function indoors(stage: Stage, colour: string): string {
  if (stage.light === 'day') return colour;
  if (stage.light === 'dusk') return mix(under(colour, '#f2d9c0'), '#54486a', 0.12);
  return mix(under(colour, '#e3c8bb'), '#2d2748', 0.22);
}

/** An arched window with a view of hills; its lower left corner is at x,y. */
export function bigWindow(stage: Stage, x: number, y: number, w: number, h: number): string {
  const [a, b, c] = atmospheres[stage.light].sky;
  const frame = indoors(stage, '#8a6246');
  const hill = stage.tone(paper.moss, 0.4);
  const id = `M${round(x)} ${round(y)}`;
  return (
    cutPath(`${id}h${round(w)}v${round(-h + w / 2)}a${round(w / 2)} ${round(w / 2)} 0 0 0 ${round(-w)} 0Z`, a, 0) +
    ellipse(x + w * 0.6, y - h * 0.62, w * 0.32, w * 0.32, b) +
    ellipse(x + w * 0.6, y - h * 0.62, w * 0.22, w * 0.22, c) +
    place(luminary(stage, 0, 0), x + w * 0.6, y - h * 0.62, w / 620) +
    (stage.light === 'night' ? star(x + w * 0.22, y - h * 0.72, 9) + star(x + w * 0.34, y - h * 0.46, 6) : '') +
    flat`${hill} M${x} ${y}v${-h * 0.22}q${w * 0.25} ${-h * 0.14} ${w * 0.5} ${-h * 0.02}q${w * 0.25} ${-h * 0.1} ${w * 0.5} 0v${h * 0.24}Z` +
    `<path d="${id}v${round(-h + w / 2)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0v${round(h - w / 2)}ZM${round(x + w / 2)} ${round(y)}v${round(-h)}M${round(x)} ${round(y - h * 0.45)}h${round(w)}" fill="none" stroke="${frame}" stroke-width="13" stroke-linejoin="round"/>` +
    rect(x - 26, y - 4, w + 52, 20, lighter(frame, 0.1), 5)
  );
}

/** A piece of furniture: its art, the position of its foot in shares of the picture, and its scale. */
type Piece = readonly [art: string, x: number, y: number, scale?: number];

interface Room {
  wall: string;
  floor: string;
  /** Where the floor begins, as a share of the height. */
  line?: number;
  pieces?: readonly Piece[];
  /** Lower left corner, width and height of a window, in shares of the picture. */
  window?: readonly [x: number, y: number, w: number, h: number];
  rug?: string;
  more?(stage: Stage, c: Tone): string;
}

/** Makes a plain room with its own furniture. */
export const room = ({ wall, floor, line = 0.68, pieces = [], window, rug, more }: Room): Setting => ({
  lamplit: true,
  behind(stage) {
    const { w, h } = stage;
    const c = (colour: string) => indoors(stage, colour);
    return (
      rect(0, 0, w, h, c(wall)) +
      (window ? bigWindow(stage, w * window[0], h * window[1], h * window[2], h * window[3]) : '') +
      rect(0, h * line, w, h, c(floor)) +
      rect(0, h * line, w, 14, lighter(c(wall), 0.3)) +
      (more?.(stage, c) ?? '') +
      all(pieces, ([art, x, y, scale = 1]) => place(sheets(art, c, 5), w * x, h * y, scale)) +
      (rug ? cutEllipse(w * 0.5, h * 0.9, w * 0.42, h * 0.075, c(rug), 3) : '') +
      (stage.dark ? ellipse(w * 0.5, h * 0.9, w * 0.46, h * 0.1, paper.lamp, ' fill-opacity=".12"') : '')
    );
  },
});

/** Draws things of the tales as the place's own furniture. */
export const shelfOf = (
  stage: Stage,
  c: Tone,
  ids: readonly ThingId[],
  x: number,
  y: number,
  wide: number,
  scale = 0.8,
) =>
  cutPath(trace`M${stage.w * x} ${stage.h * y}h${stage.w * wide}v14h${-stage.w * wide}Z`, c('#96693f'), 5) +
  all(ids, (id, i) => drawProp(id, stage.w * (x + (wide * (i + 0.5)) / ids.length), stage.h * y, scale, c));
