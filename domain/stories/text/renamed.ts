/** A name that a parent changed in a whole story. */
export type NewName = { from: string; to: string };

/**
 * Returns the text with another name at every place, at how many, and how the name is written there. The old name is
 * found as it is typed, or in any case if it is typed small or nowhere so; one typed small that the text writes as a
 * name ("Luna" within a sentence) leaves the other word alone. A new name that is typed small gets the capitals that
 * the old one has at each place. A name within a longer word stays.
 */
export function renamed(text: string, from: string, to: string): NewName & { text: string; count: number } {
  const [old, typed] = [from.trim(), to.trim()];
  const name = `(?<![\\p{L}\\p{N}])${old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`;
  const found = (pattern: string): string[] => text.match(new RegExp(pattern, 'giu')) ?? [];
  const places = found(name);
  const asTyped = !isSmall(old) && places.includes(old);
  const asName = isSmall(old) && found(`(?<=[\\p{L}\\p{N},;:] )${name}`).some(isCapital);
  const isMeant = (place: string) => (asTyped ? place === old : !asName || isCapital(place));
  const meant = places.filter(isMeant);
  const [first = ''] = meant;
  return {
    text: text.replace(new RegExp(name, 'giu'), (place) => (isMeant(place) ? withCapitalsOf(place, typed) : place)),
    count: meant.length,
    from: old,
    to: meant.every(isCapital) ? withCapitalsOf(first, typed) : typed,
  };
}

const isSmall = (name: string) => name === name.toLowerCase();
const isCapital = (name: string) => /^\P{L}*\p{Lu}/u.test(name);

/** Words within names that stay small, in both languages: families mix them. */
const particles = /^(?:de|del|la|las|los|el|y|e|of|the|and)$/u;

/** Like "Ines", "ana de la luz" is Ana de la Luz; like "The fox", "the hen" is The hen. */
function withCapitalsOf(old: string, name: string): string {
  if (!isSmall(name) || !isCapital(old)) return name;
  const isTitle = old.split(' ').every((word) => !/^\p{Ll}/u.test(word) || particles.test(word));
  const [first = '', ...more] = name.split(' ');
  return [capital(first), ...more.map((word) => (isTitle && !particles.test(word) ? capital(word) : word))].join(' ');
}

/** Returns a word or a name with its first letter as a capital. */
export const capital = (word: string): string => word.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
