import { lighter, mix, under } from '../paint/colour.ts';
import { cutPath } from '../paint/cut.ts';
import { atmospheres, paper } from '../paint/palette.ts';
import { ellipse, flat, place, rect, round } from '../paint/svg.ts';
import { luminary, star } from '../sky.ts';
import type { Stage } from '../stage.ts';

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
