import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { bookOrderSchema, storyBookPath, unsavedBookOrderSchema, unsavedBookPath } from '#domain/stories/book.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import { type AppEnv, readId } from '../../platform/http/http.ts';
import { answerBook } from './answer-book.ts';
import { makeBook, makeUnsavedBook } from './make-book.ts';

const answers = { 200: 'application/*' } as const;

/** Books to print and for e-readers (STORY-13). */
export function bookRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .post(
      unsavedBookPath,
      endpoint(
        {
          says: 'A story that is not saved, as a book.',
          by: 'member',
          body: unsavedBookOrderSchema(),
          limit: 'book',
          answers,
        },
        async (c, { member, body: order }) => answerBook(c, order.format, await makeUnsavedBook(ctx, member, order)),
      ),
    )
    .post(
      decodeURIComponent(storyBookPath(':id')),
      endpoint(
        {
          says: 'A saved story as a book.',
          by: 'member',
          body: bookOrderSchema(),
          limit: 'book',
          answers,
          fails: ['STORY_NOT_FOUND'],
        },
        async (c, { member, body }) => {
          const id = readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
          return answerBook(c, body.format, await makeBook(ctx, member, id, body));
        },
      ),
    );
}
