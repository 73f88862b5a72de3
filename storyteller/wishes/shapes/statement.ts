import type { StoryLanguage } from '#domain/stories/options.ts';
import { isVerb, pastForm } from '../told/narrate-english.ts';

/** What something can be, as the last word of a question. */
const sorts =
  /^(?:red|blue|green|yellow|orange|pink|purple|brown|black|white|gr[ea]y|hot|cold|warm|wet|dry|round|square|flat|hard|soft|big|small|tall|long|short|fast|slow|heavy|light|dark|bright|salty|sweet|sour|bitter|sticky|slippery|see-through|loud|quiet|different)$/i;
const degrees = /^(?:so|very|always|sometimes|really|too|all|not|usually)$/i;

/** What "can’t" was in the past. */
const negated: Record<string, string> = { 'can’t': 'couldn’t', 'don’t': 'didn’t', 'haven’t': 'hadn’t', can: 'could' };

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
    (word, index) =>
      index > 0 && !determiner.test(words[index - 1] ?? '') && (isAuxiliary || word === 'do' || isVerb(word)),
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
  return indirect[language](typed);
}

const smallFirst = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toLowerCase());

/** How each language says a question within a sentence; Spanish keeps the order of its words. */
const indirect: Record<StoryLanguage, (question: string) => string> = { english: inEnglish, spanish: smallFirst };

function inEnglish(typed: string): string {
  const own = typed
    .replace(/\bmy\b/giu, '{hero their}')
    .replace(/\bour\b/giu, (our) => (/\bwe\b/iu.test(typed) ? our : 'the'))
    .replace(/\b(?:i|me)\b/giu, (word) => (word.length > 1 ? '{hero them}' : '{hero they}'));
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
  if (!is) return smallFirst(withOwnPast(own.split(' ')).join(' ')).replace(/^if\b/, 'whether');
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
  else if (at > 0 && /^did$/i.test(is)) words[at] = pastForm(verb);
  const told = /^(?:did|was)/i.test(is) ? words : withOwnPast(words);
  return `${asks ? asks.toLowerCase() : 'whether'} ${told.join(' ')}`;
}

/** "Why do I grow?" is why she grew. */
function withOwnPast(words: readonly string[]): string[] {
  const i = words.findIndex((word, index) => word === 'they}' && words[index - 1] === '{hero');
  const after = words[i + 1];
  if (i < 0 || !after) return [...words];
  const told = words[0] === 'what' && words[1] === 'happens' ? words.with(1, 'happened') : words;
  return told.with(i + 1, negated[after] ?? pastForm(after));
}
