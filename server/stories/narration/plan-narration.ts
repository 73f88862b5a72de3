import { createHash } from 'node:crypto';
import { type Sentence, storySentences } from '#domain/stories/narration/sentences.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { isPartHeading, shownParagraphs } from '#domain/stories/text/pages.ts';

/** Must change whenever the same text would sound different: pauses, pace, loudness, encoding. */
const soundVersion = 1;

const sentencePause = 0.45;
const paragraphPause = 0.95;
const headingPause = 1.3;
/** In the last third the pace falls to this, step by step, and pauses grow up to `longestPause` times as long. */
const slowestRate = 0.86;
const longestPause = 1.5;

/** A sentence and how it is read: `rate` 1 is the voice's own pace; `pause` is the silence after it, in seconds. */
export type PlannedSentence = Sentence & { rate: number; pause: number };

export type NarratedText = { title: string; content: string; language: StoryLanguage };

/** Plans how a story is read: sentence by sentence, with pauses at paragraphs, slower in its last third. */
export function planNarration(story: NarratedText): PlannedSentence[] {
  const sentences = storySentences(story);
  const paragraphs = shownParagraphs(story.content, story.title, story.language);
  return sentences.map((sentence, index) => {
    const last = Math.max(0, (index + 1) / sentences.length - 2 / 3) * 3;
    const isEnd = sentences[index + 1]?.paragraph !== sentence.paragraph;
    const pause = isPartHeading(paragraphs[sentence.paragraph] ?? '')
      ? headingPause
      : isEnd
        ? paragraphPause
        : sentencePause;
    return {
      ...sentence,
      rate: Math.round((1 - (1 - slowestRate) * last) * 100) / 100,
      pause: pause * (1 + (longestPause - 1) * last),
    };
  });
}

/** Identifies what is said and by which model: an equal sentence of another narration can be taken over. */
export function saidOf(text: string, language: StoryLanguage, by: { model: string; accent: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([soundVersion, by.model, by.accent, language, text]))
    .digest('base64url');
}

/** Identifies everything that the sound depends on: one version is never made twice. */
export function versionOf(story: NarratedText, by: { voice: string; model: string; accent: string }): string {
  const texts = storySentences(story).map(({ paragraph, text }) => [paragraph, text]);
  return createHash('sha256')
    .update(JSON.stringify([soundVersion, by.voice, by.model, by.accent, story.language, texts]))
    .digest('base64url');
}
