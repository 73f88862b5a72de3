import { foldForSearch } from '#domain/stories/text/search-text.ts';
import { nameLists } from './name-lists.ts';
import type { Pronoun } from './person.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const girls = setOf(nameLists.girls);
const boys = setOf(nameLists.boys);
const either = setOf(nameLists.either);

/** Whether the name's first part is a known given name, or a Spanish pet form of one: "Lautarito". */
export function isGivenName(name: string): boolean {
  const first = foldForSearch(name.split(/[ -]/)[0] ?? '');
  const stem = /^(.{2,})it[oa]$/.exec(first)?.[1]?.replace(/gu$/, 'g').replace(/qu$/, 'c');
  const forms = stem ? [first, stem, `${stem}o`, `${stem}a`] : [first];
  return forms.some((one) => girls.has(one) || boys.has(one) || either.has(one));
}

/** The text with a small first letter, unless it begins with a name: "Garbage trucks!" is "garbage trucks!". */
export const smallFirst = (text: string): string =>
  isGivenName(text.split(' ')[0] ?? '') ? text : text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** The pronoun most often used for a child with this name, or undefined if nothing tells. */
export function pronounOfName(name: string): Extract<Pronoun, 'she' | 'he'> | undefined {
  // "Super Nora" is a Nora.
  const first = foldForSearch(name.replace(/^s[uú]per (?=\p{L})/iu, '').split(/[ -]/)[0] ?? '');
  if (either.has(first)) return first === 'max' ? 'he' : undefined;
  if (girls.has(first)) return 'she';
  if (boys.has(first)) return 'he';
  if (first.length < 3) return undefined;
  if (/(?:a|ah|ia|ie|elle|ette|ine|lyn|leigh|ith)$/.test(first)) return 'she';
  return /(?:o|us|ius|ian|an|en|on|er|or|rd|ld|ck|rt|am|as|il|im|ik)$/.test(first) ? 'he' : undefined;
}
