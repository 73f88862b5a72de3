import { DomainError } from '#domain/errors.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { type EReader, eReaderQuestions, isDevice } from '#domain/stories/e-reader.ts';
import type { AppServices } from '../../context.ts';
import { requireActive } from '../../identity/callers/require-active.ts';
import { ownerOf } from '../../identity/family/household-store.ts';
import { waitForTurn } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';
import { asMail } from '../../platform/mail-letter.ts';
import { questionLetter } from './letters.ts';
import { requireTaken } from './mail-refused.ts';
import {
  confirmEReader,
  countQuestions,
  type EReaderRow,
  findEReader,
  forgetEReader,
  isOwnAddress,
  keepEReader,
  ownHousehold,
} from './store.ts';

const secondsOfDay = 86_400;

/** Returns where the books of the caller's household go, and what a parent has to know for it. */
export async function readEReader(ctx: AppServices, member: Member): Promise<EReader> {
  return asEReader(ctx, await ctx.store.asMember(member, (tx) => findEReader(tx, ownHousehold)));
}

/**
 * Sends the books of the caller's household to this address from now on. An address that is neither a device's own nor
 * the caller's verified one is asked first, by a mail with a link that works for a week: `waiting`. Another call sends
 * another mail. Throws RATE_LIMITED if this household asked too often, or all together asked this address too often,
 * MAIL_REFUSED and MAIL_AWAY if the mail server does not take the question (no address is kept), and ACCOUNT_SUSPENDED.
 */
export async function changeEReader(
  ctx: AppServices,
  member: Member,
  address: string,
  language: InterfaceLanguage,
): Promise<EReader> {
  await requireActive(ctx, member);
  const { userId } = member;
  const token = await ctx.store.asService(async (tx) => {
    // Parallel calls wait for each other, so that each counts those before it.
    await waitForTurn(tx, `e-reader:${address}`);
    const owner = await ownerOf(tx, userId);
    await waitForTurn(tx, `e-reader:${owner}`);
    const known = await findEReader(tx, owner);
    if (known?.address === address && known.ready) return null;
    const confirmed = isDevice(address) || (await isOwnAddress(tx, userId, address));
    if (!confirmed) {
      const { byHousehold, toAddress } = await countQuestions(tx, owner, address);
      if (byHousehold >= eReaderQuestions.byHousehold || toAddress >= eReaderQuestions.toAddress)
        throw new DomainError('RATE_LIMITED', 'This address was asked too often.', { retryAfterSeconds: secondsOfDay });
    }
    const made = await keepEReader(tx, owner, address, confirmed);
    return confirmed ? null : made;
  });
  if (token !== null) {
    const letter = questionLetter(language, ctx.publicUrl, token);
    await requireTaken(ctx, 'e-reader-question', asMail(letter, address)).catch(async (error: unknown) => {
      // Nobody was asked, so no answer is awaited.
      await ctx.store.asService((tx) => forgetEReader(tx, { token }));
      throw error;
    });
  }
  return readEReader(ctx, member);
}

/** Removes the address of the caller's household. */
export async function removeEReader(ctx: AppServices, member: Member): Promise<EReader> {
  await ctx.store.asService((tx) => ownerOf(tx, member.userId).then((owner) => forgetEReader(tx, { owner })));
  return readEReader(ctx, member);
}

/** Notes the consent of an address's owner. Throws E_READER_LINK_SPENT for a link that is too old or was ended. */
export async function allowEReader(ctx: AppServices, token: string): Promise<void> {
  if (!(await ctx.store.asService((tx) => confirmEReader(tx, token)))) throw spent();
}

/** Ends mails to an address, by its owner. Throws E_READER_LINK_SPENT. */
export async function leaveEReader(ctx: AppServices, token: string): Promise<void> {
  if (!(await ctx.store.asService((tx) => forgetEReader(tx, { token })))) throw spent();
}

const spent = () => new DomainError('E_READER_LINK_SPENT', 'This link was answered already, or is too old.');

/** Returns what an adult is told of the household's e-reader. */
function asEReader({ mailer, eReader }: AppServices, row: EReaderRow | undefined): EReader {
  const shown = row?.ready || row?.waiting ? row.address : null;
  return {
    address: shown,
    state: shown === null ? 'none' : row?.ready ? 'ready' : 'waiting',
    device: shown !== null && isDevice(shown),
    sender: mailer?.sender ?? '',
    left: eReader.perDay === null ? null : Math.max(0, eReader.perDay - (row?.sent ?? 0)),
  };
}
