/** A place in the sources that uses texts: the keys it can mean, and the key it names literally. */
export type KeyUse = { file: string; pattern: RegExp; literal?: string };

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds every use of a text in one source file: calls of the function that `useTranslations` returned. A literal key
 * means itself, a template any key of its form, and anything else any key directly in its namespace.
 */
export function keyUses(file: string, source: string): KeyUse[] {
  const uses: KeyUse[] = [];
  for (const [, variable = '', namespace = ''] of source.matchAll(/const (\w+) = useTranslations\((?:'([^']*)')?\)/g)) {
    const prefix = namespace === '' ? '' : `${namespace}.`;
    for (const call of source.matchAll(new RegExp(`\\b${variable}(?:\\.(?:rich|markup|raw|has))?\\(`, 'g'))) {
      const key = firstArgument(source, call.index + call[0].length);
      const literals = [...key.matchAll(/'([\w.]+)'/g)].map((match) => match[1] ?? '');
      const templates = [...key.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
      for (const literal of literals) {
        uses.push({ file, pattern: new RegExp(`^${escapePattern(prefix + literal)}$`), literal: prefix + literal });
      }
      for (const template of templates) {
        const form = template
          .split(/\$\{[^}]*\}/)
          .map(escapePattern)
          .join('[^.]+');
        uses.push({ file, pattern: new RegExp(`^${escapePattern(prefix)}${form}$`) });
      }
      if (literals.length + templates.length === 0) {
        uses.push({ file, pattern: new RegExp(`^${escapePattern(prefix)}[^.]+$`) });
      }
    }
  }
  return uses;
}

/** Returns the text of a call's first argument; `start` is the character after its opening bracket. */
function firstArgument(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const letter = source[at] ?? '';
    if ('([{'.includes(letter)) depth++;
    else if (depth === 0 && ',)'.includes(letter)) return source.slice(start, at);
    else if (')]}'.includes(letter)) depth--;
  }
  return '';
}
