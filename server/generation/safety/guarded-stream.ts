import type { StoryOptions } from '#domain/stories/options.ts';
import { planLeak } from '#domain/stories/safety/judge-story.ts';
import { createStoryGuard } from '#domain/stories/safety/story-guard.ts';
import { isInLanguage } from '#domain/stories/safety/text-language.ts';
import type { RunningStory } from '../running/running-stories.ts';
import { UnsafeStory } from './unsafe-story.ts';

/** A provider's stream on its way into a story, with the guard between them. */
export type GuardedStream = {
  /** Aborts when the story is stopped, and with an `UnsafeStory` as soon as something forbidden arrives. */
  signal: AbortSignal;
  onText(text: string): void;
  /** Lets the text through that was held back. Throws `UnsafeStory`. */
  end(): void;
};

/** Covers the longest mark and a piece of text before it, in letters. */
const longestMark = 200;
/** Letters between two checks of the language. */
const languageStep = 600;

/** Every word is checked before a reader sees it; nothing forbidden is ever appended (P29). */
export function guardStream(story: RunningStory, options: StoryOptions): GuardedStream {
  const { language } = options;
  story.startAnew();
  const guard = createStoryGuard(story.desk !== null, options);
  const refusal = new AbortController();
  let beginning = '';
  // Stryker disable next-line StringLiteral: any text without a mark may stand before the first piece.
  let latest = '';
  let judgedLetters = 0;
  /** Whether this is no story, or reveals the prompt: a plan, an object, a list, the request's marks. */
  const isNoStory = (text: string) => {
    if (beginning === '') beginning = text.trimStart().slice(0, 1);
    // Stryker disable next-line MethodExpression: the cut keeps the search short; no mark is longer.
    latest = (latest + text).slice(-longestMark);
    return '{[<`'.includes(beginning || ' ') || planLeak.test(latest);
  };
  const show = (clean: string) => {
    const text = story.written === '' ? clean.trimStart() : clean;
    // Stryker disable next-line ConditionalExpression,StringLiteral: this saves work; no text adds nothing.
    if (text === '') return;
    story.append(text);
    if (story.written.length < judgedLetters + languageStep) return;
    judgedLetters = story.written.length;
    if (!isInLanguage(story.written, language)) refusal.abort(new UnsafeStory('language'));
  };
  return {
    signal: AbortSignal.any([story.signal, refusal.signal]),
    onText(text) {
      if (refusal.signal.aborted) return;
      if (isNoStory(text)) {
        refusal.abort(new UnsafeStory('leak'));
        return;
      }
      show(guard.push(text));
      if (guard.finding) refusal.abort(new UnsafeStory(guard.finding));
    },
    end() {
      // The answer may have ended with the same bytes that were refused.
      if (refusal.signal.aborted) throw refusal.signal.reason;
      show(guard.end());
      if (guard.finding) throw new UnsafeStory(guard.finding);
    },
  };
}
