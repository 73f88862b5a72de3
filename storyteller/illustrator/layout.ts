import type { Random } from '../random.ts';
import type { Figure } from './characters/figure.ts';

/** Where a figure stands: its feet, its size, and whether it is turned. */
export interface Spot {
  index: number;
  x: number;
  y: number;
  scale: number;
  /** 0 is the row behind. */
  row: number;
}

/**
 * Places up to ten figures so that no face is hidden: one row while they fit, else the taller half
 * behind and higher, in the gaps of the front row. Rows are drawn back to front.
 */
export function arrange(figures: readonly Figure[], w: number, floor: number, rolls: Random): Spot[] {
  const perRow = Math.max(4, Math.floor(w / 230));
  const all = figures.map((_, i) => i);
  const alone = figures.length < 3 ? (rolls.next() - 0.5) * w * 0.16 : 0;
  if (figures.length <= perRow)
    return line(figures, all, w, floor, idealScale(figures.length), rolls, { row: 0, gap: 70, shift: alone });
  const order = figures.map((_, i) => i).sort((a, b) => faceHeight(figures, b) - faceHeight(figures, a));
  const behind = order.slice(0, Math.ceil(order.length / 2)).sort((a, b) => a - b);
  const front = order.slice(Math.ceil(order.length / 2)).sort((a, b) => a - b);
  const scale = idealScale(figures.length);
  // High enough that the lowest face behind looks over the tallest in front.
  const tallest = Math.max(...front.map((i) => figures[i]?.height ?? 0)) * scale;
  const lowest = Math.min(...behind.map((i) => faceHeight(figures, i))) * scale * 0.94;
  const lift = Math.max(tallest * 0.55, tallest - lowest + 20);
  // As many in front as behind would stand before each other: the rows step aside.
  const stagger = front.length === behind.length ? w * 0.045 : 0;
  return [
    ...line(figures, behind, w, floor - lift, scale * 0.94, rolls, { row: 0, gap: 60, shift: -stagger }),
    ...line(figures, front, w, floor, scale, rolls, { row: 1, gap: 60, shift: stagger }),
  ];
}

/** One alone is drawn large; a crowd small. */
const idealScale = (count: number) => [0, 2.3, 2, 1.75, 1.52, 1.42, 1.42][count] ?? 1.26;

/** How high the face is, its chin rather than its brow. */
const faceHeight = (figures: readonly Figure[], i: number) => {
  const head = figures[i]?.head;
  return head ? -head.y - head.r * 0.3 : 0;
};

interface Placing {
  row: number;
  /** The widest gap between two neighbours, and how far the row stands off the middle. */
  gap: number;
  shift: number;
}

function line(
  figures: readonly Figure[],
  members: readonly number[],
  w: number,
  y: number,
  ideal: number,
  rolls: Random,
  { row, gap: widest, shift }: Placing,
): Spot[] {
  const room = w * 0.9 - Math.abs(shift) * 2;
  const widths = members.map((i) => figures[i]?.width ?? 0);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(ideal, (room * 0.96) / total);
  const gap = Math.min((room - total * scale) / Math.max(1, members.length - 1), widest);
  let x = (w - total * scale - gap * (members.length - 1)) / 2 + shift;
  return members.map((index, n) => {
    const width = (widths[n] ?? 0) * scale;
    const spot = { index, x: x + width / 2, y: y - (n % 2) * 16 + (rolls.next() - 0.5) * 10, scale, row };
    x += width + gap;
    return spot;
  });
}
