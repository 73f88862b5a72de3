import type { StoryLanguage } from '#domain/stories/options.ts';
import { isPartHeading } from '#domain/stories/text/pages.ts';
import { literal } from '../book.ts';
import { peopleWords } from '../people/people-words.ts';
import type { Person } from '../people/person.ts';

/** The words after which somebody is called by the whole name once more: about a page. */
const page = 150;
const article = /^(?:el|la|the) /u;

/** Says long names as a family does: "Grandma Rosa Maria" once on a page, and "Grandma" after that. */
export function withShortNames(
  paragraphs: readonly string[],
  people: readonly Person[],
  language: StoryLanguage,
): string[] {
  const names = people.map(({ name }) => name.replace(article, ''));
  const shorter = people.flatMap((person, index) => {
    const whole = names[index] ?? '';
    const short = shortOf(person, whole, language);
    const isTaken = names.some((name, at) => at !== index && name.split(' ').includes(short.split(' ')[0] ?? ''));
    return short === whole || isTaken
      ? []
      : [{ short, words: new RegExp(`(?<!\\p{L})${literal(whole)}(?!\\p{L})`, 'gu') }];
  });
  let told = [...paragraphs];
  for (const { short, words } of shorter) {
    let since = page;
    told = told.map((paragraph) => {
      if (isPartHeading(paragraph)) return paragraph;
      let from = 0;
      const said = paragraph.replace(words, (whole: string, at: number) => {
        since += paragraph.slice(from, at).split(' ').length;
        from = at;
        if (since < page) return short;
        since = 0;
        return whole;
      });
      since += paragraph.slice(from).split(' ').length;
      return said;
    });
  }
  return told;
}

/** What a family calls somebody for short; the whole name, if that is short. */
function shortOf({ grown, several }: Person, whole: string, language: StoryLanguage): string {
  const known = peopleWords(language).short[grown ? 'grown' : 'young'].find(([words]) => words.test(whole));
  return known && !several ? whole.replace(...known) : whole;
}
