import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { narrationFeeds, stories } from '#db/schema/stories.ts';
import { DomainError } from '#domain/errors.ts';
import type { NarrationFeed } from '#domain/stories/narration/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import type { AppServices } from '../../../context.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { Member } from '../../../platform/member.ts';
import { drawnCover } from '../../book/cover.ts';
import { listFinished } from '../narration-store.ts';
import { openSound, readWhole } from '../read-sound.ts';
import { secondsOf } from '../sound/mp3.ts';
import { type FeedEpisode, writeFeed } from './write-feed.ts';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
const mostEpisodes = 300;
/** Pixels of the cover: what podcast players ask for at least. */
const coverSize = { width: 1400, height: 1400 };

const missing = () => new DomainError('NOT_FOUND', 'There is no such feed.');

/** Where a feed is read by whoever holds its token. */
const feedAddress = (publicUrl: string, token: string) => `${publicUrl}/storage/v1/feeds/${token}/feed.xml`;

/** The caller's feed, or null. */
export async function readFeed(ctx: AppServices, member: Member): Promise<NarrationFeed | null> {
  const [row] = await ctx.store.asMember(member, (tx) => ownFeed(tx, member.userId));
  return row ? { url: feedAddress(ctx.publicUrl, row.token), createdAt: row.createdAt.toISOString() } : null;
}

/** Makes the caller's private feed, or answers the one there is. */
export async function makeFeed(ctx: AppServices, member: Member): Promise<{ feed: NarrationFeed; made: boolean }> {
  const { row, made } = await ctx.store.asMember(member, async (tx) => {
    const inserted = await tx
      .insert(narrationFeeds)
      .values({ userId: member.userId, token: randomBytes(32).toString('base64url'), createdAt: sql`app_now()` })
      .onConflictDoNothing()
      .returning();
    const [row] = await ownFeed(tx, member.userId);
    return { row, made: inserted.length > 0 };
  });
  if (!row) throw missing();
  return { feed: { url: feedAddress(ctx.publicUrl, row.token), createdAt: row.createdAt.toISOString() }, made };
}

/** Takes the caller's feed back for good: whoever holds its address finds nothing from now on. */
export async function removeFeed(ctx: AppServices, member: Member): Promise<void> {
  await ctx.store.asMember(member, (tx) => tx.delete(narrationFeeds).where(eq(narrationFeeds.userId, member.userId)));
}

/** The feed as podcast players read it: the newest finished narration of each story. Throws NOT_FOUND for a token that opens nothing. */
export async function openFeed(ctx: AppServices, token: string): Promise<string> {
  const userId = await requireOwner(ctx, token);
  const base = `${ctx.publicUrl}/storage/v1/feeds/${token}`;
  const episodes = await ctx.store.asService(async (tx): Promise<FeedEpisode[]> => {
    const finished = await listFinished(tx, userId);
    if (finished.length === 0) return [];
    const rows = await tx
      .select({ id: stories.id, title: stories.title, language: stories.language })
      .from(stories)
      .where(
        inArray(
          stories.id,
          finished.map(({ storyId }) => storyId),
        ),
      );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return finished
      .toSorted((a, b) => (b.finishedAt?.getTime() ?? 0) - (a.finishedAt?.getTime() ?? 0))
      .slice(0, mostEpisodes)
      .flatMap(({ storyId, bytes, finishedAt }) => {
        const story = byId.get(storyId);
        if (!story || !finishedAt) return [];
        const url = `${base}/${storyId}.mp3`;
        return [{ id: storyId, title: story.title, url, bytes, seconds: secondsOf(bytes), madeAt: finishedAt }];
      });
  });
  const language = await languageOf(ctx, userId);
  return writeFeed({
    language,
    site: ctx.publicUrl,
    address: feedAddress(ctx.publicUrl, token),
    cover: `${base}/cover.jpg`,
    episodes,
  });
}

/** An episode's sound. Throws NOT_FOUND. */
export async function openEpisode(ctx: AppServices, token: string, storyId: string): Promise<Buffer> {
  const userId = await requireOwner(ctx, token);
  const finished = await ctx.store.asService((tx) => listFinished(tx, userId));
  const episode = finished.find((each) => each.storyId === storyId);
  const mp3 = episode && (await readWhole(ctx, await openSound(ctx, episode.key)));
  if (!mp3) throw missing();
  return mp3;
}

/** The feed's picture: square, as players ask for. Throws NOT_FOUND. */
export async function drawFeedCover(ctx: AppServices, token: string): Promise<Buffer> {
  const userId = await requireOwner(ctx, token);
  const facts = {
    setting: 'forest',
    characters: ['owl'],
    language: 'english' as const,
    ageGroup: 'preschool' as const,
  };
  return drawnCover(facts, userId, coverSize).jpeg({ quality: 82 }).toBuffer();
}

async function requireOwner(ctx: AppServices, token: string): Promise<string> {
  const { rows } = tokenPattern.test(token)
    ? await ctx.store.asVisitor((tx) => tx.execute<{ owner: string | null }>(sql`select feed_owner(${token}) as owner`))
    : { rows: [] };
  const owner = rows[0]?.owner;
  if (!owner) throw missing();
  return owner;
}

function ownFeed(tx: Transaction, userId: string) {
  return tx.select().from(narrationFeeds).where(eq(narrationFeeds.userId, userId));
}

/** Of most of the stories that can be heard. */
async function languageOf(ctx: AppServices, userId: string): Promise<StoryLanguage> {
  const { rows } = await ctx.store.asService((tx) =>
    tx.execute<{ language: StoryLanguage }>(
      sql`select s.language from narrations n join stories s on s.id = n.story_id where n.user_id = ${userId}
        group by 1 order by count(*) desc, 1 limit 1`,
    ),
  );
  return rows[0]?.language ?? 'english';
}
