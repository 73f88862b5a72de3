import { Hono } from 'hono';
import { z } from 'zod';
import { storyTypeSchema, usageCheckPath, usageStatsPath } from '#domain/usage/allowance.ts';
import type { AppServices } from '../context.ts';
import { endpoints } from '../identity/callers/endpoint.ts';
import type { AppEnv } from '../platform/http/http.ts';
import { checkUsage, readUsage } from './usage.ts';

const checkQuery = z.object({ storyType: storyTypeSchema });

export function usageRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      usageCheckPath,
      endpoint(
        {
          says: 'Whether the caller may start a story of this type now.',
          by: 'member',
          query: checkQuery,
          answers: { 200: 'json' },
          fails: ['CHECK_FAILED'],
        },
        async (c, { member, query }) => c.json(await checkUsage(ctx, member, query.storyType)),
      ),
    )
    .get(
      usageStatsPath,
      endpoint(
        {
          says: 'The allowances of the caller.',
          by: 'member',
          answers: { 200: 'json' },
          fails: ['CHECK_FAILED'],
        },
        async (c, { member }) => c.json(await readUsage(ctx, member)),
      ),
    );
}
