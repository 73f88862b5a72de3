import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, sql } from 'drizzle-orm';
import { passkeys } from '#db/schema/identity.ts';
import { DomainError } from '#domain/errors.ts';
import type { PasskeyView } from '#domain/identity/account.ts';
import type { AppServices } from '../../context.ts';
import { waitForTurn } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';
import { findUser } from '../store.ts';
import { begin } from './finish-sign-in.ts';
import type { IssuedSession } from './issue-session.ts';
import type { GivenChallenge } from './tokens.ts';

/** Loaded on first use. */
const webauthn = () => import('@simplewebauthn/server');

/** The most passkeys of a user; no parent has more devices than this. */
const mostPasskeys = 20;

type Site = { rpID: string; origin: string };

/** Returns the site of the passkeys; undefined where browsers make none: at a bare IP address, or without TLS. */
export function passkeySite(publicUrl: string): Site | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const named = !/^[\d.]+$|:/.test(hostname.replace(/^\[|\]$/g, ''));
  return named && (protocol === 'https:' || hostname === 'localhost') ? { rpID: hostname, origin } : undefined;
}

function requireSite({ publicUrl }: Pick<AppServices, 'publicUrl'>): Site {
  const site = passkeySite(publicUrl);
  if (!site) throw new DomainError('NOT_FOUND', 'There are no passkeys at this address.');
  return site;
}

const refuse = (cause?: unknown): never => {
  throw new DomainError('PASSKEY_REFUSED', 'This passkey does not open anything here.', {}, { cause });
};

const tooMany = () => new DomainError('INVALID_REQUEST', 'There are too many passkeys already.');

/** Returns the options for making a passkey for the caller, and the challenge that has to come back. */
export async function passkeyToMake(ctx: AppServices, member: Member) {
  const { rpID } = requireSite(ctx);
  const { user, known } = await ctx.store.asMember(member, async (tx) => ({
    user: await findUser(tx, member.userId),
    known: await tx.select({ id: passkeys.id, transports: passkeys.transports }).from(passkeys),
  }));
  if (!user) throw new DomainError('SESSION_EXPIRED', 'The session has ended. Please sign in again.');
  if (known.length >= mostPasskeys) throw tooMany();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Lunatale',
    rpID,
    userName: user.email,
    userID: new TextEncoder().encode(member.userId),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { options, challenge: options.challenge };
}

/** Keeps a passkey. Throws PASSKEY_REFUSED for one that was not asked for here, INVALID_REQUEST at the limit. */
export async function keepPasskey(
  ctx: AppServices,
  { userId }: Member,
  response: RegistrationResponseJSON,
  challenge: string,
  userAgent: string | null,
): Promise<void> {
  const { rpID, origin } = requireSite(ctx);
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(refuse);
  if (!checked.verified) return refuse();
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  const kept = await ctx.store.asService(async (tx) => {
    await waitForTurn(tx, `passkeys:${userId}`);
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= mostPasskeys) throw tooMany();
    return tx
      .insert(passkeys)
      .values({
        id,
        userId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: response.response.transports ?? [],
        userAgent,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
  });
  if (kept.length === 0) refuse();
}

/** Returns the options for signing in with a passkey; they tell nothing of any account. */
export async function passkeyToShow(ctx: AppServices) {
  const { rpID } = requireSite(ctx);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
  return { options, challenge: options.challenge };
}

/**
 * Returns a session for a passkey. Throws PASSKEY_REFUSED for anything that does not check out, and for a replay:
 * a challenge that is no younger than the passkey's last use is spent, on every server.
 */
export async function signInWithPasskey(
  ctx: AppServices,
  response: AuthenticationResponseJSON,
  { challenge, at }: GivenChallenge,
  userAgent: string | null,
): Promise<IssuedSession> {
  const { rpID, origin } = requireSite(ctx);
  const { verifyAuthenticationResponse } = await webauthn();
  return begin(ctx, userAgent, async (tx) => {
    const [known] = await tx.select().from(passkeys).where(eq(passkeys.id, response.id)).for('update');
    if (!known || (known.lastUsedAt && known.lastUsedAt.getTime() >= at)) return refuse();
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    }).catch(refuse);
    if (!checked.verified) return refuse();
    const { newCounter } = checked.authenticationInfo;
    // A challenge of a server whose clock is ahead is spent, too.
    const lastUsedAt = new Date(Math.max(ctx.now().getTime(), at));
    await tx.update(passkeys).set({ counter: newCounter, lastUsedAt }).where(eq(passkeys.id, known.id));
    return (await findUser(tx, known.userId)) ?? refuse();
  });
}

/** The caller's passkeys, newest first. */
export async function listPasskeys(ctx: AppServices, member: Member): Promise<PasskeyView[]> {
  const { id, userAgent, createdAt, lastUsedAt } = passkeys;
  const rows = await ctx.store.asMember(member, (tx) =>
    tx.select({ id, userAgent, createdAt, lastUsedAt }).from(passkeys).orderBy(sql`${createdAt} desc`),
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/** Forgets one of the caller's passkeys. Throws NOT_FOUND for one that is not theirs. */
export async function forgetPasskey(ctx: AppServices, { userId }: Member, id: string): Promise<void> {
  // Browsers name a passkey in base64url; any other id is nobody's and need not reach the database.
  if (!/^[\w-]{1,1400}$/.test(id)) throw new DomainError('NOT_FOUND', 'There is no such passkey.');
  const gone = await ctx.store.asService((tx) =>
    tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning({ id: passkeys.id }),
  );
  if (gone.length === 0) throw new DomainError('NOT_FOUND', 'There is no such passkey.');
}
