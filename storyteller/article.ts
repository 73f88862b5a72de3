import type { StoryLanguage } from '#domain/stories/options.ts';

/** The Spanish definite article. */
export const spanishArticle = (isHer: boolean, isMany = false): string =>
  isMany ? (isHer ? 'las' : 'los') : isHer ? 'la' : 'el';

/** A pet or somebody of the family with the definite article, whose gender the ending tells: "the cat", "la gata". */
export const withArticle: Record<StoryLanguage, (noun: string) => string> = {
  english: (noun) => `the ${noun}`,
  spanish: (noun) => `${spanishArticle(/a$/u.test(noun))} ${noun.toLowerCase()}`,
};
