import { paper } from './palette.ts';
import { path, picture, rect } from './svg.ts';

/** The crescent that is also a tail, curled up on an open book. It is read at 16 px. */
export function drawMark({ size = 32, ground = true } = {}): string {
  const moon = path(
    'M38.5 6C24 7.5 13 18.5 13 32C13 40 17 46 23 50H41C33 46 28 39 28 30.5C28 20.5 32 11.5 38.5 6Z',
    paper.lamp,
  );
  const book =
    path('M6 43Q20 37 32 46Q44 37 58 43V57Q44 51 32 59Q20 51 6 57Z', paper.white) +
    path('M31 46.5H33V58H31Z', '#c9b28a');
  return picture('0 0 64 64', (ground ? rect(0, 0, 64, 64, '#1b2340', 15) : '') + moon + book, {
    width: size,
    height: size,
  });
}
