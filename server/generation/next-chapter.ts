import { eq, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import { DomainError } from '#domain/errors.ts';
import type { NextChapter } from '#domain/generation/api.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/database/member.ts';
import { chapterAfter, findStory } from '../stories/store.ts';
import { chapterIdeas } from './chapter-ideas.ts';
import { readChapterPlan } from './plan/told-store.ts';

/** Returns what the chapter after a kept story of the caller may be about. Throws STORY_NOT_FOUND. */
export async function readNextChapter(ctx: AppServices, member: Member, storyId: string): Promise<NextChapter> {
  return ctx.store.asMember(member, async (tx) => {
    const story = await findStory(tx, storyId);
    if (!story) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
    const [found] = await tx
      .select({ chapter: chapterAfter(sql`stories.id`) })
      .from(stories)
      .where(eq(stories.id, storyId));
    if (!found?.chapter) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
    return { ...found.chapter, ideas: chapterIdeas(story, await readChapterPlan(tx, storyId)) };
  });
}
