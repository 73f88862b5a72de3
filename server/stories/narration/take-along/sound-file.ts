import NodeID3 from 'node-id3';
import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { deviceVoice, type Narration, type soundOrderSchema, usualSettings } from '#domain/stories/narration/api.ts';
import { sentenceStarts } from '#domain/stories/narration/timeline.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import type { AppServices } from '../../../context.ts';
import type { Member } from '../../../platform/database/member.ts';
import { bindStory } from '../../book/make-book.ts';
import { pressBook } from '../../book/press.ts';
import { findSeriesOf, findStory } from '../../store.ts';
import { findNarration, findSettings } from '../narration-store.ts';
import { wholeKey } from '../object-keys.ts';
import { describeNarration, textOf } from '../read-narration.ts';
import { encodingDelay, secondsOf } from '../sound/mp3.ts';
import { chosenVoice } from '../speech-service.ts';

type Order = z.output<ReturnType<typeof soundOrderSchema>>;
type Story = NonNullable<Awaited<ReturnType<typeof findStory>>>;
type Told = { story: Story; narration: Narration; mp3: Buffer };

/** A chapter of a file, in seconds. */
type Chapter = { title: string; from: number; to: number };

/**
 * Returns a finished narration as a file to take along: one MP3 of a story, one of its series with a chapter for each
 * story, or a book whose sentences light up. Throws STORY_NOT_FOUND, also for another user's story (P08), and
 * NARRATION_NOT_READY with how many of the stories are ready.
 */
export async function makeSoundFile(
  ctx: AppServices,
  member: Member,
  storyId: string,
  order: Order,
): Promise<{ title: string; file: Buffer }> {
  const told = await readTold(ctx, member, storyId, order);
  const [first] = told;
  if (!first) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
  const { story, narration, mp3 } = first;
  const book = await bindStory(ctx, story, order.dedication);
  if (order.format === 'epub') {
    const starts = sentenceStarts(narration.sentences);
    const sentences = narration.sentences.map(({ paragraph, start, end, seconds }, index) => {
      const from = starts[index] ?? 0;
      return { paragraph, start, end, from, to: from + (seconds ?? 0) };
    });
    const sound = { mp3, seconds: secondsOf(mp3.length), narrator: narration.voice.name, sentences };
    return { title: story.title, file: await pressBook(book, 'epub', { sound }) };
  }
  let at = 0;
  const chapters = told.map(({ story: { title }, mp3: { length } }): Chapter => {
    const from = at;
    at += secondsOf(length);
    return { title, from, to: at };
  });
  const tags = tagsOf({
    title: story.title,
    narrator: narration.voice.name,
    language: story.options.language,
    year: ctx.now().getUTCFullYear(),
    cover: Buffer.from(book.cover),
    chapters: told.length > 1 ? chapters : [],
  });
  return { title: story.title, file: Buffer.concat([tags, ...told.map((each) => each.mp3)]) };
}

/** Languages by their three letters, as tags of sound files name them. */
const codes: Record<StoryLanguage, string> = { english: 'eng', spanish: 'spa' };

/** Returns what players show: title, narrator, cover and chapters. */
function tagsOf(of: {
  title: string;
  narrator: string;
  language: StoryLanguage;
  year: number;
  cover: Buffer;
  chapters: readonly Chapter[];
}): Buffer {
  const milliseconds = (seconds: number) => Math.round(Math.max(0, seconds - encodingDelay) * 1000);
  return NodeID3.create({
    title: of.title,
    artist: 'Lunatale',
    album: of.title,
    performerInfo: of.narrator,
    genre: 'Audiobook',
    year: String(of.year),
    language: codes[of.language],
    image: {
      mime: 'image/jpeg',
      type: { id: NodeID3.TagConstants.AttachedPicture.PictureType.FRONT_COVER },
      description: '',
      imageBuffer: of.cover,
    },
    ...(of.chapters.length > 0 && {
      chapter: of.chapters.map(({ title, from, to }, index) => ({
        elementID: `chapter${index + 1}`,
        startTimeMs: milliseconds(from),
        endTimeMs: milliseconds(to),
        tags: { title },
      })),
      tableOfContents: [
        { elementID: 'contents', isOrdered: true, elements: of.chapters.map((_, index) => `chapter${index + 1}`) },
      ],
    }),
  });
}

/** Returns the story, or its whole series in order, each with its finished narration. */
async function readTold(ctx: AppServices, member: Member, storyId: string, order: Order): Promise<Told[]> {
  const found = await ctx.store.asMember(member, async (tx) => {
    const story = await findStory(tx, storyId);
    if (!story) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
    const settings = (await findSettings(tx, member.userId)) ?? usualSettings;
    const chosen = chosenVoice(ctx.speech, story.options.language, settings, order.voice);
    const ids = order.format === 'series' ? await findSeriesOf(tx, storyId) : [storyId];
    return Promise.all(
      ids.map(async (id) => {
        const each = await findStory(tx, id);
        // A parent who listens to the device takes along what somebody else of the household had made.
        const by = chosen === deviceVoice ? {} : { voice: chosen };
        const row = await findNarration(tx, { storyId: id, finished: true, ...by });
        return each && row
          ? { story: each, row, narration: await describeNarration(ctx, tx, row, textOf(each)) }
          : undefined;
      }),
    );
  });
  const told: Told[] = [];
  for (const each of found) {
    const mp3 = each && (await ctx.objects.get(wholeKey(each.row)));
    if (each && mp3) told.push({ story: each.story, narration: each.narration, mp3 });
  }
  if (told.length < found.length) {
    const facts = { used: told.length, limit: found.length };
    throw new DomainError('NARRATION_NOT_READY', 'Sentences are still missing.', facts);
  }
  return told;
}
