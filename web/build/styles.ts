import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Attributes that the browser, the user, the server or `public/before-paint.js` may set on an element later. */
const setLater = [
  'data-theme',
  'data-session',
  'data-reader',
  'data-speaks',
  'data-without',
  'data-allowances',
  'data-writer',
  'open',
  'hidden',
  'disabled',
];

/**
 * Splits the styles into those of each page and those that load later. Each page gets the shared foundation (fonts,
 * themes, properties, elements that any page shows) and its own utilities. All utilities and the rest of the
 * foundation load later; that way nothing on the page is restyled and no font is loaded twice.
 */
export async function splitStyles(pages: string[], styles: string): Promise<{ own: string[]; later: string }> {
  const foundation = postcss.parse(styles);
  // What Tailwind says to browsers without @property, which are older than those the build is for.
  foundation.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  const utilities = postcss.root();
  for (const node of [...foundation.nodes]) {
    const isLayer = node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities';
    if (isLayer || isOfClasses(node)) utilities.append(node);
  }
  if (utilities.nodes.length === 0) throw new Error('The build has no utilities.');
  const { shown, others } = await part(foundation, pages.join('\n'));
  const own = pages.map(async (page) => shown + (await stylesOf(page, utilities.toString())));
  return { own: await Promise.all(own), later: others + utilities };
}

/** Whether this styles only elements of certain classes, such as a drawing of one page: no other page needs it. */
function isOfClasses(node: ChildNode): boolean {
  if (node.type === 'rule') return node.selectors.every((selector) => /\.[a-z]/i.test(selector));
  return node.type === 'atrule' && node.name === 'media' && (node.nodes ?? []).every(isOfClasses);
}

/** Splits rules, in order, into those that match something on these pages, with all their selectors, and others. */
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
  // From the inside out: at-rules without rules (fonts and properties, or emptied groups) are removed as well.
  for (const rule of grouping.reverse()) {
    if (!rule.nodes?.some(({ type }) => type === 'rule' || type === 'atrule')) rule.remove();
  }
  return { shown: only('shown').toString(), others: others.toString() };
}

/** Whether a rule is a keyframe, or selects a state or attribute without naming an element, such as `:focus`. */
function concernsAll(rule: Rule): boolean {
  const { parent } = rule;
  if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return true;
  return /^[:[]\S*$/.test(rule.selector);
}

/** Returns the styles that match elements of this page, in all of its states and themes. */
async function stylesOf(page: string, styles: string): Promise<string> {
  const [kept] = await new PurgeCSS().purge({
    // Without its texts: a story may say "strong" without showing such an element.
    content: [{ raw: page.replace(/>[^<]+</g, '><'), extension: 'html' }],
    css: [{ raw: styles }],
    // Any word between quotes and spaces may be a Tailwind class, or an attribute with its value.
    defaultExtractor: (text) => (text.match(/[^<>"'`\s]+/g) ?? []).flatMap((word) => [word, ...word.split('=')]),
    dynamicAttributes: setLater,
  });
  if (!kept) throw new Error('The styles of a page could not be told from the others.');
  return kept.css;
}
