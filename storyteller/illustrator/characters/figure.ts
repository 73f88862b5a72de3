import type { Mood } from '../../scene.ts';
import type { Point } from '../paint/point.ts';

export const poses = ['standing', 'waving', 'sitting', 'sleeping'] as const;
export type Pose = (typeof poses)[number];

/** What a character is doing in a picture. */
export interface Act {
  pose: Pose;
  mood: Mood;
  /** Where it looks: -1 is to the left of the picture, 1 to the right. */
  gaze: number;
  /** Where its hands (paws, wings, fins) reach, in its own units; a hand without a target rests. */
  reach?: { left?: Point | undefined; right?: Point | undefined };
  /** Closes the eyes, whatever the pose: asleep in a bed. */
  shut?: boolean;
  /** Out of its wheelchair, if it has one: in bed, on a ladder. */
  lifted?: boolean;
  /** One foot before the other, towards the right (1) or the left (-1). */
  stride?: number;
  /** A colour under the light of the scene. */
  tone(colour: string): string;
}

/**
 * A drawn character. Its feet are at 0,0 and it extends upwards; `width` is centred on that point,
 * and `head` is the middle of the face. One unit is a hundredth of a cat.
 */
export interface Figure {
  /** Parts that extend behind it (tail, cape), drawn first so that they never cover a neighbour's face. */
  behind?: string;
  markup: string;
  /** Reaching arms, drawn over what they hold. */
  front?: string;
  /** The positions of its hands; `chest` is the middle of its chest. */
  hands: { left: Point; right: Point };
  chest: Point;
  width: number;
  /** How far its tail reaches to the side. */
  tail?: number;
  height: number;
  head: { x: number; y: number; r: number };
}

/** Draws a character whose colours and accessory are already decided. */
export type Draw = (act: Act) => Figure;
