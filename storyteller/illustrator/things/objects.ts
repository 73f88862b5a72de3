import { cutPath } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { sheet } from '../paint/sheets.ts';
import { circle, ellipse, place, strip, times } from '../paint/svg.ts';
import { type Thing, thing } from './thing.ts';

/** Every thing with a face. */
export const objects = {
  /** A star with soft points. */
  star: {
    ...thing(paper.butter, 130, 128, { x: 0, y: -62, scale: 0.9 }, 34),
    body: sheet`butter M0 -132C10 -128 16 -92 26 -86C36 -80 66 -88 70 -78C74 -68 46 -48 44 -38C42 -28 56 -2 46 4C38 10 14 -12 0 -12C-14 -12 -38 10 -46 4C-56 -2 -42 -28 -44 -38C-46 -48 -74 -68 -70 -78C-66 -88 -36 -80 -26 -86C-16 -92 -10 -128 0 -132Z`,
  },
  moon: {
    ...thing(paper.moon, 120, 124, { x: 4, y: -62, scale: 0.95 }, 34),
    body: sheet`moon M0 -124C38 -124 62 -96 62 -62C62 -28 38 0 0 0C-38 0 -62 -28 -62 -62C-62 -96 -38 -124 0 -124Z | -#ecd8a6 M-45 -90a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z | -#ecd8a6 M32 -28a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Z | -#ecd8a6 M-36 -22a6 6 0 1 1 12 0a6 6 0 1 1 -12 0Z`,
  },
  sun: {
    ...thing('#f6cf74', 150, 142, { x: 0, y: -71, scale: 0.95 }, 30),
    body: (tone) =>
      times(12, (i) => place(cutPath('M-11 -54L0 -78L11 -54Z', tone(paper.mustard), 2), 0, -71, 1, i * 30)) +
      circle(0, -71, 54, tone('#f6cf74')),
  },
  cloud: {
    ...thing('#fbf5e8', 150, 96, { x: 0, y: -40, scale: 0.92 }, 40),
    body: sheet`#fbf5e8 M-62 0a34 34 0 0 1 -4 -62a40 40 0 0 1 62 -26a38 38 0 0 1 60 18a36 36 0 0 1 8 70Z`,
  },
  car: {
    ...thing(paper.brick, 160, 104, { x: 0, y: -44, scale: 0.82 }),
    body: sheet`brick M-78 -18V-52Q-76 -64 -60 -66L-46 -98Q-42 -106 -32 -106H32Q42 -106 46 -98L60 -66Q76 -64 78 -52V-18Z | -#cfe3e4 M-48 -68L-36 -94H-4V-68ZM48 -68L36 -94H4V-68Z | -lampPale M-69 -44a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z | -lampPale M51 -44a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z | -#4d4652 M-67 -19a19 19 0 1 1 38 0a19 19 0 1 1 -38 0Z | -butter M-57 -19a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z | -#4d4652 M29 -19a19 19 0 1 1 38 0a19 19 0 1 1 -38 0Z | -butter M39 -19a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z`,
  },
  train: {
    ...thing(paper.teal, 130, 142, { x: 0, y: -58, scale: 0.86 }),
    body: sheet`slate M-14 -104V-138H-20V-148H20V-138H14V-104Z | teal M-50 -20V-66C-50 -124 50 -124 50 -66V-20Z | -lampPale M-10 -96a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z | brick M-62 -28H62L46 -2H-46Z | -#4d4652 M-50 -10a12 12 0 1 1 24 0a12 12 0 1 1 -24 0ZM26 -10a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z | -butter M-43 -10a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM33 -10a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z`,
  },
  boat: {
    ...thing(paper.coral, 160, 170, { x: 0, y: -30, scale: 0.78 }),
    body: sheet`-bark/7 M0 -50V-172 | cream M10 -166Q60 -120 62 -72H10Z | butter M-10 -150Q-44 -112 -46 -74H-10Z | coral M-84 -62H84Q76 0 44 0H-44Q-76 0 -84 -62Z`,
  },
  rocket: {
    ...thing(paper.brick, 110, 180, { x: 0, y: -86, scale: 0.74 }, 16),
    body: sheet`teal M-34 -44Q-66 -26 -60 10L-28 -12ZM34 -44Q66 -26 60 10L28 -12Z | #f6ead2 M-40 0C-60 -66 -42 -140 0 -184C42 -140 60 -66 40 0Z | -brick M-31 -136Q-20 -162 0 -184Q20 -162 31 -136Q0 -126 -31 -136Z | -brick M-43 -14H43L40 2H-40Z`,
  },
  tree: {
    ...thing('#7fa866', 140, 210, { x: 0, y: -122, scale: 0.95 }),
    body: sheet`bark M-18 0Q-12 -40 -14 -76H14Q12 -40 20 0Z | #7fa866 M-70 -118C-78 -150 -50 -166 -42 -164C-40 -206 40 -206 42 -164C60 -168 82 -146 70 -114C76 -84 52 -70 34 -74C20 -60 -20 -60 -34 -74C-56 -68 -76 -88 -70 -118Z`,
  },
  flower: {
    ...thing(paper.coral, 120, 176, { x: 0, y: -116, scale: 0.78 }),
    body: (tone) =>
      strip('M0 0Q6 -40 0 -76', tone('#5f9a55'), 9) +
      cutPath('M3 -22Q44 -58 60 -32Q42 -8 3 -12ZM-2 -34Q-42 -68 -56 -44Q-40 -20 -2 -24Z', tone('#6fa860'), 3) +
      times(9, (i) => place(ellipse(0, -42, 17, 21, tone(paper.coral)), 0, -116, 1, i * 40)) +
      circle(0, -116, 40, tone(paper.butter)),
  },
  snowman: {
    ...thing(paper.brick, 110, 190, { x: 0, y: -122, scale: 0.84 }),
    body: sheet`-bark/6 M-46 -66L-78 -88M46 -66L78 -88 | #f4f4ee M0 -88C40 -88 58 -66 58 -40C58 -14 40 0 0 0C-40 0 -58 -14 -58 -40C-58 -66 -40 -88 0 -88Z | -ink M-5 -50a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z | -ink M-5 -28a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z | #f8f8f2 M0 -164C26 -164 42 -146 42 -122C42 -98 26 -82 0 -82C-26 -82 -42 -98 -42 -122C-42 -146 -26 -164 0 -164Z | brick M-40 -92Q0 -74 40 -92L42 -78Q0 -60 -42 -78Z | navy M-26 -156V-192H26V-156H40V-146H-40V-156Z`,
  },
  ball: {
    ...thing(paper.teal, 100, 100, { x: 0, y: -50, scale: 0.86 }),
    limbs: '#6b4a3d',
    body: sheet`-teal M-50 -50a50 50 0 1 1 100 0a50 50 0 1 1 -100 0Z | -cream M-49 -62Q0 -44 49 -62Q54 -50 50 -40Q0 -22 -50 -40Q-54 -50 -49 -62Z`,
  },
  balloon: {
    ...thing(paper.coral, 104, 186, { x: 0, y: -126, scale: 0.86 }),
    body: sheet`-bark/3 M0 -62Q-14 -40 0 -22T-4 0 | coral M0 -184C38 -184 54 -156 52 -128C50 -98 22 -76 8 -68L12 -58H-12L-8 -68C-22 -76 -50 -98 -52 -128C-54 -156 -38 -184 0 -184Z`,
  },
  house: {
    ...thing(paper.brick, 150, 164, { x: 0, y: -62, scale: 0.9 }),
    body: sheet`bark M34 -118V-164H58V-96Z | #efd9b2 M-62 0V-100H62V0Z | brick M-84 -92L-6 -160Q0 -164 6 -160L84 -92Q80 -82 70 -86H-70Q-80 -82 -84 -92Z | -bark M-14 0V-22a14 14 0 0 1 28 0V0Z`,
  },
  ghost: {
    ...thing('#f4f1ea', 110, 140, { x: 0, y: -84, scale: 0.95 }, 18),
    body: sheet`#f4f1ea M0 -142C40 -142 54 -110 54 -76V-6Q44 8 32 -6Q18 8 6 -6Q-8 8 -20 -6Q-32 8 -42 -6L-54 -8V-76C-54 -110 -40 -142 0 -142Z`,
  },
} satisfies Record<string, Thing>;
