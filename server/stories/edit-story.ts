import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { editStorySchema, Story } from '#domain/stories/api.ts';
import { judgingText } from '#domain/stories/safety/judge-story.ts';
import type { AppServices } from '../context.ts';
import { requireActive } from '../identity/require-active.ts';
import { inTurns } from '../platform/in-turns.ts';
import type { Member } from '../platform/member.ts';
import { readForStrangers } from './read-for-strangers.ts';
import { isShared } from './share-store.ts';
import { findStory, lockStory, updateStory } from './store.ts';

/**
 * Changes the title, the notes and the tags of a story of the caller, and returns it. `changedAt` is the `updatedAt`
 * of what the parent changed: when another device was quicker, nothing is written (STORY_CHANGED). The new title of
 * a story that strangers can open is judged and read before they see it: INPUT_REFUSED, or READER_AWAY while nobody
 * can read it; the old title stays then. Throws STORY_NOT_FOUND, also for another user's story (P08), and
 * ACCOUNT_SUSPENDED.
 */
export async function editStory(
  ctx: AppServices,
  member: Member,
  id: string,
  { changedAt, ...wanted }: z.output<ReturnType<typeof editStorySchema>>,
): Promise<Story> {
  await requireActive(ctx, member);
  const kept = await ctx.store.asMember(member, async (tx) => {
    const story = await findStory(tx, id);
    return story && { story, shared: await isShared(tx, id) };
  });
  if (!kept) throw missing();
  // A title is read without a transaction open; whether the story was shared meanwhile is asked again below.
  const judged = kept.shared && wanted.title !== kept.story.title;
  if (judged) await judgeTitle(ctx, member, { ...kept.story, title: wanted.title });
  return ctx.store.asMember(member, async (tx) => {
    const row = await lockStory(tx, id);
    if (!row) throw missing();
    const sharedMeanwhile = wanted.title !== row.title && !judged && (await isShared(tx, id));
    if (row.updatedAt.getTime() !== Date.parse(changedAt) || sharedMeanwhile)
      throw new DomainError('STORY_CHANGED', 'The story was changed elsewhere.');
    await updateStory(tx, { ...row, ...wanted, updatedAt: ctx.now() });
    const story = await findStory(tx, id);
    if (!story) throw missing();
    return story;
  });
}

async function judgeTitle(ctx: AppServices, member: Member, story: Story): Promise<void> {
  if (await inTurns(judgingText(story.title, ctx.reader !== null, story.options)))
    throw new DomainError('INPUT_REFUSED', 'Not for sharing: title.', { field: 'title' });
  await readForStrangers(ctx, member, { ...story, content: '' });
}

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');
