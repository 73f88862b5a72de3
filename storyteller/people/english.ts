import { presetCharacters, sameCharacter } from '#domain/stories/options.ts';
import type { Random } from '../random.ts';
import { isGivenName, pronounOfName } from './given-names.ts';
import { eachOf, lookOf, readName } from './looks.ts';
import { peopleWords } from './people-words.ts';
import { alike, type Person, type Pronoun, plain } from './person.ts';
import { unnamed } from './unnamed.ts';

const { names, limbs, things, creatures, family, grownRole, she, he, childRole, adjective } = peopleWords('english');

/** A bus driver is no bus, and a cabin boy no cabin. */
const atWork = /(?:driver|boy|girl|man|woman|keeper|conductor|pilot|captain|scientist)$/i;
/** Whether a noun phrase names a known being or thing: its last words decide, "dinosaur pajamas" is no dinosaur. */
const common = (text: string) => {
  const last = text.split(' ').slice(-1).join(' ');
  return (
    [last, text.split(' ').slice(-2).join(' ')].some((noun) => {
      const found = things.exec(noun) ?? creatures.exec(noun);
      return found !== null && found.index + found[0].length === noun.length;
    }) || limbs(last) !== 'hand'
  );
};
/** Matches a note on somebody: "loves trains" is no kind of train. */
const says =
  /^(?:really |just |absolutely )?(?:who|that|which|loves?|likes?|adores?|hates?|wants?|uses?|misses|has|is|can|plays?|collects?|always|never|obsessed|crazy|mad|into|scared|afraid)(?!\p{L})/iu;
/** Matches a look that tells what somebody does: "drives a big truck". */
const doing = /^\p{Ll}+s (?:an?|the|his|her|their|in|on|of|to|for|at|like|all|it|and|up|down|with|stories)(?!\p{L})/iu;
/** The article of a look that says what somebody is: "a three legged whippet". */
const oneOf = /^an? (?!bit |little (?:bit|shy)|lot )/i;

const clause =
  /^(.*?)(?:,)?\s+(?:who|that|which|with|whose|from|under|underneath|behind|beside|inside|near|next|of the|of|in|on|without|made (?:of|from|out of)|wearing|and (?:is|likes|loves|can))\s+.+$/i;
/** "the" for what exists once, such as the moon; else "a" or "an". */
const article = (noun: string) =>
  /^(?:moon|sun|wind|sea)$/i.test(noun) ? 'the' : /^[aeiou]/i.test(noun) && !/^(?:uni|eu|one)/i.test(noun) ? 'an' : 'a';
/** Whether a word could be half of a given name such as Wei Lin. */
const isShort = (word: string) => word.length <= 4;
const isName = (word: string) => /^\p{Lu}/u.test(word) || !/^[\p{L}]/u.test(word);

type Known = { typed: string; wish: number; kind?: string; spokenOf?: 'she' | 'he' | undefined };

/**
 * The people of the family's wishes, in order and without duplicates; "Zoë and her dog Pickle" are two. A preset
 * animal gets a name: "Thistle the rabbit". The first is `spokenOf` so, if it is such an animal.
 */
export function englishPeople(wishes: readonly string[], random: Random, spokenOf?: 'she' | 'he'): Person[] {
  const people: Person[] = [];
  for (const [wish, typed] of wishes.entries()) {
    if (wishes.length > 1 && unborn.test(typed)) continue;
    const before = people.length;
    const { ones, look } = eachOf(plain(born(typed)), split, 'english');
    for (const one of ones) {
      const known = { wish, spokenOf: people.length === 0 ? spokenOf : undefined };
      const person = alike(
        readName(one, (typed) => read({ ...known, typed }, random, people), 'english'),
        typed,
      );
      if (!people.some((other) => sameCharacter(other.name, person.name))) people.push(person);
    }
    lookOf(people.slice(before), look);
    // In "Noor and her hamster" Noor is a she.
    const owner = /(?:^|\band |, )(her|his) /i.exec(typed)?.[1];
    const open = people.find(({ kind, pronoun, several }) => kind === null && pronoun === 'they' && !several);
    if (owner && open) open.pronoun = owner.toLowerCase() === 'her' ? 'she' : 'he';
  }
  return people;
}

/** A baby that is not born yet walks about in no story. */
const unborn =
  /\bunborn\b|\b(?:baby|sister|brother)\b.*\b(?:tummy|belly|bump|womb)\b|\b(?:tummy|belly|bump)\b.*\bbaby\b/i;
/** "Mia and the baby in mummy’s tummy" is Mia. */
const born = (typed: string) => typed.replace(/,? and (?=[^,]*$).*/u, (more) => (unborn.test(more) ? '' : more));

/** Whether a phone could have set the capital before somebody's name: "Baby volcano", "Robot", but not "Captain". */
const isTypedKind = (what: string) =>
  !isGivenName(what) &&
  !/ (?:and|the|von|van|del|with|from|for|bin|our|his|her|she|who|that|called|named)(?= |$)/u.test(what) &&
  (what.includes(' ')
    ? !family.test(what.split(' ')[0] ?? '') || common(what) || /^baby /iu.test(what)
    : // "Detective Agnes" has a title.
      (limbs(what.toLowerCase()) !== 'hand' || things.test(what) || /^robot$/iu.test(what)) && !family.test(what));

/** One wish may name several: "my twins Ana and Vera", "Zoë and her dog Pickle", "a fox and a bear". */
function split(text: string): string[] {
  const text_ =
    text
      // "Coco (hamster)" is Coco, a hamster; nothing else between brackets is a name.
      .replace(
        /^(\p{Lu}[^,(]*?) \((?:(?:my|our|his|her|their|the|an?) )?(\p{Ll}+)\)$/u,
        (all, name: string, what: string) => (common(what) ? `${name} the ${what}` : all),
      )
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/\b(that|who) (thinks?|says?) its (?=an?\b)/i, '$1 $2 it’s ')
      // In the Philippines a grandmother is called so, and elsewhere a girl is.
      .replace(/^(?:my|our|his|her|their) lola(?= \p{Lu}|$)/iu, 'Grandma Lola')
      // "Their cousin Dev from New Jersey" is their cousin Dev.
      .replace(/(?<=\p{Lu}[\p{L}’'-]*) from (?:the )?\p{Lu}[\p{L} ]*(?=,|$)/u, '')
      // "Regina, twin sister of Renata" is Regina.
      .replace(
        /^(\p{Lu}[\p{L}’'-]*), (?:the )?(?:twin|sister|brother|cousin|friend)(?: sister| brother)? of \p{Lu}[^\s,]*(?=,|$)/u,
        '$1',
      )
      // "Ruby, 8, 2 dads" is Ruby.
      .replace(
        /, (?:\d|two|three) (?:\p{Ll}+ )?(?:dads|mums|moms|mummies|mommies|brothers|sisters|siblings)(?=,|$)/giu,
        '',
      )
      .replace(/^,|,$/g, '')
      .replace(/, (?=(?:called|named) \p{Lu})/u, ' ')
      .replace(/^(?:My|Our|His|Her|Their)(?= \p{Ll})/u, (word) => word.toLowerCase())
      // "Big sister Hana" is Hana, and "Esmes baby brother Rory" is Esme’s.
      .replace(/^(?:Big|Little|Baby|Older|Younger|Twin)(?= (?:sister|brother|cousin) \p{Lu})/u, (word) =>
        word.toLowerCase(),
      )
      .replace(/^(\p{Lu}\p{Ll}+)s(?= (?:\p{Ll}+ ){1,3}\p{Lu})/u, (all, name) =>
        isGivenName(name) && !isGivenName(all) ? `${name}’s` : all,
      )
      // A phone sets the first capital: "Fire engine Flo", "Hen Dolly".
      .replace(/^(\p{Lu}\p{Ll}+(?:[ -]\p{Ll}{3,}){0,2})(?= (\p{Lu}\p{L}*))/u, (what, _, name: string) =>
        isTypedKind(what) && !common(name) ? what.toLowerCase() : what,
      )
      // "Ayaan, my son, gold crown" becomes "my son Ayaan, gold crown".
      .replace(
        /^(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?), (my|our|his|her|their) (\p{Ll}+(?: \p{Ll}+)?), (?=\p{Ll})/u,
        (all, name, whose, what) => (childRole.test(what) ? `${whose} ${what} ${name}, ` : all),
      )
      // "Banjo our kelpie" becomes "Banjo the kelpie"; "Owen, his twin" becomes "his twin Owen".
      .replace(
        /^(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?),? (our|my|his|her|their) (\p{Ll}+(?: \p{Ll}+)?)(?: since \p{Ll}.*)?(?=$|, \p{Ll})/u,
        (_, name, whose, what) => (childRole.test(what) ? `${whose} ${what} ${name}` : `${name} the ${what}`),
      )
      .trim() || text;
  // "Two foxes, one big one small" are Big Fox and Small Fox.
  const pair = /^two (\p{Ll}+?)(?:(?<=x|ch|sh|ss)es|s),? one (\p{Ll}+),?(?: and)? (?:one|the other) (\p{Ll}+)$/iu.exec(
    text_,
  );
  if (pair)
    return [pair[2], pair[3]].map((look) =>
      `${look} ${pair[1]}`.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
    );
  if (looksOf(text_) || withKind.test(text_)) return [text_];
  const group =
    /^(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he)\s+)?(?:(?:\p{Ll}+|two|three|\d)\s+){0,3}?([Tt]wins|[Tt]riplets|kids|children|daughters|sons|boys|girls|sisters|brothers|cousins|friends|cats|dogs|rabbits|bunnies|siblings|grandkids|grandchildren|puppies|kittens|hamsters|fish),?\s+(\p{Lu}.*)$/u.exec(
      text_,
    );
  if (group) {
    const noun = group[1]?.toLowerCase() ?? '';
    const named = /^(?:triplets|kids|children|cousins|friends|siblings|grand\w+)$/.test(noun);
    const known = { daughters: 'girl', sons: 'boy', bunnies: 'bunny', puppies: 'puppy' }[noun];
    const kind = named ? undefined : (known ?? noun.replace(/s$/, ''));
    const each = list(group[2] ?? '');
    return kind && kind !== 'twin' ? each.map((name) => `${name} (${kind})`) : each;
  }
  const parts = list(text_);
  if (parts.length < 2 || clauseOnly(text_)) return [text_];
  const owner = parts[0] ?? '';
  const ok = parts.every(
    (part) => isName(part) || /^(?:an?|the|my|our|his|her|their|baby)\s/i.test(part) || common(part),
  );
  return ok
    ? parts.map((part, i) => (i === 0 ? part : part.replace(/^(?:his|her|their)\s/i, `${owned(owner)} `)))
    : [text_];
}
/** Matches a name with its looks: "Rex, small blue dragon", "the dragon Fil, green, fat, with glasses". */
const withLook =
  /^((?=\p{Lu})[^,]*?(?=,\s*(?:an? |our |my |the )?\p{Ll}[^,]*$)|[^,]*\p{Lu}[^,]*?(?=,\s*(?!(?:an?|the|my|our|his|her|their|and) )\p{Ll}[^\p{Lu}]*$)),\s*(.*)$/u;
/** "Grandma Lola" is how a Filipino grandmother is read, and Lola is what she is called. */
const withoutTitle = (name: string) => name.replace(/^Grandma (?=Lola$)/u, '');

/** Splits a name from its looks; "Maya, leo, ben" are three names. */
function looksOf(text: string): RegExpExecArray | null {
  const found = withLook.exec(text);
  return found &&
    list(found[2] ?? '').every((look) => !look.includes(' ') && isGivenName(look)) &&
    found[2]?.includes(',')
    ? null
    : found;
}
/** Pronouns that stand among the looks: "short hair, they/them". */
const saidPronouns = /(?:, *|^)(they\/them|she\/her|he\/him)(?:, *(?=\S))?/iu;
/** Matches a name with kind and looks: "Mochi, our cat, black with white paws". */
const withKind =
  /^(\p{Lu}[\p{L}’'-]*), (?:our|my|his|her|their|the|an?) (\p{Ll}+(?: \p{Ll}+)?), (?!(?:and|our|my|his|her|their|an?|the) )(\p{Ll}[^\p{Lu}]*)$/u;
const list = (text: string) =>
  text
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|\+)\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
/** Matches "a dragon who eats fish and chips": all that follows "who" belongs to one character. */
const clauseOnly = (text: string) =>
  /\b(?:who|that|which|with|whose|wearing|likes|loves|made (?:of|from|out of))\b.*\b(?:and|,)/i.test(text);
const owned = (owner: string) => (/^(?:an?|the|my|our) /i.test(owner) ? 'the' : `${owner.split(' ').slice(-1)[0]}’s`);

function read({ typed: asTyped, wish, spokenOf }: Known, random: Random, before: readonly Person[]): Person {
  const typed = unnamed(asTyped, before, 'english');
  // "elephants!!" means an elephant.
  const one = typed.replace(/[.,;:!?]+$/, '').replace(/s$/, '');
  const preset = presetCharacters.find((id) => sameCharacter(id, typed) || sameCharacter(id, one)) ?? null;
  if (preset) {
    const taken = new Set(before.map(({ name }) => name[0]));
    const pool = random.fork(preset).shuffled(names[preset]);
    const name = pool.find((one) => !taken.has(one[0])) ?? pool[0] ?? preset;
    const pronoun = spokenOf ?? (random.fork(`${preset} pronoun`).chance(0.5) ? 'she' : 'he');
    return {
      typed: preset,
      preset,
      wish,
      first: `${name} the ${preset}`,
      name,
      pronoun,
      several: false,
      grown: false,
      kind: preset,
      limbs: limbs(preset),
    };
  }
  const noted = /^(.*) \((\p{Ll}+)\)$/u.exec(typed);
  const text =
    (noted?.[1] ?? typed)
      .replace(/[.,;:!?]+$/, '')
      // No initial with a family name.
      .replace(/^((?:an?|the|my|our) )?T[. ]+rex$/iu, '$1T-Rex')
      .trim() || 'somebody';
  const make = (first: string, name: string, kind: string | null, more: Partial<Person> = {}): Person => {
    // The owner's pronoun says nothing about the pet: "her hamster Sir Crumbs".
    const about = `${noted?.[2] ?? ''} ${kind ?? ''} ${text.replace(/^(?:his|her) /i, '')}`;
    const several =
      /^(?:my|our|the|some) (?:cousins|kids|children|twins|friends|cats|dogs|sisters|brothers|daughters|sons|grandchildren)$|^(?:the|my|our) (?:two|three|four|five|six|seven|\d+) |^(?:two|three|four|five|six|seven) |(?<!\p{L}|^)(?:(?-i:\p{Ll}*)men|people|children|family|team|class|crew|classmates|teammates)$/iu.test(
        text,
      ) ||
      (/^the /i.test(name) &&
        /[^s’']s$/.test(name) &&
        !/s’s$/.test(name) &&
        !common(name.replace(/^the /, '').replace(/^.* /, '')));
    const child = kind === null || childRole.test(kind);
    const guessed = she.test(about) ? 'she' : he.test(about) ? 'he' : child ? pronounOfName(name) : undefined;
    const isThing = kind !== null && things.test(kind) && !atWork.test(kind);
    const animal = kind !== null && !child && !isThing;
    const pronoun: Pronoun = several
      ? 'they'
      : (guessed ??
        (isThing ? 'it' : animal ? (pronounOfName(name) ?? (random.fork(name).chance(0.5) ? 'she' : 'he')) : 'they'));
    return {
      typed: text,
      preset: null,
      wish,
      first: curly(withoutTitle(first)).replace(
        / (who|that|which) (has|is|can)(?= )/,
        (_, who: string, verb: 'has' | 'is' | 'can') => ` ${who} ${{ has: 'had', is: 'was', can: 'could' }[verb]}`,
      ),
      name: curly(withoutTitle(name)),
      pronoun,
      several,
      // "Mr. Gravy" the pigeon is no grown-up.
      grown:
        grownRole.test(limbs(kind ?? '') === 'hand' ? about.replace(owners, '') : about.replace(name, '')) &&
        !/\b(?:baby|little|princess|prince|superhero|robot|doll|toy)\b/i.test(about),
      kind: kind ?? noted?.[2] ?? null,
      limbs: atWork.test(kind ?? '') ? 'hand' : limbs(kind ?? noted?.[2] ?? ''),
      ...more,
    };
  };
  const [, called = '', what = '', seen] = withKind.exec(text) ?? [];
  // "Ivy, the smallest one, always barefoot" is a child.
  if (seen && isGivenName(called) && !common(what) && !childRole.test(what))
    return { ...read({ typed: called, wish }, random, before), look: `${what}, ${seen}` };
  if (seen) return make(`${called} the ${what}`, called, head(what), { look: seen });
  const looks = looksOf(text);
  if (looks) {
    const [, name = text, given = ''] = looks;
    const [, said] = saidPronouns.exec(given) ?? [];
    const look = given
      .replace(saidPronouns, '')
      .replace(/^(?:(?:who|that|he|she|it)(?: is|’s|'s)|is) /i, '')
      .replace(/^(?:an?|our|my|his|her|their|the) /i, '');
    const noun = head(look.replace(/,.*$| not (?:an?|the) .*$/, ''));
    const person = read({ typed: name, wish }, random, before);
    const told = look.replace(/^(?:my|our|his|her|their) /i, '').replace(/ (?:his|her) \p{L}+/giu, '');
    const pronoun =
      (said?.toLowerCase().split('/')[0] as Pronoun | undefined) ??
      (person.pronoun !== 'they' || she.test(told) === he.test(told) ? undefined : she.test(told) ? 'she' : 'he');
    const isHair = /\bof (?:\p{Ll}+ )?(?:curls|hair|freckles|braids)(?!\p{L})/u.test(look);
    const isWhat = (common(noun) && !isHair) || (oneOf.test(given) && !isGivenName(name) && !family.test(name));
    if (!isWhat || doing.test(look) || says.test(look) || (atWork.test(noun) && (person.grown || isGivenName(name))))
      return { ...person, ...(look && { look }), ...(pronoun && { pronoun }) };
    // "Bluey the ute, rusty blue truck" is called Bluey.
    const short = name.replace(/^(\p{Lu}[\p{L}’'-]*) the \p{Ll}.*$/u, '$1');
    const animal = make(name, short, noun, {
      first: `${name}, ${/^the /i.test(given) ? 'the' : article(look)} ${look.replace(/,.*$/, '')}`,
      look,
    });
    return { ...animal, pronoun: pronounOfName(name) ?? animal.pronoun };
  }
  const named =
    /^(?:(?:my|our|his|her|their|the|an?)\s+)?(.+?),?\s+(?:named|called|whose name is)\s+(\S+(?: \p{Lu}\S*)?)(?:\s.*)?$/iu.exec(
      text,
    );
  if (named) {
    const [, as = '', name = text] = named;
    const noun = as.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    // "A turtle called Flash" is somebody new, and the others have known Flash for long.
    const first = noun.includes(' ') ? `${article(noun)} ${noun} called ${name}` : `${name} the ${noun}`;
    return make(name, name, head(noun), { first });
  }
  const the = /^(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?),? the (.+)$/u.exec(text);
  if (the) {
    const [, name = text, what = ''] = the;
    const first = strip(what) === what ? text : `${name}, ${article(what)} ${what}`;
    return make(first, name, head(strip(what)));
  }
  const words = text.split(' ');
  // A word for a grandmother may be two: "my Ah Ma".
  const kin = text.replace(/^(?:my|our|his|her|their) /i, '');
  if (kin.includes(' ') && family.test(kin)) {
    const name = kin.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
    return make(name, name, kin.toLowerCase());
  }
  // "Grandma Rosa", "my uncle Tom", "Mrs Wick".
  const role = words.findIndex((word) => family.test(word));
  const lead = words.slice(0, Math.max(0, role)).join(' ');
  if (
    role >= 0 &&
    /^(?:|my|our|his|her|their|the|dear|old|great)$/i.test(lead.replace(/^(?:my|our|his|her|their|the) /i, '')) &&
    (words[role + 1] === undefined || isName(words[role + 1] ?? ''))
  ) {
    const title = (words[role] ?? '').replace(/^./, (letter) => letter.toUpperCase());
    const rest = words
      .slice(role + 1)
      .join(' ')
      .replace(/ (?:who|that|with|of|from|in|on|at) .*$/, '');
    if (rest || !/^(?:captain|princess|prince|king|queen|nurse|teacher|baby|doctor|coach|lady|sir)$/i.test(title)) {
      const name = rest ? `${title} ${rest}` : title;
      // "Baby Ivy" is called Ivy and gets that name's pronoun.
      const isBaby = /^baby$/i.test(title);
      // Princess Dilnoza is Dilnoza after that.
      const isCalledSo = isBaby || /^prince(?:ss)?$/i.test(title);
      return make(name, (isCalledSo && rest) || name, title.toLowerCase().replace('.', ''), {
        ...(/^(?:princess|prince|baby)$/i.test(title) && { grown: false }),
        // "Captain Idris" gets that name's pronoun.
        ...(rest && !she.test(text) && !he.test(text) && { pronoun: pronounOfName(rest) ?? 'they' }),
        ...(isBaby && rest && { pronoun: pronounOfName(rest) ?? 'they' }),
      });
    }
  }
  // An Australian grandfather: "Poppy Ken".
  const poppy = /^(?:my |our )?(Pop(?:py)? (\p{Lu}\S*))$/u.exec(text);
  if (poppy?.[1] && pronounOfName(poppy[2] ?? '') === 'he')
    return make(poppy[1], poppy[1], 'grandfather', { pronoun: 'he', grown: true });
  // "my daughter's friend Clara" is called Clara.
  const relation = /^(?:my|our|his|her|their)\s+\p{Ll}+[’']s\s+(?:\p{Ll}+\s+){1,3}(\p{Lu}\S*)$/u.exec(text);
  if (relation?.[1])
    return make(
      relation[1],
      relation[1],
      null,
      she.test(text.replace(/daughter|sister|mother/g, '')) ? { pronoun: 'she' } : {},
    );
  // "my friend Léo", "her dog Pickle", "Zoë’s dog Pickle", "little brother Max", "dog Rex".
  const mine =
    /^((?:my|our|his|her|their|the|an?)\s+|\p{Lu}\S*[’']s\s+)?((?:\p{Ll}[\p{L}-]*\s+){1,4})(\p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*)?)$/u.exec(
      text,
    );
  // "our Tom" is Tom, and "the Easter Bunny" keeps article and capitals; "the Dragon" is a dragon.
  const alone = mine?.[2]?.trim() ?? '';
  if (mine?.[3] && /^(?:my|our|his|her|their)$/.test(alone)) return make(mine[3], mine[3], null);
  if (mine?.[3] && /^(?:the|an?)$/.test(alone) && (!common(mine[3]) || mine[3].includes(' ')))
    return make(text, `the ${mine[3]}`, head(mine[3]).toLowerCase());
  if (mine && !/^(?:the|an?)$/.test(alone)) {
    const what = (mine[2] ?? '').trim();
    const name = mine[3] ?? text;
    const whose = (mine[1] ?? '').trim();
    const ofFamily = /\b(?:son|daughter|boy|girl|kid|child|toddler)$/.test(what);
    const own = /^(?:my|our|his|her|their)$/i.test(whose) && !ofFamily ? { relation: what } : {};
    if (childRole.test(what)) {
      const known = she.test(what) ? { pronoun: 'she' as const } : he.test(what) ? { pronoun: 'he' as const } : {};
      return make(name, name, null, { ...own, ...known });
    }
    const noun = head(what);
    return make(/[’']s$/.test(whose) ? `${name}, ${whose} ${what}` : `${name} the ${noun}`, name, noun, own);
  }
  const bare = text.replace(/^(?:the|my|our|his|her|their|an?|some)\s+/i, '');
  const hadArticle = bare !== text;
  const nounPhrase = strip(bare);
  if (
    hadArticle ||
    (common(nounPhrase) && (!isName(text) || (words.length === 1 && !isGivenName(text)))) ||
    (words.length > 1 && words.every((word) => !/^\p{Lu}/u.test(word)) && /^\p{Ll}/u.test(text))
  ) {
    const noun = head(nounPhrase);
    const lower = bare.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    const owner = /^(\p{Lu}\S*[’']s)\s+(.+)$/u.exec(text);
    // "Street cats" are several, too.
    const several =
      /^(?:two|three|four|five|six|seven|\d+) /i.test(bare) ||
      (/[^su’']s$/.test(noun) &&
        !/(?:ros|is)$/.test(noun) &&
        (limbs(noun) !== 'hand' || (!hadArticle && !common(noun))) &&
        !isName(text));
    if (several)
      return make(`the ${lower}`, `the ${strip(lower)}`, noun.replace(/s$/, ''), { several: true, pronoun: 'they' });
    const first = /^the /i.test(text) ? `the ${lower}` : owner ? text : `${article(lower)} ${lower}`;
    const own = /^(?:my|our|his|her|their) /i.test(text);
    return make(
      own ? `the ${lower}` : first,
      `the ${noun.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
      noun.toLowerCase(),
      own ? { relation: lower } : {},
    );
  }
  const own = /^(\p{Lu}\S*[’']s)\s+(.+)$/u.exec(text);
  // "Amara’s Nana Bose" is Nana Bose after that.
  if (
    own &&
    /^(?!(?:Baby|Princess|Prince) )\p{Lu}\S* \p{Lu}\S*$/u.test(own[2] ?? '') &&
    family.test((own[2] ?? '').split(' ')[0] ?? '')
  )
    return make(text, own[2] ?? text, null, { grown: true });
  if (own && family.test(own[2] ?? '')) return make(text, text, (own[2] ?? '').toLowerCase());
  // "Mia’s axolotl" was "her axolotl", whatever that is.
  if (own && (common(own[2] ?? '') || (/^\p{Ll}/u.test(own[2] ?? '') && !childRole.test(own[2] ?? ''))))
    return make(text, `the ${head(own[2] ?? '')}`, head(own[2] ?? ''));
  const full = words.length > 3 ? strip(text).split(' ').slice(0, 3).join(' ') : strip(text);
  // "Leo Kowalczyk" is called Leo.
  const [given = full, surname] = full.split(' ');
  const name =
    surname &&
    words.length === 2 &&
    [given, surname].every((word) => /^\p{Lu}\p{L}/u.test(word) && !common(word)) &&
    !isGivenName(surname) &&
    given !== surname &&
    // "Wei Lin" is one given name.
    !(isShort(given) && isShort(surname)) &&
    !/[-.]/.test(given)
      ? given
      : full;
  const capital = name.replace(/^\p{Ll}/u, (letter) =>
    isGivenName(name) || words.length === 1 ? letter.toUpperCase() : letter,
  );
  return make(capital, capital, common(name) && !isGivenName(name) ? head(name).toLowerCase() : null);
}

/** The grandfather of "the grandfather’s guitar". */
const owners = /(?<!\p{L})\p{Ll}+[’'](?:s(?!\p{L})|(?!\p{L}))/gu;
const curly = (text: string) => text.replace(/(?<=\p{L})'/gu, '’');
const strip = (text: string) => clause.exec(text)?.[1] ?? text;
/** The noun of "very brave little sausage dog": what is left without its adjectives. */
function head(phrase: string): string {
  const words = strip(phrase)
    .split(' ')
    .filter((word) => !/^(?:the|an?|my|our|his|her|their)$/i.test(word));
  // Of "great grandad’s compass" it is the compass.
  const owner = words.slice(0, -1).findLastIndex((word) => /[’']s$/.test(word));
  words.splice(0, owner + 1);
  while (words.length > 1 && adjective.test(words[0] ?? '')) words.shift();
  return words.slice(-2).join(' ') || phrase;
}
