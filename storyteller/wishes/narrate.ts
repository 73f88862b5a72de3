import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern, perLanguage, swapped, swaps as swapsOf } from '../book.ts';
import { isGivenName } from '../people/given-names.ts';
import { matterIn } from './matter.ts';
import { isSpanishPresent, isSpanishToldWell, retoldSpanish, spanishSteps } from './narrate-spanish.ts';
import { inWords } from './numbers.ts';
import { childsPronouns, genderOf, plainOf, spokenEnglish } from './spoken-english.ts';
import { spokenSpanish } from './spoken-spanish.ts';

/**
 * How a language turns a parent's present-tense sentences into a story: `lead` and `aside` are cut, `swaps` replaced,
 * and verbs put into the past by `irregular` and `regular`. This is English; the Spanish grammar has a file of its own.
 */
const schema = z.strictObject({
  lead: pattern,
  parents: pattern,
  aside: pattern,
  family: swapsOf,
  openers: pattern,
  bare: pattern,
  swaps: swapsOf,
  irregular: z.record(z.string(), z.string()),
  regular: z.string().transform((words) => new Set(words.split(/\s+/))),
  steps: z.array(z.strictObject({ words: pattern, step: z.string() })),
  ahead: pattern,
  unsaid: z.string(),
  example: z.string(),
});
const book = bookOf(import.meta.url, 'narrate.', schema);

/** Replaces "he" and "my son": the mark that a tale fills with the child's name. */
const child = '{hero full}';

/** A parent's sentences as a story tells them, and as they were before they were put into the past. */
type Retold = { told: string; now: readonly string[] };

/**
 * Retells a parent's sentences as a story: "Didn’t get his badge, now he won’t go back" becomes "{hero full} did not
 * get his badge. Now he would not go back." Null if they are no sentences or should not be told.
 */
export function narrated(text: string, language: StoryLanguage): string | null {
  return (language === 'spanish' ? retoldSpanish(text) : retoldEnglish(text))?.told ?? null;
}

function retoldEnglish(text: string): Retold | null {
  const language = 'english';
  const { lead, parents, aside, family, openers, bare, swaps } = book(language);
  const plain = text
    .replace(/[’`´]/g, "'")
    // Parents on phones often leave out the apostrophe.
    .replace(/\b((?:did|does|is|was|has|have|had|could|would|should|wo|do|ca|are|were)n)t\b/giu, "$1't")
    .replace(aside, '')
    .replace(lead, '')
    .trim();
  const said = inWords(swapped(plain, family), language);
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
      .replace(relative, (all, who: string) => (inThePast(who, language) === who ? `${who} ` : all));
    if (bare.test(sentence) || begun.test(sentence))
      sentence = `${child} ${sentence.replace(/^./u, (letter) => letter.toLowerCase())}`;
    // "Traffic lights!" is no sentence.
    if (sentence.split(' ').length < 3) continue;
    const past = inThePast(sentence, language);
    // Without a verb in the past it is no sentence.
    if (past === sentence && !/\b(?:was|were|had|did|could|would)\b/.test(past) && !isPast(past, language)) continue;
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
      if (!/\{hero|\bs?he\b/iu.test(sentence)) {
        sentence = sentence.replace(parent, ownParent);
        now[0] = now[0]?.replace(parent, ownParent) ?? '';
      }
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

/** Matches whoever is called so by the child alone, where a sentence begins with it. */
const parent =
  /^(?:m[uo]mm?y?|mama|dad(?:dy)?|papa|gran(?:ny|dma|dpa|dad|ddad)?|nan(?:a|ny)?|pop|uncle|auntie?)(?= \p{Ll})/iu;
const ownParent = (who: string) => `{hero}’s ${who.toLowerCase()}`;

const kin =
  /\b(?:m[uo]m\p{L}*|dad\p{L}*|gran\p{L}*|nan\p{L}*|oma|opa|papa|mama|auntie?|uncle|dog|cat|man|woman|lady)\b/iu;

/** Matches a sentence that begins with what the child did: "crumpled up her painting". */
const begun =
  /^(?!(?:seaweed|bored|tired|excited|scared|worried|obsessed|interested|embarrassed|frustrated|terrified|frightened|ashamed|annoyed|confused|delighted|loved|liked|used|need|speed|hundred|indeed|red)\b)\p{L}{3,}ed (?:\p{L}+ )*?(?:his|her|the|an?|up|off|out|down|for|to|in|on|at|when|because)\b/iu;

/** "Him" and "her", where it is no "her book". */
const object =
  /(?<= )(?:him|her(?= (?:an?|the|to|at|in|on|and|for|with|from|because|when|like|that|off|out|up|down|last|first|again)\b|$))(?!\p{L})/u;

/** Verbs in the past that are no other form as well, "fell", "dropped", and those that are: "put". */
const pasts = perLanguage((language) => {
  const { irregular, regular } = book(language);
  const forms = Object.entries(irregular);
  return {
    plain: new Set([
      ...forms.flatMap(([base, past]) => (base === past ? [] : [past])),
      ...[...regular].map((base) => pastOf(base)),
    ]),
    same: new Set(forms.flatMap(([base, past]) => (base === past ? [past] : []))),
  };
});

/** Whether a sentence has a verb in the past; one that could be another form counts only behind whoever did it. */
function isPast(sentence: string, language: StoryLanguage): boolean {
  const { plain, same } = pasts(language);
  const [first = '', ...rest] = sentence.split(' ');
  return rest.some((word, index) => {
    const last = index === 0 ? first : rest[index - 1];
    const isSubject = (last === child && word !== 'hurt') || (index === 0 && /^(?:s?he|they)$/iu.test(first));
    return plain.has(word) || (same.has(word) && isSubject);
  });
}

/** Whether sentences can be read aloud: each is short, says who it is about, and has nothing in it that only phones write. */
function isToldWell(told: string): boolean {
  const sentences = told.split(/(?<=\.) /u);
  return (
    sentences.length <= 3 &&
    !/\b(?:im|ive|hes|shes|theyre|u|ur|r|pls|plz|lol|omg|idk|btw|whos|cant|wont|dont|didnt|isnt|thru|cause|my|our|we|us|pregnant|ALL|SO|NOT)\b|(\p{L})\1\1|\d|year old|^\{hero full\} (?:down|up|in|at|on|from|with|of|never ready|forgotten|rained)\b/u.test(
      told,
    ) &&
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

/** "On thursday": days of the week get their capital. */
const withDays = (sentence: string) =>
  sentence.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gu, (day) =>
    day.replace(/^./u, (letter) => letter.toUpperCase()),
  );

/** What a language's file says of troubles: their steps, what is told of one that cannot be said, and an example. */
const troubles = (language: StoryLanguage) => (language === 'spanish' ? spanishSteps() : book(language));

/** The slots of a trouble that is told like this; without words for it, a story knows that there is one. */
function troubleSlots(text: string, language: StoryLanguage, told?: string): Record<string, string> {
  const { ahead, steps, unsaid } = troubles(language);
  // A step towards something that was not said would come from nowhere, and one towards what is over makes no sense.
  const isAhead = told !== undefined && ahead.test(text);
  return { told: told ?? unsaid, step: (isAhead && steps.find(({ words }) => words.test(text))?.step) || '' };
}

/** The slots of a trouble that is not told in the parent's words. */
export const untoldSlots = (text: string, language: StoryLanguage) => troubleSlots(text, language);

const stays = new Set(
  'bad good sweet polar teddy grizzly brown koala new old big little own same many any to can could will would should may might must did do does let make makes made help helps the a an his her their its my our your these those in on at of for with from by no every each some'.split(
    ' ',
  ),
);

/** Matches "The digger who was scared of mud": without "who" it is a sentence. */
const relative =
  /^((?:an?|the|two|three|four|some|his|her|their) (?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+),? (?:who|that|which) /iu;

/** Whether this is the plain form of a verb that is known. */
const isVerb = (word: string) => word in book('english').irregular || book('english').regular.has(word);

/** Puts verbs from the present into the past; past verbs and infinitives stay. */
function inThePast(sentence: string, language: StoryLanguage): string {
  const { irregular, regular } = book(language);
  let before = '';
  let subject = /^(?:two|three|four|some|many|all|the (?:twins|children|kids|animals|pirates))\b/i.test(sentence)
    ? 'they'
    : '';
  return sentence
    .split(/(\s+|,)/)
    .map((word) => {
      const plain = word.toLowerCase();
      if (/^\s*,?$/.test(word)) return word;
      const last = before;
      before = plain;
      if (subjects.test(plain)) subject = plain;
      else if (several.test(plain)) subject = 'they';
      // "Tears all round" are none that tore, and "why leaves turn red" is of no one who left.
      if (stays.has(last) || (plain === 'tears' && !subjects.test(last))) return word;
      if (plain === 'leaves' && /^(?:|why|how|where|autumn|fallen|dry|red|yellow|brown|all)$/u.test(last)) return word;
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

/** What something can be, as the last word of a question. */
const sorts =
  /^(?:red|blue|green|yellow|orange|pink|purple|brown|black|white|gr[ea]y|hot|cold|warm|wet|dry|round|square|flat|hard|soft|big|small|tall|long|short|fast|slow|heavy|light|dark|bright|salty|sweet|sour|bitter|sticky|slippery|see-through|loud|quiet|different)$/i;
const degrees = /^(?:so|very|always|sometimes|really|too|all|not|usually)$/i;

/** What "can’t" was in the past. */
const negated: Record<string, string> = { 'can’t': 'couldn’t', 'don’t': 'didn’t', 'haven’t': 'hadn’t', can: 'could' };

/** Present forms that need no ending to be recognised. */
const finite = /^(?:is|are|am|has|does|can|cannot|will|may|must|\p{L}+n't)$/u;
/** Those who do something together, as in "the kids laugh". */
const several = /^(?:kids|boys|girls|others|children|friends|people|parents|twins|classmates|brothers|sisters)$/u;
const subjects = /^(?:he|she|it|they|who|that|which|\p{L}+one|\p{L}+body)$/u;

function pastOf(base: string): string {
  if (/e$/.test(base)) return `${base}d`;
  if (/(?:pref|ref|occ)[eu]r$/.test(base)) return `${base}red`;
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ied');
  if (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(base)) return `${base}${base.at(-1)}ed`;
  return `${base}ed`;
}

/** Slots for a wish in the parent's own words: `told` is what happens, `step` the smallest first step. */
export function toldSlots(text: string, language: StoryLanguage): Record<string, string> {
  if (language === 'spanish') {
    const said = retoldSpanish(text);
    if (!said) return {};
    return isSpanishToldWell(said.told)
      ? saidSlots(
          text,
          language,
          said.told,
          ofSeveral(said.told) ? null : said.now && spokenSpanish(said.now, isSpanishPresent),
        )
      : troubleSlots(text, language);
  }
  const said = retoldEnglish(text);
  if (!said) return {};
  return isToldWell(said.told) || !/\{hero/u.test(said.told)
    ? saidSlots(text, language, said.told, spokenEnglish(said.now, isVerb))
    : troubleSlots(text, language);
}

/** Whether something happened to several children: "les tocó en salones distintos", which one alone cannot say of itself. */
const ofSeveral = (told: string) => /\{a hero full\} (?:no )?les /u.test(told);

/** What is told of "they", of the two children who were wished for: "{hero full} and {friend} fought over the tablet". */
export function toldOfBoth({ told, ...slots }: Record<string, string>): Record<string, string> {
  if (!told) return slots;
  const both = told
    .replace(
      /^They (?=(?:all )?(?:did|were|could|would|had|kept|fought|both|only|never|\p{Ll}+ed)(?!\p{L}))/u,
      '{hero full} and {friend} ',
    )
    .replace('{hero full} y su familia', '{hero full} y {friend}')
    .replace(/\{a hero full\}(?= (?:no )?les )/u, '{a hero full} y {a friend}');
  return { ...slots, told: both };
}

/** The slots of a trouble that can be told, and what the child says of it, if that is sure. */
function saidSlots(text: string, language: StoryLanguage, told: string, spoken: string | null): Record<string, string> {
  const slots = troubleSlots(text, language, told);
  if (!spoken) return slots;
  const matter = matterIn(text, language);
  return { ...slots, 'told I': spoken, ...(matter ? { matter } : {}) };
}

/** Example slots for such a tale, if the wish gives none. */
export const exampleTold = perLanguage(
  (language): Record<string, string> => toldSlots(troubles(language).example, language),
);

const auxiliary = /^(?:is|are|am|was|can|have|has|\p{L}+n[’']t)$/iu;
const determiner = /^(?:the|an?|my|our|his|her|their\}|\{hero|all|every|each|some|old|baby)$/i;

/** Where the verb belongs in what follows a question's "is" or "does": "the fire engine [is] red"; -1 if nowhere. */
function verbAt(words: readonly string[], is: string): number {
  const last = words.length - 1;
  // "Why is the fire engine red" ends with what it is.
  if (/^(?:is|are|was)$/i.test(is) && last > 1 && sorts.test(words[last] ?? ''))
    return degrees.test(words[last - 1] ?? '') ? last - 1 : last;
  const isAuxiliary = auxiliary.test(is);
  const known = words.findIndex(
    (word, index) => index > 0 && !determiner.test(words[index - 1] ?? '') && (isAuxiliary || isVerb(word)),
  );
  if (known >= 0 || isAuxiliary) return known;
  // "Why does dough rise?" has its verb after the noun, even if the verb is not known.
  const first = words.findIndex((word) => !determiner.test(word)) + 1;
  return first < words.length ? first : -1;
}

/**
 * Turns a question into an indirect one: "Where does the moon go" becomes "where the moon goes", "Do fish sleep" "whether
 * fish sleep", and an English "my" or "I" the hero's mark.
 */
export function asStatement(question: string, language: StoryLanguage): string {
  // Text after the question is another sentence and is cut.
  const [said = ''] = question.split(/[?.!](?:\s|$)/u);
  const typed = said
    .trim()
    .replace(/^[“"']/u, '')
    .replaceAll("'", '’');
  const own =
    language === 'english'
      ? typed
          .replace(/\bmy\b/giu, '{hero their}')
          .replace(/\bour\b/giu, (our) => (/\bwe\b/iu.test(typed) ? our : 'the'))
          .replace(/\b(?:i|me)\b/giu, (word) => (word.length > 1 ? '{hero them}' : '{hero they}'))
      : typed;
  // "How far away is the moon?" is how far away the moon is; "what is inside the earth" stays as it is.
  const [, asksHow, copula, noun] = /^(how (?!(?:is|are|do)\b)\p{L}+(?: away)?) (is|are|was) (.+)$/iu.exec(own) ?? [];
  if (asksHow) return `${asksHow.toLowerCase()} ${noun} ${copula?.toLowerCase()}`;
  const [, be, what] =
    /^what (is|are) (?!(?:in|inside|at|under|behind|on)\b)(?!.* (?:made|called|for|like|doing)\b)(.+)$/i.exec(own) ??
    [];
  if (be) return `what ${what} ${be.toLowerCase()}`;
  const [, many, does] = /^(how many \p{L}+) do (.+)$/iu.exec(own) ?? [];
  if (many) return `${many.toLowerCase()} ${does}`;
  const stays = /^what (?:is|are|was|were) (?:in|inside|at|under|behind|on|before|after|above|there|going)\b/i.test(
    own,
  );
  const [, asks = '', is, rest = ''] =
    (!stays &&
      /^(?:(where|why|how|what|when|who) )?((?:is|are|am|was|do|does|did|can|ca|have|has)(?:n[’']t)?) (.+)$/i.exec(
        own,
      )) ||
    [];
  if (!is)
    return withOwnPast(own.split(' '), language)
      .join(' ')
      .replace(/^\p{L}/u, (letter) => letter.toLowerCase())
      .replace(/^if\b/, 'whether');
  const { irregular } = book(language);
  const words = rest.split(' ');
  const isAuxiliary = auxiliary.test(is);
  const not = /^do(?:es)?$/i.test(is) ? words.indexOf('not') : -1;
  const at = verbAt(words, is);
  const verb = words[at] ?? '';
  if (at > 0 && isAuxiliary) words.splice(at, 0, is.toLowerCase().replace("'", '’'));
  // "Why do penguins not fly" is why they do not.
  else if (at > 0 && not > 0) words.splice(not, 0, is.toLowerCase());
  else if (at > 0 && /^does$/i.test(is))
    words[at] = /(?:ch|sh|ss|x|o)$/.test(verb) ? `${verb}es` : `${verb.replace(/(?<=[^aeiou])y$/, 'ie')}s`;
  else if (at > 0 && /^did$/i.test(is)) words[at] = irregular[verb] ?? pastOf(verb);
  const told = /^(?:did|was)/i.test(is) ? words : withOwnPast(words, language);
  return `${asks ? asks.toLowerCase() : 'whether'} ${told.join(' ')}`;
}

/** "Why do I grow?" is why she grew. */
function withOwnPast(words: readonly string[], language: StoryLanguage): string[] {
  const i = words.findIndex((word, index) => word === 'they}' && words[index - 1] === '{hero');
  const after = words[i + 1];
  if (i < 0 || !after) return [...words];
  const told = words[0] === 'what' && words[1] === 'happens' ? words.with(1, 'happened') : words;
  return told.with(i + 1, negated[after] ?? book(language).irregular[after] ?? pastOf(after));
}
