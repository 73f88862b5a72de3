import { type PresetCharacter, presetCharacters, type StoryLanguage } from '#domain/stories/options.ts';
import { createRandom } from '../random.ts';
import { peopleOf } from './people-of.ts';
import { peopleWords } from './people-words.ts';

/** A character with its kind and its own name, as a story first mentions it: "Zuri the giraffe", "la jirafa Zuri". */
const mention = {
  english: /(?<!\p{L})\p{Lu}\p{Ll}+ the \p{Ll}+/gu,
  spanish: /(?<!\p{L})(?:el|la) \p{Ll}+ \p{Lu}\p{Ll}+/gu,
} as const satisfies Record<StoryLanguage, RegExp>;

/**
 * Gives presets the names that they had in the story that this one continues (`memory` is its beginning and end):
 * "giraffe" becomes "Zuri the giraffe". Without one they get new names.
 */
export function withKnownNames(characters: readonly string[], memory: string, language: StoryLanguage): string[] {
  const kindOf = (said: string) => peopleOf[language]([said], createRandom('kind'))[0]?.kind ?? null;
  const mentioned = memory.match(mention[language]) ?? [];
  return characters.map((character) => {
    const preset = presetCharacters.find((id) => id === character);
    if (!preset) return character;
    const kind = kindOf(character);
    const said = mentioned.find((one) => kind !== null && kindOf(one) === kind);
    if (said) return said;
    // Whoever came in later than the remembered beginning has only the name at the end.
    const names = named[language](preset);
    const within = names.filter(({ name }) => isSaid(name, memory));
    const called = within.length > 0 ? within : names.filter(({ name }) => isSubject(name, memory));
    // A beaver of the tale may be called as an owl could be: the character is the one more is said of.
    const times = ({ name }: { name: string }) => memory.split(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u')).length;
    const [one, other] = called.toSorted((one, other) => times(other) - times(one));
    return one && (!other || times(one) > times(other)) ? one.first : character;
  });
}

/** Every name that a preset is given, and how a story first mentions it. */
const named: Record<StoryLanguage, (preset: PresetCharacter) => { name: string; first: string }[]> = {
  english: (preset) => peopleWords('english').names[preset].map((name) => ({ name, first: `${name} the ${preset}` })),
  spanish(preset) {
    const { he, she, names } = peopleWords('spanish').animals[preset];
    const called = (list: string, noun: string | undefined) =>
      noun === undefined ? [] : list.split(' ').map((name) => ({ name, first: `${noun} ${name}` }));
    return [...called(names.he, he && `el ${he}`), ...called(names.she, she && `la ${she}`)];
  },
};

/** In the middle of a sentence, where only names have a capital. */
const isSaid = (name: string, text: string) =>
  name !== '' && new RegExp(`(?<=[\\p{Ll},] )${name}(?!\\p{L})`, 'u').test(text);
/** At the beginning of a sentence, if it is no word of the story as well: "Ulises ya respiraba despacio." */
const isSubject = (name: string, text: string) =>
  name !== '' &&
  new RegExp(`(?<=[.!?…] )${name} \\p{Ll}`, 'u').test(text) &&
  !new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'u').test(text);
