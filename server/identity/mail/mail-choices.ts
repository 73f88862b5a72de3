import { eq } from 'drizzle-orm';
import { mailChoices } from '#db/schema/identity.ts';
import { DomainError } from '#domain/errors.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import type { MailChoices } from '#domain/identity/mails.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import type { AppContext } from '../../platform/http/http.ts';
import { chosenLanguage, visitorLanguage } from '../callers/visitor-language.ts';

/** Returns which mails the caller gets. */
export async function readMailChoices(ctx: AppServices, { userId }: Member): Promise<MailChoices> {
  const [row] = await ctx.store.asService((tx) =>
    tx.select({ shares: mailChoices.shares }).from(mailChoices).where(eq(mailChoices.userId, userId)),
  );
  return row ?? { shares: true };
}

export async function changeMailChoices(ctx: AppServices, { userId }: Member, choices: MailChoices): Promise<void> {
  await ctx.store.asService((tx) =>
    tx
      .insert(mailChoices)
      .values({ userId, ...choices })
      .onConflictDoUpdate({ target: mailChoices.userId, set: choices }),
  );
}

/** Ends the optional mails of the user with this token. Throws NOT_FOUND for a token that stands in no mail of ours. */
export async function leaveMails(ctx: AppServices, token: string): Promise<void> {
  const missing = new DomainError('NOT_FOUND', 'This link stands in no mail of ours.');
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token)) throw missing;
  const left = await ctx.store.asService((tx) =>
    tx
      .update(mailChoices)
      .set({ shares: false })
      .where(eq(mailChoices.leaveToken, token))
      .returning({ userId: mailChoices.userId }),
  );
  if (left.length === 0) throw missing;
}

/**
 * Remembers the caller's interface language with the account, for mails and for the next browser, and returns it: the one
 * chosen in this browser, else the one that the account has, else that of the visitor's country (I18N-03 to I18N-06).
 */
export async function noteLanguage(ctx: AppServices, c: AppContext, { userId }: Member): Promise<InterfaceLanguage> {
  const chosen = chosenLanguage(c);
  const [known] = await ctx.store.asService((tx) =>
    tx.select({ language: mailChoices.language }).from(mailChoices).where(eq(mailChoices.userId, userId)),
  );
  if (known && (!chosen || known.language === chosen)) return known.language;
  const language = chosen ?? (await visitorLanguage(ctx, c));
  await ctx.store.asService((tx) =>
    tx
      .insert(mailChoices)
      .values({ userId, language })
      .onConflictDoUpdate({ target: mailChoices.userId, set: { language } }),
  );
  return language;
}
