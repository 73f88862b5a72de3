import { randomBytes } from 'node:crypto';
import { DomainError, isErrorCode } from '#domain/errors.ts';
import { deviceVoice, type Narration, usualSettings } from '#domain/stories/narration/api.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { findStory, sumStorage } from '../store.ts';
import { makeNarration } from './make-narration.ts';
import { countToday, findNarration, findSentences, findSettings, reserveNarration } from './narration-store.ts';
import { planNarration, versionOf } from './plan-narration.ts';
import { describeNarration, textOf } from './read-narration.ts';
import { chosenVoice, engineVoice, mostCost, speechProvider } from './speech-service.ts';
import { findTakeable } from './take-over.ts';

/**
 * Begins the narration of one of the caller's stories, resumes one that nobody is making, or returns the existing one:
 * the same text in the same voice is made once, over all servers. Throws STORY_NOT_FOUND, INVALID_REQUEST for a voice
 * that is not available or not for the story's language, NARRATIONS_LIMITED, SPENDING_CAP_REACHED, STORAGE_FULL,
 * NO_ROOM and ACCOUNT_SUSPENDED.
 */
export async function beginNarration(
  ctx: AppServices,
  member: Member,
  storyId: string,
  { voice: named, from }: { voice: string | null; from: number },
): Promise<{ narration: Narration; begun: boolean }> {
  const { userId } = member;
  const { story, settings, today, stored } = await ctx.store.asMember(member, async (tx) => ({
    story: await findStory(tx, storyId),
    settings: (await findSettings(tx, userId)) ?? usualSettings,
    today: await countToday(tx, userId),
    stored: ctx.storagePerAccount === null ? 0 : await sumStorage(tx),
  }));
  if (!story) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
  const text = textOf(story);
  const voice = chosenVoice(ctx.speech, text.language, settings, named);
  const speech = ctx.speech;
  const own = speech && engineVoice(speech, voice);
  if (!speech || !own || voice === deviceVoice || !own.languages.includes(text.language)) {
    throw new DomainError('INVALID_REQUEST', 'There is no such voice for this story.', { field: 'voice' });
  }
  const accent = settings.accent[text.language];
  const sentences = planNarration(text);
  const version = versionOf(text, { voice, model: speech.engine.model, accent });
  const before = await ctx.store.asMember(member, async (tx) => {
    const row = await findNarration(tx, { storyId, version });
    return row && { row, known: await findSentences(tx, row.id), told: await describeNarration(ctx, tx, row, text) };
  });
  if (before?.row.finishedAt && !before.row.outdatedAt) return { narration: before.told, begun: false };
  if (sentences.length === 0) throw new DomainError('NARRATION_NOT_FOUND', 'There is nothing to read aloud.');
  if (!(await ctx.room.hasRoom())) throw new DomainError('NO_ROOM', 'Sound cannot be kept just now.');
  if (ctx.storagePerAccount !== null && stored >= ctx.storagePerAccount) {
    throw new DomainError('STORAGE_FULL', 'This account keeps as much as it may.');
  }
  const known = before?.known ?? [];
  const isMade = new Set(known.filter(({ failed }) => failed === null).map(({ index }) => index));
  const takeable = await ctx.store.asMember(member, (tx) =>
    findTakeable(tx, { storyId, voice, version }, sentences, {
      language: text.language,
      accent,
      model: speech.engine.model,
    }),
  );
  const rest = sentences.filter((_, index) => !isMade.has(index) && !takeable.has(index)).map(({ text }) => text);
  const live = await ctx.live.read();
  const limit = today.tier === 'admin' ? null : ctx.narrationsPerDay[today.tier === 'free' ? 'free' : 'premium'];
  const { outcome, id, used } = await ctx.store.asMember(member, (tx) =>
    reserveNarration(tx, {
      userId,
      storyId,
      voice,
      accent,
      version,
      key: randomBytes(16).toString('base64url'),
      sentences: sentences.length,
      provider: speechProvider,
      reservedUsd: mostCost(speech, rest),
      capUsd: live.dailyCaps?.[speechProvider] ?? ctx.dailyCaps[speechProvider] ?? null,
      limit,
    }),
  );
  if (id === null || !['begun', 'taken', 'existing'].includes(outcome)) {
    const facts = outcome === 'NARRATIONS_LIMITED' && limit !== null ? { limit, used: used ?? 0 } : {};
    throw new DomainError(isErrorCode(outcome) ? outcome : 'CHECK_FAILED', 'No narration can be begun now.', facts);
  }
  const running = ctx.narrating.get(id);
  if (running) running.from = from;
  if (outcome !== 'existing') {
    // A narration that another adult of the household began is stored in their folder.
    const begunBy = outcome === 'taken' ? (before?.row.userId ?? userId) : userId;
    const narration = { id, stopping: new AbortController(), from };
    const speaking = { voice: own.name, accent, language: text.language, userId };
    ctx.narrating.run(narration, () =>
      makeNarration(ctx, speech, narration, {
        narration: { id, userId: begunBy, storyId },
        sentences,
        known,
        takeable,
        speaking,
      }),
    );
  }
  const narration = await ctx.store.asMember(member, async (tx) => {
    const row = await findNarration(tx, { id });
    return row && describeNarration(ctx, tx, row, text);
  });
  if (!narration) throw new DomainError('STORY_NOT_FOUND', 'The story was removed while its sound was begun.');
  return { narration, begun: outcome === 'begun' };
}
