import type { Build } from '../characters/body.ts';
import { face } from '../characters/face.ts';
import { darker } from '../paint/colour.ts';
import { cut, cutPath } from '../paint/cut.ts';
import { all, circle, each, ellipse, flat, mirrored, path, strip, thread, times } from '../paint/svg.ts';
import { type Softness, soft } from './soft.ts';

const cream = '#f8ead2';

/** The colours of a soft beast's coat, belly and inner ears, and the ears' shape. */
const fur = (coat: string, belly: string, inner: string, ears: Softness['ears']) => ({ coat, belly, inner, ears });

const tabby = 'M0 -43V-26M-15 -41L-12 -30M15 -41L12 -30M-50 2H-38M50 2H38M-48 14L-37 12M48 14L37 12';

const wool = (r: number, fill: string) =>
  times(11, (i) => circle(Math.cos(i * 0.571) * r, Math.sin(i * 0.571) * r * 0.86 - 6, 17, fill));

const spines = (fill: string) => {
  const at = (a: number, r: number) => `${Math.round(Math.cos(a) * r)} ${Math.round(Math.sin(a) * r - 4)}`;
  return cut`${fill} 3 M${Array.from({ length: 34 }, (_, i) => at(Math.PI * 0.88 + (i / 33) * Math.PI * 1.24, i % 2 ? 68 : 52)).join('L')}Z`;
};

const bat: Build = {
  ...soft({ ...fur('#75677a', '#c9b4b4', '#d6a5a2', 'pointed'), size: 0.8, nose: '#4a3f4c', noseWidth: 12 }),
  drawTail: () => '',
  drawBack: ({ tone }) =>
    mirrored(
      cutPath('M8 0C24 -40 56 -54 88 -36Q78 -20 82 4Q68 -6 61 14Q47 4 38 28Q28 18 8 30Z', tone('#574b5e'), 4) +
        strip('M10 2Q40 -26 61 12M14 0Q50 -40 80 2', tone('#75677a'), 3),
    ),
  // Asleep, it has folded one wing over its back.
  drawCoat: ({ tone, pose }, w, h) =>
    pose === 'sleeping'
      ? flat`${tone('#574b5e')} M${-w} ${-h}Q0 ${-h * 1.5} ${w * 1.4} ${-h * 0.5}Q${w} ${-h * 0.4} ${w * 0.7} 0Q${w * 0.3} ${-h * 0.5} 0 0Q${-w * 0.4} ${-h * 0.5} ${-w} 0Z`
      : '',
};

const [axolotlPink, gillPink] = ['#f2b8c0', '#d9708c'];
/** Pink and smooth, with a wide smile and three gills on each side. */
const axolotl: Build = {
  ...soft({ ...fur(axolotlPink, '#fbe3df', gillPink, 'round'), size: 0.88 }),
  above: 22,
  drawTail: ({ tone }) =>
    cutPath('M-16 -14C30 -40 84 -34 104 -6C84 14 30 26 -16 14Z', darker(tone(axolotlPink), 0.08), 3),
  drawHead: (act, tone) =>
    mirrored(
      cut`${tone(gillPink)} 3 M34 -28Q50 -60 66 -62Q64 -40 50 -18ZM44 -14Q74 -36 88 -30Q80 -10 52 0ZM46 2Q78 -2 88 10Q74 22 48 18Z`,
    ) +
    cut`${tone(axolotlPink)} 4 M0 -42C38 -42 60 -22 60 4C60 30 36 42 0 42C-36 42 -60 30 -60 4C-60 -22 -38 -42 0 -42Z` +
    face(act, { eyes: [31, -6, 5.8], cheeks: [42, 11, 9], smile: [13, 34] }),
};

/** Beasts with soft fur (or skin) and a round head, by name. */
export const furry = {
  bear: soft({ ...fur('#9a6a47', '#e9cfa6', '#d9a98a', 'round'), size: 1.12, muzzle: 'small' }),
  polarBear: soft({ coat: '#f6f1e6', belly: '#fffaf0', inner: '#e3cfc4', ears: 'round', size: 1.12 }),
  panda: soft({
    ...fur('#f8f2e6', '#fffaf0', '#5b5262', 'round'),
    ear: '#453f4e',
    limbs: '#453f4e',
    size: 1.1,
    mask: (tone) =>
      mirrored(`<ellipse cx="23" cy="-2" rx="13" ry="16" fill="${tone('#7d7582')}" transform="rotate(24 23 -2)"/>`),
  }),
  koala: soft({ ...fur('#a3a5b0', '#e6e3e1', '#e8ded8', 'large'), nose: '#4a4350', noseWidth: 22 }),
  sloth: soft({
    ...fur('#a68a6b', '#e9d8ba', '#a68a6b', 'round'),
    nose: '#4a3a35',
    mask: (tone) =>
      ellipse(0, 2, 41, 34, tone('#e9d8ba')) + mirrored(path('M8 -8Q24 -20 42 10Q28 10 8 0Z', tone('#7c6350'))),
  }),
  mouse: soft({
    ...fur('#b3a8a6', '#f2e6dc', '#ecb9ad', 'large'),
    size: 0.76,
    nose: '#d98880',
    noseWidth: 11,
    tail: 'thin',
    feet: '#ecb9ad',
  }),
  hamster: soft({
    ...fur('#dfae6d', cream, '#ecb9ad', 'round'),
    size: 0.84,
    muzzle: 'wide',
    nose: '#d98880',
    noseWidth: 11,
  }),
  wolf: soft({
    ...fur('#7f8797', '#f0e9df', '#c9b8b4', 'pointed'),
    muzzle: 'wide',
    tail: 'bushy',
    mask: (tone) => path('M0 -44Q14 -24 0 2Q-14 -24 0 -44Z', darker(tone('#7f8797'), 0.22)),
  }),
  tiger: soft({
    ...fur('#e39a4f', cream, cream, 'round'),
    muzzle: 'wide',
    tail: 'tuft',
    mask: (tone) => strip(tabby, tone('#5b4038'), 6),
    drawCoat: ({ tone }, w, h) =>
      thread`${tone('#5b4038')} 6 M${-w * 0.94} ${-h * 0.54}h14M${-w * 0.98} ${-h * 0.32}h14M${w * 0.94} ${-h * 0.54}h-14M${w * 0.98} ${-h * 0.32}h-14`,
  }),
  raccoon: soft({
    ...fur('#9b96a0', '#f1e9e0', '#e6dcd6', 'pointed'),
    tail: 'bushy',
    mask: (tone) =>
      path('M0 -8C16 -22 44 -16 50 4C40 16 18 14 0 6C-18 14 -40 16 -50 4C-44 -16 -16 -22 0 -8Z', tone('#6f6877')),
  }),
  pig: soft({
    ...fur('#efb9ac', '#f6d0c4', '#e29d92', 'folded'),
    ear: '#e8a99c',
    muzzle: 'snout',
    nose: '#b0685f',
    tail: 'curl',
    feet: '#c98a80',
  }),
  cow: soft({
    ...fur('#f8f1e4', '#f2c9bb', '#e8b5a6', 'sideways'),
    muzzle: 'snout',
    nose: '#9c6258',
    tail: 'tuft',
    feet: '#5d4a4a',
    mask: (tone) =>
      path('M4 -43C30 -46 48 -26 50 -6C36 4 12 0 8 -14C6 -24 8 -34 4 -43Z', tone('#6b5350')) +
      cutPath('M-22 -40Q-34 -52 -26 -64Q-18 -58 -10 -44ZM22 -40Q34 -52 26 -64Q18 -58 10 -44Z', tone('#e6d3ac'), 2),
  }),
  sheep: soft({
    ...fur('#e9d3bd', '#f3e3d0', '#d9b09c', 'sideways'),
    limbs: '#f7f0e2',
    feet: '#7d655c',
    nose: '#8a5f58',
    noseWidth: 12,
    ruff: (tone) => wool(46, tone('#f7f0e2')),
    mask: (tone) => all([-24, -8, 8, 24], (x, i) => circle(x, -38 + (i % 3 ? -4 : 0), 13, tone('#f7f0e2'))),
    drawCoat: ({ tone }, w, h) =>
      each('-0.6 0.2, 0 0.12, 0.6 0.2, -0.72 0.5, -0.2 0.46, 0.3 0.5, 0.74 0.5, -0.5 0.8, 0 0.78, 0.5 0.8', (x, y) =>
        circle(x * w, -y * h, w * 0.36, tone('#f7f0e2')),
      ),
  }),
  goat: soft({
    ...fur('#e6dccb', '#fffaf0', '#d9b09c', 'sideways'),
    feet: '#6b5a50',
    nose: '#8a5f58',
    noseWidth: 12,
    mask: (tone) =>
      mirrored(cutPath('M8 -40Q12 -56 32 -61Q27 -52 24 -38Z', tone('#8d7a63'), 2)) +
      path('M-10 40Q-8 58 0 66Q8 58 10 40Z', tone('#c9bba4')),
  }),
  otter: soft({ ...fur('#8a6a52', cream, '#b98f76', 'round'), size: 0.86, muzzle: 'wide', tail: 'thin' }),
  skunk: soft({
    ...fur('#4d4954', '#f1e9e0', '#6f6877', 'round'),
    tail: 'bushy',
    mask: (tone) => path('M0 -44Q18 -26 6 2Q0 8 -6 2Q-18 -26 0 -44Z', tone('#f6f1e6')),
  }),
  bat,
  axolotl,
  hedgehog: soft({
    ...fur('#efd3a9', cream, '#d9a98a', 'round'),
    size: 0.82,
    noseWidth: 14,
    ruff: (tone) => spines(tone('#7d5f50')),
    mask: (tone) =>
      path(
        'M-44 -22C-36 -52 36 -52 44 -22Q30 -14 22 -24Q10 -14 0 -24Q-10 -14 -22 -24Q-30 -14 -44 -22Z',
        tone('#7d5f50'),
      ),
  }),
  hippo: soft({
    ...fur('#a9a0b3', '#c9bfc9', '#d9b0b0', 'round'),
    size: 1.2,
    muzzle: 'snout',
    nose: '#6b6176',
    mask: (tone) => ellipse(0, 20, 40, 24, tone('#bdb2c0')),
  }),
};
