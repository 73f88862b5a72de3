import { createRandom } from '../random.ts';
import type { SceneForPicture } from '../scene.ts';
import { cast } from './cast.ts';
import type { Act, Figure, Pose } from './characters/figure.ts';
import { arrange } from './layout.ts';
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
export function drawScene(
  scene: Pick<SceneForPicture, 'setting' | 'characters' | 'light' | 'mood'>,
  size: PictureSize,
): string {
  const unit = 1000 / Math.min(size.width, size.height);
  const [w, h] = [size.width * unit, size.height * unit];
  const { light, mood } = scene;
  const setting = sceneryFor(scene.setting);
  const stage = createStage(w, h, light, size.seed);
  const rolls = createRandom(`${size.seed} ${mood}`).fork('places');
  const act = (pose: Pose, gaze: number): Act => ({ pose, mood, gaze, tone: castTone(light) });

  const people = scene.characters
    .slice(0, 10)
    .map((name, i) => ({ draw: cast(name), pose: poseFor(mood, i, rolls.next()) }));
  const sizes = people.map(({ draw, pose }) => draw(act(pose, 0)));
  const spots = arrange(sizes, w, h * (setting.floor ?? 0.93), rolls);
  const hero = spots.find((spot) => spot.index === 0);
  const figures = spots.map((spot) => {
    const one = people[spot.index];
    if (!one) return '';
    // All look towards the one the picture is about; that one looks at the reader.
    const gaze = !hero || spot.index === 0 ? 0 : Math.sign(hero.x - spot.x) * 0.8;
    return standing(one.draw(act(one.pose, gaze)), spot.x, spot.y, spot.scale);
  });
  return picture(
    `0 0 ${Math.round(w)} ${Math.round(h)}`,
    setting.behind(stage) + figures.join('') + (setting.front?.(stage) ?? ''),
    {
      width: size.width,
      height: size.height,
    },
  );
}

/** A figure and the shadow at its feet. */
export const standing = (figure: Figure, x: number, y: number, scale: number) =>
  ellipse(x, y, figure.width * 0.46 * scale, 9 * scale, '#0d1230', ' fill-opacity=".2"') +
  place(figure.markup, x, y, scale);
