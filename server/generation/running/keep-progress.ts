import type { AppServices } from '../../context.ts';
import type { RunningStory } from './running-stories.ts';
import { keepProgress, renewLeases } from './store.ts';

const beatMilliseconds = 1000;
/** Seconds between two saves of a story that nobody follows elsewhere: the most that a crash may lose. */
const keepSeconds = 10;

/** Saves the story so far, for readers on other servers and for after a crash. Never rejects. */
export async function keepStory(ctx: AppServices, story: RunningStory): Promise<void> {
  try {
    const progress = {
      content: story.text,
      picturesPlanned: story.picturesPlanned,
      costUsd: story.bill.costUsd.toFixed(6),
    };
    await ctx.store.asService((tx) => keepProgress(tx, story.id, progress));
  } catch (err) {
    ctx.log.warn({ generationId: story.id, err }, 'progress was not kept');
  }
}

/**
 * Beats once a second for all stories that this process writes: renews their leases in one statement
 * (P13), notices stop requests of other servers (P20), and saves the text every second if somebody reads
 * along elsewhere, otherwise every 10 seconds. Returns a function that ends it.
 */
export function startHeartbeat(ctx: AppServices): () => void {
  let beats = 0;
  let beating = false;
  const beat = async () => {
    const ids = ctx.running.ids();
    beats += 1;
    if (ids.length === 0 || beating) return;
    beating = true;
    try {
      const wishes = new Map((await ctx.store.asService((tx) => renewLeases(tx, ids))).map((wish) => [wish.id, wish]));
      for (const [index, id] of ids.entries()) {
        const story = ctx.running.get(id);
        if (!story) continue;
        if (wishes.get(id)?.stopRequested) story.stopForReader();
        // A tenth of the stories each second, so that they are not all saved at once.
        if (wishes.get(id)?.followed || (beats + index) % keepSeconds === 0) await keepStory(ctx, story);
      }
    } catch (err) {
      ctx.log.warn({ err }, 'leases were not renewed');
    } finally {
      beating = false;
    }
  };
  const timer = setInterval(() => void beat(), beatMilliseconds);
  return () => clearInterval(timer);
}
