import { planLeak } from '#domain/stories/safety/judge-story.ts';
import { createStoryGuard } from '#domain/stories/safety/story-guard.ts';
import type { RunningStory } from '../running-stories.ts';
import { UnsafeStory } from './unsafe-story.ts';

/** A provider's stream on its way into a story, with the guard between them. */
export type GuardedStream = {
  /** Aborts when the story is stopped, and with an `UnsafeStory` as soon as something forbidden arrives. */
  signal: AbortSignal;
  onText(text: string): void;
  /** Lets through what was held back. Throws `UnsafeStory`. */
  end(): void;
};

/** As long as the longest mark with a piece of text in front. */
const longestMark = 200;

/** Every word is checked before a reader sees it; nothing forbidden is ever appended (P29). */
export function guardStream(story: RunningStory): GuardedStream {
  story.startAnew();
  const guard = createStoryGuard();
  const refusal = new AbortController();
  let beginning = '';
  let latest = '';
  /** What is no story, or tells how it was asked for: a plan, an object, a list, the request's marks. */
  const isNoStory = (text: string) => {
    if (beginning === '') beginning = text.trimStart().slice(0, 1);
    latest = (latest + text).slice(-longestMark);
    return '{[<`'.includes(beginning || ' ') || planLeak.test(latest);
  };
  const show = (clean: string) => {
    const text = story.written === '' ? clean.trimStart() : clean;
    if (text !== '') story.append(text);
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
      // The end may have come with the very bytes that were refused.
      if (refusal.signal.aborted) throw refusal.signal.reason;
      show(guard.end());
      if (guard.finding) throw new UnsafeStory(guard.finding);
    },
  };
}
