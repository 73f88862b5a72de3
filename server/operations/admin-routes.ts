import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { adminRequirements as asks } from '#domain/identity/operators.ts';
import {
  adminPaths,
  analyticsQuery,
  costsQuery,
  limitChangeSchema,
  limitsPath,
  logsQuery,
  monitoringQuery,
  reactivatePath,
  resolveErrorPath,
  suspendPath,
  usageUsersQuery,
  usersQuery,
} from '#domain/operations/figures.ts';
import type { AppServices } from '../context.ts';
import { readAdminStatus, requireOperator } from '../identity/require-operator.ts';
import { type AppContext, type AppEnv, readBody, readId, readQuery } from '../platform/http.ts';
import { readAudit } from './audit.ts';
import { changeAccountStatus } from './change-account-status.ts';
import { changeLimits } from './change-limits.ts';
import { readAnalytics } from './read-analytics.ts';
import { readCosts } from './read-costs.ts';
import { readDashboard } from './read-dashboard.ts';
import { readLogs } from './read-logs.ts';
import { readMonitoring } from './read-monitoring.ts';
import { readUsageOverview, readUsageUsers } from './read-usage.ts';
import { readUsers } from './read-users.ts';
import { resetDailyLimits } from './reset-daily-limits.ts';
import { resolveError } from './resolve-error.ts';

/** Who acts needs at least this; who only looks needs what the screen asks. */
const action = { role: 'admin' } as const;

/** The back office's reads and actions, each behind the rank that its screen asks (SEC-14 to SEC-16, P08). */
export function adminRoutes(ctx: AppServices) {
  const userId = (c: AppContext) => readId(c, new DomainError('PROFILE_NOT_FOUND', 'There is no such user.'));
  const errorId = (c: AppContext) => readId(c, new DomainError('NOT_FOUND', 'There is no such error.'));
  return new Hono<AppEnv>()
    .use('/api/operations/*', async (c, next) => {
      c.header('cache-control', 'no-store');
      await next();
    })
    .get(adminPaths.status, async (c) => c.json(await readAdminStatus(ctx, c)))
    .get(adminPaths.dashboard, async (c) =>
      c.json(await readDashboard(ctx, await requireOperator(ctx, c, asks['/admin/dashboard']))),
    )
    .get(adminPaths.analytics, async (c) => {
      const operator = await requireOperator(ctx, c, asks['/admin/analytics']);
      return c.json(await readAnalytics(ctx, operator, readQuery(c, analyticsQuery)));
    })
    .get(adminPaths.users, async (c) => {
      const operator = await requireOperator(ctx, c, asks['/admin/users']);
      return c.json(await readUsers(ctx, operator, readQuery(c, usersQuery)));
    })
    .get(adminPaths.usage, async (c) =>
      c.json(await readUsageOverview(ctx, await requireOperator(ctx, c, asks['/admin/user-usage']))),
    )
    .get(adminPaths.usageUsers, async (c) => {
      const operator = await requireOperator(ctx, c, asks['/admin/user-usage']);
      return c.json(await readUsageUsers(ctx, operator, readQuery(c, usageUsersQuery)));
    })
    .get(adminPaths.monitoring, async (c) => {
      const operator = await requireOperator(ctx, c, asks['/admin/api-monitoring']);
      return c.json(await readMonitoring(ctx, operator, readQuery(c, monitoringQuery)));
    })
    .get(adminPaths.costs, async (c) => {
      const operator = await requireOperator(ctx, c, asks['/admin/api-costs']);
      return c.json(await readCosts(ctx, operator, readQuery(c, costsQuery)));
    })
    .get(adminPaths.logs, async (c) => {
      const operator = await requireOperator(ctx, c, asks['/admin/logs']);
      return c.json(await readLogs(ctx, operator, readQuery(c, logsQuery)));
    })
    .get(adminPaths.audit, async (c) => c.json(await readAudit(ctx, await requireOperator(ctx, c, action))))
    .post(adminPaths.resetDailyLimits, async (c) =>
      c.json(await resetDailyLimits(ctx, await requireOperator(ctx, c, action))),
    )
    .post(resolveErrorPath(':id'), async (c) => {
      await resolveError(ctx, await requireOperator(ctx, c, action), errorId(c));
      return c.body(null, 204);
    })
    .post(suspendPath(':id'), async (c) => {
      await changeAccountStatus(ctx, await requireOperator(ctx, c, action), userId(c), 'suspended');
      return c.body(null, 204);
    })
    .post(reactivatePath(':id'), async (c) => {
      await changeAccountStatus(ctx, await requireOperator(ctx, c, action), userId(c), 'active');
      return c.body(null, 204);
    })
    .patch(limitsPath(':id'), async (c) => {
      const operator = await requireOperator(ctx, c, action);
      await changeLimits(ctx, operator, userId(c), await readBody(c, limitChangeSchema));
      return c.body(null, 204);
    });
}
