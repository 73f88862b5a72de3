import { literal } from '../book.ts';
import type { Person } from '../people/person.ts';

const pronouns = { she: ['She', 'Her'], he: ['He', 'His'] } as const;

/** Others who could be meant by a pronoun although they have no name. */
const unnamed = /\b(?:boy|girl|man|woman|lady|somebody|someone|nobody|the others?|each)\b/iu;

/** The most sentences in a row that say "he" for the same name. */
const most = 2;

/**
 * Returns what says "he" or "she" where an English paragraph names the same person at the beginning of two sentences
 * running: "Bongo began to cry. Bongo had not wanted to bite." Only where nobody else can be meant; `keep` is told as it
 * is (a refrain).
 */
export function unrepeated(people: readonly Person[], keep = ''): (paragraph: string) => string {
  const named = people.filter(({ name }) => /^\p{Lu}/u.test(name)).map(asNamed);
  return (paragraph) => {
    let [inside, running] = [0, 0];
    /** Who the sentence before is about, if it names nobody else. */
    let subject: Named | undefined;
    return paragraph
      .split(/(?<=[.!?]”?) (?=[“\p{Lu}])/u)
      .map((sentence) => {
        const isSpeech = inside > 0;
        inside += (sentence.match(/“/gu)?.length ?? 0) - (sentence.match(/”/gu)?.length ?? 0);
        const before = subject;
        const mentioned = named.filter(({ mention }) => mention.test(sentence));
        const first = isSpeech ? undefined : mentioned.find(({ isSubject }) => isSubject.test(sentence));
        subject = mentioned.length === 1 && !unnamed.test(sentence) ? first : undefined;
        const isAgain = first && first === before && running < most && !(keep !== '' && keep.includes(sentence));
        const said = isAgain ? withPronoun(sentence, first) : sentence;
        running = said === sentence ? 0 : running + 1;
        return said;
      })
      .join(' ');
  };
}

type Named = ReturnType<typeof asNamed>;
/** Somebody with what finds the name: anywhere, as who does or says something, and where it begins a sentence. */
function asNamed({ name, pronoun, several }: Person) {
  const source = literal(name);
  return {
    name,
    words: !several && (pronoun === 'she' || pronoun === 'he') ? pronouns[pronoun] : null,
    mention: new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'u'),
    /** "Bongo looked", "Bongo’s ear", and whoever says what was said: "“Yes,” said Bongo." */
    isSubject: new RegExp(`^${source}(?:’s)? (?!and )|”,? said ${source}[.,]`, 'u'),
    beginning: new RegExp(`^${source}(’s)?(?= )(?! and )`, 'u'),
  };
}

/** A sentence that says the name once, with the pronoun in its place. */
const withPronoun = (sentence: string, { name, words, beginning }: Named) =>
  words && sentence.split(name).length === 2
    ? sentence.replace(beginning, (_, owns) => (owns ? words[1] : words[0]))
    : sentence;
