import { cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { sheets } from '../paint/sheets.ts';
import { circle, ellipse, place, round, strip, times, trace } from '../paint/svg.ts';
import { drawProp } from '../props/props.ts';
import { glow } from '../sky.ts';
import { room, shelfOf } from './room.ts';

function gear(x: number, y: number, r: number, fill: string, hole: string): string {
  const tooth = (i: number, k: number) =>
    [x + Math.cos((i / 10) * Math.PI) * k, y + Math.sin((i / 10) * Math.PI) * k].map(round).join(' ');
  const teeth = Array.from(
    { length: 20 },
    (_, i) => `${tooth(i, i % 2 ? r : r * 0.82)}L${tooth(i + 1, i % 2 ? r : r * 0.82)}`,
  );
  return cutPath(`M${teeth.join('L')}Z`, fill, 5) + circle(x, y, r * 0.34, hole);
}

const tools =
  'bark/10 M-150 -90V0 | slate M-180 -100H-124V-76H-180Z | brick/12 M-60 -50V6 | slate/6 M-60 -90V-50 | slate M16 -90H44V-56L100 2H-40Z | wood M10 -110H50V-80H10Z';
const bench = '#7b5434 M-210 0V-130H-180V0ZM180 0V-130H210V0Z | #9a6b42 M-240 -124H240V-158H-240Z';

/** A workshop with gears, tools, a bench and unfinished work. */
export const workshop = room({
  wall: '#e3c79b',
  floor: '#b98c5e',
  line: 0.7,
  window: [0.56, 0.53, 0.3, 0.37],
  pieces: [
    [tools, 0.22, 0.56],
    [bench, 0.84, 0.77],
  ],
  rug: paper.brick,
  more: (stage, c) => {
    const { w, h, dark } = stage;
    // No plank runs over the window.
    const plank = (x: number) => (Math.abs(x - w * 0.56 - h * 0.15) < h * 0.2 ? 0.12 : 0.5);
    return (
      strip(
        times(Math.ceil(w / 125), (i) => trace`M${i * 125} 0V${h * plank(i * 125)}`),
        c('#d3b384'),
        5,
      ) +
      gear(w * 0.1, h * 0.15, 70, c('#c89a55'), c('#e3c79b')) +
      gear(w * 0.215, h * 0.1, 46, c('#a97f4c'), c('#e3c79b')) +
      drawProp('kite', w * 0.95, h * 0.34, 1.2, c, { turn: 18 }) +
      shelfOf(stage, c, ['cart', 'jar', 'drum', 'jar'], 0.03, 0.4, 0.4, 0.85) +
      drawProp('boat', w * 0.78, h * 0.77 - 158, 0.9, c) +
      drawProp('jar', w * 0.93, h * 0.77 - 158, 0.7, c) +
      strip(trace`M${w * 0.5} -10V${h * 0.1}`, c(paper.ink), 5) +
      (dark ? glow(w * 0.5, h * 0.16, 150) : '') +
      ellipse(w * 0.5, h * 0.152, 26, 20, dark ? '#ffedc2' : paper.butter) +
      place(sheets('teal M-84 0Q-70 -56 -18 -62H18Q70 -56 84 0Q0 14 -84 0Z', c, 5), w * 0.5, h * 0.15)
    );
  },
});
