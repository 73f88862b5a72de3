import { paper } from '../paint/palette.ts';
import { disc, sheet } from '../paint/sheets.ts';
import { type Thing, thing } from './thing.ts';

const wheel = (x: number, r: number) => `-#4d4652 ${disc(x, -r, r)} | -butter ${disc(x, -r, Math.round(r * 0.45))}`;

/** Friendly vehicles with a face. */
export const vehicles = {
  digger: {
    ...thing(paper.mustard, 180, 132, { x: -26, y: -62, scale: 0.8 }),
    body: sheet`mustard/13 M22 -62L54 -118L80 -72 | slate M60 -78H98L92 -42Q76 -32 62 -46Z | -#4d4652 M-74 -30H24Q38 -30 38 -15T24 0H-74Q-88 0 -88 -15T-74 -30Z | -butter ${disc(-70, -15, 8)} | -butter ${disc(-25, -15, 8)} | -butter ${disc(20, -15, 8)} | mustard M-72 -28V-92Q-72 -106 -58 -106H8Q22 -106 26 -92L34 -28Z | -cream M-62 -38V-88Q-62 -96 -54 -96H4Q12 -96 14 -88L20 -38Z`,
  },
  truck: {
    ...thing(paper.brick, 190, 112, { x: 46, y: -60, scale: 0.72 }),
    body: sheet`wood M-94 -26V-104H4V-26Z | -butter/4 M-86 -84H-4M-86 -64H-4M-86 -44H-4 | brick M4 -22V-82Q4 -96 18 -96H70Q90 -96 92 -78V-22Z | -cream M14 -34V-80Q14 -86 22 -86H70Q80 -86 80 -76V-34Z | ${wheel(-62, 20)} | ${wheel(46, 20)}`,
  },
  fireEngine: {
    ...thing(paper.brick, 190, 124, { x: 46, y: -58, scale: 0.72 }),
    body: sheet`-stone/4 M-92 -104H30M-92 -120H30M-80 -104V-120M-56 -104V-120M-32 -104V-120M-8 -104V-120M16 -104V-120 | sky M40 -96V-112H58V-96Z | brick M-94 -22V-86H10V-96H72Q90 -96 92 -78V-22Z | -cream M-84 -52H6V-40H-84Z | -cream M14 -32V-80Q14 -86 22 -86H70Q80 -86 80 -76V-32Z | ${wheel(-62, 20)} | ${wheel(46, 20)}`,
  },
  tractor: {
    ...thing(paper.moss, 170, 138, { x: 34, y: -60, scale: 0.72 }),
    body: sheet`slate M44 -88V-122H56V-88Z | moss M-66 -88V-130Q-66 -138 -58 -138H-6Q2 -138 2 -130V-88Z | -#cfe3e4 M-56 -92V-128H-8V-92Z | moss M-70 -30V-92H66Q82 -92 82 -76V-26H-20Z | -cream M0 -36V-84H68V-36Z | ${wheel(-48, 36)} | ${wheel(56, 22)}`,
  },
  plane: {
    ...thing(paper.coral, 200, 118, { x: 46, y: -62, scale: 0.74 }, 36),
    body: sheet`teal M-84 -66L-104 -116H-76L-48 -78Z | coral M-96 -64Q-60 -94 0 -98H48Q96 -96 98 -62Q96 -28 48 -26H-24Q-80 -36 -96 -64Z | -#cfe3e4 ${disc(-46, -66, 8)} | -#cfe3e4 ${disc(-20, -68, 8)} | teal M-4 -52L-48 -6H-16L36 -46Z`,
  },
  bus: {
    ...thing(paper.butter, 200, 130, { x: 0, y: -56, scale: 0.86 }),
    body: sheet`butter M-98 -20V-114Q-98 -130 -82 -130H82Q98 -130 98 -114V-20Z | -#cfe3e4 M-86 -118H-34V-88H-86ZM-26 -118H26V-88H-26ZM34 -118H86V-88H34Z | ${wheel(-58, 20)} | ${wheel(58, 20)}`,
  },
} satisfies Record<string, Thing>;
