import type { Frame } from './judge.ts';

/** What the stand-in reader looks for in Spanish. */
export const spanish: readonly Frame[] = [
  {
    reason: 'danger',
    all: [
      /\b(escond\w*|met(er|io|ia|en|erse|ete)\w*|trep\w*|jug\w*)\b/,
      /\b(secadora|lavadora|refrigerador|nevera|congelador|horno)\b/,
    ],
  },
];
