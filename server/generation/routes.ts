import { randomUUID } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError, type ErrorCode } from '#domain/errors.ts';
import {
  type GenerationPremise,
  generateStoryGeminiPath,
  generateStoryStreamPath,
  generateStoryStreamSchema,
  generationPath,
  generationPremisePath,
  generationStreamPath,
  lastWishPath,
  lastWishSchema,
  latestGenerationPath,
  nextChapterPath,
  nextChapterSchema,
  stopGenerationPath,
} from '#domain/generation/api.ts';
import { usageReasons } from '#domain/usage/allowance.ts';
import type { AppServices } from '../context.ts';
import { readSources } from '../identity/callers/daily-limits.ts';
import { endpoints } from '../identity/callers/endpoint.ts';
import { requireHumanOrToken } from '../identity/callers/require-human.ts';
import { errorBody, statusOf } from '../platform/http/errors.ts';
import { type AppContext, type AppEnv, readId } from '../platform/http/http.ts';
import { noteOpened } from '../stories/drafts/drafts-store.ts';
import {
  followGeneration,
  readGeneration,
  readLatestGeneration,
  readPicture,
  readPremise,
  stopGeneration,
} from './follow-generation.ts';
import { illustratedAnswer, illustratedFailure, untilEnd } from './illustrated-answer.ts';
import { readLastWish } from './last-wish.ts';
import { readNextChapter } from './next-chapter.ts';
import { generationBodySchema, readGenerationRequest } from './read-request.ts';
import { sendStory } from './send-story.ts';
import { startGeneration } from './start-generation.ts';

const streamQuery = z.object({ from: z.coerce.number().int().min(0).default(0) });
const missing = new DomainError('GENERATION_NOT_FOUND', 'There is no such story in the making.');
/** The longest wait for a premise. */
const premiseMilliseconds = 25_000;
/** `soon` = the story was requested at this very moment. */
const premiseQuery = z.object({ soon: z.literal('1').optional() });
const id = (c: AppContext) => readId(c, missing);

/** How the writing of a story may fail before its first word. */
const writing: ErrorCode[] = [
  'CONTENT_FILTERED',
  'EMPTY_STORY',
  'QUOTA_EXCEEDED',
  'TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_BUSY',
  'GENERATION_STOPPED',
  'INPUT_REFUSED',
  'READER_AWAY',
];
const starting = {
  by: 'member' as const,
  scope: 'stories:write' as const,
  body: generationBodySchema,
  describedBody: generateStoryStreamSchema(),
  limit: 'generation' as const,
  fails: [
    'MISSING_PARAMETERS' as const,
    'ADULT_CONFIRMATION_REQUIRED' as const,
    'ACCOUNT_SUSPENDED' as const,
    'VERIFICATION_REQUIRED' as const,
    'VERIFICATION_FAILED' as const,
    'GENERATION_IN_PROGRESS' as const,
    'GENERATION_CONFLICT' as const,
    'GENERATION_NOT_FOUND' as const,
    'SPENDING_CAP_REACHED' as const,
    'STORIES_LIMITED' as const,
    'NO_ROOM' as const,
    ...usageReasons,
    ...writing,
  ],
};

export function generationRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .post(
      generateStoryStreamPath,
      endpoint(
        { ...starting, says: 'Writes a text story and streams it.', answers: { 200: 'text/plain' } },
        async (c, { member, body }) => {
          const { options, generationId = randomUUID(), turnstileToken } = readGenerationRequest(ctx, body, 'deepseek');
          await requireHumanOrToken(ctx, member, turnstileToken);
          const sources = readSources(ctx, c);
          await startGeneration(ctx, member, { generationId, requestId: c.get('requestId'), options, sources });
          c.set('isRecorded', true);
          sendStory(await followGeneration(ctx, member, generationId), c.env.outgoing, c.get('requestId'));
          return RESPONSE_ALREADY_SENT;
        },
      ),
    )
    .options(
      generateStoryGeminiPath,
      endpoint(
        {
          says: 'Whether the writer of illustrated stories can be asked.',
          needs: 'pictures',
          answers: { 204: null, 503: 'json' },
        },
        (c) => {
          const { isOpen, mayProbe } = ctx.breakers.gemini;
          // After the pause one story has to try, or nobody would ever know that it is up again.
          if (!isOpen || mayProbe) return c.body(null, 204);
          const failure = new DomainError('PROVIDER_UNAVAILABLE', 'The illustrated story writer cannot be reached.');
          return c.json(errorBody(failure, c.get('requestId')), 503);
        },
      ),
    )
    .post(
      generateStoryGeminiPath,
      endpoint(
        {
          ...starting,
          says: 'Writes an illustrated story and answers when it is done.',
          needs: 'pictures',
          answers: { 200: 'json' },
          answersFailure(c, error) {
            if (error.code === 'INTERNAL' || error.code === 'NOT_FOUND') throw error;
            c.set('failure', error);
            const wait = error.details.retryAfterSeconds;
            if (wait !== undefined) c.header('retry-after', String(wait));
            return c.json(illustratedFailure(error, c.get('requestId')), statusOf(error.code));
          },
        },
        async (c, { member, body }) => {
          const { options, generationId = randomUUID(), turnstileToken } = readGenerationRequest(ctx, body, 'gemini');
          await requireHumanOrToken(ctx, member, turnstileToken);
          const sources = readSources(ctx, c);
          await startGeneration(ctx, member, { generationId, requestId: c.get('requestId'), options, sources });
          c.set('isRecorded', true);
          const story = await followGeneration(ctx, member, generationId);
          return c.json(illustratedAnswer(story, await untilEnd(story), options));
        },
      ),
    )
    .get(
      latestGenerationPath,
      endpoint(
        {
          says: 'The newest unsaved generation of the last day, or null.',
          by: 'member',
          answers: { 200: 'json' },
        },
        async (c, { member }) => c.json(await readLatestGeneration(ctx, member)),
      ),
    )
    .get(
      lastWishPath,
      endpoint(
        {
          says: 'What the newest finished story of the caller was asked for, or null.',
          by: 'member',
          answers: { 200: lastWishSchema().nullable() },
        },
        async (c, { member }) => c.json(await readLastWish(ctx, member)),
      ),
    )
    .get(
      decoded(nextChapterPath(':id')),
      endpoint(
        {
          says: 'What the chapter after a saved story of the caller may be about.',
          by: 'member',
          scope: 'shelf:read',
          answers: { 200: nextChapterSchema() },
          fails: ['STORY_NOT_FOUND'],
        },
        async (c, { member }) => {
          const storyId = readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
          return c.json(await readNextChapter(ctx, member, storyId));
        },
      ),
    )
    .get(
      decoded(generationPath(':id')),
      endpoint(
        {
          says: 'A generation of the caller.',
          by: 'member',
          scope: 'stories:write',
          answers: { 200: 'json' },
          fails: ['GENERATION_NOT_FOUND'],
        },
        async (c, { member }) => c.json(await readGeneration(ctx, member, id(c))),
      ),
    )
    .get(
      decoded(generationPremisePath(':id')),
      endpoint(
        {
          says: 'What a story will be about, as soon as that is known; null when its words came first.',
          by: 'member',
          query: premiseQuery,
          answers: { 200: 'json' },
          fails: ['GENERATION_NOT_FOUND'],
        },
        async (c, { member, query }) => {
          const soon = query.soon !== undefined;
          const patience = AbortSignal.any([AbortSignal.timeout(premiseMilliseconds), c.req.raw.signal]);
          const premise = await readPremise(ctx, member, id(c), { patience, soon });
          return c.json({ premise } satisfies GenerationPremise, 200, { 'cache-control': 'no-store' });
        },
      ),
    )
    .get(
      decoded(generationStreamPath(':id')),
      endpoint(
        {
          says: 'Streams a story that is being written, or was.',
          by: 'member',
          scope: 'stories:write',
          query: streamQuery,
          answers: { 200: 'text/plain' },
          fails: ['GENERATION_NOT_FOUND', ...writing],
        },
        async (c, { member, query: { from } }) => {
          const story = await followGeneration(ctx, member, id(c));
          if (story.end) await ctx.store.asService((tx) => noteOpened(tx, member.userId, story.id));
          // A HEAD request does not wait for a story.
          if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/plain; charset=utf-8' });
          sendStory(story, c.env.outgoing, c.get('requestId'), from);
          return RESPONSE_ALREADY_SENT;
        },
      ),
    )
    .get(
      `${decoded(generationPath(':id'))}/pictures/:index{[0-9]}`,
      endpoint(
        {
          says: 'A picture that is drawn.',
          by: 'member',
          scope: 'stories:write',
          answers: { 200: 'image/*' },
          fails: ['GENERATION_NOT_FOUND'],
        },
        async (c, { member }) => {
          const { data, mimeType } = await readPicture(ctx, member, id(c), Number(c.req.param('index')));
          const headers = { 'content-type': mimeType, 'cache-control': 'private, max-age=86400, immutable' };
          return c.body(new Uint8Array(data), 200, headers);
        },
      ),
    )
    .post(
      decoded(stopGenerationPath(':id')),
      endpoint(
        {
          says: 'Stops the writing. What was reserved is given back, unless most of the text or a picture was there already.',
          by: 'member',
          scope: 'stories:write',
          answers: { 204: null },
          fails: ['GENERATION_NOT_FOUND'],
        },
        async (c, { member }) => {
          await stopGeneration(ctx, member, id(c));
          return c.body(null, 204);
        },
      ),
    );
}

/** The shared path functions encode their ids; a route's placeholder stays as it is. */
const decoded = decodeURIComponent;
