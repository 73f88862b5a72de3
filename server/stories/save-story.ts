import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { Story, saveStorySchema } from '#domain/stories/api.ts';
import { storyTypeFor } from '#domain/usage/allowance.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../identity/member.ts';
import { readUsage } from '../usage/usage.ts';
import { findStory, findStoryOfGeneration, insertFavorite, insertStory } from './store.ts';

/**
 * Saves a story for the caller and answers it (DATA-33, SAVE-09 to SAVE-12). Saving what one
 * generation wrote a second time answers the story that exists. Records story_create once (EVENT-06).
 */
export async function saveStory(
  ctx: AppServices,
  member: Member,
  input: z.output<typeof saveStorySchema>,
): Promise<{ story: Story; created: boolean }> {
  const { userId } = member;
  const { options, generationId, isFavorite, title, content, notes, tags } = input;
  const { tier } = await readUsage(ctx, member);
  const storyType = storyTypeFor(tier, options.model === 'gemini');
  const { length, language, ageGroup, model, characters, setting, message } = options;
  const result = await ctx.store.asMember(userId, async (tx) => {
    const row = {
      userId,
      title,
      content,
      notes,
      tags,
      length,
      language,
      ageGroup,
      model,
      characters,
      setting,
      message,
    };
    const inserted = await insertStory(tx, { ...row, storyType, generationId: generationId ?? null });
    const id = inserted ?? (generationId && (await findStoryOfGeneration(tx, generationId)));
    if (id && isFavorite) await insertFavorite(tx, userId, id);
    const story = id ? await findStory(tx, id) : undefined;
    return story && { story, created: inserted !== undefined };
  });
  if (!result) throw new DomainError('INTERNAL', 'The story was not saved.');
  if (result.created)
    ctx.recorder.event(userId, 'story_create', { storyId: result.story.id, storyType, length, language, model });
  return result;
}
