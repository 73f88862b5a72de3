import type { LastWish } from '#domain/generation/api.ts';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/database/member.ts';
import { findLastWish } from './running/store.ts';

/** Returns the options of the caller's newest finished story, to ask for the same again; null before the first. */
export async function readLastWish(ctx: AppServices, member: Member): Promise<LastWish | null> {
  const row = await ctx.store.asMember(member, findLastWish);
  const options = storyOptionsSchema().safeParse(row?.options);
  return row && options.success ? { options: options.data, createdAt: row.createdAt.toISOString() } : null;
}
