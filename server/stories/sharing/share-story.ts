import { randomBytes } from 'node:crypto';
import { DomainError } from '#domain/errors.ts';
import { judgingText } from '#domain/stories/safety/judge-story.ts';
import type { RevokedShare, StoryShare } from '#domain/stories/share.ts';
import type { AppServices } from '../../context.ts';
import { requireActive } from '../../identity/callers/require-active.ts';
import type { RevokedLink } from '../../identity/sign-in/tokens.ts';
import type { Member } from '../../platform/database/member.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { findStory, lockStory, noteReadText } from '../store.ts';
import { readForStrangers } from './read-for-strangers.ts';
import { deleteShare, insertShare, isClosed, listShares, originOf } from './share-store.ts';

/**
 * Makes the unlisted link of one story of the caller, or returns the existing one (STORY-12). The lists and the reader
 * judge first what strangers will read: INPUT_REFUSED names the title or the content (P28), also if an operator closed
 * the story; READER_AWAY says that nobody can read it now. Throws STORY_NOT_FOUND, also for another user's (P08),
 * STORY_NOT_TOLD for a text that no generation of the caller wrote or that was changed by hand while no reader is
 * configured, STORY_CHANGED for a story that was changed while it was read, and ACCOUNT_SUSPENDED. `revoked` is a link
 * that is brought back as it was.
 */
export async function shareStory(
  ctx: AppServices,
  member: Member,
  storyId: string,
  revoked?: RevokedLink,
): Promise<{ share: StoryShare; created: boolean }> {
  const found = await ctx.store.asMember(member, async (tx) => {
    const story = await findStory(tx, storyId);
    return story && { story, origin: await originOf(tx, storyId) };
  });
  if (!found) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
  const { story, origin } = found;
  await requireActive(ctx, member);
  // Nobody has read a handwritten text, and it would stand under our name.
  if (origin === 'written' || (origin === 'changed' && !ctx.reader)) {
    throw new DomainError('STORY_NOT_TOLD', 'Only a story that was told here can be shared.');
  }
  for (const field of ['title', 'content'] as const) {
    if (await inTurns(judgingText(story[field], ctx.reader !== null, story.options))) {
      throw new DomainError('INPUT_REFUSED', `Not for sharing: ${field}.`, { field });
    }
  }
  await readForStrangers(ctx, member, story, { byHand: origin === 'changed' });
  return ctx.store.asMember(member, async (tx) => {
    // Strangers will read what was judged: neither title nor text changed meanwhile.
    const now = await lockStory(tx, storyId);
    if (now?.title !== story.title || now.content !== story.content)
      throw new DomainError('STORY_CHANGED', 'The story was changed while it was being shared.');
    if (await isClosed(tx, storyId)) throw new DomainError('INPUT_REFUSED', 'Not for sharing.', { field: 'content' });
    if (origin === 'changed') await noteReadText(tx, storyId, story.content);
    const link = revoked
      ? { token: revoked.token, sound: revoked.sound, createdAt: new Date(revoked.at) }
      : { token: randomBytes(16).toString('base64url') };
    const created = await insertShare(tx, { userId: member.userId, storyId, ...link });
    const share = (await listShares(tx)).find((each) => each.storyId === storyId);
    if (!share) throw new DomainError('STORY_NOT_FOUND', 'The story was removed while it was being shared.');
    return { share, created };
  });
}

/**
 * Revokes the link of a story: whoever holds it finds nothing from now on. Returns what brings it back for ten minutes.
 * Throws STORY_NOT_FOUND if there is none.
 */
export async function unshareStory(ctx: AppServices, member: Member, storyId: string): Promise<RevokedShare> {
  const gone = await ctx.store.asMember(member, (tx) => deleteShare(tx, storyId));
  if (!gone) throw new DomainError('STORY_NOT_FOUND', 'This story is not shared.');
  const { token, sound, createdAt } = gone;
  return { again: await ctx.tokens.sealLink({ storyId, token, sound, at: createdAt.getTime() }) };
}

/** Brings a revoked link back (STORY-12): throws as `shareStory` does, and STORY_NOT_FOUND when it is too late. */
export async function shareAgain(ctx: AppServices, member: Member, storyId: string, { again }: RevokedShare) {
  const link = await ctx.tokens.openLink(again);
  if (link?.storyId !== storyId) throw new DomainError('STORY_NOT_FOUND', 'This link cannot be brought back.');
  return shareStory(ctx, member, storyId, link);
}

/** Returns every link that the caller's household has given away, the newest first. */
export async function readShares(ctx: AppServices, member: Member): Promise<StoryShare[]> {
  return ctx.store.asMember(member, (tx) => listShares(tx));
}
