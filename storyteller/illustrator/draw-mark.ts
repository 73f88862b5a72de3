import { paper } from './paint/palette.ts';
import { path, picture, rect } from './paint/svg.ts';

/**
 * Draws the logo: a moon that is also a fox's tail with a pale tip, in an open book. It is readable
 * at 16 px. `ground` adds a night-blue tile, which the favicon needs.
 */
export function drawMark({ size = 32, ground = true } = {}): string {
  const moon = path('M31.7 4A23 23 0 1 0 55 34A19 19 0 1 1 31.7 4Z', paper.lamp);
  const tip = path('M31.7 4A23 23 0 0 0 12.2 17.3L16.4 15.4L17.6 19.6L20.6 15.6L23 18.4Q24.4 9.6 31.7 4Z', '#fff3d6');
  const book =
    path('M4 41Q20 36 32 45Q44 36 60 41V56Q44 51 32 59.5Q20 51 4 56Z', paper.white) +
    path('M30.6 44L32 45L33.4 44V58.6L32 59.5L30.6 58.6Z', '#c9a86a');
  return picture('0 0 64 64', (ground ? rect(0, 0, 64, 64, '#1b2340', 15) : '') + moon + tip + book, {
    width: size,
    height: size,
  });
}
