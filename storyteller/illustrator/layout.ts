import type { Random } from '../random.ts';
import type { Figure } from './characters/figure.ts';

/** Where a figure stands: its feet, its size, and whether it is turned. */
export interface Spot {
  index: number;
  x: number;
  y: number;
  scale: number;
}

/**
 * Places up to ten figures so that no face is hidden: one row while they fit, else the taller half
 * behind and higher, in the gaps of the front row. Rows are drawn back to front.
 */
export function arrange(figures: readonly Figure[], w: number, floor: number, rolls: Random): Spot[] {
  const perRow = Math.max(4, Math.floor(w / 230));
  if (figures.length <= perRow)
    return row(
      figures,
      figures.map((_, i) => i),
      w,
      floor,
      idealScale(figures.length),
      rolls,
    );
  const order = figures.map((_, i) => i).sort((a, b) => height(figures, b) - height(figures, a));
  const behind = order.slice(0, Math.ceil(order.length / 2)).sort((a, b) => a - b);
  const front = order.slice(Math.ceil(order.length / 2)).sort((a, b) => a - b);
  const scale = idealScale(figures.length);
  const faces = Math.max(...front.map((i) => height(figures, i))) * scale;
  return [
    ...row(figures, behind, w, floor - faces * 0.78, scale * 0.94, rolls, 0.03),
    ...row(figures, front, w, floor, scale, rolls, front.length === behind.length ? 0.05 : 0.1),
  ];
}

/** One alone is drawn large; a crowd small. */
const idealScale = (count: number) =>
  count <= 1 ? 2.3 : count === 2 ? 2 : count === 3 ? 1.75 : count <= 4 ? 1.5 : count <= 6 ? 1.22 : 1.05;

const height = (figures: readonly Figure[], i: number) => figures[i]?.height ?? 0;

function row(
  figures: readonly Figure[],
  members: readonly number[],
  w: number,
  y: number,
  ideal: number,
  rolls: Random,
  inset = 0.06,
): Spot[] {
  const room = w * (1 - inset * 2);
  const widths = members.map((i) => figures[i]?.width ?? 0);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(ideal, (room * 0.94) / total);
  // Few stand together in the middle; many share the whole width.
  const gap = Math.min((room - total * scale) / Math.max(1, members.length), 90);
  let x = (w - total * scale - gap * (members.length - 1)) / 2;
  return members.map((index, n) => {
    const width = (widths[n] ?? 0) * scale;
    const spot = { index, x: x + width / 2, y: y - (n % 2) * 16 + (rolls.next() - 0.5) * 10, scale };
    x += width + gap;
    return spot;
  });
}
