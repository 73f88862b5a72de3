import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * The faces of the pages, cut down to the letters of both languages and to the weights that are set: a
 * third of what they weigh as they come. Rarer letters come from the whole faces. `web/build.ts` runs
 * this before the pages are built; the files are results, not sources.
 */
const folder = join(import.meta.dirname, '../web/.art');
const { resolve } = createRequire(import.meta.url);

/** The `unicode-range` of these faces in `web/ui/fonts.css`. */
const cut = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2dc],
  [0x304, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
  [0xfffd, 0xfffd],
] as const;
const letters = cut
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
  .join('');

/** Headings have one weight and the softest corners; the others are set from regular to bold. */
const faces = {
  'fraunces-headings': { source: 'fraunces/files/fraunces-latin-soft-normal.woff2', axes: { SOFT: 100, wght: 560 } },
  'figtree-interface': {
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  'literata-reading': {
    source: 'literata/files/literata-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
};

await mkdir(folder, { recursive: true });
await Promise.all(
  Object.entries(faces).map(async ([name, { source, axes }]) => {
    const whole = await readFile(resolve(`@fontsource-variable/${source}`));
    const small = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(join(folder, `${name}.woff2`), small);
  }),
);
