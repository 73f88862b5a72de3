import type { Visit } from '../browser/lighthouse.ts';

/** One part of the build or the pages that exists for a figure, and how the product is built without it. */
export type Mechanism = {
  name: string;
  /** The page on which it should show, and the figures that it exists for. */
  path: '/' | '/pricing' | '/create' | '/my-stories';
  figures: readonly (keyof Pick<Visit, 'largestPaint' | 'blocked' | 'script'>)[];
  /** What is replaced: each text occurs exactly once in its file. */
  without: readonly { file: string; find: string; replace: string }[];
};

const pages = 'web/build/pages.ts';
const config = 'web/vite.config.ts';
/** What is built without a mechanism may be larger than the build allows. */
export const withoutBudgets = [
  { file: 'web/build/budget.ts', find: 'pageBudget = 13_200', replace: 'pageBudget = 1_000_000' },
  { file: 'web/build/budget.ts', find: 'entryBudget = 97_000', replace: 'entryBudget = 1_000_000' },
] as const;

/** The mechanisms of the pages that exist for speed alone. */
export const mechanisms: readonly Mechanism[] = [
  {
    name: 'own styles in each page (styles.ts)',
    path: '/',
    figures: ['largestPaint'],
    without: [
      {
        file: pages,
        find: '.replace(stylesPlace, () =>',
        replace: `.replace(stylesPlace, () => '<link rel="stylesheet" href="/' + stylesFile + '">' ||`,
      },
      { file: pages, find: 'join(dist, stylesFile), later)', replace: 'join(dist, stylesFile), styles)' },
    ],
  },
  {
    name: 'code after the paint (start.js)',
    path: '/pricing',
    figures: ['largestPaint', 'blocked'],
    without: [
      { file: 'web/public/start.js', find: 'painted.then(() => soon(start, { timeout: 2000 }));', replace: 'start();' },
      {
        file: 'web/public/start.js',
        find: "if (document.readyState === 'complete') whenPainted();",
        replace: 'if (document) whenPainted();',
      },
    ],
  },
  {
    name: 'first answers before the code (first-answer.js)',
    path: '/my-stories',
    figures: ['largestPaint'],
    without: [{ file: pages, find: 'page, before: firstAnswer,', replace: "page, before: ''," }],
  },
  {
    name: "the shelf's pictures before the code (showShelf)",
    path: '/my-stories',
    figures: ['largestPaint'],
    without: [
      {
        file: 'web/public/first-answer.js',
        find: "askEarly('/api/stories', showShelf)",
        replace: "askEarly('/api/stories')",
      },
    ],
  },
  {
    name: 'shared files of code (codeSplitting)',
    path: '/my-stories',
    figures: ['largestPaint', 'blocked', 'script'],
    without: [
      {
        file: config,
        find: 'minShareCount: 2, priority: 1 },\n          ],',
        replace: 'minShareCount: 2, priority: 1 },\n          ].slice(99),',
      },
    ],
  },
];
