import { cutPath } from '#storyteller/illustrator/paint/cut.ts';
import { paper } from '#storyteller/illustrator/paint/palette.ts';
import { path, place, strip, thread } from '#storyteller/illustrator/paint/svg.ts';

/** An open book held towards the reader, 80 wide at scale 1; its lower edge is at 0,0. */
export const openBook = (x: number, y: number, scale: number, cover: string, tone: (colour: string) => string) =>
  place(
    cutPath('M-42 -42Q-20 -50 0 -40Q20 -50 42 -42V0Q20 -8 0 2Q-20 -8 -42 0Z', tone(cover), 3) +
      path('M-37 -40Q-18 -46 0 -36Q18 -46 37 -40V-6Q18 -12 0 -3Q-18 -12 -37 -6Z', tone(paper.cream)) +
      strip('M0 -36V-3', tone('#d9c6a0'), 2) +
      thread`${tone('#cdb994')} 2 M-30 -32Q-18 -36 -8 -30M-30 -24Q-18 -28 -8 -22M-30 -16Q-18 -20 -8 -14M30 -32Q18 -36 8 -30M30 -24Q18 -28 8 -22M30 -16Q18 -20 8 -14`,
    x,
    y,
    scale,
  );
