import { Hono } from 'hono';
import { z } from 'zod';
import { reportInputSchema, reportSchema, reportsPath } from '#domain/stories/reports.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import type { AppEnv } from '../../platform/http/http.ts';
import { readReports, sendReport } from './send-report.ts';

/** Routes for what parents report about our judgement, and for our answers. */
export function reportRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      reportsPath,
      endpoint(
        {
          says: "The caller's reports, with what was answered.",
          by: 'member',
          answers: { 200: z.array(reportSchema()) },
        },
        async (c, { member }) => c.json(await readReports(ctx, member), 200, { 'cache-control': 'no-store' }),
      ),
    )
    .post(
      reportsPath,
      endpoint(
        {
          says: 'Says that a story is not for a child, or that a wish was refused wrongly.',
          by: 'member',
          body: reportInputSchema(),
          limit: 'report',
          answers: { 201: z.object({ id: z.string() }) },
          fails: ['STORY_NOT_FOUND'],
        },
        async (c, { member, body }) => c.json(await sendReport(ctx, member, body), 201),
      ),
    );
}
