/** Spanish words that parents on phones type without their accent, and how they are spelt. */
const spelt: readonly (readonly [RegExp, string])[] = [
  [
    /^(drag|le|rat|tibur|cami|avi|halc|gorri|balc|rinc|sal|sill|callej|edred|colch|coraz|jab|algod|camale|melocot|vag|malec|pante)on$/u,
    '$1ón',
  ],
  [/^(\p{Ll}{2,}[cs])ion$/u, '$1ión'],
  [/^(jard|calcet|delf|pat|malet)in$/u, '$1ín'],
  [/^(autob|ómnib|omnib)us$/u, '$1ús'],
  [/^tunel$/u, 'túnel'],
  [/^arbol(es)?$/u, 'árbol$1'],
  [/^oceano$/u, 'océano'],
  [/^volcan$/u, 'volcán'],
  [/^canon$/u, 'cañón'],
  [/^caserio$/u, 'caserío'],
  [/^sofa$/u, 'sofá'],
  [/^ban(o|era)$/u, 'bañ$1'],
  [/^(mont|cab)ana(s?)$/u, '$1aña$2'],
  [/^pequen([oa]s?)$/u, 'pequeñ$1'],
  [/^munec([oa]s?)$/u, 'muñec$1'],
  [/^nin([oa]s?)$/u, 'niñ$1'],
  [/^rio(s?)$/u, 'río$1'],
  [/^pais$/u, 'país'],
  [/^dia(s?)$/u, 'día$1'],
  [/^ti([oa]s?)$/u, 'tí$1'],
  [/^buho(s?)$/u, 'búho$1'],
  [/^pajaro(s?)$/u, 'pájaro$1'],
  [/^bebe$/u, 'bebé'],
];

/** Returns a Spanish text with the accents of common words that were left out: "camion" becomes "camión". */
export const withAccents = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    const found = spelt.find(([ending]) => ending.test(lower));
    if (!found) return word;
    const whole = lower.replace(...found);
    return /^\p{Lu}/u.test(word) ? whole.replace(/^./u, (letter) => letter.toUpperCase()) : whole;
  });
