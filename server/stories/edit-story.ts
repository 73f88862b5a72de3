import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { editStorySchema, Story, StoryVersion } from '#domain/stories/api.ts';
import { judgingText } from '#domain/stories/safety/judge-story.ts';
import { type NewName, renamed } from '#domain/stories/text/renamed.ts';
import type { AppServices } from '../context.ts';
import { requireActive } from '../identity/callers/require-active.ts';
import type { Member } from '../platform/database/member.ts';
import { inTurns } from '../platform/in-turns.ts';
import { followText } from './recordings/follow-text.ts';
import { readForStrangers } from './sharing/read-for-strangers.ts';
import { isShared } from './sharing/share-store.ts';
import { findStory, type KeptStory, keepVersion, listVersions, lockStory, noteReadText, updateStory } from './store.ts';

/**
 * Changes the title, the notes, the tags and, if it is sent, the text of a story of the caller, and returns the story.
 * If title or text changed, the earlier version is kept. Where a name was changed in the whole text, captions, characters
 * and tags follow. `changedAt` is the `updatedAt` of what the parent changed: if
 * another device was quicker, nothing is written (STORY_CHANGED). New words of a story that strangers can open are
 * judged and read before they see them: INPUT_REFUSED with the field, READER_AWAY while nobody can read them,
 * STORY_NOT_TOLD for a text if no reader is configured; the old words stay then. Throws STORY_NOT_FOUND, also for
 * another user's story (P08), and ACCOUNT_SUSPENDED.
 */
export async function editStory(
  ctx: AppServices,
  member: Member,
  id: string,
  { changedAt, names = [], ...change }: z.output<ReturnType<typeof editStorySchema>>,
): Promise<Story> {
  await requireActive(ctx, member);
  const kept = await ctx.store.asMember(member, async (tx) => {
    const story = await findStory(tx, id);
    return story && { story, shared: await isShared(tx, id) };
  });
  if (!kept) throw missing();
  const wanted = { ...change, content: change.content ?? kept.story.content };
  const news = { title: wanted.title !== kept.story.title, content: wanted.content !== kept.story.content };
  // Words are read without an open transaction; whether the story was shared meanwhile is checked again below.
  const judged = kept.shared && (news.title || news.content);
  if (judged) await judgeWords(ctx, member, { ...kept.story, ...wanted }, news);
  const story = await ctx.store.asMember(member, async (tx) => {
    const row = await lockStory(tx, id);
    if (!row) throw missing();
    const isNew = wanted.title !== row.title || wanted.content !== row.content;
    const sharedMeanwhile = isNew && !judged && (await isShared(tx, id));
    if (row.updatedAt.getTime() !== Date.parse(changedAt) || sharedMeanwhile)
      throw new DomainError('STORY_CHANGED', 'The story was changed elsewhere.');
    if (isNew) await keepVersion(tx, member.userId, row);
    await updateStory(tx, { ...withNames({ ...row, ...wanted }, names), updatedAt: ctx.now() });
    if (judged && news.content) await noteReadText(tx, id, wanted.content);
    const changed = await findStory(tx, id);
    if (!changed) throw missing();
    return changed;
  });
  const { language } = story.options;
  if (news.title || news.content) await followText(ctx, id, { ...kept.story, language }, { ...story, language });
  return story;
}

/** Returns the earlier versions of a story of the caller, the newest first. Throws STORY_NOT_FOUND (P08). */
export async function readVersions(ctx: AppServices, member: Member, id: string): Promise<StoryVersion[]> {
  return ctx.store.asMember(member, async (tx) => {
    if (!(await findStory(tx, id))) throw missing();
    return listVersions(tx, id);
  });
}

/**
 * Returns a story in which captions, characters and tags are called as the text calls them now. A new name that is not in
 * the text changes nothing: only what is in the text was judged.
 */
function withNames(story: KeptStory, names: readonly NewName[]): KeptStory {
  const said = names.filter(({ to }) => renamed(story.content, to, to).count > 0);
  const follow = (words: string) => said.reduce((now, { from, to }) => renamed(now, from, to).text, words);
  return {
    ...story,
    characters: story.characters.map(follow),
    tags: story.tags.map(follow),
    images:
      story.images?.map(({ alt, caption, ...picture }) => ({
        ...picture,
        alt: follow(alt),
        ...(caption === undefined ? {} : { caption: follow(caption) }),
      })) ?? null,
  };
}

type News = { title: boolean; content: boolean };

async function judgeWords(ctx: AppServices, member: Member, story: Story, news: News): Promise<void> {
  if (news.content && !ctx.reader)
    throw new DomainError('STORY_NOT_TOLD', 'Only a story that was told here can be shared.');
  for (const field of ['title', 'content'] as const) {
    if (news[field] && (await inTurns(judgingText(story[field], ctx.reader !== null, story.options))))
      throw new DomainError('INPUT_REFUSED', `Not for sharing: ${field}.`, { field });
  }
  // Strangers can read this text already: a new title does not send it to the reader again.
  const content = news.content ? story.content : '';
  await readForStrangers(ctx, member, { ...story, content }, { byHand: news.content });
}

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');
