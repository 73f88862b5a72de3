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

/** Every word is checked before a reader sees it; nothing forbidden is ever appended (P29). */
export function guardStream(story: RunningStory): GuardedStream {
  const guard = createStoryGuard();
  const refusal = new AbortController();
  const show = (clean: string) => {
    const text = story.text === '' ? clean.trimStart() : clean;
    if (text !== '') story.append(text);
  };
  return {
    signal: AbortSignal.any([story.stopping.signal, refusal.signal]),
    onText(text) {
      show(guard.push(text));
      if (guard.finding) refusal.abort(new UnsafeStory(guard.finding));
    },
    end() {
      show(guard.end());
      if (guard.finding) throw new UnsafeStory(guard.finding);
    },
  };
}
