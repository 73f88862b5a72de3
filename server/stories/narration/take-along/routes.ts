import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { bookFileName } from '#domain/stories/book.ts';
import { narrationFilePath, soundFileTypes, soundOrderSchema } from '#domain/stories/narration/api.ts';
import type { AppServices } from '../../../context.ts';
import { endpoints } from '../../../identity/callers/endpoint.ts';
import { type AppContext, type AppEnv, readId } from '../../../platform/http/http.ts';
import { answerBytes } from '../../../platform/http/ranges.ts';
import { answerFile } from '../../book/answer-file.ts';
import { drawFeedCover, openEpisode, openFeed } from './feed.ts';
import { makeSoundFile } from './sound-file.ts';

const token = (c: AppContext) => c.req.param('token') ?? '';
const byFeed = { limit: 'sound', fails: ['NOT_FOUND'] } as const;
const feeds = '/storage/v1/feeds/:token';
const ranges = { range: 'bytes=FROM-TO' };
const sound = { 200: 'audio/mpeg', 206: 'audio/mpeg', 416: 'json' } as const;

/** Routes to take narrations along. */
export function takeAlongRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>().post(
    decodeURIComponent(narrationFilePath(':id')),
    endpoint(
      {
        says: 'A finished narration as a file: an MP3, a series in one, or a book that reads itself aloud.',
        by: 'member',
        limit: 'book',
        body: soundOrderSchema(),
        answers: { 200: 'application/*' },
        fails: ['STORY_NOT_FOUND', 'NARRATION_NOT_READY'],
      },
      async (c, { member, body }) => {
        const id = readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
        const { title, file } = await makeSoundFile(ctx, member, id, body);
        const { type, ending } = soundFileTypes[body.format];
        return answerFile(c, bookFileName(title, 'epub').replace(/\.epub$/, ending), type, file);
      },
    ),
  );
}

/** Routes for podcast players and audiobook servers, by the token in the address alone. */
export function feedRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      `${feeds}/feed.xml`,
      endpoint(
        { says: 'A private feed, to podcast players.', ...byFeed, answers: { 200: 'application/rss+xml' } },
        async (c) =>
          c.body(await openFeed(ctx, token(c)), 200, {
            'content-type': 'application/rss+xml; charset=utf-8',
            'cache-control': 'private, max-age=300',
            'x-robots-tag': 'noindex',
          }),
      ),
    )
    .get(
      `${feeds}/cover.jpg`,
      endpoint({ says: 'The cover of a private feed.', ...byFeed, answers: { 200: 'image/jpeg' } }, async (c) => {
        const cover = await drawFeedCover(ctx, token(c));
        return c.body(new Uint8Array(cover), 200, {
          'content-type': 'image/jpeg',
          'cache-control': 'private, max-age=86400',
        });
      }),
    )
    .get(
      `${feeds}/:episode`,
      endpoint(
        { says: 'An episode of a private feed, whole or one range of it.', ...byFeed, headers: ranges, answers: sound },
        async (c) => {
          const [, storyId = ''] = /^([0-9a-f-]{36})\.mp3$/.exec(c.req.param('episode') ?? '') ?? [];
          return answerBytes(c, await openEpisode(ctx, token(c), storyId), {
            'content-type': 'audio/mpeg',
            'cache-control': 'private, max-age=86400',
          });
        },
      ),
    );
}
