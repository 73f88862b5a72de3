import type { StoryLanguage } from '#domain/stories/options.ts';
import type { AppServices } from '../../context.ts';
import { makeNarration } from './make-narration.ts';
import { findForsaken, findSentences, reserveNarration } from './narration-store.ts';
import { planNarration, versionOf } from './plan-narration.ts';
import { engineVoice, mostCost, speechProvider } from './speech-service.ts';
import { findTakeable } from './take-over.ts';

const mostAtOnce = 20;

/**
 * Resumes narrations that a server left behind, and makes sentences again that an engine could not read.
 * Returns how many it resumed. A narration whose text or engine changed meanwhile is left alone.
 */
export async function resumeNarrations(ctx: AppServices, signal?: AbortSignal): Promise<{ resumed: number }> {
  const { speech } = ctx;
  if (!speech || !(await ctx.room.hasRoom())) return { resumed: 0 };
  const live = await ctx.live.read();
  let resumed = 0;
  for (const { narration, title, content, language } of await ctx.store.asService((tx) =>
    findForsaken(tx, mostAtOnce),
  )) {
    if (signal?.aborted) break;
    const { id, userId, storyId, voice, accent, version, key } = narration;
    const own = engineVoice(speech, voice);
    const text = { title, content, language: language as StoryLanguage };
    if (!own || versionOf(text, { voice, model: speech.engine.model, accent }) !== version) continue;
    const sentences = planNarration(text);
    const by = { language: text.language, accent, model: speech.engine.model };
    const { known, takeable } = await ctx.store.asService(async (tx) => ({
      known: await findSentences(tx, id),
      takeable: await findTakeable(tx, { storyId, voice, version }, sentences, by),
    }));
    const isMade = new Set(known.filter(({ failed }) => failed === null).map(({ index }) => index));
    const rest = sentences.filter((_, index) => !isMade.has(index) && !takeable.has(index)).map(({ text }) => text);
    const { outcome } = await ctx.store.onBehalfOf(userId, (tx) =>
      reserveNarration(tx, {
        userId,
        storyId,
        voice,
        accent,
        version,
        key,
        sentences: sentences.length,
        provider: speechProvider,
        reservedUsd: mostCost(speech, rest),
        capUsd: live.dailyCaps?.[speechProvider] ?? ctx.dailyCaps[speechProvider] ?? null,
        limit: 0,
      }),
    );
    if (outcome !== 'taken') continue;
    resumed += 1;
    const running = { id, stopping: new AbortController(), from: 0 };
    const speaking = { voice: own.name, accent, language: text.language, userId };
    ctx.narrating.run(running, () =>
      makeNarration(ctx, speech, running, { narration: { id, userId, storyId }, sentences, known, takeable, speaking }),
    );
  }
  return { resumed };
}
