import { foldForSearch } from './text/search-text.ts';

/** What a cover is drawn from; a story that is still awaited has no title. */
export type CoverStory = {
  setting: string;
  characters: readonly string[];
  title?: string | undefined;
  message?: string | undefined;
  /** Its text, or at least the first `openingLetters` of it. */
  content?: string | undefined;
};

/** How much of a text says when its story begins. */
const openingLetters = 600;

const wholeWord = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
/** Folded words of a title or a message that a cover can show, and what the illustrator reads of them in a setting. */
const weather = {
  night: wholeWord('nights?|nighttime|midnight|dark|darkness|noches?|medianoche|oscur[oa]s?|oscuridad'),
  rain: wholeWord(
    'rains?|rainy|raining|storms?|stormy|thunder|lluvias?|llueve|llover|lloviendo|aguacero|tormentas?|truenos?',
  ),
};

/** Folded words of a beginning that say when it plays. */
const evening = wholeWord(
  'evenings?|nights?|tonight|midnight|dusk|sunset|bedtime|moon|moonlight|dark|noches?|anochec\\p{L}+|atardec\\p{L}+|luna|oscur[oa]',
);
const day = wholeWord(
  'mornings?|noon|midday|afternoons?|breakfast|lunch|sunny|sunshine|sun|days?|(?:la|una|toda|cada|esa|aquella) (?:manana|tarde)|mananas|tardes|mediodia|desayun\\p{L}+|almuerzo|sol|soleado|dias?',
);

/** The light in which a text begins: its day, else the evening, unless it says that it is night. */
function lightOf(content: string): 'day' | 'dusk' | undefined {
  const said = foldForSearch(content.slice(0, openingLetters));
  return evening.test(said) ? undefined : day.test(said) ? 'day' : 'dusk';
}

/**
 * Returns the facts that a story's cover is drawn from. A tale of the dark has night on its cover, one of rain its rain,
 * and one that begins by day its day: otherwise the seed alone would choose its light. `about` names the thing on it.
 */
export function coverFacts({ setting, characters, title = '', message = '', content }: CoverStory) {
  const about = foldForSearch(`${title} ${message}`);
  const seen = Object.entries(weather).flatMap(([word, words]) => (words.test(about) ? [word] : []));
  const light = content && lightOf(content);
  return { setting: [setting, ...seen].join(', '), characters, about: `${title}. ${message}`, ...(light && { light }) };
}
