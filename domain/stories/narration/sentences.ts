import { languageTag } from '../language-tag.ts';
import type { StoryLanguage } from '../options.ts';
import { shownParagraphs } from '../text/pages.ts';

/** A sentence of the story: its paragraph, and its place in that paragraph in UTF-16 units. */
export type Sentence = { paragraph: number; start: number; end: number; text: string };

/** Longer sentences are split: some voices stop by themselves after about 14 seconds. */
const longest = 220;

/** Every sentence of the shown paragraphs in order, segmented by the story's language. */
export function sentencesOf(paragraphs: readonly string[], language: StoryLanguage): Sentence[] {
  const segmenter = new Intl.Segmenter(languageTag(language), { granularity: 'sentence' });
  return paragraphs.flatMap((text, paragraph) =>
    [...segmenter.segment(text)]
      .flatMap(({ segment, index }) => parts(segment, index))
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
      .map((part) => ({ paragraph, ...part })),
  );
}

/** The sentences of a story, for both the reading page and the voice: both use the same indices from 0. */
export function storySentences(story: { title: string; content: string; language: StoryLanguage }): Sentence[] {
  return sentencesOf(shownParagraphs(story.content, story.title, story.language), story.language);
}

/** The words' places in a sentence, in UTF-16 units. */
export function wordsOf(text: string, language: StoryLanguage): { start: number; end: number }[] {
  return [...new Intl.Segmenter(languageTag(language), { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ start: index, end: index + segment.length }));
}

/** A sentence's place in the unit of a `StoryPlace`: paragraphs from the beginning, 3.5 is the middle of the fourth. */
export function placeOfSentence(sentences: readonly Sentence[], index: number): number {
  const sentence = sentences[index];
  if (!sentence) return 0;
  const letters = Math.max(...sentences.map((each) => (each.paragraph === sentence.paragraph ? each.end : 0)), 1);
  return sentence.paragraph + Math.min(sentence.start / letters, 0.999);
}

/** The sentence to continue with at a stored place: the last one that begins at or before it, else the first. */
export function sentenceAtPlace(sentences: readonly Sentence[], place: number): number {
  // A place is stored with only a few digits.
  const found = sentences.findLastIndex((_, index) => placeOfSentence(sentences, index) <= place + 1e-6);
  return Math.max(0, found);
}

/** A trimmed sentence; a very long one is split after a comma, semicolon or colon, or else after a word. */
function parts(segment: string, index: number): Omit<Sentence, 'paragraph'>[] {
  const text = segment.trim();
  const start = index + segment.length - segment.trimStart().length;
  if (text.length <= longest) return text === '' ? [] : [{ start, end: start + text.length, text }];
  const head = text.slice(0, longest);
  const cut = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': ')) + 1;
  const at = cut > 60 ? cut : head.lastIndexOf(' ') + 1 || longest;
  return [...parts(text.slice(0, at), start), ...parts(text.slice(at), start + at)];
}

/** After these a full stop ends no sentence: "Mr. Fox". */
const shortened = /(?:^|[^\p{L}])(?:Mrs?|Ms|Dr|St|Sr|Sra|Srta|Dra|D|Dña)\.\s*$/u;

/**
 * Returns where a text may be parted between two of its sentences, in UTF-16 units. What goes on in small letters after
 * speech belongs to it: “Who is there?” asked the owl. `tag` names the text's language.
 */
export function sentenceStarts(text: string, tag: string): number[] {
  return [...new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text)]
    .filter(
      ({ segment, index }) =>
        index > 0 && !/^[^\p{L}\p{N}]*(?:\p{Ll}|$)/u.test(segment) && !shortened.test(text.slice(0, index)),
    )
    .map(({ index }) => index);
}
