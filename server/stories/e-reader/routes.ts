import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import {
  allowEReaderPath,
  eReaderOrderSchema,
  eReaderPath,
  eReaderSchema,
  leaveEReaderPath,
  sendToEReaderPath,
} from '#domain/stories/e-reader.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import { visitorLanguage } from '../../identity/callers/visitor-language.ts';
import { type AppContext, type AppEnv, readId } from '../../platform/http/http.ts';
import { allowEReader, changeEReader, leaveEReader, readEReader, removeEReader } from './e-reader.ts';
import { sendBook } from './send-book.ts';

const token = (c: AppContext) => c.req.param('token') ?? '';
const leave = decodeURIComponent(leaveEReaderPath(':token'));
const needs = 'mail';

/** Routes for books by mail: the address, the consent of its owner, and sending. */
export function eReaderRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  const answers = { 200: eReaderSchema() };
  return new Hono<AppEnv>()
    .get(
      eReaderPath,
      endpoint(
        { says: 'Where the books of the caller’s household go by mail.', needs, by: 'member', answers },
        async (c, asked) => c.json(await readEReader(ctx, asked.member)),
      ),
    )
    .put(
      eReaderPath,
      endpoint(
        {
          says: 'Has the books of the caller’s household go to this address, once it said yes where it must.',
          needs,
          by: 'member',
          limit: 'e-reader',
          body: eReaderOrderSchema(),
          answers,
          fails: ['ACCOUNT_SUSPENDED', 'MAIL_REFUSED', 'MAIL_AWAY'],
        },
        async (c, { member, body: { address } }) =>
          c.json(await changeEReader(ctx, member, address, await visitorLanguage(ctx, c))),
      ),
    )
    .delete(
      eReaderPath,
      endpoint(
        { says: 'Takes the address of the household’s e-reader away.', needs, by: 'member', answers },
        async (c, { member }) => c.json(await removeEReader(ctx, member)),
      ),
    )
    .post(
      decodeURIComponent(sendToEReaderPath(':id')),
      endpoint(
        {
          says: 'Mails a saved story as an EPUB to the e-reader of the caller’s household.',
          needs,
          by: 'member',
          scope: 'ereader:send',
          limit: 'e-reader',
          answers,
          fails: [
            'STORY_NOT_FOUND',
            'E_READER_NOT_READY',
            'E_READER_LIMITED',
            'BOOK_TOO_LARGE',
            'MAIL_REFUSED',
            'MAIL_AWAY',
            'ACCOUNT_SUSPENDED',
          ],
        },
        async (c, { member }) => {
          const id = readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
          return c.json(await sendBook(ctx, member, id, await visitorLanguage(ctx, c)));
        },
      ),
    )
    .post(
      decodeURIComponent(allowEReaderPath(':token')),
      endpoint(
        {
          says: 'Says that books may come to the address that got this link.',
          needs,
          limit: 'e-reader-answer',
          answers: { 204: null },
          fails: ['E_READER_LINK_SPENT'],
        },
        async (c) => {
          await allowEReader(ctx, token(c));
          return c.body(null, 204);
        },
      ),
    )
    .post(
      leave,
      endpoint(
        {
          says: 'Ends books by mail to the address that got this link (RFC 8058).',
          needs,
          limit: 'e-reader-answer',
          answers: { 204: null },
          fails: ['E_READER_LINK_SPENT'],
        },
        async (c) => {
          await leaveEReader(ctx, token(c));
          return c.body(null, 204);
        },
      ),
    )
    .get(
      leave,
      endpoint({ says: 'Leads to the page that asks first.', needs, answers: { 302: null } }, (c) =>
        c.redirect(`/e-reader#${encodeURIComponent(token(c))}`),
      ),
    );
}
