import { Hono } from 'hono';
import { leaveMailsPath, mailChoicesPath, mailChoicesSchema } from '#domain/identity/mails.ts';
import type { AppServices } from '../../context.ts';
import type { AppEnv } from '../../platform/http/http.ts';
import { endpoints } from '../callers/endpoint.ts';
import { changeMailChoices, leaveMails, noteLanguage, readMailChoices } from './mail-choices.ts';

const leave = decodeURIComponent(leaveMailsPath(':token'));

/** Which mails a parent gets. Leaving by a link needs no sign-in, and opening the link alone changes nothing. */
export function mailRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      mailChoicesPath,
      endpoint(
        {
          says: 'Which mails the caller gets.',
          needs: 'mail',
          by: 'member',
          answers: { 200: mailChoicesSchema },
        },
        async (c, { member }) => c.json(await readMailChoices(ctx, member)),
      ),
    )
    .put(
      mailChoicesPath,
      endpoint(
        {
          says: 'Changes which mails the caller gets.',
          needs: 'mail',
          by: 'member',
          body: mailChoicesSchema,
          answers: { 200: mailChoicesSchema },
        },
        async (c, { member, body: choices }) => {
          await changeMailChoices(ctx, member, choices);
          await noteLanguage(ctx, c, member);
          return c.json(choices);
        },
      ),
    )
    .post(
      leave,
      endpoint(
        {
          says: 'Ends the mails one may do without, for whom this link was sent to (RFC 8058).',
          answers: { 204: null },
          fails: ['NOT_FOUND'],
        },
        async (c) => {
          await leaveMails(ctx, c.req.param('token') ?? '');
          return c.body(null, 204);
        },
      ),
    )
    .get(
      leave,
      endpoint({ says: 'Leads to the page that asks first.', answers: { 302: null } }, (c) =>
        c.redirect(`/mails#${encodeURIComponent(c.req.param('token') ?? '')}`),
      ),
    );
}
