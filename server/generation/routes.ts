import { randomUUID } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import {
  generateStoryGeminiPath,
  generateStoryStreamPath,
  generationPath,
  generationStreamPath,
  latestGenerationPath,
  stopGenerationPath,
} from '#domain/generation/api.ts';
import type { AppServices } from '../context.ts';
import { requireHuman } from '../identity/require-human.ts';
import { requireMember } from '../identity/require-member.ts';
import { asDomainError, statusOf } from '../platform/errors.ts';
import { type AppContext, type AppEnv, readId, readQuery } from '../platform/http.ts';
import {
  followGeneration,
  readGeneration,
  readLatestGeneration,
  readPicture,
  stopGeneration,
} from './follow-generation.ts';
import { illustratedAnswer, illustratedFailure, untilEnd } from './illustrated-answer.ts';
import { readGenerationRequest } from './read-request.ts';
import { sendStory } from './send-story.ts';
import { startGeneration } from './start-generation.ts';

const streamQuery = z.object({ from: z.coerce.number().int().min(0).default(0) });
const missing = new DomainError('GENERATION_NOT_FOUND', 'There is no such story in the making.');
const id = (c: AppContext) => readId(c, missing);

export function generationRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .post(generateStoryStreamPath, async (c) => {
      const member = await requireMember(ctx, c);
      const { options, generationId = randomUUID(), turnstileToken } = await readGenerationRequest(c);
      await requireHuman(ctx, turnstileToken, 'story');
      await startGeneration(ctx, member, { generationId, options, illustrated: false });
      sendStory(await followGeneration(ctx, member, generationId), c.env.outgoing, c.get('requestId'));
      return RESPONSE_ALREADY_SENT;
    })
    .options(generateStoryGeminiPath, (c) => c.body(null, ctx.breakers.gemini.isOpen ? 503 : 204))
    .post(generateStoryGeminiPath, async (c) => {
      c.header('cache-control', 'no-store');
      try {
        const member = await requireMember(ctx, c);
        const { options, generationId = randomUUID(), turnstileToken } = await readGenerationRequest(c);
        await requireHuman(ctx, turnstileToken, 'story');
        await startGeneration(ctx, member, { generationId, options, illustrated: true });
        const story = await followGeneration(ctx, member, generationId);
        return c.json(illustratedAnswer(story, await untilEnd(story), options));
      } catch (cause) {
        const error = asDomainError(cause);
        if (error.code === 'INTERNAL') throw error;
        return c.json(illustratedFailure(error, c.get('requestId')), statusOf(error.code));
      }
    })
    .get(latestGenerationPath, async (c) => c.json(await readLatestGeneration(ctx, await requireMember(ctx, c))))
    .get(decoded(generationPath(':id')), async (c) =>
      c.json(await readGeneration(ctx, await requireMember(ctx, c), id(c))),
    )
    .get(decoded(generationStreamPath(':id')), async (c) => {
      const member = await requireMember(ctx, c);
      const story = await followGeneration(ctx, member, id(c));
      sendStory(story, c.env.outgoing, c.get('requestId'), readQuery(c, streamQuery).from);
      return RESPONSE_ALREADY_SENT;
    })
    .get(`${decoded(generationPath(':id'))}/pictures/:index{[0-9]}`, async (c) => {
      const member = await requireMember(ctx, c);
      const { data, mimeType } = await readPicture(ctx, member, id(c), Number(c.req.param('index')));
      const headers = { 'content-type': mimeType, 'cache-control': 'private, max-age=86400, immutable' };
      return c.body(new Uint8Array(data), 200, headers);
    })
    .post(decoded(stopGenerationPath(':id')), async (c) => {
      await stopGeneration(ctx, await requireMember(ctx, c), id(c));
      return c.body(null, 204);
    });
}

/** The shared path functions encode their ids; a route's placeholder stays as it is. */
const decoded = decodeURIComponent;
