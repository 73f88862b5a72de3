import { paper } from '../paint/palette.ts';
import { disc } from '../paint/sheets.ts';
import { room } from './room.ts';

const framed = (picture: string) => `mustard M-100 0V-170H100V0Z | -cream M-82 -18V-152H82V-18Z | ${picture}`;
const landscape = framed('-sky M-70 -30V-140H70V-30Z | -sage M-70 -30V-70Q-20 -110 20 -66Q50 -90 70 -70V-30Z');
const apples = framed(`-butter M-70 -30V-140H70V-30Z | -brick ${disc(-22, -62, 28)} | -moss ${disc(28, -56, 22)}`);
const ship = framed('-sky M-70 -30V-140H70V-30Z | -slate M-40 -60H40L22 -38H-22Z | -white M4 -66V-128L40 -66Z');
const bone = '#f3e8cc';
const skeleton = `#8d8478 M-290 0V-50H290V0Z | -${bone}/16 M-280 -130Q-180 -240 -40 -240Q60 -240 100 -316Q124 -380 176 -398 | -${bone}/10 M-110 -232Q-124 -180 -96 -148M-74 -240Q-88 -176 -60 -136M-38 -242Q-52 -176 -24 -136M-2 -240Q-16 -180 10 -148 | -${bone}/14 M-100 -216L-132 -130L-112 -54H-84M34 -226L62 -140L44 -54H74 | ${bone} M150 -426Q184 -448 220 -424L258 -396Q262 -378 242 -376L180 -374Q146 -386 150 -426Z | -bark ${disc(192, -408, 8)}`;
const rope = 'mustard/9 M-190 0V-96M190 0V-96 | brick/8 M-190 -88Q0 -20 190 -88';

const pictures = [[landscape, 0.18, 0.4] as const, [ship, 0.9, 0.38, 0.9] as const];

/** A hall with framed pictures; in a museum of nature there stands a skeleton. */
const hall = (wall: string, stands: readonly (readonly [art: string, x: number, y: number, scale?: number])[]) =>
  room({ wall, floor: '#b08a66', line: 0.7, rug: paper.brick, pieces: [...pictures, ...stands] });

export const museum = hall('#8fa39b', [[skeleton, 0.54, 0.75, 1.1]]);
export const gallery = hall('#d9cbb5', [
  [apples, 0.55, 0.44, 1.5],
  [rope, 0.55, 0.76],
]);
