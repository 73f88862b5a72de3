import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { StoryImage } from '#domain/stories/api.ts';
import type { bookOrderSchema, unsavedBookOrderSchema } from '#domain/stories/book.ts';
import { isIllustrated, type StoryLanguage, type StoryOptions } from '#domain/stories/options.ts';
import {
  opensStory,
  pictureCaption,
  picturesPerStory,
  shownParagraphs,
  spreadPictures,
} from '#domain/stories/text/pages.ts';
import { typeset } from '#domain/stories/text/typography.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { toCover, toJpeg } from '../../platform/pictures.ts';
import { pictureKey } from '../pictures/images.ts';
import { findSeriesOf, findStory } from '../store.ts';
import { type Book, type Chapter, linesOfDedication, withChapters } from './book.ts';
import { coverSize, drawnCover } from './cover.ts';
import { pressBook } from './press.ts';

/** The greatest width of a picture in the book, in pixels. */
const pictureWidth = 1200;

type SavedStory = {
  id: string;
  coverSeed?: string | undefined;
  title: string;
  content: string;
  options: Omit<StoryOptions, 'tone'>;
};
type DrawnPicture = { data: Buffer; paragraph?: number | undefined; caption?: string | undefined };

/**
 * Makes a book of one saved story of the caller, or of its whole series (STORY-13). Throws STORY_NOT_FOUND, also for
 * another user's (P08).
 */
export async function makeBook(
  ctx: AppServices,
  member: Member,
  id: string,
  order: z.output<ReturnType<typeof bookOrderSchema>>,
): Promise<{ title: string; language: StoryLanguage; file: Buffer }> {
  const chapters = await ctx.store.asMember(member, async (tx) => {
    const ids = order.series ? await findSeriesOf(tx, id) : [id];
    return Promise.all(ids.map((each) => findStory(tx, each)));
  });
  const [first, ...others] = chapters.filter((chapter) => chapter !== undefined);
  if (!first) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
  const book = await bindStory(ctx, first, order.dedication);
  const further: Chapter[] = [];
  for (const story of others) further.push(await setChapter(story, await picturesOf(ctx, story)));
  return {
    title: first.title,
    language: book.language,
    file: await pressBook(withChapters(book, further), order.format, order),
  };
}

/** Returns a saved story with its pictures as a book, to be printed or read by a program. */
export async function bindStory(
  ctx: AppServices,
  story: SavedStory & { images: StoryImage[] | null },
  dedication: string,
): Promise<Book> {
  return bind(story, await picturesOf(ctx, story), dedication, ctx.now());
}

/** Reads a saved story's pictures; one that is away is left out. */
async function picturesOf(ctx: AppServices, story: { images: StoryImage[] | null }): Promise<DrawnPicture[]> {
  const pictures = await Promise.all(
    imagesOf(story).map(async ({ url, paragraph, caption }) => {
      const data = await pictureAt(ctx, url);
      return data && { data, paragraph, caption };
    }),
  );
  return pictures.filter((picture) => picture !== undefined);
}

/**
 * Returns the cover of a saved story's book, in this size in pixels: as on the page the picture that opens the story,
 * else the drawn cover, so that no picture gives away what comes or is seen twice.
 */
export async function coverOf(
  ctx: AppServices,
  story: SavedStory & { images: StoryImage[] | null },
  size: { width: number; height: number } = coverSize,
): Promise<Buffer> {
  const { length } = shownParagraphs(story.content, story.title, story.options.language);
  const opening = spreadPictures(imagesOf(story), length).find(opensStory);
  return coverFrom(story, opening && (await pictureAt(ctx, opening.url)), size);
}

const imagesOf = ({ images }: { images: StoryImage[] | null }) =>
  (images ?? []).toSorted((a, b) => a.position - b.position).slice(0, picturesPerStory);

async function pictureAt(ctx: AppServices, url: string): Promise<Buffer | undefined> {
  const place = pictureKey(url);
  return place && (await ctx.objects.get(place.key));
}

function coverFrom(
  { id, coverSeed = id, title, content, options }: SavedStory,
  picture: Buffer | undefined,
  size: { width: number; height: number },
): Promise<Buffer> {
  if (picture) return toCover(picture, size);
  return drawnCover({ ...options, title, content }, coverSeed, size)
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Makes a book of an unsaved story, with the pictures of its generation if that is the caller's (AMB-047). */
export async function makeUnsavedBook(
  ctx: AppServices,
  member: Member,
  { story, dedication, format, paper }: z.output<ReturnType<typeof unsavedBookOrderSchema>>,
): Promise<{ title: string; language: StoryLanguage; file: Buffer }> {
  const { generationId, options } = story;
  const drawn = generationId && isIllustrated(options) ? await ctx.generationPictures(member, generationId) : [];
  const pictures = drawn.flatMap(({ picture }) => picture ?? []).slice(0, picturesPerStory);
  const book = await bind({ ...story, id: generationId ?? randomUUID() }, pictures, dedication, ctx.now());
  return { title: story.title, language: book.language, file: await pressBook(book, format, { paper }) };
}

async function bind(story: SavedStory, pictures: DrawnPicture[], dedication: string, madeAt: Date): Promise<Book> {
  const { id, options } = story;
  const { language, ageGroup } = options;
  const chapter = await setChapter(story, pictures);
  const opening = chapter.pictures.findIndex(({ paragraph }) => opensStory({ position: paragraph }));
  return {
    ...chapter,
    id,
    dedication: linesOfDedication(dedication)
      .map((line) => typeset(line, language))
      .join('\n'),
    language,
    ageGroup,
    cover: await coverFrom(story, pictures[opening]?.data, coverSize),
    madeAt,
  };
}

/** Sets a story's title, text and pictures for a book. */
async function setChapter(
  { title, content, options: { language } }: Pick<SavedStory, 'title' | 'content' | 'options'>,
  pictures: DrawnPicture[],
): Promise<Chapter> {
  const paragraphs = shownParagraphs(content, title, language);
  const jpegs = await Promise.all(
    pictures.map(async ({ data, paragraph, caption }, position) => ({
      position,
      paragraph,
      caption,
      ...(await toJpeg(data, pictureWidth)),
    })),
  );
  return {
    title: typeset(title, language),
    paragraphs,
    pictures: spreadPictures(jpegs, paragraphs.length).map(({ position, ...picture }) => ({
      ...picture,
      paragraph: position,
      caption: typeset(pictureCaption(picture, paragraphs[position] ?? ''), language),
    })),
  };
}
