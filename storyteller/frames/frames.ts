import { z } from 'zod';
import type { StoryLanguage, StoryOptions } from '#domain/stories/options.ts';
import { bookOf, pattern } from '../book.ts';
import { withNamesOf } from '../people/capitals.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import type { Beside } from '../tale/roles.ts';
import { storyPhrase, type Worded } from '../wishes/worded.ts';

const around = z.strictObject({ before: z.string(), after: z.string() });
/** What is said of one, and of several, by day and at bedtime; {a x} is the name behind the Spanish "a". */
const atTimes = z.strictObject({ early: z.string(), late: z.string().optional() });
const schema = z.strictObject({
  do: around,
  story: around,
  about: around,
  again: z.strictObject({ said: z.string(), stop: z.string() }),
  sky: z.string(),
  nightly: z.strictObject({ who: pattern, said: z.string() }),
  beside: z.record(z.enum(['kin', 'baby', 'outsider', 'object']), atTimes.extend({ several: atTimes.optional() })),
  pretend: z.strictObject({ small: z.array(z.string()), large: z.array(z.string()) }),
});
const frames = bookOf(import.meta.url, '', schema);

type Told = { hero: Person; friend: Person; x: string };

/** Fills a frame's marks: `{Friend}` begins a sentence, and a first mention uses the full name. */
export function fillFrame(text: string, { hero, friend, x }: Told, met: Set<Person>): string[] {
  const named = (person: Person) => {
    const plain = met.has(person) ? person.name : person.first;
    met.add(person);
    return plain.includes(', ') ? `${plain},` : plain;
  };
  return text
    .replace(/\{(hero|friend|Friend|de hero|x|de x)\}/g, (_, mark: string) => {
      if (mark === 'x') return x;
      if (mark === 'de x') return `de ${x}`.replace(/^de el (?=\p{L})/u, 'del ');
      if (mark === 'de hero') return `de ${named(hero)}`.replace(/^de el (?=\p{L})/u, 'del ');
      const name = named(mark === 'hero' ? hero : friend);
      return mark === 'Friend' ? name.replace(/^./u, (letter) => letter.toUpperCase()) : name;
    })
    .replace(/,(?=[.,;:!?])/g, '')
    .replace(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .split('\n\n');
}

/** The paragraphs that mention the family's own story before and after this evening's tale. */
export function wishFrame(
  worded: Worded,
  language: StoryLanguage,
  people: Omit<Told, 'x'>,
): { before: string[]; after: string[] } {
  const { kind, words } = worded;
  const isPlain = kind === 'do' || kind === 'about';
  const { before, after } = frames(language)[isPlain ? kind : 'story'];
  const names = [people.hero.typed, people.friend.typed];
  const told = { ...people, x: isPlain ? words : withNamesOf(names, storyPhrase(worded, language), language) };
  const met = new Set<Person>();
  return { before: fillFrame(before, told, met), after: fillFrame(after, told, new Set([people.hero, people.friend])) };
}

/**
 * The first paragraphs of a story in a place that is not known here, which is played at home on the sofa. A next chapter
 * does not begin as the one before it did, whose `memory` has its beginning.
 */
export function pretendFrame(
  place: string,
  { language, ageGroup, continues }: Pick<StoryOptions, 'language' | 'ageGroup' | 'continues'>,
  people: Omit<Told, 'x'>,
  random: Random,
): string[] {
  const { small, large } = frames(language).pretend;
  const all = (ageGroup === 'toddler' ? small : large).map((text) =>
    fillFrame(text, { ...people, x: place }, new Set()),
  );
  const isNew = ([begins = '']: string[]) => !continues?.memory.includes(begins.slice(0, beginning));
  const others = all.filter(isNew);
  return random.fork('frame').pick(others.length > 0 ? others : all);
}
/** Letters by which the beginning of a story is known. */
const beginning = 15;

/** Says how somebody from the sky, such as the moon, comes to play where the others are. */
export function skyFrame(people: readonly Person[], kinds: readonly string[], language: StoryLanguage): string[] {
  const one = people.find(({ kind }) => /^(?:moon|sun|luna|sol)$/.test(kind ?? ''));
  const isThere = kinds.some((kind) => kind === 'sky' || kind === 'space' || kind === 'moon');
  return one && !isThere ? [frames(language).sky.replace('{x}', one.name)] : [];
}

/** Says the refrain of the chapter before once more, at bedtime. */
export function againFrame(refrain: string | undefined, { name }: Person, language: StoryLanguage): string[] {
  const { said, stop } = frames(language).again;
  return refrain ? [said.replace('{x}', () => refrain.replace(/\.$/, stop)).replace('{hero}', () => name)] : [];
}

/** Says of an owl, who is up by night, why it goes to bed. */
export function nightlyFrame(people: readonly Person[], language: StoryLanguage): string[] {
  const { who, said } = frames(language).nightly;
  const one = people.find(({ kind }) => who.test(kind ?? ''));
  return one ? [said.replaceAll('{x}', one.name).replace(/^./u, (letter) => letter.toUpperCase())] : [];
}

/** A line about each for whom the tale has no part: a second grown-up of the family, a baby, a teacher, a guitar. */
export const besideFrame = (people: readonly Beside[], hero: Person, language: StoryLanguage): string[] =>
  besideLines('early', people, hero, language);

/** What is said of them at bedtime, as of who hears of it all tomorrow. */
export const besideAtNight = (people: readonly Beside[], hero: Person, language: StoryLanguage): string[] =>
  besideLines('late', people, hero, language);

function besideLines(time: 'early' | 'late', people: readonly Beside[], hero: Person, language: StoryLanguage) {
  return people.flatMap(({ person: { name, several }, as }) => {
    const one = frames(language).beside[as];
    const line = ((several && one.several) || one)[time];
    const said = line
      ?.replace('{x}', () => name)
      .replace('{a x}', () => `a ${name}`.replace(/^a el (?=\p{L})/u, 'al '))
      .replace('{hero}', () => hero.name);
    return said ? [said.replace(/(?<=^[—“]?)\p{Ll}/u, (letter) => letter.toUpperCase())] : [];
  });
}
