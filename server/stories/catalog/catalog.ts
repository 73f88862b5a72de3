import type { z } from 'zod';
import { libraryQuerySchema, storyPageSize } from '#domain/stories/api.ts';
import type { catalogQuerySchema } from '#domain/stories/catalog.ts';
import { type StoryLanguage, storyLanguages } from '#domain/stories/options.ts';
import { storyParagraphs } from '#domain/stories/text/pages.ts';
import type { AppServices } from '../../context.ts';
import { bindStory, coverOf } from '../book/make-book.ts';
import { pressBook } from '../book/press.ts';
import { feedBase, noSuchFeed, requireFeedOwner } from '../feeds/private-feeds.ts';
import { readCursor, writeCursor } from '../library/library-cursor.ts';
import { findPage } from '../library/library-store.ts';
import { findStory } from '../store.ts';
import { writeCatalog, writeSearch } from './write-catalog.ts';

/** How many letters of a story's beginning a list on an e-reader shows. */
const summaryLetters = 280;
/** The size of a thumbnail in pixels; a full cover is as large as the book's. */
const thumbnail = { width: 420, height: 350 };

/** Returns a page of a token's catalog as OPDS, newest first. Throws NOT_FOUND, or INVALID_REQUEST for a bad cursor */
export async function openCatalog(
  ctx: AppServices,
  token: string,
  { q, cursor }: z.output<ReturnType<typeof catalogQuerySchema>>,
): Promise<string> {
  const userId = await requireFeedOwner(ctx, token, 'books');
  const { sort, cursor: _, ...filter } = libraryQuerySchema().parse({ q });
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  const page = await ctx.store.onBehalfOf(userId, (tx, adults) =>
    findPage(tx, { userId, adults }, filter, sort, after, storyPageSize),
  );
  const base = feedBase(ctx.publicUrl, token);
  const address = (place?: string) => {
    const query = new URLSearchParams({ ...(q && { q }), ...(place && { cursor: place }) });
    return `${base}/catalog.xml${query.size > 0 ? `?${query}` : ''}`;
  };
  const times = page.stories.map(({ updatedAt }) => updatedAt);
  return writeCatalog({
    language: languageOf(page.stories.map(({ options }) => options.language)),
    site: ctx.publicUrl,
    base,
    self: address(cursor),
    next: page.next ? address(writeCursor(page.next)) : null,
    updatedAt: times.toSorted().at(-1) ?? ctx.now().toISOString(),
    entries: page.stories.map(({ options, excerpt, ...story }) => ({
      ...story,
      language: options.language,
      excerpt: summaryOf(excerpt, story.title),
    })),
  });
}

/** Returns how the catalog behind a token is searched. Throws NOT_FOUND. */
export async function openCatalogSearch(ctx: AppServices, token: string): Promise<string> {
  const userId = await requireFeedOwner(ctx, token, 'books');
  const filter = libraryQuerySchema().parse({});
  const page = await ctx.store.onBehalfOf(userId, (tx, adults) =>
    findPage(tx, { userId, adults }, filter, 'newest', undefined, 10),
  );
  return writeSearch(languageOf(page.stories.map(({ options }) => options.language)), feedBase(ctx.publicUrl, token));
}

/** Returns a story of the catalog as an EPUB, with its present text. Throws NOT_FOUND. */
export async function openCatalogBook(
  ctx: AppServices,
  token: string,
  storyId: string,
): Promise<{ title: string; language: StoryLanguage; file: Buffer }> {
  const story = await storyBehind(ctx, token, storyId);
  const book = await bindStory(ctx, story, '');
  return { title: story.title, language: book.language, file: await pressBook(book, 'epub') };
}

/** Returns a story's cover as JPEG, or a small one for lists. Throws NOT_FOUND. */
export async function openCatalogCover(
  ctx: AppServices,
  token: string,
  storyId: string,
  isSmall: boolean,
): Promise<Buffer> {
  const story = await storyBehind(ctx, token, storyId);
  return coverOf(ctx, story, isSmall ? thumbnail : undefined);
}

async function storyBehind(ctx: AppServices, token: string, storyId: string) {
  const userId = await requireFeedOwner(ctx, token, 'books');
  const story = await ctx.store.onBehalfOf(userId, (tx) => findStory(tx, storyId));
  if (!story) throw noSuchFeed();
  return story;
}

/** Returns the language of most of these stories. */
function languageOf(languages: readonly StoryLanguage[]): StoryLanguage {
  const times = (of: StoryLanguage) => languages.filter((language) => language === of).length;
  return storyLanguages.reduce((most, one) => (times(one) > times(most) ? one : most));
}

function summaryOf(excerpt: string, title: string): string {
  const text = storyParagraphs(excerpt, title).join(' ');
  const letters = [...text];
  if (letters.length <= summaryLetters) return text;
  const cut = letters.slice(0, summaryLetters).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), summaryLetters / 2))}…`;
}
