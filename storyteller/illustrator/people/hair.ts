import { darker, lighter } from '../paint/colour.ts';
import { cut, cutCircle, cutEllipse, cutPath } from '../paint/cut.ts';
import { all, circle, each, mirrored, strip } from '../paint/svg.ts';
import type { Hairstyle } from './looks.ts';

type Drawings = Partial<Record<Hairstyle, (hair: string) => string>>;

/** The hair behind the head, which extends 44 to each side of the face. */
const behind: Drawings = {
  bob: (dark) => cutPath('M-48 -12C-56 -60 56 -60 48 -12C54 12 52 30 44 38H-44C-52 30 -54 12 -48 -12Z', dark),
  long: (dark) =>
    cut`${dark} M-46 -12C-56 -62 56 -62 46 -12C52 20 60 44 52 62C46 74 34 70 26 74C10 80 -10 80 -26 74C-34 70 -46 74 -52 62C-60 44 -52 20 -46 -12Z`,
  pigtails: (dark) =>
    mirrored(cutPath('M38 -8C62 -24 76 0 70 34C62 44 52 30 50 16Z', dark) + circle(44, -6, 6, '#e2ab3f')),
  braids: (dark) =>
    mirrored(all([8, 26, 44, 62], (y) => cutEllipse(50, y, 12, 12, dark, 2)) + circle(50, 76, 6, '#e2ab3f')),
  ponytail: (dark) => cutPath('M20 -40C64 -56 82 -12 66 40C58 50 50 40 52 26C54 0 44 -14 24 -18Z', dark),
  bun: (dark) => cutCircle(0, -54, 21, dark),
  curls: (dark) =>
    each('-40 -20 20, -46 4 17, -26 -42 21, 0 -50 22, 26 -42 21, 40 -20 20, 46 4 17', (x, y, r) =>
      cutCircle(x, y, r, dark),
    ),
};

const parted = (hair: string) =>
  cutPath('M-46 2C-54 -58 54 -58 46 2C42 -14 34 -26 10 -36C0 -20 -24 -14 -36 -14C-40 -8 -42 -4 -46 2Z', hair, 2);

const fringed = (hair: string) =>
  cutPath('M-46 0C-52 -56 52 -56 46 0C42 -14 28 -26 0 -34C-28 -26 -42 -14 -46 0Z', hair, 2) +
  strip('M0 -46V-34', darker(hair, 0.2), 2.4);

/** The hair over the forehead. */
const before: Drawings = {
  short: (hair) =>
    cut`${hair} 2 M-45 -4C-50 -56 50 -62 46 -4C42 -8 40 -16 38 -22C26 -18 6 -20 -4 -30C-14 -20 -30 -18 -38 -20C-40 -14 -42 -8 -45 -4Z` +
    strip('M-22 -38Q-8 -46 8 -44', lighter(hair, 0.14), 4),
  tousled: (hair) =>
    cut`${hair} 2 M-46 -2C-56 -30 -40 -50 -30 -46C-30 -58 -10 -62 -4 -54C6 -66 26 -60 26 -50C42 -52 52 -28 46 -2L38 -16L30 -12L22 -24L10 -16L0 -26L-12 -16L-22 -24L-32 -12L-38 -18Z`,
  bob: (hair) =>
    cut`${hair} 2 M-47 4C-54 -56 54 -56 47 4C42 -4 40 -12 38 -20C20 -16 -20 -16 -38 -20C-40 -12 -42 -4 -47 4Z` +
    strip('M-20 -36Q0 -44 20 -36', lighter(hair, 0.14), 4),
  long: parted,
  ponytail: parted,
  pigtails: fringed,
  braids: fringed,
  bun: (hair) => cutPath('M-46 0C-52 -56 52 -56 46 0C40 -20 24 -28 0 -28C-24 -28 -40 -20 -46 0Z', hair, 2),
  curls: (hair) =>
    each('-28 -28 15, -10 -34 16, 10 -34 16, 28 -28 15', (x, y, r) => cutEllipse(x, y, r, r * 0.86, hair, 1)),
};

export const hairBehind = (style: Hairstyle, hair: string) => behind[style]?.(darker(hair, 0.12)) ?? '';
export const hairBefore = (style: Hairstyle, hair: string) => before[style]?.(hair) ?? '';
