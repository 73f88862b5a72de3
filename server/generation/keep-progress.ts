import type { AppServices } from '../context.ts';
import type { RunningStory } from './running-stories.ts';
import { keepProgress, renewLeases } from './store.ts';

const beatMilliseconds = 1000;
/** How often a story that nobody follows elsewhere is kept: what a crash may lose of an unfinished one. */
const keepSeconds = 10;

/** Keeps the story so far, for readers on other servers and for after a crash. Never rejects. */
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
 * The sign of life of all stories that this process writes, in one statement a second: renews their
 * leases (P13), notices stops asked for on other servers (P20), and keeps the text where somebody reads
 * along elsewhere, and now and then for everybody. Answers how to end it.
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
        // A tenth of the stories each second, so that they are not all written at once.
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
