import type { StoryLanguage } from '#domain/stories/options.ts';
import { words } from './measure.ts';

/** Words that models use many times as often as people do, by their beginnings. */
const overused: Record<StoryLanguage, string[]> = {
  english:
    'whisper gentl soft glow twinkl shimmer sparkl wonder magic delight embrac cozy warmth tapestr melod serene bask enchant curious hush giggl nestl flutter'.split(
      ' ',
    ),
  spanish:
    'susurr suave brill destell resplandec maravill magi encant abraz acogedor calidez tapiz melodi seren radiant curios risit acurruc revolote titil'.split(
      ' ',
    ),
};

/**
 * Names and words that are typical of a model's story; one of them marks the whole story. An old beginning counts only
 * where the story itself begins so, not where somebody in it tells a story.
 */
const stock: Record<StoryLanguage, RegExp> = {
  english:
    /\b(?:elara|(?-i:Whiskers)|lumina|tapestry|testament|little did \w+ know|heart swell\w*)\b|^once upon a time\b/im,
  spanish: /\b(?:elara|lumina|tapiz|lo que no sab\w+)\b|^(?:había|érase) una vez\b/im,
};

const contrast: Record<StoryLanguage, RegExp> = {
  english:
    /\b(?:not|n['’]t) (?:just |only |merely )?[^.!?;]{2,60}?,? but\b|\bit was(?:n['’]t| not) [^.!?]{2,60}\. it was\b/gi,
  spanish: /\bno (?:solo |sólo |era |fue )?[^.!?;]{2,60}?,? sino\b/gi,
};

/** Figures over all of these stories that compare a writer's prose with people's. */
export type Prose = {
  /** Overused words per thousand; people write about seven. */
  overused: number;
  /** "Not this but that" per thousand letters. */
  contrasts: number;
  /** The share of stories with a stock name or phrase. */
  stock: number;
};

/** The upper limits for our writers. Our own samples have up to 0.09 contrasts per thousand letters. */
export const proseLimits: Prose = { overused: 7, contrasts: 0.1, stock: 0.02 };

export function proseOf(texts: readonly string[], language: StoryLanguage): Prose {
  const all = texts.flatMap((text) => words(text.toLowerCase()));
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  const found = all.filter((word) => overused[language].some((beginning) => word.startsWith(beginning))).length;
  const contrasts = texts.reduce((sum, text) => sum + (text.match(contrast[language])?.length ?? 0), 0);
  return {
    overused: (1000 * found) / Math.max(1, all.length),
    contrasts: (1000 * contrasts) / Math.max(1, letters),
    stock: texts.filter((text) => stock[language].test(text)).length / Math.max(1, texts.length),
  };
}

/** Describes each limit that is exceeded. */
export function proseMisses(prose: Prose): string[] {
  const names = { overused: 'overused words', contrasts: 'not X but Y', stock: 'stock words' } as const;
  return (Object.keys(names) as (keyof Prose)[])
    .filter((name) => prose[name] > proseLimits[name])
    .map((name) => `${names[name]} ${prose[name].toFixed(2)}`);
}
