import type { KnownPerson, Light, Mood } from '../scene.ts';
import { cast } from './cast.ts';
import type { Pose } from './characters/figure.ts';
import { picture, round } from './paint/svg.ts';
import { castTone } from './stage.ts';

export interface CharacterSize {
  /** Width and height in pixels. */
  size: number;
  pose?: Pose;
  mood?: Mood;
  light?: Light;
  /** `head` shows only the face, for chips and avatars; `whole`, the default, shows the full figure. */
  crop?: 'whole' | 'head';
  /** What is known besides the name, as in a story's pictures. */
  known?: Pick<KnownPerson, 'look' | 'pronoun'>;
}

/**
 * Draws one character without a background as a square SVG, for a preset id or any name. It looks
 * as in every book picture (CREATE-15). No letter of the name reaches the markup (P24).
 */
export function drawCharacter(
  name: string,
  { size, pose = 'standing', mood = 'calm', light = 'day', crop = 'whole', known = {} }: CharacterSize,
): string {
  const figure = cast(name, known)({ pose, mood, gaze: 0, tone: castTone(light) });
  const { x, y, r } = figure.head;
  const square =
    crop === 'head'
      ? { side: r * 3.1, left: x - r * 1.55, top: y - r * 1.72 }
      : wholeSquare(figure.width, figure.height);
  return picture(
    `${round(square.left)} ${round(square.top)} ${round(square.side)} ${round(square.side)}`,
    (crop === 'whole' ? (figure.behind ?? '') : '') + figure.markup,
    { width: size, height: size },
  );
}

function wholeSquare(width: number, height: number) {
  // A tail may extend a third beyond the body on one side.
  const side = Math.max(width * 1.55, height + 22);
  return { side, left: -side / 2 + width * 0.06, top: -side + 12 + (side - height - 22) / 2 };
}
