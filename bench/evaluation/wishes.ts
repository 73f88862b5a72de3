import type { StoryLanguage } from '#domain/stories/options.ts';
import { parentsWishes } from './parents-wishes.ts';
import { taleFor } from './tell-wish.ts';

/** Returns the parents' wishes that get a tale about something else. */
export function wishesMissed(language: StoryLanguage): string[] {
  const missed = parentsWishes[language].filter(([message, ...means]) => {
    const tale = taleFor(language, message);
    const carried: readonly string[] = [tale?.about ?? '', ...(tale?.worries ?? []), ...(tale?.answers ?? [])];
    return !means.some((meant) => carried.includes(meant));
  });
  return missed.map(([message]) => message);
}

/** Returns the share of wishes that get a tale about what is meant. */
export function wishesLanded(language: StoryLanguage): number {
  return 1 - wishesMissed(language).length / parentsWishes[language].length;
}
