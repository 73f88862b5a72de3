/**
 * Returns the people of one entry, each alone, where it plainly names several: "Sami, Nour", "mia and leo", "sami, nour y
 * su gato Michi". Whoever has no name beside one who has ("Ana y su gato") stays where it is, as does a look ("Pip, small
 * and blue") and a kind ("Luna, a dragon"). A small word alone behind the comma is a look, as profiles add it ("Ana,
 * pecas"), unless it was `justTyped`: then what is no usual word for looks is a name. Both languages are read, because
 * families mix them.
 */
export function peopleApart(entry: string, justTyped = false): string[] {
  if (entry.length > longest) return [entry.trim()];
  const [first = '', ...others] = entry.trim().split(/\s*,\s*(?:(?:y|e|and) )?/u);
  const isList = others.length > 0;
  const parts = [first, ...others].flatMap((part) => {
    const both = /^(\S+(?: \S+)?) (?:y|e|and|&) (.+)$/u.exec(part)?.slice(1) ?? [];
    return both.length > 0 && both.every((one) => isName(one) || isNamedToo(one)) ? both : [part];
  });
  const isSomebody = (part: string, place: number) =>
    isNamedToo(part, isList && parts.length === 2) ||
    ((parts.length > 2 || !startsWithWhose.test(part)) && isAlong(part)) ||
    (isName(part) && !(isList && place > 0 && kinds.test(part)));
  const isPlain =
    justTyped || !isList || parts.slice(1).some((part) => /^\p{Lu}/u.test(part) || startsWithWhose.test(part));
  return parts.length > 1 && isPlain && parts.every(isSomebody) ? parts : [entry.trim()];
}

/** The name alone of whoever is called somebody's: "su perrito Roky" is Roky. */
export const nameAlone = (person: string): string => ownedName.exec(person)?.[1] ?? person;

/** "Nour", "Ana Lucía", "tía Lola". */
const isName = (part: string) =>
  /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u.test(part) ||
  ((/^\p{L}[\p{L}’'-]*$/u.test(part) || kin.test(part)) && !looks.test(part));

/** "Su gato michi" has a name of its own; behind a comma alone "her toy giraffe" may say what the first one is. */
const isNamedToo = (part: string, large = false) =>
  (large ? named : namedSmall).test(part) && !looks.test(part) && !kinds.test(part);

/** "Su gato", "nour y su gato": somebody, but not by name. */
const isAlong = (part: string) => along.test(part) && !looks.test(part);

/** No entry of a story's characters is longer, in letters: a name, a comma and a look. */
const longest = 150;

/** Matches a text whose last word is one of these alternatives. */
const endingIn = (...words: string[]) => new RegExp(`(?:^|\\s)(?:${words.join('|')})$`, 'iu');

const whose = '(?:[Ss]u|[Mm]i|[Nn]uestr[oa]|[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur)';
const startsWithWhose = new RegExp(`^${whose} `, 'u');
const ownedName = new RegExp(`^${whose} \\p{L}+ (\\p{Lu}\\p{Ll}+)$`, 'u');
const along = new RegExp(`^(?:\\p{L}+ (?:y|e|and|&) )?${whose} \\p{L}+$`, 'iu');
const named = new RegExp(`^${whose} \\p{L}+ \\p{Lu}\\p{L}+$`, 'u');
const namedSmall = new RegExp(`^${whose} (?!(?:big|little|small|baby|best|new|old) )\\p{L}+ (?!de )\\p{L}{2,}$`, 'u');
const kin =
  /^(?:t[íi][oa]|abuel(?:it)?[oa]|prim[oa]|don|doña|mam[áa]|pap[áa]|aunt(?:ie|y)?|uncle|grand(?:ma|pa)|nana|granny|cousin|mr|mrs) \p{L}+$/iu;
/** Words that say how somebody looks or is, and small words: no name ends with one. */
const looks = endingIn(
  'shy|brave|small|big|little|tiny|tall|short|blue|green|red|pink|purple|yellow|orange|black|white|gr[ae]y|brown|golden|silver|blond|curly',
  'young|old|happy|sad|funny|kind|fast|slow|sleepy|fluffy|soft|clever|silly|smart|naughty|quiet|loud|friendly|magic|invisible|strong|spotted|striped|smiling|round|furry|hairy|ginger|bald|freckled|freckles|glasses|curls|braids|pigtails|twins?|friends?|other|all|both|me|you|us|the|an?',
  't[íi]mid[oa]|valient[ea]|pequeñ[oa]|chiquit[oa]|chic[oa]|grande|alt[oa]|baj[oa]|azul|verde|roj[oa]|rosad[oa]|morad[oa]|amarill[oa]|naranja|negr[oa]|blanc[oa]|gris|marr[óo]n|caf[ée]|celeste|dorad[oa]|platead[oa]|rubi[oa]|moren[oa]|\\p{L}{2,}ud[oa]|\\p{L}{3,}os[oa]|risueñ[oa]|pecas|lentes|gafas|anteojos|rulos|rizos|trenzas|peluche|trapo',
  'joven|viej[oa]|feliz|alegre|triste|fuerte|rápid[oa]|rapid[oa]|lent[oa]|suave|list[oa]|travies[oa]|mágic[oa]|magic[oa]|invisible|redond[oa]|gord(?:it)?[oa]|flac[oa]|buen[oa]|inquiet[oa]|cariños[oa]|curios[oa]|juguet[oó]n(?:a)?|dormil[oó]n(?:a)?|gemel[oa]s?|melliz[oa]s?|amig[oa]s?|otr[oa]s?|yo|tú|nosotros|él|ella|el|la|los|las|un|una|de|del|que',
);
/** Kinds: behind a comma such a word says what the first one is. */
const kinds = endingIn(
  'cat|kitten|dog|puppy|owl|rabbit|bunny|lion|squirrel|chipmunk|elephant|giraffe|ladybug|fox|unicorn|zebra|alligator|monkey|bear|mouse|horse|pony|frog|duck|bird|fish|turtle|tiger|dragon|dinosaur|robot|fairy|princess|prince|witch|knight|pirate|mermaid|monster|alien|hamster|sheep|cow|pig|wolf|llama|plush|teddy|toy|doll|train|truck|tractor|car|digger',
  'boy|girl|baby|child|toddler|(?:step)?(?:brother|sister|mother|father|son|daughter)|cousin|aunt|uncle|grand(?:ma|pa|mother|father)|teacher',
  'gat(?:it)?[oa]|perr(?:it)?[oa]|búho|buho|conej(?:it)?[oa]|le[óo]n|ardill(?:it)?a|elefante|jirafa|mariquita|zorr(?:it)?[oa]|unicornio|cebra|caimán|mon[oa]|os(?:it)?[oa]|rat[óo]n(?:cito)?|caball(?:it)?o|ran(?:it)?a|sapo|pat(?:it)?[oa]|pájaro|pajar(?:it)?o|pez|tortug(?:uit)?a|tigre|drag[óo]n|dinosaurio|robot|hada|princesa|príncipe|principe|bruj(?:it)?a|caballero|pirata|sirena|monstruo|h[áa]mster|ovej(?:it)?a|vac(?:it)?a|cerd(?:it)?o|lob[oa]|llam(?:it)?a|muñec[oa]|tren|camión|carro|tractor',
  'niñ[oa]|beb[ée]|herman(?:it)?[oa]|madre|padre|hij[oa]|prim(?:it)?[oa]|tí[oa]|abuel(?:it)?[oa]|maestr[oa]',
);
