import { darker, lighter } from '../paint/colour.ts';
import { cut, cutEllipse, cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { disc, sheets } from '../paint/sheets.ts';
import { above, all, strip, thread, times, trace } from '../paint/svg.ts';
import { drawProp, props } from '../props/props.ts';
import type { Doing } from './act-out.ts';
import { type Group, group, lifted, type Player, type Stand, shapeOf } from './group.ts';

/** Draws an action's people in a bed seen from its foot: heads on pillows, one blanket over all. */
export function inBed(doing: Doing, people: Player[]): Group {
  const sleepers = people.map(lifted);
  const { tone } = doing;
  const asleep = doing.kind === 'sleep';
  const shapes = sleepers.map((player) => shapeOf(player, 'sitting'));
  const room = shapes.map(({ head, width }) => Math.max(head.r * 2 + 12, width * 0.9));
  const wide = room.reduce((sum, one) => sum + one, 0);
  const half = wide / 2 + 46;
  // Every chin is at the blanket's edge, however long the body below it.
  const edge = -84;
  let x = -wide / 2;
  const stands = sleepers.map((player, i): Stand => {
    const shape = shapes[i] ?? shapeOf(player, 'sitting');
    const [own, to] = [x + (room[i] ?? 0) / 2, i < sleepers.length / 2 ? 1 : -1];
    x += room[i] ?? 0;
    const y = edge - 4 - (shape.head.y + shape.head.r * 0.95);
    // Long legs end in the bed, and not below it.
    const draw: Player['draw'] = (act) => {
      const figure = player.draw(asleep ? { ...act, shut: true } : act);
      return y < 20 ? figure : { ...figure, markup: above(-y, figure.markup), front: above(-y, figure.front ?? '') };
    };
    return {
      player: { ...player, draw },
      x: own,
      y,
      pose: 'sitting',
      lean: asleep ? to * 4 : to * 2,
      gaze: asleep ? 0 : sleepers.length > 1 ? to * 0.6 : 0,
    };
  });
  const head = edge - 128;
  const pillows = all(stands, (stand, i) =>
    cutEllipse(stand.x, edge - 36, (room[i] ?? 80) * 0.56, 46, tone(paper.cream), 3),
  );
  const heap = heaps[doing.bed ?? ''] ?? '';
  const kind = heap ? 'heap' : doing.bed === 'hammock' || doing.bed === 'mat' ? doing.bed : 'wood';
  const straws = times(
    9,
    (i) => trace`M${(i - 4) * half * 0.26} ${edge - 60 + Math.abs(i - 4) * 12}l${i % 2 ? 16 : -14} -26`,
  );
  /** What is behind the sleepers, and in front of their blanket. */
  const [behind, front] = {
    wood: () => [
      cut`${tone('#9a6b45')} 4 M${-half - 12} 0V${head + 20}Q${-half - 12} ${head - 8} ${-half + 14} ${head - 4}Q0 ${head - 70} ${half - 14} ${head - 4}Q${half + 12} ${head - 8} ${half + 12} ${head + 20}V0Z` +
        cutPath(trace`M${-half + 8} 0V${head + 26}Q0 ${head - 36} ${half - 8} ${head + 26}V0Z`, tone('#b5834f'), 0) +
        pillows,
      cut`${tone('#9a6b45')} 4 M${-half - 24} 26V-14Q${-half - 24} -28 ${-half - 8} -28H${half + 8}Q${half + 24} -28 ${half + 24} -14V26Z`,
    ],
    mat: () => [cutEllipse(0, 8, half + 60, 34, tone('#b98a6a')) + pillows, ''],
    heap: () => [
      cut`${tone(heap)} 4 M${-half - 70} 26Q${-half - 74} ${edge - 30} ${-half * 0.7} ${edge - 66}Q0 ${edge - 104} ${half * 0.7} ${edge - 66}Q${half + 74} ${edge - 30} ${half + 70} 26Z` +
        strip(straws, tone(darker(heap, 0.16)), 5),
      cut`${tone(lighter(heap, 0.12))} 4 M${-half - 74} 32Q${-half - 50} -20 ${-half * 0.4} -8T${half * 0.5} -10Q${half + 50} -22 ${half + 74} 32Z`,
    ],
    hammock: () => [
      thread`${tone('#8a6a4a')} 9 M${-half - 60} ${edge - 40}L${-half - 170} ${head - 90}M${half + 60} ${edge - 40}L${half + 170} ${head - 90}` +
        cut`${tone('#e0cda4')} 4 M${-half - 64} ${edge - 46}Q0 ${edge - 20} ${half + 64} ${edge - 46}Q${half} 30 0 34Q${-half} 30 ${-half - 64} ${edge - 46}Z`,
      cut`${tone('#f0e2c0')} 4 M${-half - 64} ${edge - 46}Q${-half - 10} ${edge + 50} 0 ${edge + 62}Q${half + 10} ${edge + 50} ${half + 64} ${edge - 46}Q${half + 6} 36 0 40Q${-half - 6} 36 ${-half - 64} ${edge - 46}Z`,
    ],
  }[kind]() as [string, string];
  const dots = times(Math.round(half / 16), (i) => disc(Math.round(-half + 24 + i * 32), edge + 44 + (i % 3) * 18, 6));
  const [foot, low] = kind === 'hammock' ? [half * 0.5, 26] : [half + 18, 6];
  const over =
    cut`${tone((doing.thing === 'blanket' && doing.colour) || paper.teal)} 4 M${-half} ${edge + 8}Q${-half * 0.5} ${edge - 8} 0 ${edge + 4}Q${half * 0.5} ${edge - 8} ${half} ${edge + 8}Q${half + 22} -30 ${foot} ${low}H${-foot}Q${-half - 22} -30 ${-half} ${edge + 8}Z` +
    sheets(
      `-cream/9 ${trace`M${-half + 4} ${edge + 18}Q${-half * 0.5} ${edge + 4} 0 ${edge + 14}Q${half * 0.5} ${edge + 4} ${half - 4} ${edge + 18}`}\n-butter ${dots}`,
      tone,
    ) +
    front;
  const thing = doing.thing && doing.thing !== 'blanket' ? props[doing.thing] : undefined;
  const size = thing ? Math.max(thing.height, thing.width) : 0;
  const scale = 0.6 * Math.min(1, 110 / size);
  const spot = { x: stands.length > 1 ? 0 : half * 0.5, y: edge + 26 };
  const middle = thing && { ...spot, y: spot.y - (thing.height * scale) / 2, r: (size * scale) / 2 };
  return {
    ...group(stands, {
      behind,
      over: over + (thing && doing.thing ? drawProp(doing.thing, spot.x, spot.y, scale, tone, doing) : ''),
      width: half * 2 + (kind === 'heap' || kind === 'hammock' ? 150 : 50),
      height: -head + 60,
      afloat: true,
      ...(doing.thing && { thing: middle ?? { x: 0, y: edge / 2, r: 40 } }),
    }),
    first: true,
  };
}

/** Beds that are heaps, by their colour. */
const heaps: Record<string, string> = Object.fromEntries(
  'straw #d9b660,leaves #b08d52,ferns #7f9d5c,fur #a98a6c,cloud #eeeae6'.split(',').map((row) => row.split(' ')),
);
