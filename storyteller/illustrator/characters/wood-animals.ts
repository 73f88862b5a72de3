import { lighter } from '../paint/colour.ts';
import { cut, cutCircle, cutEllipse, cutPath, cutStrip } from '../paint/cut.ts';
import { all, circle, each, ellipse, flat, mirrored, path, place, strip, thread } from '../paint/svg.ts';
import type { Build } from './body.ts';
import { face } from './face.ts';

const [foxRust, foxCream, foxSock] = ['#d9743c', '#fbeedb', '#5b3b36'];

export const fox: Build = {
  coat: foxRust,
  belly: foxCream,
  paws: foxSock,
  size: { hips: 34, torso: 66, legs: 24, limb: 19 },
  head: { rx: 56, ry: 42 },
  above: 34,
  drawTail: ({ tone }) =>
    cut`${tone(foxRust)} 4 M-10 8C30 24 84 6 84 -50C84 -84 62 -104 46 -112C56 -84 44 -64 26 -50C8 -38 -14 -24 -10 8Z` +
    path('M46 -112C62 -104 84 -84 84 -50Q76 -62 66 -56Q64 -70 52 -72Q54 -92 46 -112Z', tone(foxCream)),
  drawHead: (act, tone) =>
    mirrored(
      cutPath('M10 -32Q28 -72 46 -78Q54 -48 48 -14Z', tone(foxRust), 3) +
        flat`${tone(foxSock)} M33 -70Q41 -77 46 -78Q51 -60 51 -46Q42 -50 33 -70Z` +
        path('M22 -36Q32 -56 40 -58Q44 -38 40 -20Z', tone('#f2b894')),
    ) +
    cut`${tone(foxRust)} 4 M0 -44C32 -44 46 -26 50 -6Q58 8 62 14Q42 40 0 42Q-42 40 -62 14Q-58 8 -50 -6C-46 -26 -32 -44 0 -44Z` +
    flat`${tone(foxCream)} M0 0C10 -6 34 -6 44 4Q54 10 62 14Q42 40 0 42Q-42 40 -62 14Q-54 10 -44 4C-34 -6 -10 -6 0 0Z` +
    path('M0 -44Q8 -24 0 2Q-8 -24 0 -44Z', lighter(tone(foxRust), 0.16)) +
    face(act, { eyes: [22, -4, 6], cheeks: [38, 14, 8], nose: [15, 15], mouth: [25, 18] }),
};

const [squirrelRusset, squirrelCream] = ['#b5613a', '#f8e6cd'];

export const squirrel: Build = {
  coat: squirrelRusset,
  belly: squirrelCream,
  size: { hips: 28, torso: 52, legs: 16, limb: 16 },
  head: { rx: 43, ry: 38 },
  above: 30,
  drawTail: ({ tone }) =>
    place(
      cut`${tone(squirrelRusset)} 4 M-14 8C14 20 44 6 40 -24C36 -52 20 -80 30 -110C40 -142 84 -148 100 -120C108 -104 96 -90 82 -96C100 -70 108 -28 86 4C66 32 14 34 -14 22Z` +
        flat`${lighter(tone(squirrelRusset), 0.2)} M4 18C36 20 62 2 60 -28C58 -58 42 -84 50 -106C56 -124 76 -128 86 -116C74 -118 66 -108 70 -94C88 -68 96 -30 78 -2C62 20 30 26 4 18Z`,
      0,
      -16,
    ),
  drawHead: (act, tone) =>
    mirrored(
      cutPath('M12 -28Q20 -56 34 -70Q46 -44 40 -10Z', tone(squirrelRusset), 3) +
        path('M21 -34Q27 -50 33 -54Q38 -38 34 -22Z', tone('#e8b093')),
    ) +
    cut`${tone(squirrelRusset)} 4 M0 -38C28 -38 43 -20 44 2C46 26 28 37 0 37C-28 37 -46 26 -44 2C-43 -20 -28 -38 0 -38Z` +
    path('M0 2C16 -8 40 2 42 14C38 32 22 37 0 37C-22 37 -38 32 -42 14C-40 2 -16 -8 0 2Z', tone(squirrelCream)) +
    face(act, { eyes: [20, -3, 6.4], cheeks: [31, 14, 8], nose: [11, 11], mouth: [20, 16] }),
  drawCoat: ({ tone, pose }, _w, h) =>
    pose === 'sleeping'
      ? ''
      : cutEllipse(0, -h * 0.34, 10, 12, tone('#b98555'), 2) +
        path(`M-12 ${-h * 0.42}Q0 ${-h * 0.74} 12 ${-h * 0.42}Q0 ${-h * 0.36} -12 ${-h * 0.42}Z`, tone('#7a5136')),
};

const [chipmunkBrown, chipmunkDark, chipmunkCream] = ['#bd8a58', '#5f4233', '#f8e8cf'];

export const chipmunk: Build = {
  coat: chipmunkBrown,
  belly: chipmunkCream,
  size: { hips: 28, torso: 48, legs: 15, limb: 15 },
  head: { rx: 45, ry: 38 },
  above: 12,
  drawTail: ({ tone }) =>
    cutStrip('M-4 2C34 14 60 -10 56 -56', tone(chipmunkBrown), 27, 4) +
    strip('M2 2C34 10 56 -12 55 -54', tone(chipmunkDark), 7),
  drawCoat: ({ tone }, w, h) =>
    thread`${tone(chipmunkDark)} 6 M${-w * 0.8} ${-h * 0.9}Q${-w * 1.02} ${-h * 0.5} ${-w * 0.84} ${-h * 0.12}M${w * 0.8} ${-h * 0.9}Q${w * 1.02} ${-h * 0.5} ${w * 0.84} ${-h * 0.12}`,
  drawHead: (act, tone) =>
    mirrored(cutCircle(28, -32, 15, tone(chipmunkBrown), 3) + circle(28, -31, 8, tone('#e6b79a'))) +
    cut`${tone(chipmunkBrown)} 4 M0 -38C26 -38 40 -22 44 0C54 24 30 38 0 38C-30 38 -54 24 -44 0C-40 -22 -26 -38 0 -38Z` +
    path('M0 -37Q7 -20 0 0Q-7 -20 0 -37Z', tone(chipmunkDark)) +
    mirrored(
      path('M6 -12Q26 -22 44 -4L45 2Q26 -14 4 -4Z', tone(chipmunkDark)) +
        path('M4 -3Q26 -14 45 3L46 14Q28 8 6 6Z', tone(chipmunkCream)) +
        path('M12 8Q28 6 46 16L44 21Q28 13 12 12Z', tone(chipmunkDark)),
    ) +
    path('M0 10C18 4 40 18 34 28C24 36 12 38 0 38C-12 38 -24 36 -34 28C-40 18 -18 4 0 10Z', tone(chipmunkCream)) +
    face(act, { eyes: [21, -1, 6], cheeks: [34, 23, 8], nose: [12, 11], mouth: [21, 16] }),
};

const [ladybugRed, ladybugDark, ladybugCream] = ['#cf4f3d', '#43394a', '#f7dfc4'];

export const ladybug: Build = {
  coat: ladybugDark,
  belly: '#6a5a66',
  size: { hips: 27, torso: 46, legs: 16, limb: 11 },
  head: { rx: 41, ry: 36 },
  above: 30,
  drawBack: ({ tone }) =>
    cut`${tone(ladybugRed)} 4 M0 -8C40 -12 60 12 56 38C52 58 24 62 0 44C-24 62 -52 58 -56 38C-60 12 -40 -12 0 -8Z` +
    each('-42 14 6, 42 14 6, -46 34 5, 46 34 5, -34 46 5, 34 46 5', (x, y, r) => circle(x, y, r, tone(ladybugDark))),
  drawCoat: (act, w, h) =>
    act.pose === 'sleeping'
      ? ellipse(-4, -h * 0.3, w * 1.9, h * 0.74, act.tone(ladybugRed)) +
        all([-30, -2, 26], (x, i) => circle(x, -h * 0.4 + (i % 2) * 14, 6, act.tone(ladybugDark)))
      : strip(`M${-w * 0.44} ${-h * 0.5}H${w * 0.44}M${-w * 0.5} ${-h * 0.3}H${w * 0.5}`, act.tone(ladybugDark), 2.6),
  drawHead: (act, tone) =>
    mirrored(cutStrip('M12 -30Q14 -52 30 -58', tone(ladybugDark), 5, 2) + cutCircle(31, -58, 7, tone(ladybugRed), 2)) +
    cut`${tone(ladybugDark)} 4 M0 -36C26 -36 41 -20 42 2C42 24 26 35 0 35C-26 35 -42 24 -42 2C-41 -20 -26 -36 0 -36Z` +
    path('M0 -12C8 -24 34 -22 34 2C34 22 18 30 0 30C-18 30 -34 22 -34 2C-34 -22 -8 -24 0 -12Z', tone(ladybugCream)) +
    face(act, { eyes: [16, -1, 6.2], cheeks: [23, 13, 7], smile: [15, 15] }),
};
