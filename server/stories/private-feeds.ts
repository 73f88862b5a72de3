import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { privateFeeds } from '#db/schema/stories.ts';
import { DomainError } from '#domain/errors.ts';
import { type FeedKind, feedFiles, type PrivateFeed } from '#domain/stories/private-feed.ts';
import type { AppServices } from '../context.ts';
import type { Transaction } from '../platform/database.ts';
import type { Member } from '../platform/member.ts';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Where everything of the feed behind this token lies. */
export const feedBase = (publicUrl: string, token: string) => `${publicUrl}/storage/v1/feeds/${token}`;

/** The caller's feed of a kind, or null. */
export async function readPrivateFeed(ctx: AppServices, member: Member, kind: FeedKind): Promise<PrivateFeed | null> {
  const [row] = await ctx.store.asMember(member, (tx) => ownFeed(tx, member.userId, kind));
  return row ? asFeed(ctx, row) : null;
}

/** Makes the caller's feed of a kind, or answers the one there is. */
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

/** Takes the caller's feed of a kind back for good: whoever holds its address finds nothing from now on. */
export async function removePrivateFeed(ctx: AppServices, member: Member, kind: FeedKind): Promise<void> {
  await ctx.store.asMember(member, (tx) => tx.delete(privateFeeds).where(isOwn(member.userId, kind)));
}

/** Whose feed of this kind a token opens. Throws NOT_FOUND for one that opens none, also while its account is suspended. */
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
