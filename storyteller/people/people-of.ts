import type { StoryLanguage } from '#domain/stories/options.ts';
import { englishPeople } from './english.ts';
import { spanishPeople } from './spanish.ts';

/** Reads the people of a family's wishes, in each language. */
export const peopleOf: Record<StoryLanguage, typeof englishPeople> = { english: englishPeople, spanish: spanishPeople };
