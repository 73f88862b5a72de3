import { cut, cutEllipse, cutPath, cutStrip } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { disc, sheets } from '../paint/sheets.ts';
import { all, circle, ellipse, path, place, rect, strip, times, trace } from '../paint/svg.ts';
import { glow } from '../sky.ts';
import type { Setting, Stage } from '../stage.ts';
import { bigWindow, indoors } from './room.ts';

function bed(stage: Stage): string {
  const c = (colour: string) => indoors(stage, colour);
  return (
    cut`${c('#9a6b45')} 4 M-190 0V-178Q-190 -200 -168 -200Q-146 -200 -146 -178V0ZM190 0V-112Q190 -130 172 -130Q154 -130 154 -112V0Z` +
    cutPath('M-150 -52H160V-4H-150Z', c('#b5834f'), -3) +
    cutPath('M-146 -96C-146 -126 -70 -128 -64 -96V-60H-146Z', c(paper.cream), 3) +
    cut`${c(paper.teal)} 4 M-92 -52C-96 -100 -60 -112 -20 -108C60 -116 158 -112 160 -52V-30Q120 -18 90 -30Q60 -18 30 -30Q0 -18 -30 -30Q-60 -18 -92 -30Z` +
    all([-50, -4, 42, 88, 130], (px, i) => circle(px, -76 + (i % 2) * 22, 9, c(i % 2 ? paper.butter : paper.cream)))
  );
}

export const lamp = (stage: Stage) =>
  cutPath('M-52 0V-96H52V0Z', indoors(stage, '#a87748'), 4) +
  strip('M-52 -60H52', indoors(stage, '#7d5638'), 4) +
  circle(0, -32, 6, indoors(stage, paper.butter)) +
  (stage.dark ? glow(0, -170, 170) : '') +
  cutStrip('M0 -98V-140', indoors(stage, paper.brick), 12, 2) +
  cutPath('M-42 -138L-24 -196H24L42 -138Q0 -128 -42 -138Z', stage.dark ? paper.lamp : paper.butter, 3);

export function bookcase(stage: Stage): string {
  const spines = [paper.brick, paper.mustard, paper.teal, paper.sage, paper.navy, paper.coral];
  const row = (top: number) =>
    times(spines.length, (i) => {
      const high = 56 + ((i * 7 + top) % 3) * 7;
      return rect(-70 + i * 23, top - high, 19, high, indoors(stage, spines.at(i + (top % 5)) ?? paper.brick), 2);
    });
  return (
    cutPath('M-86 0V-250H86V0Z', indoors(stage, '#96693f'), 5) +
    rect(-74, -238, 148, 104, indoors(stage, '#6d4a32')) +
    rect(-74, -122, 148, 104, indoors(stage, '#6d4a32')) +
    row(-134) +
    row(-18)
  );
}

const moonPicture = `wood M-62 0V-90H62V0Z
  -navy M-52 -80H52V-10H-52Z
  -moon ${disc(18, -48, 18)}
  -navy ${disc(26, -52, 15)}
  -sage M-52 -10v-18q30 -22 56 -4t48 -2v24Z`;
const cubes = `-mustard M-40 -40H0V0H-40Z
  -sage M4 -40H44V0H4Z
  -coral M-18 -80H22V-40H-18Z`;

/** A child's room: bed, lamp, books and the sky in the window. */
export const bedroom: Setting = {
  lamplit: true,
  behind(stage) {
    const { w, h } = stage;
    const c = (colour: string) => indoors(stage, colour);
    const frame = place(sheets(moonPicture, c, 4), w * 0.83, h * 0.38);
    const stripes = times(Math.ceil(w / 90), (i) => rect(i * 90, 0, 34, h * 0.66, c('#c5ceb2')));
    return (
      rect(0, 0, w, h, c('#cfd6bd')) +
      stripes +
      frame +
      bigWindow(stage, w * 0.27, h * 0.5, 290, 350) +
      cut`${c(paper.coral)} 5 M${w * 0.27 - 50} ${h * 0.12}h60q10 ${h * 0.2} -50 ${h * 0.38}q-24 -10 -30 -${h * 0.1}ZM${w * 0.27 + 340} ${h * 0.12}h-60q-10 ${h * 0.2} 50 ${h * 0.38}q24 -10 30 -${h * 0.1}Z` +
      rect(w * 0.27 - 74, h * 0.115, 438, 14, c('#8a6246'), 7) +
      rect(0, h * 0.66, w, h, c('#c29a6c')) +
      path(trace`M0 ${h * 0.66}h${w}v14h${-w}Z`, c('#e9dcc0')) +
      place(bookcase(stage), w * 0.1, h * 0.7) +
      place(bed(stage), w * 0.79, h * 0.72) +
      place(lamp(stage), w * 0.525, h * 0.69) +
      (stage.dark ? ellipse(w * 0.5, h * 0.9, w * 0.44, h * 0.09, paper.lamp, ' fill-opacity=".12"') : '') +
      cutEllipse(w * 0.48, h * 0.9, w * 0.36, h * 0.07, c('#d9a15f'), 3) +
      ellipse(w * 0.48, h * 0.9, w * 0.31, h * 0.055, c(paper.butter))
    );
  },
  front: (stage) =>
    place(
      sheets(cubes, (colour) => indoors(stage, colour)),
      stage.w * 0.94,
      stage.h * 0.995,
    ),
};
