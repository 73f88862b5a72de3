import type { ActionKind, Bed, ThingId } from '../../scene.ts';
import type { Figure } from '../characters/figure.ts';
import { cut, cutEllipse, cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import type { Point } from '../paint/point.ts';
import { disc, sheets } from '../paint/sheets.ts';
import { all, mirrored, place, strip, times, trace } from '../paint/svg.ts';
import { drawProp, propScale, props } from '../props/props.ts';
import { type Between, type Group, group, lifted, type Player, type Stand, shapeOf } from './group.ts';

export interface Doing {
  kind: ActionKind;
  by: Player;
  with?: Player | undefined;
  thing?: ThingId | undefined;
  hollow?: boolean | 'water';
  /** Whether what is pointed at is in the air, or what is held is held up. */
  up?: boolean;
  /** What people sit on, where it is no log: a bench, or a stone of this colour. */
  seat?: string | undefined;
  /** What people lie on, where it is no bed of wood. */
  bed?: Bed | undefined;
  /** The colour of the thing, if the sentence says one. */
  colour?: string | undefined;
  /** Whether a house is built, and not only something of blocks. */
  house?: boolean;
  dark: boolean;
  /** By how much the thing is enlarged, so that it can be seen from afar. */
  grow: number;
  tone: Player['tone'];
}

type Placed = { markup: string; at: Point & { r: number } };

/** Places the thing with its middle (or its handle if it hangs, or its foot if it stands) at x,y. */
function thingAt(
  doing: Doing,
  x: number,
  y: number,
  { by = 'middle' as 'middle' | 'top' | 'foot', grow = 1, turn = 0 } = {},
): Placed | undefined {
  if (!doing.thing) return undefined;
  const { width, height } = props[doing.thing];
  const scale = propScale * grow * doing.grow;
  const foot = y + (by === 'middle' ? height / 2 : by === 'top' ? height : 0) * scale;
  return {
    markup: drawProp(doing.thing, x, foot, scale, doing.tone, { ...doing, turn }),
    at: { x, y: foot - (height * scale) / 2, r: (Math.max(width, height) * scale) / 2 },
  };
}

const between = (thing: Placed | undefined, more: Between = {}): Between =>
  thing ? { held: thing.markup, thing: thing.at, ...more } : more;

/** Half the distance between two bodies side by side with `gap` between them; no ear lies over the other's face. */
const apart = (a: Figure, b: Figure, gap: number) =>
  Math.max((a.width + b.width) / 4 + gap / 2, (a.head.r + b.head.r) * 0.66);

/** The height of a held thing: below the chin, in front of the chest. */
const hold = (figure: Figure) => Math.max(figure.chest.y, figure.head.y + figure.head.r * 1.1);

/**
 * Draws an action as one group: bodies that lean, hands that reach, and the thing between or in them.
 * The one who acts stands on the left of the other; the stage may mirror both.
 */
export function actOut(doing: Doing): Group {
  const kind = doing.with || !needsTwo.has(doing.kind) ? doing.kind : doing.thing ? 'hold' : 'stand';
  const out = kind === 'climb' || kind === 'under-blanket';
  const by = out ? lifted(doing.by) : doing.by;
  const beside = kind === 'under-blanket' && doing.with ? lifted(doing.with) : doing.with;
  return { ...acts[kind]({ ...doing, by, with: beside }), first: true };
}

/** Actions that need a second person; one alone holds the thing or stands instead. */
const needsTwo = new Set<ActionKind>(['give', 'hug', 'lead', 'whisper']);

/** Groups the one or two people of an action, `gap` apart; `a` and `b` are what each does beyond standing. */
function two(doing: Doing, gap: number, a: Partial<Stand>, b: Partial<Stand>, more?: Between): Group {
  const how = (stand: Partial<Stand>) => shapeOf(doing.by, stand.pose);
  if (!doing.with) return group([{ player: doing.by, x: 0, ...a }], more);
  const half = apart(how(a), shapeOf(doing.with, b.pose), gap);
  return group(
    [
      { player: doing.by, x: -half, ...a },
      { player: doing.with, x: half, ...b },
    ],
    more,
  );
}

/** Both hands, each `wide` to one side of x, in front of the chest. */
const bothHands = (x: number, y: number, wide: number) => ({ left: { x: x - wide, y }, right: { x: x + wide, y } });

/** How one person holds the thing: in both hands, hanging from one, upright in one, or standing beside. */
function inHand(
  doing: Doing,
  figure: Figure,
  x: number,
  grow = 1,
  lift = 0,
): { stand: Partial<Stand>; thing: Placed | undefined } {
  const prop = doing.thing && props[doing.thing];
  const y = hold(figure) + lift;
  if (!prop) return { stand: bothHands(x, y, 12), thing: undefined };
  const side = figure.width * 0.46;
  if (prop.grip === 'top') {
    const hand = { x: x - side, y: y + 4 };
    return { stand: { left: hand }, thing: thingAt(doing, hand.x, hand.y - 4, { by: 'top', grow }) };
  }
  if (prop.grip === 'foot') {
    const hand = { x: x - side, y };
    return {
      stand: { left: hand },
      thing: thingAt(doing, hand.x, y + prop.height * 0.14 * propScale * grow, { by: 'foot', grow, turn: -8 }),
    };
  }
  if (prop.grip === 'ground') {
    const foot = { x: x - side - prop.width * 0.28, y: 2 };
    const hand = { x: x - side, y: Math.max(y, -prop.height * propScale) };
    return { stand: { left: hand, gaze: -0.5 }, thing: thingAt(doing, foot.x, foot.y, { by: 'foot', grow }) };
  }
  const wide = Math.max(10, prop.width * propScale * grow * 0.42);
  return { stand: bothHands(x, y + prop.height * propScale * 0.16, wide), thing: thingAt(doing, x, y, { grow }) };
}

/** Holds the thing up on one hand beside the head. */
function overhead(doing: Doing, { head }: Figure, x: number) {
  const hand = { x: x - head.r - 26, y: head.y + head.r * 0.1 };
  return { stand: { left: hand }, thing: thingAt(doing, hand.x - 4, hand.y + 6, { by: 'foot', grow: 1.1 }) };
}

const at = (x: number, y: number): Point => ({ x, y });

const acts: Record<ActionKind, (doing: Doing) => Group> = {
  stand: (doing) => {
    const a = shapeOf(doing.by);
    if (!doing.with) {
      const thing = thingAt(doing, a.width * 0.62, 4, { by: 'foot' });
      return two(doing, 0, { gaze: thing ? 0.5 : 0 }, {}, between(thing));
    }
    const wide = doing.thing ? props[doing.thing].width * propScale : 0;
    return two(
      doing,
      26 + wide,
      { gaze: 0.6 },
      { gaze: -0.6 },
      between(thingAt(doing, (a.width - shapeOf(doing.with).width) / 4, 4, { by: 'foot' })),
    );
  },
  hold: (doing) => {
    const a = shapeOf(doing.by);
    const x = doing.with ? -apart(a, shapeOf(doing.with), 34) : 0;
    const { stand, thing } = doing.up ? overhead(doing, a, x) : inHand(doing, a, x, 1.1);
    return two(doing, 34, { ...stand, x }, { gaze: -0.8, lean: -3 }, between(thing));
  },
  carry: (doing) => {
    const a = shapeOf(doing.by);
    const ground = doing.thing && props[doing.thing].grip === 'ground';
    if (!doing.with || ground) {
      const x = doing.with ? -apart(a, shapeOf(doing.with), 30) : 0;
      const { stand, thing } = inHand(doing, a, x, 1.35, -4);
      return two(doing, 30, { lean: 4, stride: 1, gaze: 0.4, ...stand, x }, { stride: 1, gaze: -0.7 }, between(thing));
    }
    const b = shapeOf(doing.with);
    const thing = thingAt(doing, 0, (hold(a) + hold(b)) / 2 + 10, { grow: 1.5 });
    const wide = (thing?.at.r ?? 12) * 0.6;
    const gap = wide * 1.5;
    const y = (hold(a) + hold(b)) / 2 + 14;
    const half = apart(a, b, gap);
    const mid = (a.width - b.width) / 4;
    const moved = thing && { markup: place(thing.markup, mid, 0), at: { ...thing.at, x: mid } };
    const one: Partial<Stand> = { stride: 1, gaze: 0.8, left: at(-half + 12, y + 6), right: at(mid - wide, y) };
    const other: Partial<Stand> = { stride: 1, gaze: -0.8, left: at(mid + wide, y), right: at(half - 12, y + 6) };
    return two(doing, gap, one, other, between(moved));
  },
  give: (doing) => {
    const [a, b] = [shapeOf(doing.by), shapeOf(doing.with as Player)];
    const wide = doing.thing ? Math.min(props[doing.thing].width, 110) * propScale * 0.4 : 8;
    const gap = wide + 14;
    const [half, mid] = [apart(a, b, gap), (a.width - b.width) / 4];
    const y = (hold(a) + hold(b)) / 2;
    const grip = doing.thing ? props[doing.thing].grip : 'both';
    const thing = thingAt(doing, mid, grip === 'top' ? y - 4 : y, { by: grip === 'top' ? 'top' : 'middle' });
    return two(
      doing,
      gap,
      { lean: 5, gaze: 0.9, right: { x: mid - wide, y: y + 4 }, left: { x: mid - wide * 0.2, y: y + 12 } },
      { lean: -5, gaze: -0.9, left: { x: mid + wide, y: y + 4 }, right: { x: half - b.width * 0.1, y: y - 6 } },
      between(thing),
    );
  },
  'look-into': (doing) => {
    const a = shapeOf(doing.by);
    const prop = doing.thing && props[doing.thing];
    const wide = (prop ? Math.min(prop.width, 130) * propScale : 40) * 1.2;
    if (!doing.with) {
      const x = a.width * 0.5 + wide * 0.3;
      const thing = thingAt(doing, x, 8, { by: 'foot', grow: 1.3 }) ?? hollow(doing, x);
      const y = Math.min(thing ? thing.at.y - thing.at.r * 0.4 : 0, -30);
      return two(
        doing,
        0,
        { x: 0, lean: 11, gaze: 1, right: { x: x - wide * 0.1, y }, left: { x: x - wide * 0.5, y: y + 6 } },
        {},
        between(thing),
      );
    }
    const b = shapeOf(doing.with);
    const gap = Math.max(wide * 0.7, 20);
    const mid = (a.width - b.width) / 4;
    const thing = thingAt(doing, mid, 10, { by: 'foot', grow: 1.3 }) ?? hollow(doing, mid);
    const y = Math.min(thing ? thing.at.y - thing.at.r * 0.3 : 0, -30);
    const one: Partial<Stand> = { lean: 10, gaze: 1, right: { x: mid - wide * 0.36, y } };
    const other: Partial<Stand> = { lean: -10, gaze: -1, left: { x: mid + wide * 0.36, y } };
    return two(doing, gap + 24, one, other, between(thing));
  },
  hug: (doing) => {
    const [a, b] = [shapeOf(doing.by), shapeOf(doing.with as Player)];
    // Heads touch without covering each other: cheek to cheek, or a small one's brow at a tall one's chest.
    const level = Math.abs(a.head.y - b.head.y) < (a.head.r + b.head.r) * 0.8;
    const half = level
      ? Math.max((a.head.r + b.head.r) * 0.5 + 4, (a.width + b.width) * 0.26)
      : Math.max(a.width, b.width) * 0.34 + 10;
    const chin = (figure: Figure) => figure.head.y + figure.head.r * 1.25;
    const thing = thingAt(doing, half + b.width * 0.62, 4, { by: 'foot' });
    const tender = (player: Player): Player => ({ ...player, mood: 'tender' });
    // Each lays the outer arm around the other, one above the other, so that no sleeves cross.
    const arms = { left: at(half * 0.9, Math.max(hold(a), chin(b)) + 2) };
    const back = { right: at(-half * 0.9, Math.max(hold(b), chin(a)) + 34) };
    const one = { player: tender(doing.by), x: -half, lean: 3, gaze: 0.6, ...arms };
    const other = { player: tender(doing.with as Player), x: half, lean: -3, gaze: -0.6, ...back };
    return group([one, other], between(thing));
  },
  lead: (doing) => {
    const [a, b] = [shapeOf(doing.by), shapeOf(doing.with as Player)];
    const gap = 22;
    const mid = (a.width - b.width) / 4;
    const hand = { x: mid, y: Math.max(a.chest.y, b.chest.y) + 6 };
    const half = apart(a, b, gap);
    const grip = doing.thing && { x: -half - a.width * 0.5, y: hold(a) };
    const thing =
      grip && thingAt(doing, grip.x, grip.y, { by: props[doing.thing as ThingId].grip === 'top' ? 'top' : 'middle' });
    const one: Partial<Stand> = { stride: -1, lean: -4, gaze: 0.5, right: hand, left: grip ?? undefined };
    const other: Partial<Stand> = { stride: -1, lean: -4, gaze: -0.9, left: hand };
    return two(doing, gap, one, other, between(thing));
  },
  'sit-beside': (doing) => {
    const a = shapeOf(doing.by, 'sitting');
    if (!doing.with) {
      const { stand, thing } = inHand(doing, a, 0, 0.9);
      return seated(two(doing, 0, { pose: 'sitting', ...stand }, {}, between(thing)), doing, a.width);
    }
    const b = shapeOf(doing.with, 'sitting');
    const half = apart(a, b, 0);
    const { stand, thing } = inHand(doing, a, -half, 0.9, 4);
    const hand = doing.thing ? undefined : { x: (a.width - b.width) / 4, y: Math.max(a.chest.y, b.chest.y) + 14 };
    const one: Partial<Stand> = { pose: 'sitting', lean: 3, gaze: 0.7, ...(hand ? { right: hand } : stand) };
    const other: Partial<Stand> = { pose: 'sitting', lean: -3, gaze: -0.7, left: hand };
    return seated(two(doing, 0, one, other, between(thing)), doing, a.width + b.width);
  },
  climb: (doing) => {
    const a = shapeOf(doing.by);
    const up = 62;
    const rails = a.head.r + 16;
    const high = up + a.height + 70;
    const x = doing.with ? -apart(a, shapeOf(doing.with), 16) : 0;
    const hands = { left: at(x - rails, -up + a.head.y - 4), right: at(x + rails, -up + a.head.y + 26) };
    const tall = { x, y: -up, lean: 2, stride: 1, ...hands };
    const top = doing.thing && doing.thing !== 'ladder' ? thingAt(doing, x, -high + 6, { by: 'foot' }) : undefined;
    return two(
      doing,
      16,
      tall,
      { gaze: -0.9, lean: -4, left: { x: x + rails - 2, y: -60 } },
      {
        behind: ladder(x, rails, high, doing.tone) + (top?.markup ?? ''),
        ...(top ? { thing: top.at } : doing.thing && { thing: { x, y: -high / 2, r: rails } }),
        height: high + (top ? top.at.r * 2 : 0),
      },
    );
  },
  'under-blanket': (doing) => {
    const a = shapeOf(doing.by, 'sitting');
    const b = doing.with ? shapeOf(doing.with, 'sitting') : a;
    const half = doing.with ? Math.max(apart(a, b, 0) * 0.94, (a.head.r + b.head.r) * 0.52) : 0;
    const chin = (figure: Figure) => figure.head.y + figure.head.r * 1.02;
    const [l, r] = [chin(a), chin(b)];
    const out = half + Math.max(a.width, b.width) * 0.5;
    const by = props[doing.thing ?? 'cup'].grip === 'top' ? 'top' : 'middle';
    const thing = doing.thing === 'blanket' ? undefined : thingAt(doing, 0, Math.max(l, r) + 16, { by, grow: 0.9 });
    const fall = trace`M${-half * 1.5 - 16} ${l + 2}Q${-half} ${l + 12} ${-half * 0.4} ${l + 4}Q0 ${Math.max(l, r) + 12} ${half * 0.4} ${r + 4}Q${half} ${r + 12} ${half * 1.5 + 16} ${r + 2}C${out + 14} ${r + 14} ${out + 26} -20 ${out + 20} 12Q${out * 0.5} 6 0 16Q${-out * 0.5} 6 ${-out - 20} 12C${-out - 26} -20 ${-out - 14} ${l + 14} ${-half * 1.5 - 16} ${l + 2}Z`;
    const dots = all([-0.8, -0.3, 0.2, 0.7], (k, i) => disc(Math.round(out * k), -18 - (i % 2) * 20, 6));
    const over =
      cutPath(fall, doing.tone((doing.thing === 'blanket' && doing.colour) || paper.teal), 4) +
      sheets(`-butter ${dots}`, doing.tone) +
      (thing?.markup ?? '');
    const one: Partial<Stand> = { pose: 'sitting', x: -half, lean: doing.with ? 3 : 0, gaze: 0.5 };
    const other: Partial<Stand> = { pose: 'sitting', x: half, lean: -3, gaze: -0.5 };
    return two(doing, 0, one, other, { over, width: out * 2 + 50, thing: thing?.at ?? { x: 0, y: l / 2, r: 40 } });
  },
  wave: (doing) => {
    const a = shapeOf(doing.by);
    const thing = thingAt(doing, -a.width * 0.7, 4, { by: 'foot' });
    const half = doing.with ? apart(a, shapeOf(doing.with), 74) : 0;
    const up = (figure: Figure, x: number, side: number) => ({
      x: x + side * (figure.head.r + 22),
      y: figure.head.y - figure.head.r * 0.2,
    });
    return two(
      doing,
      74,
      { gaze: 0.7, lean: -2, right: up(a, -half, 1) },
      { gaze: -0.7, lean: 2, left: doing.with && up(shapeOf(doing.with), half, -1) },
      between(thing && { markup: place(thing.markup, -half, 0), at: { ...thing.at, x: thing.at.x - half } }),
    );
  },
  point: (doing) => {
    const a = shapeOf(doing.by);
    const half = doing.with ? apart(a, shapeOf(doing.with), 20) : 0;
    const hand = { x: -half - a.width * 0.5 - 46, y: doing.thing && !doing.up ? a.chest.y - 4 : a.head.y + 6 };
    const thing = thingAt(doing, hand.x - 50, doing.up ? hand.y - 44 : 6, {
      grow: 1.1,
      by: doing.up ? 'middle' : 'foot',
    });
    return two(doing, 20, { gaze: -1, lean: -4, left: hand }, { gaze: -1, lean: -2 }, between(thing));
  },
  build: (doing) => {
    const a = shapeOf(doing.by, 'sitting');
    const b = doing.with && shapeOf(doing.with, 'sitting');
    const mid = b ? (a.width - b.width) / 4 : a.width * 0.5 + 40;
    const grip = doing.thing && props[doing.thing];
    const grow = grip?.grip === 'ground' ? 0.8 : 1.15;
    const thing = thingAt(doing, mid, -34, { by: 'foot', grow });
    const heap = {
      markup:
        place(sheets(doing.house && !doing.thing ? littleHouse : blocks, doing.tone), mid, 0) + (thing?.markup ?? ''),
      at: thing?.at ?? { x: mid, y: -50, r: 46 },
    };
    const y = thing ? -52 : -64;
    return two(
      doing,
      86,
      { pose: 'sitting', lean: 6, gaze: 0.9, right: { x: mid - 22, y }, left: { x: mid - 42, y: -22 } },
      { pose: 'sitting', lean: -6, gaze: -0.9, left: { x: mid + 22, y }, right: { x: mid + 42, y: -22 } },
      between(heap),
    );
  },
  sleep: (doing) => {
    const a = shapeOf(doing.by, 'sleeping');
    const half = doing.with ? apart(a, shapeOf(doing.with, 'sleeping'), 14) : 0;
    const wide = (doing.with ? half * 4 : a.width) * 1.04;
    const nest =
      cutEllipse(0, -6, wide * 0.6, 24, doing.tone('#a8894f'), 5) +
      mirrored(strip(trace`M${wide * 0.5} -8l12 -10M${wide * 0.3} 12l14 8`, doing.tone(paper.sage), 5)) +
      cutEllipse(0, -12, wide * 0.53, 17, doing.tone('#c9ad6d'), 0);
    const thing = thingAt(doing, -half - a.width * 0.5 - 10, 6, { by: 'foot', grow: 0.9 });
    const asleep: Partial<Stand> = { pose: 'sleeping' };
    return two(doing, 14, asleep, asleep, { ...between(thing), behind: nest, afloat: true });
  },
  walk: (doing) => {
    const a = shapeOf(doing.by);
    const half = doing.with ? apart(a, shapeOf(doing.with), 30) : 0;
    const { stand, thing } = doing.thing
      ? inHand(doing, a, -half, 1)
      : { stand: { left: { x: -half - a.width * 0.5, y: a.chest.y - 8 } }, thing: undefined };
    const b = doing.with && shapeOf(doing.with);
    const one: Partial<Stand> = { stride: -1, lean: -5, gaze: -0.5, ...stand };
    const left = b && at(half - b.width * 0.5, b.chest.y - 8);
    const other: Partial<Stand> = { stride: -1, lean: -5, gaze: -0.7, left };
    return two(doing, 30, one, other, between(thing));
  },
  whisper: (doing) => {
    const [a, b] = [shapeOf(doing.by), shapeOf(doing.with as Player)];
    const half = Math.max(apart(a, b, -6), (a.head.r + b.head.r) * 0.5 + 6);
    const near = { x: -half + a.head.r * 1.1, y: a.head.y + a.head.r * 0.86 };
    const thing = thingAt(doing, -half - a.width * 0.6, 4, { by: 'foot' });
    return two(doing, 0, { x: -half, lean: 7, gaze: 1, right: near }, { x: half, lean: 2, gaze: -0.6 }, between(thing));
  },
};

/** A dark hollow in the ground, if the story has one and there is nothing else to look into. */
const hollow = ({ hollow, tone }: Doing, x: number): Placed | undefined => {
  const [edge, deep] = hollow === 'water' ? ['#a9936e', '#7fb7cf'] : ['#6d5a48', '#2f2a3c'];
  const wide = hollow === 'water' ? 1.7 : 1;
  const dark =
    cutEllipse(x, 0, 48 * wide, 14 * wide, tone(edge), -3) + cutEllipse(x, 3, 42 * wide, 10 * wide, tone(deep), 0);
  return hollow ? { markup: dark, at: { x, y: 0, r: 24 } } : undefined;
};

/** Lifts a group onto a seat, unless somebody has their own: a wheelchair. */
function seated(sitting: Group, doing: Doing, wide: number): Group {
  const ones = [doing.by, doing.with].filter((one) => one !== undefined);
  const high = ones.some((one) => shapeOf(one, 'sitting').height === shapeOf(one).height) ? 0 : 30;
  const up = <P extends Point>(point: P): P => ({ ...point, y: point.y - high });
  const seen = sitting.seen.map((one) => ({ ...one, face: up(one.face), hands: one.hands.map(up) as [Point, Point] }));
  const markup = seat(doing, wide) + place(sitting.markup, 0, -high);
  const lifted = { ...sitting, seen, markup, head: up(sitting.head), height: sitting.height + high };
  return sitting.thing ? { ...lifted, thing: up(sitting.thing) } : lifted;
}

const seat = ({ seat: on, tone }: Doing, wide: number): string =>
  on === 'bench'
    ? cut`${tone('#8f6246')} 4 M${-wide * 0.52} -40V2H${-wide * 0.44}V-40H${wide * 0.44}V2H${wide * 0.52}V-40Z` +
      cut`${tone('#b0834f')} 4 M${-wide * 0.62} -46H${wide * 0.62}V-28H${-wide * 0.62}Z`
    : on
      ? cut`${tone(on)} 4 M${-wide * 0.7} 0Q${-wide * 0.7} -40 ${-wide * 0.4} -44Q0 -52 ${wide * 0.44} -43Q${wide * 0.7} -38 ${wide * 0.7} 0Z`
      : cut`${tone('#9a6b45')} 4 M${-wide * 0.62} -30Q${-wide * 0.66} -44 ${-wide * 0.58} -44H${wide * 0.58}Q${wide * 0.66} -44 ${wide * 0.62} -30V-4H${-wide * 0.62}Z` +
        all([20, 14, 8], (r, i) => cutEllipse(wide * 0.61, -24, r * 0.64, r, tone(i % 2 ? '#b0834f' : '#d9b377'), 0));

const ladder = (x: number, rails: number, high: number, tone: Player['tone']) =>
  sheets(
    `wood/9 M${x - rails} 0V${-high}M${x + rails} 0V${-high}
    wood/8 ${times(Math.floor(high / 44), (i) => `M${x - rails} ${-26 - i * 44}H${x + rails}`)}`,
    tone,
  );

const littleHouse = `wood M-46 0V-66H46V0Z
  -#8f6246/4 M-44 -22H44M-44 -44H44
  brick M-60 -60L0 -108L60 -60Z
  bark M-14 0V-34a14 14 0 0 1 28 0V0Z`;

const blocks = `mustard M-58 0V-34H-22V0Z
  sage M-18 0V-34H18V0Z
  coral M22 0V-34H58V0Z
  -cream M-46 -12L-40 -24L-34 -12ZM34 -24H46V-12H34Z`;
