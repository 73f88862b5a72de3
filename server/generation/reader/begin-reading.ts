import type { StoryOptions } from '#domain/stories/options.ts';
import { ownWords } from '#domain/stories/safety/reading.ts';
import type { AppServices } from '../../context.ts';
import type { RunningStory } from '../running/running-stories.ts';
import { ReadingDesk, readerAwayError } from './reading-desk.ts';

/**
 * Throws READER_AWAY if it is known beforehand that nobody will read: for own words, or for every story, as
 * the policy says. Called before anything is reserved, so that a refusal counts nothing.
 */
export function requireReader(ctx: AppServices, options: StoryOptions): void {
  const { reader, reading } = ctx;
  if (!reader?.isAway || reading.away === 'lists') return;
  if (reading.away === 'closed' || ownWords(options)) throw readerAwayError();
}

/** Whether a reader judges what the lists leave to context. */
export function isRead({ reader, reading }: AppServices): boolean {
  return reader !== null && !(reader.isAway && reading.away === 'lists');
}

/** Has a story read while it is written, if there is a reader. */
export function beginReading(ctx: AppServices, story: RunningStory, options: StoryOptions): void {
  if (!ctx.reader) return;
  story.desk = new ReadingDesk({ reader: ctx.reader, rules: ctx.reading, log: ctx.log }, story, options);
}
