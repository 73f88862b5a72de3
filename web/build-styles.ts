import { PurgeCSS } from 'purgecss';

/** What a browser, a hand or `public/before-paint.js` may set on an element that was sent without it. */
const setLater = ['data-theme', 'data-session', 'open', 'hidden', 'disabled'];

/** Of all styles those that concern what stands on this page, in each of its states and themes. */
export async function stylesOf(page: string, styles: string): Promise<string> {
  const [kept] = await new PurgeCSS().purge({
    content: [{ raw: page, extension: 'html' }],
    css: [{ raw: styles }],
    // Whatever stands between quotes and spaces may be a class, as Tailwind writes them, or an attribute and its sign.
    defaultExtractor: (text) => (text.match(/[^<>"'`\s]+/g) ?? []).flatMap((word) => [word, ...word.split('=')]),
    dynamicAttributes: setLater,
  });
  if (!kept) throw new Error('The styles of a page could not be told from the others.');
  return kept.css;
}
