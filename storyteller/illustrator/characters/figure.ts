import type { Mood } from '../../scene.ts';
import type { Point } from '../point.ts';

export const poses = ['standing', 'waving', 'sitting', 'sleeping'] as const;
export type Pose = (typeof poses)[number];

/** What a character is doing in a picture. */
export interface Act {
  pose: Pose;
  mood: Mood;
  /** Where it looks: -1 is to the left of the picture, 1 to the right. */
  gaze: number;
  /** Where its hands (paws, wings, fins) reach, in its own units; a hand of which nothing is said rests. */
  reach?: { left?: Point | undefined; right?: Point | undefined };
  /** The eyes are closed, whatever the pose: asleep in a bed. */
  shut?: boolean;
  /** One foot before the other, towards the right (1) or the left (-1). */
  stride?: number;
  /** A colour under the light of the scene. */
  tone(colour: string): string;
}

/**
 * A drawn character. Its feet are at 0,0 and it grows upwards, `width` and `height` around that
 * point; `head` is the height of the face's middle. One unit is a hundredth of a cat.
 */
export interface Figure {
  /** What reaches out behind it (tail, cape), so that it never lies over a neighbour's face. */
  behind?: string;
  markup: string;
  /** Arms that reach: they lie over what they hold. */
  front?: string;
  /** Where its hands are, and the middle of its chest. */
  hands: { left: Point; right: Point };
  chest: Point;
  width: number;
  height: number;
  head: { x: number; y: number; r: number };
}

/** Draws the character; what makes it itself (colours, accessory) is already decided. */
export type Draw = (act: Act) => Figure;
