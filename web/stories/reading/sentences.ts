import type { StoryLanguage } from '#domain/stories/options.ts';
import { languageTag } from '../language-tag.ts';

/** A sentence of the story: its paragraph, and where in it the sentence stands, in UTF-16 units. */
export type Sentence = { paragraph: number; start: number; end: number; text: string };

/** Longer ones are read in two parts: some voices stop by themselves after about 14 seconds. */
const longest = 220;

/** Every sentence of the story in order, as the story's language cuts them. */
export function sentencesOf(paragraphs: readonly string[], language: StoryLanguage): Sentence[] {
  const segmenter = new Intl.Segmenter(languageTag(language), { granularity: 'sentence' });
  return paragraphs.flatMap((text, paragraph) =>
    [...segmenter.segment(text)]
      .flatMap(({ segment, index }) => parts(segment, index))
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
      .map((part) => ({ paragraph, ...part })),
  );
}

/** A sentence without the space around it; a very long one cut after a comma or, failing that, a word. */
function parts(segment: string, index: number): Omit<Sentence, 'paragraph'>[] {
  const text = segment.trim();
  const start = index + segment.length - segment.trimStart().length;
  if (text.length <= longest) return text === '' ? [] : [{ start, end: start + text.length, text }];
  const head = text.slice(0, longest);
  const cut = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': ')) + 1;
  const at = cut > 60 ? cut : head.lastIndexOf(' ') + 1 || longest;
  return [...parts(text.slice(0, at), start), ...parts(text.slice(at), start + at)];
}
