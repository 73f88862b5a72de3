import type { AppServices } from '../context.ts';
import type { RunningStory } from './running-stories.ts';
import { keepProgress } from './store.ts';

/** Keeps the story so far for readers on other servers and for after a crash, and notices a stop asked for elsewhere. */
export async function keepStory(ctx: AppServices, story: RunningStory): Promise<void> {
  try {
    const progress = { content: story.text, picturesPlanned: story.picturesPlanned };
    const { stopRequested } = await ctx.store.asService((tx) => keepProgress(tx, story.id, progress));
    if (stopRequested) story.stopping.abort();
  } catch (err) {
    ctx.log.warn({ generationId: story.id, err }, 'progress was not kept');
  }
}
