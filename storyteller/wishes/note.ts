import type { StoryLanguage } from '#domain/stories/options.ts';
import { borrowedWords } from '../book.ts';
import { isGivenName } from '../people/given-names.ts';
import { peopleWords } from '../people/people-words.ts';
import { plain } from '../people/person.ts';
import { withPasts } from './typed-spanish.ts';
import { wordsOf } from './worded.ts';

const borrowed = borrowedWords(import.meta.url);

/** Words that are still often typed with the accent they had once: "se rió", "fué". */
const oldAccents = /(?<!\p{L})(?:(?:r|v|d|fr)ió|fu[éí]|ví)(?!\p{L})/giu;

/** A character without its article, and what is told of it: "dinosaur who", "baby whale sings". */
const unnamed =
  /^(?:(?:little|baby|tiny|old|young|big|small|shy|grumpy|brave|silly|lonely|funny|magic|magical|lost|sleepy|naughty|friendly) )*(?:(?:koi|fire|police|dump|garbage|race|racing|steam|cement|polar|sea|toy|robot|ice cream|snow|space|jelly) )?(?!(?:who|that|which) )(\p{L}+)(?= (?:who|that|which|(?<does>wants?|learns?|thinks?|goes|gets|finds|meets|makes|loses|lost|stuck|sings?|lives|flies|keeps|enters|can[’']?t|cannot|won[’']?t|has|is|with|stole|steals|takes|took|eats|ate|helps|jumps|climbs|hides|dances|plays|runs|swims|slides|turns|turned|falls|fell|comes|came|tries|needs|sees|rides|drives|digs|builds|bakes|cooks|paints|breaks|broke))(?:[’']?s)? )/iu;
/** Of these families and towns have their own: "dog lost his ball" and "teacher is leaving" are about theirs. */
const everyday =
  /^(?:dog|puppy|cat|kitten|kitty|hamster|rabbit|bunny|fish|goldfish|bird|budgie|parrot|hen|chicken|chick|pony|horse|guinea|tortoise|gerbil|baby|boy|girl|child|kid|toddler|doctor|firefighter|teacher|farmer|baker|captain|nurse|policeman|clown|driver|sailor|car|taxi|bus|plane|boat|bike|scooter|van|house|sock|shoe|book|ball|cup|pillow|blanket|blankie|lovey|muslin|balloon|kite|bear|lift|elevator)$/iu;

/** "Unicorn who is allergic to glitter" is typed in haste for "a unicorn who is allergic to glitter". */
function withArticle(typed: string): string {
  const found = unnamed.exec(typed);
  const [who = '', noun = ''] = found ?? [];
  const { creatures, things, limbs } = peopleWords('english');
  const isKind = creatures.test(noun) || things.test(noun) || limbs(noun) !== 'hand';
  if (!found || !isKind || isGivenName(noun) || /s$/iu.test(noun) || (found.groups?.does && everyday.test(noun)))
    return typed;
  const article = /^(?:[aeio]|u(?!ni))/iu.test(who) ? 'an' : 'a';
  return `${article} ${typed.replace(/^\p{L}/u, (letter) => letter.toLowerCase())}`;
}

/** How each language's hurried spelling is written out before anything is read. */
const spelt: Record<StoryLanguage, (typed: string) => string> = {
  english: (typed) =>
    withArticle(typed)
      .replace(/(?<=(?:best|worst|greatest|favou?rite) (?:\p{L}+ )?ever),? (?:s?he|they) (?:said|says?)[.!]*$/iu, '')
      // "Who turns the moon off?" asks where it goes.
      .replace(
        /^who (?:turns|switches|puts|shuts) (?:(on|off|out) )?(the (?:moon|sun|stars?))(?: (on|off|out|away))?(?= |$|\?)/iu,
        (_, before: string, what: string, after: string) =>
          `where ${/s$/iu.test(what) ? 'do' : 'does'} ${what} ${(before ?? after) === 'on' ? 'come from' : 'hide'}`,
      )
      // "A dragon with hiccups sets fire to his cake" has them.
      .replace(
        /^(an? (?:\p{L}+ )?\p{L}+) with ((?:the )?hiccups|an? (?:\p{L}+ )?(?:cold|cough|sneeze|temper|itch)) (?=\p{L}+s )/iu,
        '$1 who has $2 and ',
      )
      // "Her power is making people laugh" is a superhero's.
      .replace(
        /^(?:her|his|their) (?:super ?|secret |special )?power is (\p{L}+ing .+?)(?: at (?:all )?the wrong (?:moment|time)s?)?$/iu,
        'a superhero whose power is $1',
      )
      // "A volcano learning not to blow up" is one who learns it.
      .replace(
        /^(an? (?:(?!(?:who|that|which) )\p{L}+ ){1,3}?)(?:is )?learning (?=(?:how |not )?to )/iu,
        '$1who learns ',
      )
      // "A snail looking for a bigger shell" wants to find one.
      .replace(
        /^(an? (?:(?!(?:who|that|which) )\p{L}+ ){1,3}?)(?:(?:who|that) is |is )?(?:looking|searching) for (?=(?:an? )(?:\p{L}+er|new|better|different|second) )/iu,
        '$1who wants to find ',
      )
      // "Kicked kicked kicked" is told aloud.
      .replace(/(?<!\p{L})(\p{L}{3,}ed),? \1,? \1(?!\p{L})/giu, '$1 and $1 and $1')
      // "A whale sings too loud" is a whale who does.
      .replace(
        /^(an? (?:(?!(?:who|that|which) )\p{L}+ ){1,3}?)(?=(?:sings?|talks|snores|roars|laughs|barks|runs|walks|eats|purrs|sneezes|is) (?:too|so|very|really) \p{L}+$|thinks (?:that )?(?:s?he|it|they|no ?one|nobody|every(?:one|body))(?!\p{L}))/iu,
        '$1who ',
      )
      .replace(/^(s?he|they)[’']d (?=(?:like|love) to )/iu, '$1 would ')
      // "One umbrella nobody comes for" leaves out "that".
      .replace(
        /^(?:one|an?|the) (\p{L}+) (?=(?:nobody|no one|everybody|everyone) )/iu,
        (_, one: string) => `${/^[aeiou]/iu.test(one) ? 'an' : 'a'} ${one} that `,
      ),
  spanish: (typed) =>
    withPasts(typed).replace(oldAccents, (word) =>
      word
        .normalize('NFD')
        .replace(/\u0301/u, '')
        .normalize(),
    ),
};

/** Returns a wish as it is read: "Llega Tomás y tiene miedo" is about Tomás, who is afraid. */
export function asRead(asked: string, language: StoryLanguage): string {
  const { arrives, wanted } = wordsOf(language).words;
  const typed = borrowed(language).get(plain(asked).toLowerCase()) ?? asked;
  return spelt[language](typed).replace(arrives, '$1 ').replace(wanted, '');
}

/** A wish's own words, in the parts that stand between commas, and apart from them what it says that the child loves. */
export type Note = { text: string; parts: string[]; loves: string[] };

/**
 * Parts a wish. "Los gatos" after a wish is what the child loves and not part of the wish; after a whole sentence, so are
 * any 1 to 3 words.
 */
export function noteOf(message: string, language: StoryLanguage): Note {
  const { courtesy, lovedThing } = wordsOf(language).words;
  const said = plain(message)
    .split(/\s*,\s*/)
    .filter((part, index) => part !== '' && (index === 0 || !courtesy.test(part)));
  const isAfterSentence = (part: string, index: number) =>
    index > 0 && /[.!?…]$/u.test(said[index - 1] ?? '') && part.split(' ').length <= 3;
  const ended = said.findIndex(isAfterSentence);
  const at = ended > 0 ? ended : said.findIndex((part, index) => index > 0 && lovedThing.test(part));
  const parts = at > 0 ? said.slice(0, at) : said;
  const rest = at > 0 ? said.slice(at) : [];
  const loves = rest.filter((part, index) => (ended > 0 && index === 0) || lovedThing.test(part));
  return { text: parts.join(', '), parts, loves };
}
