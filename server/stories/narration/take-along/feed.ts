import { inArray, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { feedFiles } from '#domain/stories/private-feed.ts';
import type { AppServices } from '../../../context.ts';
import { drawnCover } from '../../book/cover.ts';
import { feedBase, noSuchFeed, requireFeedOwner } from '../../feeds/private-feeds.ts';
import { listFinished } from '../narration-store.ts';
import { openSound, readWhole } from '../read-sound.ts';
import { secondsOf } from '../sound/mp3.ts';
import { type FeedEpisode, writeFeed } from './write-feed.ts';

const mostEpisodes = 300;
/** The size of the cover in pixels: the smallest that podcast players ask for. */
const coverSize = { width: 1400, height: 1400 };

/** Returns the feed for podcast players: the newest finished narration of each story. Throws NOT_FOUND. */
export async function openFeed(ctx: AppServices, token: string): Promise<string> {
  const userId = await requireFeedOwner(ctx, token, 'sound');
  const base = feedBase(ctx.publicUrl, token);
  const episodes = await ctx.store.asService(async (tx): Promise<FeedEpisode[]> => {
    const finished = await listFinished(tx, sql`adults_of(${userId})`);
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
    address: `${base}/${feedFiles.sound}`,
    cover: `${base}/cover.jpg`,
    episodes,
  });
}

/** Returns an episode's sound. Throws NOT_FOUND. */
export async function openEpisode(ctx: AppServices, token: string, storyId: string): Promise<Buffer> {
  const userId = await requireFeedOwner(ctx, token, 'sound');
  const finished = await ctx.store.asService((tx) => listFinished(tx, sql`adults_of(${userId})`));
  const episode = finished.find((each) => each.storyId === storyId);
  const mp3 = episode && (await readWhole(ctx, await openSound(ctx, episode.key)));
  if (!mp3) throw noSuchFeed();
  return mp3;
}

/** Returns the feed's picture: square, as players ask for. Throws NOT_FOUND. */
export async function drawFeedCover(ctx: AppServices, token: string): Promise<Buffer> {
  const userId = await requireFeedOwner(ctx, token, 'sound');
  const facts = {
    setting: 'forest',
    characters: ['owl'],
    language: 'english' as const,
    ageGroup: 'preschool' as const,
  };
  return drawnCover(facts, userId, coverSize).jpeg({ quality: 82 }).toBuffer();
}

/** Returns the language of most of the stories that can be heard. */
async function languageOf(ctx: AppServices, userId: string): Promise<StoryLanguage> {
  const { rows } = await ctx.store.asService((tx) =>
    tx.execute<{ language: StoryLanguage }>(
      sql`select s.language from narrations n join stories s on s.id = n.story_id where n.user_id = any(adults_of(${userId}))
        group by 1 order by count(*) desc, 1 limit 1`,
    ),
  );
  return rows[0]?.language ?? 'english';
}
