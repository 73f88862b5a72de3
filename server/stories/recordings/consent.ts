import type { Recordings } from '#domain/stories/recordings.ts';
import type { AppServices } from '../../context.ts';
import { recordingsFolder } from '../../identity/family/object-folders.ts';
import type { Member } from '../../platform/database/member.ts';
import { askForRemoval, removeAsked } from '../../platform/objects/object-removals.ts';
import { deleteConsent, findConsent, insertConsent, listRecordings } from './store.ts';

/** Returns whether the account agreed that voices are kept, and all its recordings, the newest first. */
export async function readVoices(ctx: AppServices, member: Member): Promise<Recordings> {
  return ctx.store.asMember(member, async (tx) => {
    const agreedAt = await findConsent(tx);
    const recordings = await listRecordings(tx, member.userId);
    return {
      agreedAt: agreedAt?.toISOString() ?? null,
      recordings: recordings.map(({ createdAt, changedAt, ...recording }) => ({
        ...recording,
        createdAt: createdAt.toISOString(),
        version: String(changedAt.getTime()),
      })),
    };
  });
}

/** Agrees that voices are kept; a second time changes nothing. */
export async function agreeToKeepVoices(ctx: AppServices, member: Member): Promise<Recordings> {
  await ctx.store.asMember(member, (tx) => insertConsent(tx, member.userId));
  return readVoices(ctx, member);
}

/** Withdraws the consent: every recording of the account is removed with every copy, also those of deleted stories. */
export async function forgetVoices(ctx: AppServices, member: Member): Promise<void> {
  const folder = recordingsFolder(member.userId);
  await ctx.store.asService(async (tx) => {
    await deleteConsent(tx, member.userId);
    await askForRemoval(tx, [folder]);
  });
  await removeAsked(ctx, [folder]);
}
