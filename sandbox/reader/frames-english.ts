import type { Frame } from './judge.ts';

/** What the stand-in reader looks for in English. */
export const english: readonly Frame[] = [
  {
    reason: 'danger',
    all: [
      /\b(hid(e|es|ing)?|climb\w*|crawl\w*|crept|curl\w*|slip\w*|get|gets|got|sat|play\w*)\b/,
      /\b(dryer|drier|washing machine|fridge|freezer|oven|car boot|car trunk)\b/,
    ],
  },
];
