import { foldForSearch } from './text/search-text.ts';

/** What a cover is drawn from; a story that is still awaited has no title. */
export type CoverStory = {
  setting: string;
  characters: readonly string[];
  title?: string | undefined;
  message?: string | undefined;
};

const wholeWord = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
/** Folded words of a title or a message that a cover can show, and what the illustrator reads of them in a setting. */
const weather = {
  night: wholeWord('nights?|nighttime|midnight|dark|darkness|noches?|medianoche|oscur[oa]s?|oscuridad'),
  rain: wholeWord(
    'rains?|rainy|raining|storms?|stormy|thunder|lluvias?|llueve|llover|lloviendo|aguacero|tormentas?|truenos?',
  ),
};

/**
 * Returns the facts that a story's cover is drawn from. A tale of the dark has night on its cover, and one of rain its
 * rain: otherwise the seed alone would choose its light. `about` names the thing that is on it.
 */
export function coverFacts({ setting, characters, title = '', message = '' }: CoverStory) {
  const about = foldForSearch(`${title} ${message}`);
  const seen = Object.entries(weather).flatMap(([word, words]) => (words.test(about) ? [word] : []));
  return { setting: [setting, ...seen].join(', '), characters, about: `${title}. ${message}` };
}
