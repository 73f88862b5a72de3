import type { StoryLanguage } from '#domain/stories/options.ts';
import type { AppServices } from '../../context.ts';
import { makeNarration } from './make-narration.ts';
import { findForsaken, findSentences, reserveNarration } from './narration-store.ts';
import { planNarration, versionOf } from './plan-narration.ts';
import { engineVoice, mostCost, speechProvider } from './speech-service.ts';

const mostAtOnce = 20;

/**
 * Goes on with narrations that a server left behind, and makes those sentences again that an engine could not read.
 * Returns how many it took up. What a text or an engine changed meanwhile is left alone.
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
    const known = await ctx.store.asService((tx) => findSentences(tx, id));
    const sentences = planNarration(text);
    const isMade = new Set(known.filter(({ failed }) => failed === null).map(({ index }) => index));
    const rest = sentences.filter((_, index) => !isMade.has(index)).map((sentence) => sentence.text);
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
      makeNarration(ctx, speech, running, { narration: { id, userId, storyId }, sentences, known, speaking }),
    );
  }
  return { resumed };
}
