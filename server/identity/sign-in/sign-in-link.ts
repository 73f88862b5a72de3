import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { signInLinks } from '#db/schema/identity.ts';
import { DomainError } from '#domain/errors.ts';
import { signInLinkMinutes } from '#domain/identity/account.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import type { AppServices } from '../../context.ts';
import { waitForTurn } from '../../platform/database/database.ts';
import { asMail, type Letter } from '../../platform/mail-letter.ts';
import type { VouchedAccount } from '../../providers/oidc/client.ts';
import type { Sources } from '../callers/daily-limits.ts';
import { isWelcome } from '../callers/require-welcome.ts';
import { begin, welcome } from './finish-sign-in.ts';
import type { IssuedSession } from './issue-session.ts';

/**
 * The most open links for one address that one network asked for, and of all; further ones are not sent until the first
 * ones run out. The first is smaller, or one stranger who asks all day would keep the address's owner out.
 */
const mostLinks = { ofNetwork: 3, ofAll: 9 } as const;

type Asked = { email: string; language: InterfaceLanguage; redirect: string; browser: string; network: string };

/**
 * Mails a link to an address that has an account or may make one; any other address gets nothing. The link opens only
 * in the browser that asked for it. Neither the result nor the duration tells the caller which it was.
 */
export async function sendSignInLink(
  ctx: AppServices,
  { email, language, redirect, browser, network }: Asked,
): Promise<void> {
  if (!ctx.mailer) return;
  await ctx.live.read();
  const token = randomBytes(32).toString('base64url');
  const networkHash = ctx.tokens.hashPerson(`link:${network}`);
  const sent = await ctx.store.asService(async (tx) => {
    // Parallel calls wait for each other, so that each counts those before it.
    await waitForTurn(tx, `link:${email}`);
    await tx.delete(signInLinks).where(sql`${signInLinks.expiresAt} < app_now()`);
    const { rows } = await tx.execute<{ known: boolean; waiting: number; fromHere: number }>(sql`
      select exists (select from users where lower(email) = lower(${email}) and email_verified) as known,
        (select count(*)::integer from sign_in_links where email = ${email}) as waiting,
        (select count(*)::integer from sign_in_links where email = ${email} and network_hash = ${networkHash}) as "fromHere"`);
    const [{ known, waiting, fromHere } = { known: false, waiting: 0, fromHere: 0 }] = rows;
    if (fromHere >= mostLinks.ofNetwork || waiting >= mostLinks.ofAll) return false;
    if (!known && !isWelcome(ctx, email)) return false;
    await tx.insert(signInLinks).values({
      tokenHash: ctx.tokens.hashRefresh(token),
      email,
      browserHash: ctx.tokens.hashRefresh(browser),
      networkHash,
      expiresAt: sql`app_now() + make_interval(mins => ${signInLinkMinutes})`,
    });
    return true;
  });
  if (!sent) return;
  // Behind the "#" it reaches no server, log or scanner that only requests addresses.
  const fragment = new URLSearchParams({ token, ...(redirect !== '' && { redirect }) });
  const url = `${ctx.publicUrl}/auth/link#${fragment}`;
  ctx.mailer.post(asMail(letter(language, url), email));
}

/**
 * Returns a session for a link, once, in the browser that asked for it. Throws SIGN_IN_LINK_ELSEWHERE in another one,
 * which does not use the link up, and SIGN_IN_LINK_SPENT for a link that was used, is too old, or never was.
 */
export async function openSignInLink(
  ctx: AppServices,
  { token, browser }: { token: string; browser: string },
  userAgent: string | null,
  sources: Sources,
): Promise<IssuedSession> {
  await ctx.live.read();
  const tokenHash = ctx.tokens.hashRefresh(token);
  const live = and(eq(signInLinks.tokenHash, tokenHash), sql`${signInLinks.expiresAt} > app_now()`);
  const link = await ctx.store.asService(async (tx) => {
    const [taken] = await tx
      .delete(signInLinks)
      .where(and(live, eq(signInLinks.browserHash, ctx.tokens.hashRefresh(browser))))
      .returning({ email: signInLinks.email });
    if (taken) return taken;
    const [other] = await tx.select({ email: signInLinks.email }).from(signInLinks).where(live);
    return other ? 'elsewhere' : undefined;
  });
  if (link === undefined) throw new DomainError('SIGN_IN_LINK_SPENT', 'This link was used already, or is too old.');
  if (link === 'elsewhere') {
    throw new DomainError('SIGN_IN_LINK_ELSEWHERE', 'This link opens in the browser that asked for it.');
  }
  const { email } = link;
  const account: VouchedAccount = {
    provider: 'mail',
    subject: email,
    email,
    emailVerified: true,
    fullName: null,
    avatarUrl: null,
  };
  return begin(ctx, userAgent, (tx) => welcome(ctx, tx, account, sources));
}

const texts: Record<InterfaceLanguage, Omit<Letter, 'language' | 'action'> & { label: string }> = {
  en: {
    subject: 'Your link to Lunatale',
    paragraphs: [
      'Open this link in the browser in which you asked for it, and you are signed in.',
      `It works once, for ${signInLinkMinutes} minutes.`,
    ],
    label: 'Sign in',
    foot: 'If you did not ask for it, do nothing: nobody comes in without this mail.',
  },
  es: {
    subject: 'Tu enlace para entrar a Lunatale',
    paragraphs: [
      'Abre este enlace en el navegador en que lo pediste, y ya estarás dentro.',
      `Funciona una sola vez, durante ${signInLinkMinutes} minutos.`,
    ],
    label: 'Iniciar sesión',
    foot: 'Si no lo pediste, no hagas nada: sin este correo no entra nadie.',
  },
};

function letter(language: InterfaceLanguage, url: string): Letter {
  const { label, ...text } = texts[language];
  return { ...text, language, action: { label, url } };
}
