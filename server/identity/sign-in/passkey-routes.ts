import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { DomainError } from '#domain/errors.ts';
import {
  passkeyAnswerSchema,
  passkeyOptionsPath,
  passkeySignInOptionsPath,
  passkeySignInPath,
  passkeysPath,
} from '#domain/identity/account.ts';
import type { AppServices } from '../../context.ts';
import type { AppContext, AppEnv } from '../../platform/http/http.ts';
import { endpoints } from '../callers/endpoint.ts';
import {
  forgetPasskey,
  keepPasskey,
  listPasskeys,
  passkeyToMake,
  passkeyToShow,
  signInWithPasskey,
} from './passkeys.ts';
import type { GivenChallenge } from './tokens.ts';

const challengeCookie = 'lunatale-passkey';

/** Routes to make, list and forget one's own passkeys, and to sign in with one. */
export function passkeyRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: ctx.publicUrl.startsWith('https:'),
  } as const;
  const give = async (c: AppContext, challenge: string) =>
    setCookie(c, challengeCookie, await ctx.tokens.sealChallenge(challenge), { ...cookie, maxAge: 600 });
  /** Returns the challenge that this browser was given; it is good for one answer. */
  const take = async (c: AppContext): Promise<GivenChallenge> => {
    const given = await ctx.tokens.openChallenge(getCookie(c, challengeCookie) ?? '');
    deleteCookie(c, challengeCookie, cookie);
    if (given === undefined) throw new DomainError('PASSKEY_REFUSED', 'This took too long. Please try again.');
    return given;
  };
  const browserOf = (c: AppContext) => c.req.header('user-agent')?.slice(0, 300) ?? null;

  return new Hono<AppEnv>()
    .get(
      passkeysPath,
      endpoint({ says: "The caller's passkeys.", by: 'member', answers: { 200: 'json' } }, async (c, { member }) =>
        c.json(await listPasskeys(ctx, member)),
      ),
    )
    .post(
      passkeyOptionsPath,
      endpoint(
        {
          says: 'What a browser needs to make a passkey.',
          by: 'member',
          answers: { 200: 'json' },
          fails: ['NOT_FOUND', 'SESSION_EXPIRED'],
        },
        async (c, { member }) => {
          const { options, challenge } = await passkeyToMake(ctx, member);
          await give(c, challenge);
          return c.json(options);
        },
      ),
    )
    .post(
      passkeysPath,
      endpoint(
        {
          says: 'Keeps a passkey that a browser made.',
          by: 'member',
          body: passkeyAnswerSchema,
          answers: { 201: 'json' },
          fails: ['PASSKEY_REFUSED', 'NOT_FOUND'],
        },
        async (c, { member, body }) => {
          const answer = body as unknown as RegistrationResponseJSON;
          await keepPasskey(ctx, member, answer, (await take(c)).challenge, browserOf(c));
          return c.json(await listPasskeys(ctx, member), 201);
        },
      ),
    )
    .delete(
      `${passkeysPath}/:id`,
      endpoint(
        { says: 'Forgets a passkey.', by: 'member', answers: { 204: null }, fails: ['NOT_FOUND'] },
        async (c, { member }) => {
          await forgetPasskey(ctx, member, c.req.param('id') ?? '');
          return c.body(null, 204);
        },
      ),
    )
    .post(
      passkeySignInOptionsPath,
      endpoint(
        {
          says: 'What a browser needs to show a passkey.',
          limit: 'sign-in',
          answers: { 200: 'json' },
          fails: ['NOT_FOUND'],
        },
        async (c) => {
          const { options, challenge } = await passkeyToShow(ctx);
          await give(c, challenge);
          return c.json(options);
        },
      ),
    )
    .post(
      passkeySignInPath,
      endpoint(
        {
          says: 'A session for a passkey.',
          body: passkeyAnswerSchema,
          limit: 'sign-in',
          answers: { 200: 'json' },
          fails: ['PASSKEY_REFUSED', 'NOT_FOUND'],
        },
        async (c, { body }) => {
          const answer = body as unknown as AuthenticationResponseJSON;
          return c.json(await signInWithPasskey(ctx, answer, await take(c), browserOf(c)));
        },
      ),
    );
}
