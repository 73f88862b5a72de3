import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Subsets the pages' fonts to the weights and features in use, once to the letters of both languages and once to those
 * of western Europe. Rarer letters come from the whole fonts. `web/build/build.ts` runs this before the pages are built; the
 * files are results, not sources.
 */
const folder = join(import.meta.dirname, '../web/.art');
const { resolve } = createRequire(import.meta.url);

/** Returns the letters that `web/ui/fonts.css` takes from a font file. */
async function lettersOf(name: string): Promise<string> {
  const rules = (await readFile(join(import.meta.dirname, '../web/ui/fonts.css'), 'utf8')).split('@font-face');
  const rule = rules.find((each) => each.includes(`/${name}.woff2`));
  if (rule === undefined) throw new Error(`web/ui/fonts.css has no face ${name}.`);
  return [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
}

/** Headings have one weight and the softest corners; the other fonts go from regular to bold. */
const figtree = { source: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } };
const fraunces = { source: 'fraunces/files/fraunces-latin-soft-normal.woff2', axes: { SOFT: 100, wght: 560 } };
const literata = { source: 'literata/files/literata-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } };
const faces = {
  'figtree-interface': figtree,
  'figtree-latin': figtree,
  'fraunces-headings': fraunces,
  'fraunces-latin': fraunces,
  'literata-reading': literata,
  'literata-latin': literata,
};

/** Options for every font. (The published types of subset-font do not know `keepFeatures` yet.) */
const cut = {
  targetFormat: 'woff2' as const,
  // For running text in two languages: ligatures, kerning, marks, and figures of equal width in tables.
  keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
  // Needed only by font lists, by screens without smoothing, and in vertical text.
  dropTables: ['STAT', 'gasp', 'vhea', 'vmtx'],
  noHinting: true,
};

await mkdir(folder, { recursive: true });
await Promise.all(
  Object.entries(faces).map(async ([name, { source, axes }]) => {
    const whole = await readFile(resolve(`@fontsource-variable/${source}`));
    const small = await subsetFont(whole, await lettersOf(name), { ...cut, variationAxes: axes });
    await writeFile(join(folder, `${name}.woff2`), small);
  }),
);
