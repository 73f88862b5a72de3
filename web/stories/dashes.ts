import type { StoryLanguage } from '#domain/stories/options.ts';

/**
 * A paragraph whose dialogue dashes stay with their words at a line's end: a word joiner (U+2060) stands behind a dash
 * that opens speech and before one that closes it. English sets no speech in dashes.
 */
export function joinDashes(paragraph: string, language: StoryLanguage): string {
  if (language !== 'spanish') return paragraph;
  return paragraph.replace(/(?<=^|[\s«“¡¿(])—(?=\S)/gu, '—\u2060').replace(/(?<=[^\s—\u2060«“¡¿(])—/gu, '\u2060—');
}
