import { darker, lighter } from '../paint/colour.ts';
import { cut, cutCircle, cutPath, cutStrip } from '../paint/cut.ts';
import { circle, ellipse, flat, mirrored, path, place, rect, strip, thread } from '../paint/svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, face, mouth, smile } from './face.ts';

const [catGrey, catCream] = ['#9aa3ae', '#f7eee0'];
export const catStripe = '#6f7987';

export const cat: Build = {
  coat: catGrey,
  belly: catCream,
  paws: catCream,
  size: { hips: 33, torso: 62, legs: 24, limb: 19 },
  head: { rx: 52, ry: 43 },
  above: 26,
  drawTail: ({ tone }) =>
    cutStrip('M0 0C46 12 66 -16 58 -52C54 -74 68 -86 78 -80', tone(catGrey), 17, 4) +
    strip('M61 -67C62 -78 70 -84 78 -80', tone(catStripe), 17),
  drawCoat: ({ tone }, w, h) =>
    thread`${tone(catStripe)} 6 M${-w * 0.98} ${-h * 0.5}h13M${-w} ${-h * 0.3}h13M${w * 0.98} ${-h * 0.5}h-13M${w} ${-h * 0.3}h-13`,
  drawHead: (act, tone) =>
    mirrored(
      cutPath('M12 -34Q26 -64 42 -72Q52 -42 47 -14Z', tone(catGrey), 3) +
        path('M24 -38Q32 -54 39 -58Q44 -40 41 -24Z', tone('#e6b3a6')),
    ) +
    cut`${tone(catGrey)} 4 M0 -44C36 -44 54 -22 54 4C54 30 32 42 0 42C-32 42 -54 30 -54 4C-54 -22 -36 -44 0 -44Z` +
    strip('M0 -42V-24M-14 -40V-28M14 -40V-28M-52 6H-38M52 6H38M-49 18L-36 16M49 18L36 16', tone(catStripe), 6) +
    path('M0 6C14 -2 30 10 26 24C24 36 12 42 0 42C-12 42 -24 36 -26 24C-30 10 -14 -2 0 6Z', tone(catCream)) +
    face(act, { eyes: [22, -2, 6.4], cheeks: [38, 18, 8], nose: [14, 12, tone('#d98880')], mouth: [23, 18] }) +
    strip('M30 24L50 20M30 29L49 31M-30 24L-50 20M-30 29L-49 31', tone('#5b6370'), 1.8),
};

const [dogTan, dogBrown, dogCream] = ['#e3bb85', '#8f5f41', '#fbf1e0'];

export const dog: Build = {
  coat: dogTan,
  belly: dogCream,
  paws: dogCream,
  size: { hips: 36, torso: 64, legs: 26, limb: 21 },
  head: { rx: 52, ry: 44 },
  above: 4,
  drawTail: ({ tone }) => cutStrip('M0 0Q38 -6 48 -44', tone(dogTan), 17, 4),
  drawHead: (act, tone) =>
    cut`${tone(dogTan)} 4 M0 -46C34 -46 50 -24 51 2C52 30 32 44 0 44C-32 44 -52 30 -51 2C-50 -24 -34 -46 0 -46Z` +
    path('M2 -10C2 -34 18 -44 30 -38C48 -28 50 -4 44 8C30 16 4 10 2 -10Z', tone(dogBrown)) +
    path('M0 -46Q10 -20 6 0H-6Q-10 -20 0 -46Z', tone(dogCream)) +
    ellipse(act.gaze * 3, 20, 28, 22, tone(dogCream)) +
    mirrored(cut`${tone(dogBrown)} 4 M30 -38C52 -46 70 -20 66 14C64 34 46 36 42 18Q42 -10 30 -38Z`) +
    face(act, { eyes: [22, -6, 6.2], cheeks: [38, 14, 8], nose: [11, 19], mouth: [24, 20] }),
};

const [rabbitFur, rabbitCream, rabbitPink] = ['#e9dccb', '#fffaf0', '#eeb5a6'];

export const rabbit: Build = {
  coat: rabbitFur,
  belly: rabbitCream,
  foot: rabbitCream,
  size: { hips: 33, torso: 58, legs: 20, limb: 19 },
  head: { rx: 47, ry: 42 },
  above: 72,
  drawTail: ({ tone }) => cutCircle(24, -4, 17, tone(rabbitCream), 3),
  drawHead: (act, tone) =>
    cutPath('M-8 -34C-20 -60 -36 -108 -22 -114C-4 -118 4 -70 2 -36Z', tone(rabbitFur), 3) +
    path('M-10 -44C-18 -66 -26 -98 -20 -102C-10 -102 -4 -68 -4 -46Z', tone(rabbitPink)) +
    cut`${tone(rabbitFur)} 3 M6 -36C8 -64 16 -104 32 -104C48 -102 64 -78 58 -66C52 -58 42 -74 36 -72Q30 -56 28 -34Z` +
    path('M15 -46C17 -68 23 -92 31 -94Q38 -88 34 -76Q26 -64 24 -44Z', tone(rabbitPink)) +
    cut`${tone(rabbitFur)} 4 M0 -42C30 -42 46 -22 48 2C50 28 30 41 0 41C-30 41 -50 28 -48 2C-46 -22 -30 -42 0 -42Z` +
    path('M0 8C12 0 28 10 26 24C24 36 12 41 0 41C-12 41 -24 36 -26 24C-28 10 -12 0 0 8Z', tone(rabbitCream)) +
    (act.pose !== 'sleeping' && (act.mood === 'calm' || act.mood === 'joyful' || act.mood === 'tender')
      ? rect(-4 + act.gaze * 3, 24, 8, 8, '#ffffff', 2, ` stroke="${tone('#cdbfae')}" stroke-width="1.2"`)
      : '') +
    face(act, { eyes: [21, -3, 6.2], cheeks: [33, 15, 9], nose: [13, 11, tone('#d98880')] }) +
    mouth(
      { ...act, mood: act.mood === 'joyful' ? 'calm' : act.mood, pose: act.pose === 'waving' ? 'standing' : act.pose },
      21,
      17,
    ),
};

const [monkeyBrown, monkeyPeach] = ['#94623f', '#f4cfa8'];

export const monkey: Build = {
  coat: monkeyBrown,
  belly: monkeyPeach,
  paws: monkeyPeach,
  size: { hips: 31, torso: 58, legs: 26, limb: 17 },
  head: { rx: 60, ry: 43 },
  above: 10,
  drawTail: ({ tone }) =>
    cutStrip('M0 0C50 16 84 -14 74 -52C66 -78 32 -70 38 -46C42 -34 58 -36 56 -48', tone(monkeyBrown), 11, 4),
  drawHead: (act, tone) =>
    mirrored(cutCircle(50, -2, 18, tone(monkeyBrown), 3) + circle(50, -1, 10, tone(monkeyPeach))) +
    cutPath('M-6 -44Q-4 -58 10 -58Q4 -52 8 -44Z', tone(monkeyBrown), 2) +
    cut`${tone(monkeyBrown)} 4 M0 -44C34 -44 50 -22 50 2C50 28 30 43 0 43C-30 43 -50 28 -50 2C-50 -22 -34 -44 0 -44Z` +
    flat`${tone(monkeyPeach)} M0 -22C10 -36 40 -32 40 -6C40 2 36 6 36 12C36 32 18 38 0 38C-18 38 -36 32 -36 12C-36 6 -40 2 -40 -6C-40 -32 -10 -36 0 -22Z` +
    face(act, { eyes: [19, -6, 6], cheeks: [27, 12, 8], nose: [9, 10, tone('#7a4a3a')], smile: [20, 22] }),
};

const [elephantGrey, elephantPink] = ['#94a6bd', '#e3b3ae'];

export const elephant: Build = {
  coat: elephantGrey,
  belly: '#c0ccd9',
  size: { hips: 47, torso: 72, legs: 30, limb: 29 },
  head: { rx: 72, ry: 50 },
  above: 2,
  chin: 12,
  tail: 'hangs',
  drawTail: ({ tone }) =>
    cutStrip('M0 0Q34 2 40 34', tone(elephantGrey), 8, 3) +
    cutPath('M34 30Q52 36 48 56Q34 52 34 30Z', tone(darker(elephantGrey, 0.3)), 2),
  drawHead: (act, tone) =>
    mirrored(
      cut`${tone(elephantGrey)} 4 M30 -30C54 -60 98 -48 96 -6C94 28 64 46 36 26Z` +
        flat`${tone(elephantPink)} M40 -24C60 -46 86 -36 85 -6C82 20 62 32 42 18Z`,
    ) +
    cut`${tone(elephantGrey)} 4 M0 -50C34 -50 52 -28 52 0C52 28 32 44 0 44C-32 44 -52 28 -52 0C-52 -28 -34 -50 0 -50Z` +
    path('M-12 -49Q0 -62 10 -49Q0 -46 -12 -49Z', tone(darker(elephantGrey, 0.12))) +
    cheeks(act, 36, 16, 9) +
    place(smile(act, 26, 15), 31, 0) +
    cutStrip('M0 4C1 24 -4 36 -1 48C2 62 21 62 24 48', tone(lighter(elephantGrey, 0.06)), 25, 4) +
    strip('M-11 20Q0 26 11 19M-13 32Q-2 38 9 32M-13 45Q-2 50 9 44', tone(darker(elephantGrey, 0.14)), 3) +
    path('M-22 26Q-28 38 -19 43Q-13 37 -13 27ZM14 27Q14 37 20 43Q28 38 22 26Z', tone('#fbf3e0')) +
    eyes(act, 24, -8, 6.4),
  foot: '#8799b0',
};
