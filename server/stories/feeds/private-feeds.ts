import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { privateFeeds } from '#db/schema/stories.ts';
import { DomainError } from '#domain/errors.ts';
import { type FeedKind, feedFiles, type PrivateFeed } from '#domain/stories/private-feed.ts';
import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Returns the address below which everything of this token's feed lies. */
export const feedBase = (publicUrl: string, token: string) => `${publicUrl}/storage/v1/feeds/${token}`;

/** Returns the caller's feed of a kind, or null. */
export async function readPrivateFeed(ctx: AppServices, member: Member, kind: FeedKind): Promise<PrivateFeed | null> {
  const [row] = await ctx.store.asMember(member, (tx) => ownFeed(tx, member.userId, kind));
  return row ? asFeed(ctx, row) : null;
}

/** Makes the caller's feed of a kind, or returns the existing one. */
export async function makePrivateFeed(
  ctx: AppServices,
  member: Member,
  kind: FeedKind,
): Promise<{ feed: PrivateFeed; made: boolean }> {
  const token = randomBytes(32).toString('base64url');
  const { row, made } = await ctx.store.asMember(member, async (tx) => {
    const inserted = await tx
      .insert(privateFeeds)
      .values({ userId: member.userId, kind, token, createdAt: sql`app_now()` })
      .onConflictDoNothing()
      .returning();
    const [row] = await ownFeed(tx, member.userId, kind);
    return { row, made: inserted.length > 0 };
  });
  if (!row) throw noSuchFeed();
  return { feed: asFeed(ctx, row), made };
}

/** Revokes the caller's feed of a kind for good: its address leads nowhere from now on. */
export async function removePrivateFeed(ctx: AppServices, member: Member, kind: FeedKind): Promise<void> {
  await ctx.store.asMember(member, (tx) => tx.delete(privateFeeds).where(isOwn(member.userId, kind)));
}

/** Returns the owner of a token's feed. Throws NOT_FOUND if there is none, also while its account is suspended. */
export async function requireFeedOwner(ctx: AppServices, token: string, kind: FeedKind): Promise<string> {
  const { rows } = tokenPattern.test(token)
    ? await ctx.store.asVisitor((tx) =>
        tx.execute<{ owner: string | null }>(sql`select feed_owner(${token}, ${kind}) as owner`),
      )
    : { rows: [] };
  const owner = rows[0]?.owner;
  if (!owner) throw noSuchFeed();
  return owner;
}

export const noSuchFeed = () => new DomainError('NOT_FOUND', 'There is no such feed.');

type Row = typeof privateFeeds.$inferSelect;

const asFeed = ({ publicUrl }: AppServices, { token, kind, createdAt }: Row): PrivateFeed => ({
  url: `${feedBase(publicUrl, token)}/${feedFiles[kind]}`,
  createdAt: createdAt.toISOString(),
});

const isOwn = (userId: string, kind: FeedKind) => and(eq(privateFeeds.userId, userId), eq(privateFeeds.kind, kind));

function ownFeed(tx: Transaction, userId: string, kind: FeedKind): Promise<Row[]> {
  return tx.select().from(privateFeeds).where(isOwn(userId, kind));
}
