import { Hono } from 'hono';
import { z } from 'zod';
import { storyTypeSchema, usageCheckPath, usageStatsPath } from '#domain/usage/allowance.ts';
import type { AppServices } from '../context.ts';
import { requireMember } from '../identity/require-member.ts';
import { type AppEnv, readQuery } from '../platform/http.ts';
import { endpoint } from '../platform/openapi/endpoint.ts';
import { checkUsage, readUsage } from './usage.ts';

const checkQuery = z.object({ storyType: storyTypeSchema });

export function usageRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .get(
      usageCheckPath,
      endpoint({
        says: 'Whether the caller may start a story of this type now.',
        by: 'member',
        query: checkQuery,
        answers: { 200: 'json' },
        fails: ['CHECK_FAILED'],
      }),
      async (c) => {
        const member = await requireMember(ctx, c);
        return c.json(await checkUsage(ctx, member, readQuery(c, checkQuery).storyType));
      },
    )
    .get(
      usageStatsPath,
      endpoint({
        says: 'The allowances of the caller.',
        by: 'member',
        answers: { 200: 'json' },
        fails: ['CHECK_FAILED'],
      }),
      async (c) => c.json(await readUsage(ctx, await requireMember(ctx, c))),
    );
}
