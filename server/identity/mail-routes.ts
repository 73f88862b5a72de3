import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { leaveMailsPath, mailChoicesPath, mailChoicesSchema } from '#domain/identity/mails.ts';
import type { AppServices } from '../context.ts';
import { type AppEnv, readBody } from '../platform/http.ts';
import { endpoint } from '../platform/openapi/endpoint.ts';
import { changeMailChoices, leaveMails, noteMailLanguage, readMailChoices } from './mail-choices.ts';
import { requireMember } from './require-member.ts';

const leave = decodeURIComponent(leaveMailsPath(':token'));

/** Which mails a parent gets. What is left by a link needs no sign-in, and a look at the link leaves nothing. */
export function mailRoutes(ctx: AppServices) {
  const requireMail = () => {
    if (!ctx.mailer) throw new DomainError('NOT_FOUND', 'This installation sends no mail.');
  };
  return new Hono<AppEnv>()
    .get(
      mailChoicesPath,
      endpoint({
        says: 'Which mails the caller gets.',
        by: 'member',
        answers: { 200: mailChoicesSchema },
        fails: ['NOT_FOUND'],
      }),
      async (c) => {
        requireMail();
        return c.json(await readMailChoices(ctx, await requireMember(ctx, c)));
      },
    )
    .put(
      mailChoicesPath,
      endpoint({
        says: 'Changes which mails the caller gets.',
        by: 'member',
        body: mailChoicesSchema,
        answers: { 200: mailChoicesSchema },
        fails: ['NOT_FOUND'],
      }),
      async (c) => {
        requireMail();
        const member = await requireMember(ctx, c);
        const choices = await readBody(c, mailChoicesSchema);
        await changeMailChoices(ctx, member, choices);
        await noteMailLanguage(ctx, c, member);
        return c.json(choices);
      },
    )
    .post(
      leave,
      endpoint({
        says: 'Ends the mails one may do without, for whom this link was sent to (RFC 8058).',
        answers: { 204: null },
        fails: ['NOT_FOUND'],
      }),
      async (c) => {
        await leaveMails(ctx, c.req.param('token') ?? '');
        return c.body(null, 204);
      },
    )
    .get(leave, endpoint({ says: 'Leads to the page that asks first.', answers: { 302: null } }), (c) =>
      c.redirect(`/mails#${encodeURIComponent(c.req.param('token') ?? '')}`),
    );
}
