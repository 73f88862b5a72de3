import { randomUUID } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import {
  generateStoryStreamPath,
  generateStoryStreamSchema,
  generationPath,
  generationStreamPath,
  latestGenerationPath,
  stopGenerationPath,
} from '#domain/generation/api.ts';
import type { AppServices } from '../context.ts';
import { requireMember } from '../identity/require-member.ts';
import { type AppContext, type AppEnv, readBody, readId, readQuery } from '../platform/http.ts';
import { followGeneration, readGeneration, readLatestGeneration, stopGeneration } from './follow-generation.ts';
import { sendStory } from './send-story.ts';
import { startGeneration } from './start-generation.ts';

const streamQuery = z.object({ from: z.coerce.number().int().min(0).default(0) });
const missing = new DomainError('GENERATION_NOT_FOUND', 'There is no such story in the making.');
const id = (c: AppContext) => readId(c, missing);

export function generationRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .post(generateStoryStreamPath, async (c) => {
      const member = await requireMember(ctx, c);
      const body = await readBody(c, generateStoryStreamSchema);
      const generationId = body.generationId ?? randomUUID();
      await startGeneration(ctx, member, { generationId, options: body.storyParams });
      sendStory(await followGeneration(ctx, member, generationId), c.env.outgoing, c.get('requestId'));
      return RESPONSE_ALREADY_SENT;
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
    .post(decoded(stopGenerationPath(':id')), async (c) => {
      await stopGeneration(ctx, await requireMember(ctx, c), id(c));
      return c.body(null, 204);
    });
}

/** The shared path functions encode their ids; a route's placeholder stays as it is. */
const decoded = decodeURIComponent;
