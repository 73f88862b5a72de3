import { darker, type Tone } from '../paint/colour.ts';
import { cut, cutEllipse } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { ellipse, mirrored, strip, thread, trace } from '../paint/svg.ts';

/** The body that sits in the chair: half its hips, its torso's height, and where its seat is above the ground. */
export interface Seated {
  hips: number;
  torso: number;
  limb: number;
  seat: number;
  leg: string;
  foot: string;
  /** The chair's own colour, if one was said. */
  paint: string | undefined;
}

/** Draws a wheelchair from the front, in two parts around the body of who sits in it: 0,0 is the ground below. */
export const wheelchair = {
  /** How far the wheels stand out beside the hips. */
  wide: 22,

  behind({ hips: w, torso: h, seat, paint }: Seated, tone: Tone): string {
    return (
      cut`${tone(paint ?? paper.teal)} 4 M${-w * 1.1} ${-seat + 8}L${-w * 1.02} ${-seat - h * 0.72}Q0 ${-seat - h * 0.84} ${w * 1.02} ${-seat - h * 0.72}L${w * 1.1} ${-seat + 8}Z` +
      mirrored(
        cutEllipse(w + 15, -seat * 0.86, 8, seat * 0.86, tone('#4d4a57'), 3) +
          ellipse(w + 16, -seat * 0.86, 3.6, seat * 0.66, tone(paint ?? '#c9ccd2')),
      )
    );
  },

  /** The lap, the legs on their rests, and the arms of the chair. */
  front({ hips: w, limb, seat, leg, foot, paint = '#6f6b78' }: Seated, tone: Tone): string {
    return (
      strip(trace`M${-w * 0.62} -5H${w * 0.62}`, tone(paint), 5) +
      mirrored(
        thread`${leg} ${limb * 1.1} M${w * 0.46} ${-seat + 2}L${w * 0.46} ${-limb * 0.9}` +
          cutEllipse(w * 0.5, -limb * 0.6, limb * 0.8, limb * 0.46, foot, 2),
      ) +
      ellipse(0, -seat + 1, w * 0.94, limb * 0.72, darker(leg, 0.04)) +
      mirrored(strip(trace`M${w + 3} ${-seat - 14}V${-seat + 6}`, tone(paint), 5))
    );
  },
};
