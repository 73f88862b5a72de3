import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** What a browser, a hand, the server or `public/before-paint.js` may set on an element that was sent without it. */
const setLater = [
  'data-theme',
  'data-session',
  'data-without',
  'data-allowances',
  'data-writer',
  'open',
  'hidden',
  'disabled',
];

/**
 * The styles of each page and those that come later. Each page brings the foundation of all (faces, themes, properties,
 * the elements that any page shows) and of the utilities its own. Later come all utilities, and of the foundation what
 * no page shows: what stands there is then not styled anew, and loads no face twice.
 */
export async function splitStyles(pages: string[], styles: string): Promise<{ own: string[]; later: string }> {
  const foundation = postcss.parse(styles);
  const utilities = postcss.root();
  for (const node of [...foundation.nodes]) {
    if (node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities') utilities.append(node);
  }
  if (utilities.nodes.length === 0) throw new Error('The build has no utilities.');
  const { shown, others } = await part(foundation, pages.join('\n'));
  const own = pages.map(async (page) => shown + (await stylesOf(page, utilities.toString())));
  return { own: await Promise.all(own), later: others + utilities };
}

/** Rules that concern what stands on these pages, each with all of its selectors, and the others, in their order. */
async function part(styles: Root, pages: string): Promise<{ shown: string; others: string }> {
  const numbered = styles.clone();
  let count = 0;
  numbered.walkRules((rule) => void rule.append({ prop: '--number', value: String(count++) }));
  const numbers = new Set<number>();
  postcss.parse(await stylesOf(pages, numbered.toString())).walkDecls('--number', ({ value }) => {
    numbers.add(Number(value));
  });
  const only = (wanted: 'shown' | 'others') => {
    const half = styles.clone();
    let number = 0;
    half.walkRules((rule) => {
      const isShown = numbers.has(number) || concernsAll(rule);
      if (isShown !== (wanted === 'shown')) rule.remove();
      number += 1;
    });
    return half;
  };
  const others = only('others');
  const grouping: AtRule[] = [];
  others.walkAtRules((rule) => void grouping.push(rule));
  // From the inside out: faces and properties hold no rules, and what has lost its last one is gone as well.
  for (const rule of grouping.reverse()) {
    if (!rule.nodes?.some(({ type }) => type === 'rule' || type === 'atrule')) rule.remove();
  }
  return { shown: only('shown').toString(), others: others.toString() };
}

/** A step of an animation, or what names no element but a state, as that of being in focus. */
function concernsAll(rule: Rule): boolean {
  const { parent } = rule;
  if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return true;
  return /^[:[]\S*$/.test(rule.selector);
}

/** Of these styles those that concern what stands on this page, in each of its states and themes. */
async function stylesOf(page: string, styles: string): Promise<string> {
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
