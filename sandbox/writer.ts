import { createHash } from 'node:crypto';
import type { StoryOptions } from '#domain/stories/options.ts';
import { type WrittenStory, writeStory } from '#storyteller/write.ts';

/** Writes stories for requests: the same request gets another story each time, in an order that a restart repeats. */
export function createWriter(): (options: StoryOptions, request: string) => WrittenStory {
  const timesAsked = new Map<string, number>();
  return (options, request) => {
    const key = createHash('sha256').update(request).digest('hex');
    const times = timesAsked.get(key) ?? 0;
    timesAsked.set(key, times + 1);
    return writeStory(options, `${key}:${times}`);
  };
}
