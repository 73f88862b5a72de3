import { darker, lighter } from '../paint/colour.ts';
import { cut, cutCircle, cutPath, cutStrip } from '../paint/cut.ts';
import { paper } from '../paint/palette.ts';
import { all, both, circle, ellipse, flat, mirrored, path, place, strip, thread, times } from '../paint/svg.ts';
import type { Build } from './body.ts';
import { cheeks, eyes, face } from './face.ts';
import type { Act } from './figure.ts';

/** The long face of unicorn, zebra and horse; `over` is drawn between the head and the eyes. */
export function horseHead(act: Act, coat: string, muzzle: string, inner: string, over: string): string {
  const { tone } = act;
  const g = act.gaze * 3;
  return (
    mirrored(
      cutPath('M16 -34Q18 -62 34 -72Q46 -50 36 -22Z', tone(coat), 3) +
        path('M23 -36Q26 -52 33 -58Q39 -44 33 -28Z', tone(inner)),
    ) +
    cut`${tone(coat)} 4 M0 -46C30 -46 44 -28 43 -4C42 10 36 14 37 26C38 44 18 50 0 50C-18 50 -38 44 -37 26C-36 14 -42 10 -43 -4C-44 -28 -30 -46 0 -46Z` +
    over +
    path('M0 14C20 8 38 16 37 30C36 46 16 51 0 51C-16 51 -36 46 -37 30C-38 16 -20 8 0 14Z', tone(muzzle)) +
    both((s) => ellipse(s * 13 + g, 25, 3.4, 4.4, tone('#6b5360'))) +
    face(act, { eyes: [24, -7, 6.6], cheeks: [33, 10, 8], smile: [35, 18] })
  );
}

const [unicornWhite, unicornRose, unicornGold, unicornAqua] = ['#f8f1e8', '#e0937f', paper.mustard, '#7fb3b5'];

export const unicorn: Build = {
  coat: unicornWhite,
  belly: '#fffaf2',
  paws: '#c9a27a',
  size: { hips: 36, torso: 66, legs: 32, limb: 20 },
  neck: 8,
  head: { rx: 46, ry: 48 },
  above: 48,
  tail: 'lies',
  drawTail: ({ tone }) =>
    cutPath('M-8 4C30 8 30 -40 58 -44C90 -46 94 -8 76 18C64 34 44 30 40 18C26 28 2 22 -8 4Z', tone(unicornRose), 4) +
    path('M10 6C40 6 40 -30 62 -32C82 -30 82 -6 70 10C60 18 52 12 48 2C40 14 24 14 10 6Z', tone(unicornGold)) +
    path('M30 0C46 -4 48 -22 62 -22C74 -18 70 -4 62 2Q54 0 52 -8Q44 4 30 0Z', tone(unicornAqua)),
  drawHead: (act, tone) => {
    const lock = (d: string, colour: string) => cutPath(d, tone(colour), 3);
    const mane =
      lock('M20 -44C50 -50 66 -24 60 4C58 26 70 34 58 50C40 44 38 20 40 0C40 -20 30 -32 20 -44Z', unicornRose) +
      lock('M14 -46C40 -42 52 -20 48 4C46 16 52 24 46 34C34 24 36 8 34 -6C32 -24 24 -34 14 -46Z', unicornAqua);
    const fringe =
      lock('M-2 -48C-30 -52 -42 -34 -40 -16C-32 -30 -18 -34 -8 -24C-10 -34 -6 -42 -2 -48Z', unicornGold) +
      lock('M2 -48C26 -50 38 -38 36 -22C28 -32 14 -34 4 -24C6 -34 4 -42 2 -48Z', unicornRose);
    const horn =
      cutPath('M-11 -40L0 -96L11 -40Q0 -34 -11 -40Z', tone(paper.butter), 3) +
      strip('M-8 -52L8 -58M-6 -66L6 -72', tone(unicornGold), 3.4);
    return mane + horseHead(act, unicornWhite, '#f5ddd0', '#eeb9ac', fringe + horn);
  },
};

const [zebraWhite, zebraBlack, zebraMuzzle] = ['#f7f1e6', '#453f4e', '#c3b6b9'];

export const zebra: Build = {
  coat: zebraWhite,
  paws: zebraBlack,
  size: { hips: 36, torso: 64, legs: 32, limb: 20 },
  neck: 6,
  head: { rx: 45, ry: 48 },
  above: 28,
  tail: 'hangs',
  drawTail: ({ tone }) =>
    cutStrip('M0 0Q36 -2 42 30', tone(zebraWhite), 9, 3) +
    cutPath('M35 26Q56 34 50 58Q32 50 35 26Z', tone(zebraBlack), 2),
  drawCoat: ({ tone }, w, h) =>
    path(
      all([0.84, 0.62, 0.4, 0.18], (k, i) => {
        const y = -h * k;
        const edge = w * (k > 0.7 ? 0.72 : k > 0.5 ? 0.86 : 0.93);
        const tip = w * (i % 2 ? 0.1 : 0.26);
        return `M${-edge} ${y - 5}Q${-w * 0.4} ${y - 4} ${-tip} ${y + 3}Q${-w * 0.5} ${y + 7} ${-edge} ${y + 6}ZM${edge} ${y - 5}Q${w * 0.4} ${y - 4} ${tip} ${y + 3}Q${w * 0.5} ${y + 7} ${edge} ${y + 6}Z`;
      }),
      tone(zebraBlack),
    ),
  drawHead: (act, tone) => {
    const mane = cutPath('M-14 -40Q-18 -66 -8 -72L-4 -66L2 -76L7 -67L14 -72Q20 -60 14 -40Z', tone(zebraBlack), 3);
    const stripes = flat`${tone(zebraBlack)} M-7 -45Q-4 -30 -8 -20Q-14 -32 -15 -44ZM7 -45Q4 -30 8 -20Q14 -32 15 -44ZM0 -46L3 -46Q3 -22 0 -10Q-3 -22 -3 -46ZM-41 -18Q-34 -20 -29 -26Q-32 -32 -34 -34Q-39 -28 -41 -18ZM41 -18Q34 -20 29 -26Q32 -32 34 -34Q39 -28 41 -18ZM-43 2Q-36 4 -30 10Q-36 14 -38 13Q-42 8 -43 2ZM43 2Q36 4 30 10Q36 14 38 13Q42 8 43 2Z`;
    return mane + horseHead(act, zebraWhite, zebraMuzzle, '#d9b8ae', stripes);
  },
};

const [lionGold, lionMane, lionCream] = ['#e8b45a', '#a9603a', '#fbeed5'];

/** Two rings of tufts. */
const ruff = (r: number, fill: string, turn: number) =>
  place(
    cutPath(
      `${times(12, (i) => {
        const at = (k: number, radius: number) =>
          `${Math.round(Math.cos(k) * radius)} ${Math.round(Math.sin(k) * radius * 0.94)}`;
        const a = (i / 12) * Math.PI * 2;
        const step = Math.PI / 6;
        return `${i ? '' : `M${at(a, r * 0.84)}`}Q${at(a + step * 0.5, r * 1.26)} ${at(a + step, r * 0.84)}`;
      })}Z`,
      fill,
      4,
    ),
    0,
    0,
    1,
    turn,
  );

export const lion: Build = {
  coat: lionGold,
  belly: lionCream,
  size: { hips: 40, torso: 70, legs: 28, limb: 23 },
  head: { rx: 66, ry: 58 },
  above: 4,
  drawTail: ({ tone }) =>
    cutStrip('M0 0C40 8 70 -10 72 -48', tone(lionGold), 11, 4) +
    cutPath('M72 -40C54 -52 62 -82 76 -92C92 -78 92 -50 72 -40Z', tone(lionMane), 3),
  drawHead: (act, tone) =>
    ruff(70, darker(tone(lionMane), 0.14), 15) +
    ruff(61, tone(lionMane), 0) +
    mirrored(cutCircle(34, -36, 14, tone(lionGold), 3) + circle(34, -36, 7, tone(lionCream))) +
    cut`${tone(lionGold)} 4 M0 -42C32 -42 46 -22 47 2C48 30 28 44 0 44C-28 44 -48 30 -47 2C-46 -22 -32 -42 0 -42Z` +
    path('M0 8C14 -2 30 10 27 26C25 38 12 44 0 44C-12 44 -25 38 -27 26C-30 10 -14 -2 0 8Z', tone(lionCream)) +
    face(act, { eyes: [21, -4, 6], cheeks: [35, 14, 8], nose: [13, 17, tone('#6b3a35')], mouth: [25, 19] }),
};

const [giraffeButter, giraffePatch, giraffeCream, giraffeBrown] = ['#efc671', '#b9743f', '#fbeed5', '#7a4f38'];

export const giraffe: Build = {
  coat: giraffeButter,
  belly: giraffeCream,
  paws: giraffeBrown,
  size: { hips: 36, torso: 66, legs: 34, limb: 18 },
  neck: 62,
  head: { rx: 42, ry: 44 },
  above: 34,
  tail: 'hangs',
  drawTail: ({ tone }) =>
    cutStrip('M0 0Q34 0 40 32', tone(giraffeButter), 8, 3) +
    cutPath('M34 28Q54 36 48 56Q32 50 34 28Z', tone(giraffeBrown), 2),
  drawCoat: ({ tone }, w, h) =>
    flat`${tone(giraffePatch)} M${-w * 0.9} ${-h * 0.5}l14 -4l4 14l-12 8ZM${w * 0.9} ${-h * 0.56}l-15 -2l-2 13l12 7ZM${-w * 0.92} ${-h * 0.2}l12 0l3 12l-12 3ZM${w * 0.94} ${-h * 0.22}l-13 2l0 12l11 2ZM${-w * 0.5} ${-h * 0.86}l12 -4l7 10l-11 6ZM${w * 0.24} ${-h * 0.9}l12 2l2 10l-13 2Z`,
  drawHead: (act, tone) => {
    const neck =
      act.pose === 'sleeping'
        ? ''
        : path('M-14 56l11 -3l6 9l-9 7l-8 -4ZM4 72l10 -2v12l-9 1ZM-15 84l9 -2l6 10l-8 7l-7 -3Z', tone(giraffePatch));
    return (
      neck +
      mirrored(
        cutStrip('M13 -32L17 -58', tone(giraffeButter), 9, 2) +
          cutCircle(17, -62, 9, tone(giraffeBrown), 2) +
          cut`${tone(giraffeButter)} 3 M28 -24C44 -44 66 -38 70 -28C62 -10 42 -6 30 -12Z` +
          flat`${tone('#e8b093')} M38 -24C48 -34 58 -32 62 -27C54 -16 44 -14 38 -24Z`,
      ) +
      cut`${tone(giraffeButter)} 4 M0 -42C26 -42 38 -26 37 -6C36 8 32 14 33 24C34 42 16 46 0 46C-16 46 -34 42 -33 24C-32 14 -36 8 -37 -6C-38 -26 -26 -42 0 -42Z` +
      path('M-10 -34l10 -6l8 8l-6 10l-11 -2ZM-28 -16l9 -3l3 9l-9 4ZM22 -22l9 4l0 10l-9 -3Z', tone(giraffePatch)) +
      cut`${tone(giraffeCream)} 0 M0 10C18 6 36 14 35 28C34 44 14 48 0 48C-14 48 -34 44 -35 28C-36 14 -18 6 0 10Z` +
      both((s) => ellipse(s * 11 + act.gaze * 3, 20, 3.2, 4, tone(giraffeBrown))) +
      face(act, { eyes: [21, -8, 6.2], cheeks: [31, 6, 7], smile: [31, 18] })
    );
  },
};

const [alligatorGreen, alligatorBelly] = ['#6f9f68', '#e8dea2'];

export const alligator: Build = {
  coat: alligatorGreen,
  belly: alligatorBelly,
  size: { hips: 38, torso: 72, legs: 22, limb: 21 },
  head: { rx: 56, ry: 40 },
  above: 16,
  tail: 'lies',
  drawTail: ({ tone }) =>
    cutPath('M-24 -30C20 -26 66 -16 104 22C70 34 10 34 -30 22Z', tone(alligatorGreen), 4) +
    path('M0 -28L12 -42L22 -24L36 -34L42 -17L56 -24L60 -8L74 -12L76 1Z', tone(darker(alligatorGreen, 0.16))),
  drawCoat: ({ tone }, w, h) =>
    thread`${tone('#cfc283')} 3.4 M${-w * 0.5} ${-h * 0.56}Q0 ${-h * 0.5} ${w * 0.5} ${-h * 0.56}M${-w * 0.54} ${-h * 0.38}Q0 ${-h * 0.32} ${w * 0.54} ${-h * 0.38}M${-w * 0.46} ${-h * 0.2}Q0 ${-h * 0.14} ${w * 0.46} ${-h * 0.2}`,
  drawHead: (act, tone) => {
    const g = act.gaze * 4;
    const closed = act.pose === 'sleeping' || act.mood === 'sleepy' || act.mood === 'tender';
    const sad = act.mood === 'worried' && act.pose !== 'sleeping';
    const jaw = sad ? 'M-46 24Q0 8 46 24' : 'M-48 14Q0 34 48 14';
    const teeth = sad
      ? ''
      : flat`#fffaf0 M${-32 + g} 20l5 10l6 -8ZM${-10 + g} 24l5 10l5 -9.5ZM${12 + g} 23.5l6 9l4 -10ZM${30 + g} 19.5l6 8l2 -11Z`;
    return (
      both(
        (s) =>
          cutCircle(s * 25, -34, 18, tone(alligatorGreen), 3) +
          ellipse(s * 25 + act.gaze * 2, -33, 12.5, 13, closed ? tone(lighter(alligatorGreen, 0.1)) : '#fffaf0'),
      ) +
      cut`${tone(alligatorGreen)} 4 M-40 -26Q0 -40 40 -26C52 -10 62 4 62 18C62 38 34 42 0 42C-34 42 -62 38 -62 18C-62 4 -52 -10 -40 -26Z` +
      flat`${tone(lighter(alligatorGreen, 0.22))} M-60 10C-52 28 52 28 60 10Q62 14 62 18C62 38 34 42 0 42C-34 42 -62 38 -62 18Q-62 14 -60 10Z` +
      path('M-20 -34l8 -8l7 7l8 -8l7 8l8 -7l4 9Q0 -38 -20 -34Z', tone(darker(alligatorGreen, 0.16))) +
      both((s) => ellipse(s * 12 + g, -2, 4, 3.4, tone(darker(alligatorGreen, 0.4)))) +
      cheeks(act, 44, 6, 9) +
      strip(jaw, tone(darker(alligatorGreen, 0.45)), 3.2) +
      teeth +
      eyes(act, 25, -33, 6.6)
    );
  },
};
