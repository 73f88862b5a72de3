import { DomainError } from '#domain/errors.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { bookFileName, bookTypes } from '#domain/stories/book.ts';
import { type EReader, isDevice } from '#domain/stories/e-reader.ts';
import type { AppServices } from '../../context.ts';
import { requireActive } from '../../identity/callers/require-active.ts';
import { ownerOf } from '../../identity/family/household-store.ts';
import type { Member } from '../../platform/database/member.ts';
import { asMail } from '../../platform/mail-letter.ts';
import { bindStory } from '../book/make-book.ts';
import { pressBook } from '../book/press.ts';
import { findStory } from '../store.ts';
import { readEReader } from './e-reader.ts';
import { bookLetter } from './letters.ts';
import { requireTaken } from './mail-refused.ts';
import { countBook, findEReader, noteBookSent, ownHousehold, uncountBook } from './store.ts';

/**
 * Mails one saved story as an EPUB to the e-reader of the caller's household, and returns when the mail server took it;
 * nobody here sees a later bounce. Throws STORY_NOT_FOUND (P08), E_READER_NOT_READY without a confirmed address,
 * E_READER_LIMITED with the day's limit, BOOK_TOO_LARGE with megabytes, MAIL_REFUSED, MAIL_AWAY and
 * ACCOUNT_SUSPENDED. A book that was not sent is not counted.
 */
export async function sendBook(
  ctx: AppServices,
  member: Member,
  storyId: string,
  language: InterfaceLanguage,
): Promise<EReader> {
  const { story, row } = await ctx.store.asMember(member, async (tx) => ({
    story: await findStory(tx, storyId),
    row: await findEReader(tx, ownHousehold),
  }));
  if (!story) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
  await requireActive(ctx, member);
  const { address } = row ?? {};
  if (!row?.ready || !address) throw new DomainError('E_READER_NOT_READY', 'There is no address that takes books yet.');
  const { perDay, bytes } = ctx.eReader;
  const owner = await ctx.store.asService((tx) => ownerOf(tx, member.userId));
  if (!(await ctx.store.asService((tx) => countBook(tx, owner, perDay))))
    throw new DomainError('E_READER_LIMITED', 'As many books as may be were sent today.', { limit: perDay ?? 0 });
  try {
    const content = await pressBook(await bindStory(ctx, story, ''), 'epub');
    if (content.length > bytes)
      throw new DomainError('BOOK_TOO_LARGE', 'The book is larger than a mail may be.', {
        used: megabytes(content.length),
        limit: megabytes(bytes),
      });
    const letter = bookLetter(language, { publicUrl: ctx.publicUrl, token: row.token, device: isDevice(address) });
    const filename = bookFileName(story.title, 'epub');
    await requireTaken(ctx, 'e-reader-book', {
      ...asMail(letter, address),
      attachments: [{ filename, content, contentType: bookTypes.epub }],
    });
  } catch (error) {
    await ctx.store.asService((tx) => uncountBook(tx, owner));
    throw error;
  }
  await ctx.store.asService((tx) => noteBookSent(tx, owner));
  return readEReader(ctx, member);
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
