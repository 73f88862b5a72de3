import type { Random } from '../random.ts';

/** A unit to place: one figure, or several who do something together. */
export interface Block {
  width: number;
  height: number;
  /** Its lowest face. */
  head: { x: number; y: number; r: number };
  /** Stands in the front row, whatever its height. */
  first?: boolean;
}

/** Where a block stands: its feet, its scale, and its row; row 0 is at the back. */
export interface Spot {
  index: number;
  x: number;
  y: number;
  scale: number;
  row: number;
}

/** People's size, where 1 is a middle distance. If `near`, feet may leave the picture, but faces never. */
export interface Distance {
  size: number;
  near: boolean;
}

/**
 * Places blocks of people so that no face is hidden: in one row if they fit, else with the taller
 * half behind and higher, in the gaps of the front row. Rows are drawn back to front.
 */
export function arrange(
  blocks: readonly Block[],
  w: number,
  h: number,
  rolls: Random,
  distance: Distance = { size: 1, near: false },
): Spot[] {
  // One or two blocks may fill most of the width when near, but less of it from afar.
  const share = blocks.length > 2 || distance.near ? 0.88 : distance.size < 1 ? 0.56 : 0.74;
  const perRow = Math.max(4, Math.floor(w / 230));
  const all = blocks.map((_, i) => i);
  const total = blocks.reduce((sum, { width }) => sum + width, 0);
  // Counts people by width, 125 units each, so a pair counts as two.
  const count = Math.max(blocks.length, Math.round(total / 125));
  const ideal = idealScale(count) * distance.size;
  const alone = blocks.length < 3 ? (rolls.next() - 0.5) * w * (distance.size < 1 ? 0.44 : 0.16) : 0;
  const floor = h * (distance.near ? 0.93 : safe.floor);
  if (count <= perRow || blocks.length < 2) {
    const row = line(blocks, all, w, floor, ideal, rolls, {
      row: 0,
      gap: distance.near ? 24 : 70,
      shift: alone,
      share,
    });
    return framed(row, blocks, h, floor, distance);
  }
  const order = all.toSorted(
    (a, b) =>
      Number(blocks[a]?.first ?? 0) - Number(blocks[b]?.first ?? 0) || faceHeight(blocks, b) - faceHeight(blocks, a),
  );
  const half = halfOf(order, blocks, total);
  const behind = order.slice(0, half).sort((a, b) => a - b);
  const front = order.slice(half).sort((a, b) => a - b);
  // Rows of equal length would hide each other, so they are shifted apart.
  const stagger = front.length === behind.length ? w * 0.045 : 0;
  const fore = line(blocks, front, w, floor, ideal, rolls, { row: 1, gap: 60, shift: stagger });
  const scale = Math.min(ideal, ...fore.map((spot) => spot.scale));
  // High enough that the lowest face behind is visible above the tallest figure in front.
  const tallest = Math.max(...front.map((i) => blocks[i]?.height ?? 0)) * scale;
  const lowest = Math.min(...behind.map((i) => faceHeight(blocks, i))) * scale * 0.94;
  const lift = Math.max(tallest * 0.55, tallest - lowest + 20);
  const back = line(blocks, behind, w, floor - lift, scale * 0.94, rolls, { row: 0, gap: 60, shift: -stagger });
  return framed([...back, ...fore], blocks, h, floor, distance);
}

/** How many blocks stand behind: half of the total width. */
function halfOf(order: number[], blocks: readonly Block[], total: number): number {
  const share = (count: number) => order.slice(0, count).reduce((sum, i) => sum + (blocks[i]?.width ?? 0), 0);
  const half = order.findIndex((_, n) => share(n + 1) >= total / 2) + 1;
  return Math.min(order.length - 1, Math.max(1, half));
}

/**
 * What cards and books show of a square picture: from 15 % to 90 % of its height. Faces stay inside it, and feet too,
 * unless the view is near.
 */
const safe = { top: 0.16, foot: 0.83, floor: 0.875 };

/** Fits everybody into the picture: when near, feet may leave it; anybody still too tall is drawn smaller. */
function framed(spots: Spot[], blocks: readonly Block[], h: number, floor: number, { near }: Distance): Spot[] {
  const block = ({ index }: Spot) => blocks[index] ?? { height: 0, head: { x: 0, y: 0, r: 0 } };
  const top = Math.min(...spots.map((spot) => spot.y - block(spot).height * spot.scale));
  const chin = Math.max(...spots.map((spot) => spot.y + (block(spot).head.y + block(spot).head.r * 0.6) * spot.scale));
  const [room, foot] = [h * safe.top, h * safe.foot];
  if (top < room) {
    // How low the feet may go with the lowest face, at the size that fits then, still visible.
    const share = (floor - chin) / (floor - top);
    const lowest = share < 1 ? (foot - share * room) / (1 - share) : floor;
    const ground = near ? Math.max(floor, Math.min(room + floor - top, lowest)) : floor;
    const k = Math.min(1, (ground - room) / (floor - top));
    return spots.map((spot) => ({ ...spot, y: ground - (floor - spot.y) * k, scale: spot.scale * k }));
  }
  // Sleepers and sitters are moved up towards the middle, at most 16 % of the height when near, else 8 %.
  const up = Math.max(chin - foot, Math.min(top - h * 0.46, h * (near ? 0.16 : 0.08)), 0);
  return spots.map((spot) => ({ ...spot, y: spot.y - Math.min(up, top - room) }));
}

/** The scale for a number of people: one alone is large, a crowd small. */
const idealScale = (count: number) => [0, 2.3, 2, 1.75, 1.52, 1.42, 1.42][count] ?? 1.26;

/** The height of the face, measured near the chin. */
const faceHeight = (blocks: readonly Block[], i: number) => {
  const head = blocks[i]?.head;
  return head ? -head.y - head.r * 0.3 : 0;
};

interface Placing {
  row: number;
  /** The widest gap between two neighbours; `shift` is the row's offset from the middle. */
  gap: number;
  shift: number;
  /** The largest share of the picture's width. */
  share?: number;
}

function line(
  blocks: readonly Block[],
  members: readonly number[],
  w: number,
  y: number,
  ideal: number,
  rolls: Random,
  { row, gap: widest, shift, share = 0.86 }: Placing,
): Spot[] {
  const widths = members.map((i) => blocks[i]?.width ?? 0);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(ideal, (w * share) / total);
  // The offset from the middle is limited by the free room.
  const free = w * 0.92 - total * scale;
  const gap = Math.min(free / Math.max(1, members.length - 1), widest);
  const slack = Math.max(0, free - gap * (members.length - 1)) / 2;
  const off = Math.max(-slack, Math.min(slack, shift));
  let x = (w - total * scale - gap * (members.length - 1)) / 2 + off;
  return members.map((index, n) => {
    const width = (widths[n] ?? 0) * scale;
    const spot = { index, x: x + width / 2, y: y - (n % 2) * 16 + (rolls.next() - 0.5) * 10, scale, row };
    x += width + gap;
    return spot;
  });
}
