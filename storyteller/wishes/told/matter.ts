import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { spanishArticle } from '../../article.ts';
import { bookOf, everywhere, pattern } from '../../book.ts';

const book = bookOf(
  import.meta.url,
  'matter.',
  z.strictObject({
    /** A noun phrase: its article or owner, then the noun with what may stand before it. */
    phrase: everywhere,
    /** What cannot be played by a small thing: people, parts of the body, places, times, and words that are no thing. */
    never: pattern,
    articles: z.record(z.string(), z.string()),
  }),
);

/**
 * Returns the thing that a trouble is about, with its article, so that a child can play it with a pebble: "the digger" for
 * "they drove the digger away", "el examen" for "escondió su examen"; null if the words name none. What is done to a
 * thing tells more than what does something, so a phrase at the beginning comes last.
 */
export function matterIn(text: string, language: StoryLanguage): string | null {
  const { phrase, never, articles } = book(language);
  const found = [...text.matchAll(phrase)].flatMap(({ index, groups }) => {
    const { article = '', noun = '' } = groups ?? {};
    return never.test(noun) ? [] : [{ index, article: article.toLowerCase(), noun: noun.toLowerCase() }];
  });
  const best = found.find(({ index }) => index > 0) ?? found[0];
  return best ? `${articles[best.article] ?? articleOf[language](best.article, best.noun)} ${best.noun}` : null;
}

/** The article of a noun that was said with another word before it, such as "his" or "sus". */
const articleOf: Record<StoryLanguage, (said: string, noun: string) => string> = {
  english: () => 'the',
  spanish(said, noun) {
    const [first = ''] = noun.split(' ');
    const isHer =
      /(?:a|as|ión|iones|dad|dades|tud)$/u.test(first) && !/(?:ma|mas|día|días|mapa|planeta|pijama)$/u.test(first);
    return spanishArticle(isHer, said.endsWith('s'));
  },
};
