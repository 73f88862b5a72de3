import { asc, eq, or } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import { DomainError } from '#domain/errors.ts';
import type { NextChapter } from '#domain/generation/api.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../identity/member.ts';
import type { Transaction } from '../platform/database.ts';
import { findStory } from '../stories/store.ts';
import { chapterIdeas } from './chapter-ideas.ts';
import { readChapterPlan } from './plan/told-store.ts';

/** What the chapter after a kept story of the caller may be about. Throws STORY_NOT_FOUND. */
export async function readNextChapter(ctx: AppServices, member: Member, storyId: string): Promise<NextChapter> {
  return ctx.store.asMember(member.userId, async (tx) => {
    const story = await findStory(tx, storyId);
    if (!story) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
    const chapters = await findChapters(tx, story.chapterOf ?? story.id);
    return {
      number: chapters.length + 1,
      book: chapters[0]?.title ?? story.title,
      ideas: chapterIdeas(story, await readChapterPlan(tx, storyId)),
    };
  });
}

/** The titles of a series, its first chapter first. */
function findChapters(tx: Transaction, series: string) {
  return tx
    .select({ title: stories.title })
    .from(stories)
    .where(or(eq(stories.id, series), eq(stories.chapterOf, series)))
    .orderBy(asc(stories.createdAt), asc(stories.id));
}
