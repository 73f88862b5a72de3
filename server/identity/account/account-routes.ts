import { Readable } from 'node:stream';
import { Hono } from 'hono';
import {
  accountPath,
  deleteAccountSchema,
  exportPath,
  firstOperatorPath,
  firstOperatorSchema,
  type SessionView,
  sessionsPath,
} from '#domain/identity/account.ts';
import type { AppServices } from '../../context.ts';
import type { AppEnv } from '../../platform/http/http.ts';
import { endpoints } from '../callers/endpoint.ts';
import { becomeFirstOperator } from '../sign-in/first-operator.ts';
import { listSessions } from '../store.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

/** Routes for the caller's sessions, the export, the first operator and the deletion of the account. */
export function accountRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      sessionsPath,
      endpoint(
        { says: 'Where the caller is signed in.', by: 'member', answers: { 200: 'json' } },
        async (c, { member }) => {
          const rows = await ctx.store.asMember(member, (tx) => listSessions(tx, member.userId));
          const sessions: SessionView[] = rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
            id,
            current: id === member.sessionId,
            userAgent,
            createdAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt.toISOString(),
          }));
          return c.json(sessions, 200, { 'cache-control': 'no-store' });
        },
      ),
    )
    .get(
      exportPath,
      endpoint(
        {
          says: 'Everything that is kept of the caller.',
          by: 'member',
          limit: 'export',
          answers: { 200: 'application/zip' },
        },
        async (c, { member }) => {
          const zip = await exportAccount(ctx, member);
          return c.body(Readable.toWeb(zip) as ReadableStream, 200, {
            'content-type': 'application/zip',
            'content-disposition': 'attachment; filename="lunatale.zip"',
            'cache-control': 'no-store',
          });
        },
      ),
    )
    .post(
      firstOperatorPath,
      endpoint(
        {
          says: 'Makes the caller the operator of an installation that has none.',
          by: 'member',
          body: firstOperatorSchema,
          limit: 'first-operator',
          answers: { 204: null },
          fails: ['FORBIDDEN'],
        },
        async (c, { member, body: { code } }) => {
          await becomeFirstOperator(ctx, member, code);
          return c.body(null, 204);
        },
      ),
    )
    .delete(
      accountPath,
      endpoint(
        {
          says: 'Removes the account and everything of it.',
          by: 'member',
          body: deleteAccountSchema,
          limit: 'account-deletion',
          answers: { 204: null },
          fails: ['PAYMENT_UNAVAILABLE', 'UNAVAILABLE'],
        },
        async (c, { member, body }) => {
          await deleteAccount(ctx, member, body.email);
          return c.body(null, 204);
        },
      ),
    );
}
