import { literal } from '../book.ts';
import type { Person } from '../people/person.ts';

const pronouns = { she: ['She', 'Her'], he: ['He', 'His'] } as const;

/** Others who could be meant by a pronoun although they have no name. */
const unnamed = /\b(?:boy|girl|man|woman|lady|somebody|someone|nobody|the others?|each)\b/iu;

/** The most sentences in a row that say "he" for the same name. */
const most = 2;

/**
 * Says "he" or "she" where an English paragraph names the same person at the beginning of two sentences running: "Bongo
 * began to cry. Bongo had not wanted to bite." Only where nobody else can be meant; `keep` is told as it is (a refrain).
 */
export function unrepeated(paragraph: string, people: readonly Person[], keep = ''): string {
  const sentences = paragraph.split(/(?<=[.!?]”?) (?=[“\p{Lu}])/u);
  const named = people.filter(({ name }) => /^\p{Lu}/u.test(name));
  let [inside, running] = [0, 0];
  /** Who the sentence before is about, if it names nobody else. */
  let subject: Person | undefined;
  return sentences
    .map((sentence) => {
      const isSpeech = inside > 0;
      inside += (sentence.match(/“/gu)?.length ?? 0) - (sentence.match(/”/gu)?.length ?? 0);
      const before = subject;
      const mentioned = named.filter(({ name }) => isIn(name, sentence));
      const first = isSpeech ? undefined : mentioned.find(({ name }) => isSubject(name, sentence));
      subject = mentioned.length === 1 && !unnamed.test(sentence) ? first : undefined;
      if (!first || first !== before || !isOnce(first.name, sentence) || (keep !== '' && keep.includes(sentence))) {
        running = 0;
        return sentence;
      }
      const words = first.pronoun === 'she' || first.pronoun === 'he' ? pronouns[first.pronoun] : undefined;
      if (!words || first.several || running >= most) {
        running = 0;
        return sentence;
      }
      const said = sentence.replace(new RegExp(`^${literal(first.name)}(’s)?(?= )(?! and )`, 'u'), (_, owns) =>
        owns ? words[1] : words[0],
      );
      running = said === sentence ? 0 : running + 1;
      return said;
    })
    .join(' ');
}

const isIn = (name: string, sentence: string) =>
  new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, 'u').test(sentence);

const isOnce = (name: string, sentence: string) => sentence.split(name).length === 2;

/** "Bongo looked", "Bongo’s ear", and whoever says what was said: "“Yes,” said Bongo." */
const isSubject = (name: string, sentence: string) =>
  new RegExp(`^${literal(name)}(?:’s)? (?!and )|”,? said ${literal(name)}[.,]`, 'u').test(sentence);
