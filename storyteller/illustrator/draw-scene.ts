import { createRandom, type Random } from '../random.ts';
import type { SceneForPicture, Shot, ThingId } from '../scene.ts';
import { cast } from './cast.ts';
import type { Pose } from './characters/figure.ts';
import { arrange } from './layout.ts';
import { picture, place } from './paint/svg.ts';
import { drawProp, propScale, props } from './props/props.ts';
import { holdsUp, thingFor as names, namesHollow, namesHouse, pointsUp, thingsNamed } from './props/thing-words.ts';
import { colourOf } from './props/tint.ts';
import { isSnowy, isStormy, lightIn, type Place, placeFor, seatIn } from './scenery.ts';
import { flakes } from './settings/snow.ts';
import { castTone, createStage } from './stage.ts';
import { actOut } from './staging/act-out.ts';
import { inBed } from './staging/bed.ts';
import { type Group, group, type Player, type Seen, withBeside } from './staging/group.ts';

export interface PictureSize {
  /** Pixels; only their ratio changes the composition. */
  width: number;
  height: number;
  /** The book's seed. The same seed and scene give the same picture. */
  seed: string;
}

/** The visible parts of a scene. The framing depends on its paragraph. */
export type DrawnScene = Pick<SceneForPicture, 'setting' | 'characters' | 'light' | 'mood'> &
  Partial<Pick<SceneForPicture, 'alt' | 'paragraph' | 'action' | 'thing' | 'shot' | 'indoors' | 'people' | 'bed'>>;

/** A picture and the positions of everything in it, in units of which the shorter side has 1000. */
export interface Composed {
  svg: string;
  w: number;
  h: number;
  place: Place['name'];
  seen: Seen[];
  thing?: { x: number; y: number; r: number };
  /** The things that it shows: the tale's own first. */
  things: ThingId[];
}

/**
 * Draws a scene as SVG: the place in its light and everyone in it, no face hidden, doing what the tale
 * says with its thing. Pure: no text of the scene reaches the markup (P24); words only choose what is
 * drawn.
 */
export const drawScene = (scene: DrawnScene, size: PictureSize): string => compose(scene, size).svg;

/** Like `drawScene`, but also returns the positions of what it drew. */
export function compose(told: DrawnScene, size: PictureSize): Composed {
  const named = thingsNamed(told.alt ?? '');
  const thing = told.thing ?? (told.action && named[0]);
  const scene = thing ? { ...told, thing } : told;
  // A second thing that the sentence names stands beside those whom the picture is about.
  const second = thing && named.find((one) => one !== thing && !(lies(scene) && bedding.includes(one)));
  const unit = 1000 / Math.min(size.width, size.height);
  const [w, h] = [size.width * unit, size.height * unit];
  const light = lightIn(scene.setting, scene.light);
  const rolls = createRandom(`${size.seed} ${scene.mood} ${scene.paragraph ?? 0}`).fork('places');
  const where = placeFor(scene.setting, scene.indoors, lies(scene));
  const plain = createStage(w, h, light, size.seed, Math.max(size.width, size.height) > 600);
  const tone = castTone(where.setting.lamplit && light === 'night' ? 'dusk' : light);
  const players = scene.characters.slice(0, 10).map((name, index): Player => {
    const known = scene.people?.[index];
    const looksOn = known?.grown && ![scene.action?.by, scene.action?.with].includes(index);
    const mood = known?.asleep ? 'sleepy' : looksOn && scene.mood === 'sleepy' ? 'calm' : awake(scene);
    return { index, mood, tone, draw: cast(name, known), grown: known?.grown };
  });
  const groups = groupsOf(scene, players, where, plain.dark, rolls, second);
  const camera = cameraFor(scene, groups, size.seed, where.setting.huge);
  const hidden = 1 - 1 / camera.zoom;
  const left = w * hidden * (camera.turn ? 1 - camera.x : camera.x);
  const view = { left, right: left + w * (1 - hidden), top: camera.y * h * hidden };
  const snowy = isSnowy(scene.setting);
  const stage = { ...plain, storm: isStormy(scene.setting), snowy, view };
  const spots = arrange(groups, w, h, rolls, { size: camera.figures, near: camera.shot === 'near' });
  const placed = spots.map((spot) => ({ ...spot, group: groups[spot.index] as Group }));
  const shown = [0, 1].map((row) =>
    placed
      .filter((spot) => spot.row === row)
      .map(({ group: { markup }, x, y, scale }) => place(markup, x, y, scale, 0, camera.mirror))
      .join(''),
  );
  const behind = place(
    where.setting.behind(stage) + (snowy && !where.setting.lamplit && where.name !== 'snow' ? flakes(stage) : ''),
    camera.x * w * (1 - camera.zoom) + (camera.turn ? w * camera.zoom : 0),
    camera.y * h * (1 - camera.zoom),
    camera.zoom,
    0,
    camera.turn,
  );
  const front =
    where.setting.front && camera.shot !== 'near'
      ? place(where.setting.front(stage), camera.turn ? w : 0, 0, 1, 0, camera.turn)
      : '';
  const at = <P extends { x: number; y: number }>(spot: (typeof placed)[number], point: P): P => ({
    ...point,
    x: spot.x + point.x * spot.scale * (camera.mirror ? -1 : 1),
    y: spot.y + point.y * spot.scale,
  });
  const seen = placed.flatMap((spot) =>
    spot.group.seen.map(
      ({ index, face, hands: [left, right] }): Seen => ({
        index,
        face: { ...at(spot, face), r: face.r * spot.scale },
        hands: [at(spot, left), at(spot, right)],
      }),
    ),
  );
  const holder = placed.find((spot) => spot.group.thing);
  const seenThing = holder?.group.thing && at(holder, holder.group.thing);
  // Flowers in the corners frame the picture, but never hide a sleeper's face.
  const low = seen.some(({ face }) => face.y > h * 0.78 && Math.abs(face.x - w / 2) > w * 0.25);
  const content = low ? behind + front + shown.join('') : behind + shown.join('') + front;
  return {
    svg: picture(`0 0 ${Math.round(w)} ${Math.round(h)}`, content, { width: size.width, height: size.height }),
    w,
    h,
    place: where.name,
    seen,
    things: [seenThing && scene.thing, second].filter((one) => one !== undefined),
    ...(seenThing && holder && { thing: { ...seenThing, r: seenThing.r * holder.scale } }),
  };
}

/** Whether anybody lies down and needs a bed. */
const lies = ({ action, mood }: DrawnScene) =>
  action?.kind === 'sleep' || action?.kind === 'under-blanket' || (!action && mood === 'sleepy');

/** The mood in faces: eyes close in bed and in a hug, and nobody looks at something with closed eyes. */
const awake = ({ action, mood }: DrawnScene): SceneForPicture['mood'] =>
  (action && mood === 'tender' && !/hug|sleep|blanket/.test(action.kind)) || /look|point/.test(action?.kind ?? '')
    ? (mood.replace(/tender|sleepy/, 'calm') as typeof mood)
    : mood;

/** The pose that the mood gives to a character without an action. */
function poseFor(mood: SceneForPicture['mood'], index: number, roll: number): Pose {
  if (mood === 'joyful') return index === 0 || roll < 0.4 ? 'waving' : 'standing';
  if (mood === 'tender') return roll < 0.6 ? 'sitting' : 'standing';
  return index > 0 && roll < 0.25 ? 'sitting' : 'standing';
}

/** Groups the players: those in the action form one group, everyone else stands alone. */
function groupsOf(
  scene: DrawnScene,
  players: Player[],
  where: Place,
  dark: boolean,
  rolls: Random,
  second?: ThingId,
): Group[] {
  const tone = players[0]?.tone ?? ((colour: string) => colour);
  const told = scene.action ?? (scene.thing ? { kind: 'hold' as const, by: 0 } : undefined);
  const action = told ?? (scene.mood === 'sleepy' ? { kind: 'sleep' as const, by: 0, with: 1 } : undefined);
  const by = action && players[action.by];
  if (!action || !by) {
    return players.map((player) =>
      group([{ player, x: 0, pose: poseFor(scene.mood, player.index, rolls.next()), gaze: player.index ? 0.5 : 0 }]),
    );
  }
  const other = action.with === action.by ? undefined : players[action.with ?? -1];
  const doing = {
    kind: action.kind,
    by,
    with: other,
    thing: scene.thing,
    colour: scene.thing && colourOf(scene.alt ?? '', (word) => names(word) === scene.thing),
    house: namesHouse(scene.alt ?? ''),
    seat: seatIn(where),
    bed: scene.bed,
    hollow: scene.alt === undefined || namesHollow(scene.alt),
    up: action.kind === 'hold' ? holdsUp(scene.alt ?? '') : pointsUp(scene.alt ?? '', scene.thing),
    dark,
    tone,
    grow: scene.shot === 'wide' ? 1.4 : 1.1,
  };
  const abed = where.bed && (action.kind === 'sleep' || action.kind === 'under-blanket');
  const sleepers =
    scene.mood === 'sleepy' && abed ? players.slice(0, 4) : [by, other].filter((one) => one !== undefined);
  const acting = abed ? inBed(doing, sleepers) : actOut(doing);
  const main = second ? withThing(acting, second, doing, scene.alt) : acting;
  const doers = new Set(main.seen.map(({ index }) => index));
  const others = players.filter(({ index }) => !doers.has(index));
  const half = others.length / 2;
  const alone = others.map((player, n) => {
    const gaze = n < half ? 0.9 : -0.9;
    const roll = rolls.next();
    if (player.mood === 'sleepy') return group([{ player, x: 0, pose: 'sleeping' }]);
    const pose =
      // A grown-up who sits on the ground would be as small as a child.
      action.kind === 'stand' || player.grown
        ? 'standing'
        : main.height < 150 && roll < 0.7
          ? 'sitting'
          : poseFor(scene.mood === 'joyful' ? 'calm' : scene.mood, 1, roll);
    return group([{ player, x: 0, pose, gaze }]);
  });
  // Onlookers stand on both sides.
  return [...alone.slice(0, Math.ceil(half)), main, ...alone.slice(Math.ceil(half))];
}

/** What every bed is drawn with. */
const bedding: readonly ThingId[] = ['blanket', 'pillow'];

/** Puts a thing on the ground beside those whom the picture is about. */
function withThing(
  main: Group,
  id: ThingId,
  { tone, dark, grow }: { tone: Player['tone']; dark: boolean; grow: number },
  sentence = '',
) {
  const scale = propScale * grow;
  const { width, height } = props[id];
  const colour = colourOf(sentence, (word) => names(word) === id);
  const art = drawProp(id, 0, 0, scale, tone, { dark, colour });
  return withBeside(main, art, { width: width * scale, height: height * scale });
}

/** The size of people and the zoom into the place at each distance. */
const shots: Record<Shot, { figures: number; zoom: number }> = {
  wide: { figures: 0.76, zoom: 1 },
  middle: { figures: 1.2, zoom: 1.16 },
  near: { figures: 1.85, zoom: 1.7 },
};

/** Frames the place. The pictures of one book show it from both sides, nearer and farther. */
function cameraFor(scene: DrawnScene, groups: Group[], seed: string, huge = false) {
  const rolls = createRandom(`${seed} ${scene.paragraph ?? 0}`).fork('frame');
  const shot = scene.shot ?? (groups.length > 4 ? 'wide' : 'middle');
  const { figures, zoom } = shots[shot];
  return {
    shot,
    figures: (scene.shot || scene.action ? figures : 1) * (huge && shot === 'middle' ? 0.66 : 1),
    turn: rolls.chance(0.5),
    mirror: rolls.chance(0.5),
    zoom: zoom * (shot === 'wide' ? 1 : rolls.pick([0.94, 1, 1.06])),
    x: rolls.pick([0.3, 0.5, 0.7]),
    y: shot === 'near' ? rolls.pick([0.6, 0.72]) : 0.82,
  };
}
