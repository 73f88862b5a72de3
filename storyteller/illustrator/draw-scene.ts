import { createRandom } from '../random.ts';
import type { SceneForPicture } from '../scene.ts';
import { cast } from './cast.ts';
import type { Act, Figure, Pose } from './characters/figure.ts';
import { arrange, type Spot } from './layout.ts';
import { sceneryFor } from './scenery.ts';
import { castTone, createStage } from './stage.ts';
import { ellipse, picture, place } from './svg.ts';

export interface PictureSize {
  /** Pixels; only their ratio changes the composition. */
  width: number;
  height: number;
  /** The book's seed: the same seed and scene give the same picture. */
  seed: string;
}

/** What of a scene can be seen. Scenes beside other paragraphs are framed otherwise. */
export type DrawnScene = Pick<SceneForPicture, 'setting' | 'characters' | 'light' | 'mood'> & { paragraph?: number };

/** What the mood makes the characters do; the first one is whom the picture is about. */
function poseFor(mood: SceneForPicture['mood'], index: number, roll: number): Pose {
  if (mood === 'sleepy') return index === 0 || roll < 0.6 ? 'sleeping' : 'sitting';
  if (mood === 'joyful') return index === 0 || roll < 0.4 ? 'waving' : 'standing';
  if (mood === 'tender') return roll < 0.6 ? 'sitting' : 'standing';
  return index > 0 && roll < 0.25 ? 'sitting' : 'standing';
}

/**
 * The picture of a scene as SVG: the setting in its light, and everyone who is there, no face
 * hidden. Pure: no text of the scene reaches the markup (P24), only what the words choose.
 */
export function drawScene(scene: DrawnScene, size: PictureSize): string {
  const unit = 1000 / Math.min(size.width, size.height);
  const [w, h] = [size.width * unit, size.height * unit];
  const { light, mood } = scene;
  const setting = sceneryFor(scene.setting);
  const stage = createStage(w, h, light, size.seed, Math.max(size.width, size.height) > 600);
  const rolls = createRandom(`${size.seed} ${mood}`).fork('places');
  const act = (pose: Pose, gaze: number): Act => ({
    pose,
    mood,
    gaze,
    tone: castTone(setting.lamplit && light === 'night' ? 'dusk' : light),
  });

  const people = scene.characters
    .slice(0, 10)
    .map((name, i) => ({ draw: cast(name), pose: poseFor(mood, i, rolls.next()) }));
  const sizes = people.map(({ draw, pose }) => draw(act(pose, 0)));
  const spots = arrange(sizes, w, h * 0.93, rolls);
  const hero = spots.find((spot) => spot.index === 0);
  const placed = spots.map((spot) => {
    const one = people[spot.index];
    // All look towards the one the picture is about; that one looks at the reader.
    const gaze = !hero || spot.index === 0 ? 0 : Math.sign(hero.x - spot.x) * 0.8;
    const figure = one?.draw(act(one.pose, gaze));
    return { ...spot, figure };
  });
  const rows = [0, 1].map((row) => {
    const members = placed.filter((spot) => spot.row === row);
    const each = (show: (figure: Figure, spot: Spot) => string) =>
      members.map((spot) => (spot.figure ? show(spot.figure, spot) : '')).join('');
    return (
      each((figure, { x, y, scale }) => footShadow(figure, x, y, scale) + place(figure.behind ?? '', x, y, scale)) +
      each((figure, { x, y, scale }) => place(figure.markup, x, y, scale))
    );
  });
  const shot = frame(scene, size.seed);
  const behind = place(
    setting.behind(stage),
    w / 2 - (shot.mirror ? -1 : 1) * shot.zoom * (w / 2),
    h * 0.82 * (1 - shot.zoom),
    shot.zoom,
    0,
    shot.mirror,
  );
  const front = setting.front ? place(setting.front(stage), shot.mirror ? w : 0, 0, 1, 0, shot.mirror) : '';
  // Flowers in the corners frame the picture, but never hide a sleeper's face.
  const low = placed.some(({ figure, x, y, scale }) => {
    if (!figure) return false;
    const face = { x: x + figure.head.x * scale, y: y + figure.head.y * scale };
    return face.y > h * 0.78 && Math.abs(face.x - w / 2) > w * 0.25;
  });
  const content = low ? behind + front + rows.join('') : behind + rows.join('') + front;
  return picture(`0 0 ${Math.round(w)} ${Math.round(h)}`, content, { width: size.width, height: size.height });
}

/** How the place is framed: the pictures of one book show it from both sides, nearer and farther. */
function frame(scene: DrawnScene, seed: string) {
  const rolls = createRandom(`${seed} ${scene.paragraph ?? 0}`).fork('frame');
  return { mirror: rolls.chance(0.5), zoom: scene.characters.length > 4 ? 1 : rolls.pick([1, 1.1, 1.2]) };
}

const footShadow = (figure: Figure, x: number, y: number, scale: number) =>
  ellipse(x, y, figure.width * 0.46 * scale, 9 * scale, '#0d1230', ' fill-opacity=".2"');

/** One figure, standing by itself with the shadow at its feet. */
export const standing = (figure: Figure, x: number, y: number, scale: number) =>
  footShadow(figure, x, y, scale) + place((figure.behind ?? '') + figure.markup, x, y, scale);
