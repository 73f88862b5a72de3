import { z } from 'zod';
import { bookOf, everywhere, pattern, swapped, swaps as swapsOf } from '../../book.ts';
import { isGivenName } from '../../people/given-names.ts';
import { isClear } from './clear.ts';
import { inWords } from './numbers.ts';
import { childsPronouns, genderOf, plainOf } from './spoken-english.ts';

/**
 * How English turns a parent's present-tense sentences into a story: `lead` and `aside` are cut, `swaps` replaced, and
 * verbs put into the past by `irregular` and `regular`.
 */
const schema = z.strictObject({
  lead: pattern,
  parents: pattern,
  aside: everywhere,
  family: swapsOf,
  openers: pattern,
  bare: pattern,
  shouted: everywhere,
  raw: pattern,
  unclear: z.array(pattern),
  swaps: swapsOf,
  irregular: z.record(z.string(), z.string()),
  regular: z.string().transform((words) => new Set(words.split(/\s+/))),
  steps: z.array(z.strictObject({ words: pattern, step: z.string() })),
  ahead: pattern,
  unsaid: z.string(),
  example: z.string(),
});
const words = bookOf(
  import.meta.url,
  'narrate.',
  schema.transform((file) => {
    const forms = Object.entries(file.irregular);
    const regular = [...file.regular].map((base) => pastOf(base));
    const plain = new Set([...forms.flatMap(([base, past]) => (base === past ? [] : [past])), ...regular]);
    // Verbs in the past that are no other form as well, "fell", "dropped", and those that are: "put".
    return {
      ...file,
      pasts: { plain, same: new Set(forms.flatMap(([base, past]) => (base === past ? [past] : []))) },
    };
  }),
);
const book = () => words('english');

/** Replaces "he" and "my son": the mark that a tale fills with the child's name. */
const child = '{hero full}';

/** A parent's sentences as a story tells them, and as they were before they were put into the past. */
type Retold = { told: string; now: readonly string[] };

/**
 * Retells a parent's sentences as a story: "Didn’t get his badge, now he won’t go back" becomes "{hero full} did not
 * get his badge. Now he would not go back." Null if they are no sentences or should not be told.
 */
export function retoldEnglish(text: string): Retold | null {
  const { lead, parents, aside, family, openers, bare, raw, shouted, swaps } = book();
  const plain = text
    .replace(shouted, (word) => word.toLowerCase())
    .replace(/[’`´]/g, "'")
    // Parents on phones often leave out the apostrophe.
    .replace(/\b((?:did|does|is|was|has|have|had|could|would|should|wo|do|ca|are|were)n)t\b/giu, "$1't")
    .replace(aside, '')
    .replace(lead, '')
    .trim();
  const said = inWords(swapped(plain, family), 'english');
  if (
    said.length > 260 ||
    said.split(' ').length < 4 ||
    /["\\/=:@<>{}[\]#]|https?|\b(?:system|prompt|instruc|ignor)/iu.test(said)
  )
    return null;
  if (/^(?:where|why|how|what|when|who|does|do|did|is|are|can|may|will|should)\b/i.test(said)) return null;
  const pieces = said
    .split(
      /(?<=[.!?])\s+|\s+[-–—]+\s+|;\s*|,\s*(?=(?:now|then|so|and now|and then|(?:doesn't|didn't|won't|can't|refuses|wants|hates|cried|cries|keeps|says|lost) (?:to |\p{Ll}+ )|(?:he|she|they|it|papa|mama|mum|mom|dad|daddy|mummy|mommy|\p{Lu}\p{L}+) (?:is|was|has|had|can|can't|does|did|doesn't|didn't|will|won't|says|said|wants|wanted|gets|got|thinks|keeps|cried|cries|screams|hid|hides|froze|hates|just)\b))/u,
    )
    .map((one) => one.replace(/[.!?…,\s]+$/u, '').trim())
    .filter((one) => one !== '' && !parents.test(one));
  const told: string[] = [];
  const now: string[] = [];
  for (const piece of pieces) {
    // "We missed our flight" is told of the child and its family.
    let sentence = swapped(piece, swaps).replace(/^the family (?=\p{Ll})/iu, (all) =>
      told.length === 0 ? `${child} and {hero their} family ` : all,
    );
    sentence = sentence
      .replace(/^is (not )?\p{Lu}/u, (start) => start.toLowerCase())
      .replace(relative, (all, who: string) => (inThePast(who) === who ? `${who} ` : all));
    if (bare.test(sentence) || begun.test(sentence) || isOfNobody(sentence, told.length === 0))
      sentence = `${child} ${sentence.replace(/^./u, (letter) => letter.toLowerCase())}`;
    // "Traffic lights!" is no sentence.
    if (sentence.split(' ').length < 3) continue;
    const past = inThePast(sentence);
    // Without a verb in the past it is no sentence.
    if (past === sentence && !/\b(?:was|were|had|did|could|would)\b/.test(past) && !isPast(past)) continue;
    now.push(sentence.replace(openers, child));
    sentence = past;
    if (told.length === 0) {
      sentence = sentence.replace(openers, () => child);
      // A name instead of "he": the child of whom everything is said.
      const [, name = '', next = ''] = /^(\p{Lu}\p{Ll}+) (\p{Ll}+) /u.exec(sentence) ?? [];
      if (name && isGivenName(name) && !/^(?:and|who|that|from|with|in|at)$/.test(next)) {
        sentence = sentence.replace(name, child);
        now[0] = now[0]?.replace(name, child) ?? '';
      }
      // "His balloon flew off" and "They did not save him a slice" are about the child, too.
      if (!sentence.includes(child))
        sentence = /^(?:his|her) (?!(?:and|to|at|in|on)\b)/iu.test(sentence)
          ? sentence.replace(/^(?:his|her) /iu, '{hero}’s ')
          : sentence.replace(object, (found) =>
              // In "Daddy works abroad and she misses him" he is Daddy.
              genderOf(sentence).includes(found.toLowerCase() === 'him' ? 'he' : 'she') ? found : '{hero}',
            );
      // In "the swing broke while he was on it" nobody else is spoken of.
      if (
        !/\{hero/u.test(sentence) &&
        !/(?<= )\p{Lu}|\b(?:boy|girl|brother|sister|friend|cousin|teacher|baby)\b/u.test(sentence) &&
        !kin.test(sentence)
      )
        sentence = sentence.replace(
          /(?<=^(?:the|an?|nobody|everyone|everybody|they|somebody) .*)\b(?:he|she)\b/iu,
          '{hero}',
        );
      // "Mummy works nights": she is the child's.
      if (!/\{hero|\bs?he\b/iu.test(sentence) || mostOwn.test(sentence)) {
        sentence = sentence.replace(parent, ownParent);
        now[0] = now[0]?.replace(parent, ownParent) ?? '';
      }
    }
    // What cannot be read aloud ends what is told.
    if (told[0]?.includes('{hero') && raw.test(sentence)) {
      now.pop();
      break;
    }
    told.push(`${withDays(sentence).replace(/^./u, (letter) => letter.toUpperCase())}.`);
  }
  return told.length > 0 && told.length <= 5
    ? { told: withHero(told.join(' ')).replaceAll("'", '’'), now: now.map((one) => one.replaceAll("'", '’')) }
    : null;
}

/** "Kids at school said his lunch smelled funny": where nobody else can be meant, he is the child. */
function withHero(told: string): string {
  if (/\{hero/u.test(told)) return told;
  const [child, other] = childsPronouns(told);
  if (!child || other) return told;
  const [is, own] = child === 'he' ? ['he', 'his'] : ['she', 'her'];
  return told.replace(
    new RegExp(
      `(?<=(\\b(?:called|told|gave|asked|made|let|named|bought|showed|sent) )?)\\b(?:${is}|(${own}))\\b(?! (?:to|at|in|on|and)\\b)`,
      'iu',
    ),
    (_, gives, owns) => (owns && !gives ? '{hero}’s' : '{hero}'),
  );
}

/** Matches whoever is the child's own, where a sentence begins with it. */
const parent =
  /^(?:(?:baby|little|big|older|younger|twin) (?:brother|sister)|(?:pet |old )?(?:hamster|dog|puppy|cat|kitten|rabbit|bunny|goldfish|pony|guinea pig)(?= (?:died|ran|got|was|had|is|has|escaped)\b)|m[uo]mm?y?|mama|dad(?:dy)?|papa|gran(?:ny|dma|dpa|dad|ddad)?|nan(?:a|ny)?|pop|uncle|auntie?)(?= \p{Ll})(?! to be\b| soon\b)/iu;
/** Where it is so although "she" is said in the sentence: she is the child. */
const mostOwn =
  /^(?:(?:baby|little|big|older|younger|twin) (?:brother|sister)|(?:hamster|dog|puppy|cat|kitten|rabbit|bunny|goldfish|pony|guinea pig) \p{L}+ (?:while|when|before|because))\b/iu;
const ownParent = (who: string) => `{hero}’s ${who.toLowerCase()}`;

const kin =
  /\b(?:m[uo]m\p{L}*|dad\p{L}*|gran\p{L}*|nan\p{L}*|oma|opa|papa|mama|auntie?|uncle|dog|cat|man|woman|lady)\b/iu;

/** Whether a sentence begins with what somebody does, as in "plays alone": the child. What a child loves is no news. */
const isOfNobody = (sentence: string, isFirst: boolean) => {
  const [first = '', next = ''] = sentence.toLowerCase().split(' ');
  return (
    next !== '' &&
    !(isFirst && /^(?:loves|likes|adores|knows)$/u.test(first)) &&
    /(?<!s)s$/u.test(first) &&
    !parentsAct.test(sentence) &&
    isVerb(plainOf(first)) &&
    !isVerb(plainOf(next)) &&
    !finite.test(next)
  );
};

/** Matches what a parent does far away, and nouns that look like verbs. */
const parentsAct =
  /^(?:works|travels|drives|flies|commutes|(?:drops|plants|rules|signs|sounds|dreams|cooks|guards|steps|shows) (?:on|of|at|in|for|from))\b/iu;

/** Matches a sentence that begins with what the child did: "crumpled up her painting". */
const begun =
  /^(?!(?:seaweed|bored|tired|excited|scared|worried|obsessed|interested|embarrassed|frustrated|terrified|frightened|ashamed|annoyed|confused|delighted|loved|liked|used|need|speed|hundred|indeed|red)\b)\p{L}{3,}ed (?:\p{L}+ )*?(?:his|her|the|an?|up|off|out|down|for|to|in|on|at|when|because)\b/iu;

/** "Him" and "her", where it is no "her book". */
const object =
  /(?<= )(?:him|her(?= (?:an?|the|to|at|in|on|and|for|with|from|because|when|like|that|off|out|up|down|last|first|again)\b|$))(?!\p{L})/u;

/** Whether a sentence has a verb in the past; one that could be another form counts only behind whoever did it. */
function isPast(sentence: string): boolean {
  const { plain, same } = book().pasts;
  const [first = '', ...rest] = sentence.split(' ');
  return rest.some((word, index) => {
    const last = index === 0 ? first : rest[index - 1];
    const isSubject = (last === child && word !== 'hurt') || (index === 0 && /^(?:s?he|they)$/iu.test(first));
    return plain.has(word) || (same.has(word) && isSubject);
  });
}

/** Whether sentences can be read aloud: each is short, says who it is about, and has nothing in it that only phones write. */
export function isEnglishToldWell(told: string): boolean {
  const sentences = told.split(/(?<=\.) /u);
  return (
    sentences.length <= 3 &&
    !book().raw.test(told) &&
    // "Worked in another city" does not say who did.
    !book().pasts.plain.has(/^\p{L}+/u.exec(told)?.[0].toLowerCase() ?? '') &&
    // Without the child at its beginning, a sentence with commas is mostly a list of what happened.
    sentences.every(
      (one) =>
        (!one.includes(',') || (one.startsWith('{hero') && one.split(',').length <= 3)) && one.split(' ').length <= 24,
    ) &&
    // Whatever else it begins with, it is of the child.
    (/^(?:\{hero full\}|\{hero\}(?:’s)?|\p{Lu}\p{Ll}+) (?!(?:was|were) \p{L}+ing\b)/u.test(told) ||
      /^\p{Lu}\p{Ll}* (?:[\p{L}’]+ ){1,12}?\{hero/u.test(told)) &&
    !/^(?:Did|Loved|Liked|Had|Was|Were|Parents|Twins|Kids?(?! at)|Potty|Not|No)\b/u.test(told)
  );
}

/** Whether all of it is plain enough to open a tale that says its trouble anyway: one thing of the child a sentence. */
export const isEnglishClear = (told: string) => isClear(told, book().unclear);

/** "On thursday": days of the week get their capital. */
const withDays = (sentence: string) =>
  sentence.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gu, (day) =>
    day.replace(/^./u, (letter) => letter.toUpperCase()),
  );

const stays = new Set(
  'bad good sweet polar teddy grizzly brown koala new old big little own same many any to can could will would should may might must did do does let make makes made help helps the a an his her their its my our your these those in on at of for with from by no every each some'.split(
    ' ',
  ),
);

/** Matches "The digger who was scared of mud": without "who" it is a sentence. */
const relative =
  /^((?:an?|the|two|three|four|some|his|her|their) (?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+),? (?:who|that|which) /iu;

/** Whether this is the plain form of an English verb that is known. */
export const isVerb = (word: string) => word in book().irregular || book().regular.has(word);

/** Puts verbs from the present into the past; past verbs and infinitives stay. */
export function inThePast(sentence: string): string {
  const { irregular, regular } = book();
  let before = '';
  let subject = /^(?:two|three|four|some|many|all|the (?:twins|children|kids|animals|pirates))\b/i.test(sentence)
    ? 'they'
    : '';
  return sentence
    .split(/(\s+|,)/)
    .map((word) => {
      const plain = word.toLowerCase();
      if (word === ',') before = word;
      if (/^\s*,?$/.test(word)) return word;
      const last = before;
      before = plain;
      // "Whatever she needs is here": what can be nothing but a verb is one wherever it stands.
      const isSure = always.test(plain) && last !== 'to';
      if (subjects.test(plain)) subject = plain;
      else if (several.test(plain)) subject = 'they';
      // "Tears all round" are none that tore, nor bears any that bore, and "why leaves turn red" is of no one who left.
      if ((stays.has(last) && !isSure) || (/^(?:tears|bears)$/u.test(plain) && !subjects.test(last))) return word;
      if (plain === 'leaves' && /^(?:|why|how|where|autumn|fallen|dry|red|yellow|brown|all)$/u.test(last)) return word;
      // "Loves trains" has one verb.
      if (/^(?:loves|likes|hates|adores|misses|needs)$/u.test(last) && /s$/u.test(plain) && !isSure) return word;
      const base = plainOf(plain);
      if (last === 'and' && subject === 'done') subject = 'they';
      const isVerb = finite.test(plain) || base !== plain || subject === 'they';
      if (!isVerb) return word;
      const past = irregular[finite.test(plain) ? plain : base] ?? (regular.has(base) ? pastOf(base) : undefined);
      // In "They have to do the whole hunt" the words after "have" are not verbs of "they".
      if (past && subject === 'they') subject = 'done';
      return past ?? word;
    })
    .join('');
}

/** Forms that are of the present and nothing else. */
const always = /^(?:is|are|has|does|\p{L}+n't)$/u;
/** Present forms that need no ending to be recognised. */
const finite = /^(?:is|are|am|has|does|can|cannot|will|may|must|\p{L}+n't)$/u;
/** Those who do something together, as in "the kids laugh". */
const several = /^(?:kids|boys|girls|others|children|friends|people|parents|twins|classmates|brothers|sisters)$/u;
const subjects = /^(?:he|she|it|they|who|that|which|\p{L}+one|\p{L}+body)$/u;

/** The past of a verb from its plain form: "hide" is "hid", "hop" "hopped". */
export const pastForm = (base: string): string => book().irregular[base] ?? pastOf(base);

function pastOf(base: string): string {
  if (/e$/.test(base)) return `${base}d`;
  if (/(?:pref|ref|occ)[eu]r$/.test(base)) return `${base}red`;
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ied');
  if (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(base)) return `${base}${base.at(-1)}ed`;
  return `${base}ed`;
}

/** What the English file says of troubles. */
export const englishSteps = () => book();
