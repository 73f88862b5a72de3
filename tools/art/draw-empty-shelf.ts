import { cast } from '#storyteller/illustrator/cast.ts';
import { cutPath } from '#storyteller/illustrator/paint/cut.ts';
import { paper } from '#storyteller/illustrator/paint/palette.ts';
import { path, picture, place, rect, trace } from '#storyteller/illustrator/paint/svg.ts';
import { moon, star } from '#storyteller/illustrator/sky.ts';
import { castTone } from '#storyteller/illustrator/stage.ts';
import { openBook } from './book.ts';

/** Draws an empty shelf with a cat asleep beside the first book: the library before its first story. */
export function drawEmptyShelf({ width = 480, theme = 'night' as 'night' | 'day' } = {}): string {
  const night = theme === 'night';
  const tone = castTone(night ? 'night' : 'day');
  const wood = tone('#a8764a');
  const sleeper = cast('cat')({ pose: 'sleeping', mood: 'calm', gaze: 0, tone });
  const book = (x: number, w: number, h: number, colour: string, lean = 0) =>
    place(
      cutPath(trace`M0 0V${-h}H${w}V0Z`, tone(colour), -2) +
        rect(0, -h + 16, w, 7, tone(paper.butter)) +
        rect(0, -26, w, 5, tone(paper.butter)),
      x,
      262,
      1,
      lean,
    );
  const pane = 'M46 150V96a54 54 0 0 1 108 0V150Z';
  return picture(
    '0 0 560 340',
    path(
      'M26 300C0 190 40 40 180 34C300 -6 520 10 540 150C556 250 520 320 280 318C160 322 60 330 26 300Z',
      night ? '#252f54' : '#f4ead5',
    ) +
      path(pane, night ? '#141b38' : '#bfe0e2') +
      place(night ? moon(0, 0, 20) : '<circle r="20" fill="#ffe0a0"/>', 116, 92) +
      (night ? star(72, 116, 7) + star(82, 78, 5) : path('M46 150v-26q27 -16 54 -2t54 0v28Z', '#a9c6a0')) +
      `<path d="${pane}M100 42V150M46 104H154" fill="none" stroke="${wood}" stroke-width="7"/>` +
      cutPath('M40 262H520V282H40Z', wood, 8) +
      path('M84 282h16v26q-16 -4 -16 -26ZM460 282h16q0 22 -16 26Z', tone('#7d5640')) +
      book(402, 26, 92, paper.brick) +
      book(430, 20, 78, paper.teal) +
      book(462, 24, 84, paper.mustard, 12) +
      openBook(108, 262, 1.1, paper.coral, tone) +
      place(sleeper.markup, 270, 260, 1.15),
    { width, height: Math.round((width * 340) / 560) },
  );
}
