import type { StoryLanguage } from '#domain/stories/options.ts';
import { spanishArticle } from '../article.ts';
import { swapped } from '../book.ts';
import { withAccents } from '../people/accents.ts';
import { peopleWords } from '../people/people-words.ts';
import { isOnTheMap } from './map.ts';
import { wordsAround, wordsOf } from './words.ts';

/** How a language reads and says the name of a place. */
export type Naming = {
  /** What was typed, with the capitals and accents that a hurried phone leaves out. */
  spelt(asked: string): string;
  /** What is searched first for the place's noun, without what stands around it. */
  noun(text: string): string;
  /** Of several nouns, which one is the place: the last of an English phrase ("a school bus"), the first of a Spanish one. */
  mainNoun: 'first' | 'last';
  /** The place as a noun and as where something happens: "the fridge", "in the fridge". */
  named(text: string): [string, string];
};

const { family } = peopleWords('english');

const capital = (words: string) => words.replace(/(?<![\p{L}’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** "pop pops farm in alabama": Pop Pop’s farm. What is called so without an article is a town or a region. */
const withCapitals = (text: string): string => {
  const { owner, nobody, typed, doing, said } = wordsAround.english();
  return withTown(
    swapped(text, said)
      // "Gran and grandads caravan" is that of both.
      .replace(/^(\p{L}+) and (\p{L}+?)[’']?s (?=\p{Ll})/u, (all, one: string, other: string) =>
        family.test(one) && family.test(other) ? `${capital(one)} and ${capital(other)}’s ` : all,
      )
      // "His moms hospital" is Mom's hospital.
      .replace(/^(?:my|our|his|her|their) (?=(\p{L}+)(?:[’']?s) \p{Ll})/iu, (all, whose: string) =>
        family.test(whose) ? '' : all,
      )
      .replace(owner, (all, whose: string) =>
        family.test(whose) || family.test(whose.split(' ')[0] ?? '') ? `${capital(whose)}’s` : all,
      )
      .replace(nobody, (letter) => letter.toUpperCase())
      .replace(typed, (word) => word.toLowerCase())
      .replace(doing, ''),
    'english',
  );
};

/** Gives a town after a place its capital; what only looks like one is left out. */
const withTown = (text: string, language: StoryLanguage) =>
  text.replace(wordsOf(language).town, (all, name: string) =>
    isOnTheMap(name, language) ? all.slice(0, -name.length) + capital(name) : '',
  );

/** "Una casita en guipuzcoa": what is called so without an article is a town; only a known one gets its capital. */
const inSpanish = (text: string): string =>
  withTown(
    withAccents(swapped(text, wordsOf('spanish').said))
      .replace(wordsAround.spanish().common, (word) => word.toLowerCase())
      // "Departamento en el piso 14": one "en" is enough.
      .replace(/(?<=\p{L} )en el (?=(?:\p{L}+ )?piso(?!\p{L}))/iu, 'del ')
      // "El pueblo de mis papas": whoever writes is not who is told of.
      .replace(/(?<=(?<!\p{L})de )mi(s?)(?= )/giu, 'su$1')
      .replace(
        /(?<=(?<!\p{L})sus? (?:\p{L}+ y )?)(papa|mama)(s?)(?!\p{L})/giu,
        (_, one: string, many: string) => `${one.slice(0, -1)}á${many}`,
      ),
    'spanish',
  ).replace(/ de (\p{Ll}+)(?=,|$)/u, (all, name: string) =>
    isOnTheMap(name, 'spanish') ? ` de ${capital(name)}` : all,
  );

/** "Pim-Pom, the hollow under our tree" is Pim-Pom; "the castle in our attic" or "behind Nan’s house" is the castle. */
function withoutWhose(text: string, whose: RegExp): string {
  const [name = text] = text.split(/\s*,\s*/);
  return name.split(whose)[0] ?? name;
}

/** The most words that a place's name may have: it is said in many sentences. */
const oneBreath = 7;

/** "Grandma’s yard in Portmore under the mango tree" ends before "under". */
function inOneBreath(name: string): string {
  const parts = name.replace(/ at home$/, '').split(/ (?=(?:in|on|at|near|by|behind|under|beside|outside) )/);
  while (parts.length > 1 && parts.join(' ').split(' ').length > oneBreath) parts.pop();
  // "The church hall in south auckland": of several small words nobody can tell which are its name.
  while (parts.length > 1 && /^(?:in|on|at|near|by) (?!the |an? )\p{Ll}{2,}(?: |$)/u.test(parts.at(-1) ?? ''))
    parts.pop();
  return parts.join(' ');
}

/** "fridge": the fridge, in the fridge. "a city where cars fly": the city. "under the bed": the land under the bed. */
function englishPlace(said: string): [string, string] {
  const { deserted, camping, camp, home, atHome, whose, lead, land, clause, on, at } = wordsAround.english();
  // In an abandoned station nobody could live and help. "Camping by the river" becomes "the camp by the river".
  const text = said.split(deserted).join('').replace(camping, camp);
  if (home.test(text)) return atHome;
  const given = lead.exec(text);
  const full = withoutWhose(given?.[2] ?? text, whose)
    .replace(/^(A|An|The|My|Our|Inside|Under)(?= )/, (word) => word.toLowerCase())
    // "Nani’s terrace" gets its capital, however it was typed.
    .replace(/(?<![\p{L}’]|(?:my|our|his|her|their|the) )(?:(?:ah|por|pop|big) )?\p{Ll}+(?=[’']s )/u, (whose) =>
      family.test(whose.split(' ').at(-1) ?? '') || family.test(whose) ? capital(whose) : whose,
    );
  const bare = inOneBreath(full.replace(/^(?:a|an) /, 'the ').replace(clause, '$1'));
  const proper = /^(?:\p{Lu}|(?:the|my|our|his|her|their|some|outer) )/u.test(bare);
  // Whether a name precedes a common noun: "HDB void deck", "Atlanta public library".
  const kind =
    !/^(?:\p{Lu}\S* (?:and )?)*\p{Lu}\S*[’']s /u.test(bare) &&
    /^\p{Lu}\S*(?<![’']s) (?:\S+ )*?\p{Ll}[\p{L}-]+$/u.test(bare.split(/ (?:in|of|near|by|on|at|off) /)[0] ?? bare);
  const name = (proper && !kind ? bare : `the ${bare}`).replace(/^(?:my|our|his|her|their) /i, 'the ');
  const before = given?.[1]?.toLowerCase();
  if (before && !/^(?:in|on|at|inside)$/.test(before)) return underneath(land, `${before} ${name}`);
  const head =
    name.split(/ (?:in|of|near|by|on|at|for|to|outside|out|past|behind|beside|under|over|above|with) /)[0] ?? name;
  return [name, `${before ?? (on.test(head) ? 'on' : at.test(head) ? 'at' : 'in')} ${name}`];
}

/** "nevera": la nevera, en la nevera. "un tren que va a la luna": el tren. "bajo la cama": el mundo bajo la cama. */
function spanishPlace(said: string): [string, string] {
  const { deserted, camping, camp, home, atHome, whose, lead, land, clause, singular } = wordsAround.spanish();
  const text = said.split(deserted).join('');
  if (home.test(text)) return atHome;
  const lower = withoutWhose(text, whose).replace(/^\p{Lu}\p{Ll}+(?= \p{Ll})/u, (word) =>
    isOnTheMap(word, 'spanish') || isOnTheMap(text, 'spanish') ? word : word.toLowerCase(),
  );
  const under = lead.exec(lower);
  if (under) return underneath(land, `${under[1]} ${under[2]}`);
  const bare = lower
    .replace(/^(?:en|dentro de)\s+/i, '')
    .replace(camping, camp)
    .replace(clause, '$1');
  const known = /^(el|la|los|las|un|una|unos|unas|mi|nuestro|nuestra|su)\s+(.+)$/i.exec(bare);
  // "La Paz" is called so.
  if (/^(?:El|La|Los|Las) \p{Lu}\p{Ll}+$/u.test(bare)) return [bare, `en ${bare}`];
  const noun = known?.[2] ?? bare;
  const article = known?.[1]?.toLowerCase();
  if (!known && /^\p{Lu}/u.test(bare)) return [bare, `en ${bare}`];
  const first = noun.split(' ')[0] ?? noun;
  const counted = noun.replace(/^(?:dos|tres|cuatro|\d+) /, '').split(' ')[0] ?? first;
  const she = article
    ? /^(?:la|una|las|unas|nuestra)$/.test(article) || (/^(?:mi|su)$/.test(article) && feminine(first))
    : feminine(counted.replace(/s$/, ''));
  const many =
    /^(?:los|las|unos|unas)$/.test(article ?? '') ||
    (!article && /^(?:dos|tres|cuatro|\d+) /.test(noun)) ||
    (!article && /[aeiou]s$/.test(first) && !singular.test(first));
  const the = spanishArticle(she, many);
  return [`${the} ${noun}`, `en ${the} ${noun}`];
}

/** The land under a bed, which nobody has a name for, and where that is. */
const underneath = (land: string, where: string): [string, string] => [land.replace('{x}', () => where), where];

const feminine = (noun: string) => {
  const { feminineNoun, masculineDespite, feminineDespite } = wordsAround.spanish();
  return feminineNoun.test(noun) ? !masculineDespite.test(noun) : feminineDespite.test(noun);
};

export const namings: Record<StoryLanguage, Naming> = {
  english: {
    spelt: withCapitals,
    noun(text) {
      const { before, after } = wordsAround.english();
      return text.replace(before, '').replace(after, '');
    },
    mainNoun: 'last',
    named: englishPlace,
  },
  spanish: { spelt: inSpanish, noun: (text) => text, mainNoun: 'first', named: spanishPlace },
};
