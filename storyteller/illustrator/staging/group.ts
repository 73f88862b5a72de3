import type { Act, Draw, Figure, Pose } from '../characters/figure.ts';
import { turned } from '../characters/limbs.ts';
import type { Point } from '../paint/point.ts';
import { all, ellipse, place } from '../paint/svg.ts';

/** A character in a picture, before it is placed. */
export interface Player {
  index: number;
  draw: Draw;
  mood: Act['mood'];
  tone: Act['tone'];
  grown?: boolean | undefined;
}

/** A member of a group: the position of the feet (in the group's units), the lean and the pose. */
export interface Stand {
  player: Player;
  x: number;
  y?: number;
  lean?: number;
  pose?: Pose;
  gaze?: number;
  stride?: number;
  /** The target positions of its hands, in the group's units. */
  left?: Point | undefined;
  right?: Point | undefined;
}

/** The final positions of a figure's face and hands. */
export interface Seen {
  index: number;
  face: Point & { r: number };
  hands: [Point, Point];
}

/** People (and a thing) who are placed together as one unit. */
export interface Group {
  seen: Seen[];
  /** All layers, the lowest first. */
  markup: string;
  width: number;
  height: number;
  head: { x: number; y: number; r: number };
  /** The middle and the size of the tale's thing. */
  thing?: Point & { r: number };
  /** Whether it stands in the front row whatever its height, because the picture is about it. */
  first?: boolean;
}

/** What is drawn between the members of a group. */
export interface Between {
  /** Drawn behind everybody: a log, a bed. */
  behind?: string;
  /** Drawn in front of the bodies and behind the hands: what is held. */
  held?: string;
  /** Drawn in front of everybody: a blanket. */
  over?: string;
  thing?: Point & { r: number };
  width?: number;
  height?: number;
  /** No shadows at the feet: they are in bed. */
  afloat?: boolean;
}

/** Draws a stand's figure, with hand targets turned into its leaning coordinates. */
function pose({ player, x, y = 0, lean = 0, pose: how = 'standing', gaze = 0, stride, left, right }: Stand): Figure {
  const own = (to: Point | undefined) => to && turned({ x: to.x - x, y: to.y - y }, -lean);
  return player.draw({
    pose: how,
    mood: player.mood,
    gaze,
    tone: player.tone,
    ...(stride && { stride }),
    ...((left || right) && { reach: { left: own(left), right: own(right) } }),
  });
}

/** Returns the player out of its wheelchair, if it has one. */
export const lifted = (player: Player): Player => ({ ...player, draw: (act) => player.draw({ ...act, lifted: true }) });

/** A player's figure in its plain pose, from which distances are calculated. */
export const shapeOf = (player: Player, how: Pose = 'standing') => pose({ player, x: 0, pose: how });

export const footShadow = (width: number, x: number) => ellipse(x, 0, width * 0.46, 9, '#0d1230', ' fill-opacity=".2"');

/** Draws stands (back to front) and what is between them as one group centred at 0. */
export function group(stands: Stand[], between: Between = {}): Group {
  const drawn = stands.map((stand) => ({ stand, figure: pose(stand) }));
  let [low, high, top] = [0, 0, between.height ?? 0];
  for (const { stand, figure } of drawn) {
    const tip = turned({ x: 0, y: -figure.height }, stand.lean ?? 0);
    const hands = [figure.hands.left, figure.hands.right].map((hand) => turned(hand, stand.lean ?? 0).x);
    const [half, { r }] = [figure.width / 2, figure.head];
    const sides = [figure.tail ?? 0, -half, half, tip.x - r, tip.x + r, ...hands.flatMap((x) => [x - 14, x + 14])];
    low = Math.min(low, stand.x + Math.min(...sides));
    high = Math.max(high, stand.x + Math.max(...sides));
    top = Math.max(top, figure.height - (stand.y ?? 0));
  }
  const thing = between.thing;
  if (thing) {
    [low, high] = [Math.min(low, thing.x - thing.r), Math.max(high, thing.x + thing.r)];
    top = Math.max(top, thing.r - thing.y);
  }
  if (between.width) [low, high] = [Math.min(low, -between.width / 2), Math.max(high, between.width / 2)];
  const middle = (low + high) / 2;
  const layer = (show: (figure: Figure) => string | undefined) =>
    drawn.map(({ stand, figure }) => {
      const markup = show(figure);
      return markup ? place(markup, stand.x, stand.y ?? 0, 1, stand.lean) : '';
    });
  const markup =
    (between.behind ?? '') +
    (between.afloat ? '' : all(drawn, ({ stand, figure }) => footShadow(figure.width, stand.x))) +
    layer((figure) => figure.behind).join('') +
    layer((figure) => figure.markup).join('') +
    (between.held ?? '') +
    layer((figure) => figure.front).join('') +
    (between.over ?? '');
  const seen = drawn.map(({ stand, figure }): Seen => {
    const at = (point: Point) => {
      const there = turned(point, stand.lean ?? 0);
      return { x: there.x + stand.x - middle, y: there.y + (stand.y ?? 0) };
    };
    const { head, hands } = figure;
    return { index: stand.player.index, face: { ...at(head), r: head.r }, hands: [at(hands.left), at(hands.right)] };
  });
  const lowest = seen.reduce((one, other) => (other.face.y > one.face.y ? other : one)).face;
  return {
    seen,
    markup: place(markup, -middle, 0),
    width: high - low,
    height: top,
    head: lowest,
    ...(thing && { thing: { ...thing, x: thing.x - middle } }),
  };
}

/** Puts something that nobody holds on the ground at the right of a group, its foot at 0,0. */
export function withBeside(main: Group, art: string, { width, height }: { width: number; height: number }): Group {
  const gap = 14;
  const left = -(width + gap) / 2;
  const moved = <P extends Point>(point: P): P => ({ ...point, x: point.x + left });
  return {
    ...main,
    markup: place(main.markup, left, 0) + place(art, (main.width + gap) / 2, 0),
    seen: main.seen.map(({ index, face, hands: [one, other] }) => ({
      index,
      face: moved(face),
      hands: [moved(one), moved(other)],
    })),
    head: moved(main.head),
    width: main.width + gap + width,
    height: Math.max(main.height, height),
    ...(main.thing && { thing: moved(main.thing) }),
  };
}
