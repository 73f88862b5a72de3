import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { adminRequirements as asks } from '#domain/identity/operators.ts';
import { alertsPath } from '#domain/operations/alerts.ts';
import {
  adminPaths,
  analyticsQuery,
  costsQuery,
  limitChangeSchema,
  limitsPath,
  logsQuery,
  logWindowQuery,
  monitoringQuery,
  reactivatePath,
  resolveErrorPath,
  suspendPath,
  usageUsersQuery,
  usersQuery,
} from '#domain/operations/figures.ts';
import { findingsPath } from '#domain/operations/findings.ts';
import { liveSettingsChange, liveSettingsPath } from '#domain/operations/live-settings.ts';
import {
  askedSchema,
  askSubscriptionPath,
  deleteOnRequestPath,
  deleteOnRequestSchema,
  exportOnRequestPath,
  giveBackPath,
  giveBackSchema,
  peoplePath,
  peopleQuery,
  personPath,
  repairSubscriptionPath,
  restoreStoryPath,
} from '#domain/operations/people.ts';
import { decideReportPath, decideReportSchema, safetyPath } from '#domain/operations/safety.ts';
import type { AppServices } from '../context.ts';
import { readAdminStatus, requireOperator } from '../identity/require-operator.ts';
import { type AppContext, type AppEnv, readBody, readId, readQuery } from '../platform/http.ts';
import { requireOffer } from '../platform/offers.ts';
import { endpoint } from '../platform/openapi/endpoint.ts';
import { readAlerts } from './alerts/read-alerts.ts';
import { readAudit } from './audit.ts';
import { changeAccountStatus } from './change-account-status.ts';
import { changeLimits } from './change-limits.ts';
import { examineServices } from './examine-services.ts';
import { giveBack } from './give-back.ts';
import { deleteOnRequest, exportOnRequest, restoreStory } from './help-person.ts';
import { hideAddresses } from './hide-addresses.ts';
import { changeLiveSettings, readLiveSettings } from './live-settings.ts';
import { readAnalytics } from './read-analytics.ts';
import { readCosts } from './read-costs.ts';
import { readDashboard } from './read-dashboard.ts';
import { readLogs, readLogWindow } from './read-logs.ts';
import { readMonitoring } from './read-monitoring.ts';
import { findPeople, readPerson } from './read-person.ts';
import { readUsageOverview, readUsageUsers } from './read-usage.ts';
import { readUsers } from './read-users.ts';
import { askSubscription, repairSubscription } from './repair-subscription.ts';
import { resetDailyLimits } from './reset-daily-limits.ts';
import { resolveError } from './resolve-error.ts';
import { decideReport, reviewSafety } from './review-safety.ts';

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
    .get(
      adminPaths.status,
      endpoint({ says: 'Who the caller is to the back office.', by: 'member', answers: { 200: 'json' } }),
      async (c) => c.json(await readAdminStatus(ctx, c)),
    )
    .get(
      adminPaths.dashboard,
      endpoint({ says: 'The figures of the dashboard.', by: 'operator', answers: { 200: 'json' } }),
      async (c) => c.json(await readDashboard(ctx, await requireOperator(ctx, c, asks['/admin/dashboard']))),
    )
    .get(
      adminPaths.analytics,
      endpoint({
        says: 'The figures of a range of days.',
        by: 'operator',
        query: analyticsQuery,
        answers: { 200: 'json' },
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, asks['/admin/analytics']);
        return c.json(await readAnalytics(ctx, operator, readQuery(c, analyticsQuery)));
      },
    )
    .get(
      adminPaths.users,
      endpoint({ says: 'A page of the users.', by: 'operator', query: usersQuery, answers: { 200: 'json' } }),
      async (c) => {
        const operator = await requireOperator(ctx, c, asks['/admin/users']);
        return c.json(await readUsers(ctx, operator, readQuery(c, usersQuery)));
      },
    )
    .get(
      adminPaths.usage,
      endpoint({ says: 'How the allowances are used.', by: 'operator', answers: { 200: 'json' } }),
      async (c) => c.json(await readUsageOverview(ctx, await requireOperator(ctx, c, asks['/admin/user-usage']))),
    )
    .get(
      adminPaths.usageUsers,
      endpoint({
        says: 'A page of the users and their allowances.',
        by: 'operator',
        query: usageUsersQuery,
        answers: { 200: 'json' },
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, asks['/admin/user-usage']);
        return c.json(hideAddresses(operator, await readUsageUsers(ctx, operator, readQuery(c, usageUsersQuery))));
      },
    )
    .get(
      adminPaths.monitoring,
      endpoint({
        says: 'How the calls of a range of hours went.',
        by: 'operator',
        query: monitoringQuery,
        answers: { 200: 'json' },
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, asks['/admin/api-monitoring']);
        return c.json(await readMonitoring(ctx, operator, readQuery(c, monitoringQuery)));
      },
    )
    .get(
      adminPaths.costs,
      endpoint({ says: 'What the providers cost.', by: 'operator', query: costsQuery, answers: { 200: 'json' } }),
      async (c) => {
        const operator = await requireOperator(ctx, c, asks['/admin/api-costs']);
        return c.json(hideAddresses(operator, await readCosts(ctx, operator, readQuery(c, costsQuery))));
      },
    )
    .get(
      adminPaths.logs,
      endpoint({
        says: 'The newest entries of every log.',
        by: 'operator',
        query: logsQuery,
        answers: { 200: 'json' },
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, asks['/admin/logs']);
        return c.json(hideAddresses(operator, await readLogs(ctx, operator, readQuery(c, logsQuery))));
      },
    )
    .get(
      adminPaths.logWindow,
      endpoint({
        says: 'A window on the errors, calls and stories that were logged.',
        by: 'operator',
        query: logWindowQuery,
        answers: { 200: 'json' },
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, asks['/admin/logs']);
        return c.json(hideAddresses(operator, await readLogWindow(ctx, operator, readQuery(c, logWindowQuery))));
      },
    )
    .get(
      adminPaths.audit,
      endpoint({ says: 'What operators did.', by: 'operator', answers: { 200: 'json' } }),
      async (c) => c.json(await readAudit(ctx, await requireOperator(ctx, c, action))),
    )
    .get(
      alertsPath,
      endpoint({ says: 'What is wrong now, and what was.', by: 'operator', answers: { 200: 'json' } }),
      async (c) => c.json(await readAlerts(ctx, await requireOperator(ctx, c, asks['/admin/dashboard']))),
    )
    .get(
      liveSettingsPath,
      endpoint({ says: 'What operators have set without a restart.', by: 'operator', answers: { 200: 'json' } }),
      async (c) => c.json(await readLiveSettings(ctx, await requireOperator(ctx, c, action))),
    )
    .patch(
      liveSettingsPath,
      endpoint({
        says: 'Sets the banner, who may come in anew, or what a day may cost, from now on.',
        by: 'operator',
        body: liveSettingsChange,
        answers: { 200: 'json' },
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, action);
        return c.json(await changeLiveSettings(ctx, operator, await readBody(c, liveSettingsChange)));
      },
    )
    .get(
      safetyPath,
      endpoint({
        says: 'Who reads behind the word lists, and what parents say of our judgement.',
        by: 'operator',
        answers: { 200: 'json' },
      }),
      async (c) => c.json(await reviewSafety(ctx, await requireOperator(ctx, c, asks['/admin/safety']))),
    )
    .post(
      decideReportPath(':id'),
      endpoint({
        says: 'Decides a report and answers its parent.',
        by: 'operator',
        body: decideReportSchema,
        answers: { 204: null },
        fails: ['NOT_FOUND'],
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, action);
        const missing = new DomainError('NOT_FOUND', 'There is no such report.');
        await decideReport(ctx, operator, readId(c, missing), await readBody(c, decideReportSchema));
        return c.body(null, 204);
      },
    )
    .get(
      peoplePath,
      endpoint({
        says: 'People by address, name, or the number of a user, payment, story, generation or request.',
        by: 'operator',
        query: peopleQuery,
        answers: { 200: 'json' },
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, action);
        return c.json(await findPeople(ctx, operator, readQuery(c, peopleQuery).find));
      },
    )
    .get(
      personPath(':id'),
      endpoint({
        says: 'Everything of one family on one timeline, without a word of its stories.',
        by: 'operator',
        answers: { 200: 'json' },
        fails: ['PROFILE_NOT_FOUND'],
      }),
      async (c) => c.json(await readPerson(ctx, await requireOperator(ctx, c, action), userId(c))),
    )
    .post(
      askSubscriptionPath(':id'),
      endpoint({
        says: 'What the payment provider says of a user now, beside what is kept.',
        by: 'operator',
        answers: { 200: 'json' },
        fails: ['PROFILE_NOT_FOUND', 'PAYMENT_UNAVAILABLE', 'NOT_FOUND'],
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, action);
        requireOffer(ctx.offers, 'payments');
        return c.json(await askSubscription(ctx, operator, userId(c)));
      },
    )
    .post(
      repairSubscriptionPath(':id'),
      endpoint({
        says: 'Writes what the payment provider says of a user.',
        by: 'operator',
        answers: { 200: 'json' },
        fails: ['PROFILE_NOT_FOUND', 'PAYMENT_UNAVAILABLE', 'NOT_FOUND'],
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, action);
        requireOffer(ctx.offers, 'payments');
        return c.json(await repairSubscription(ctx, operator, userId(c)));
      },
    )
    .post(
      giveBackPath(':id'),
      endpoint({
        says: 'Gives back stories that an allowance has lost.',
        by: 'operator',
        body: giveBackSchema,
        answers: { 204: null },
        fails: ['PROFILE_NOT_FOUND'],
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, action);
        await giveBack(ctx, operator, userId(c), await readBody(c, giveBackSchema));
        return c.body(null, 204);
      },
    )
    .post(
      restoreStoryPath(':id', ':storyId'),
      endpoint({
        says: 'Puts a story that its parent deleted within 30 days back.',
        by: 'operator',
        answers: { 204: null },
        fails: ['PROFILE_NOT_FOUND', 'STORY_NOT_FOUND'],
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, action);
        const missing = new DomainError('STORY_NOT_FOUND', 'There is no such deleted story of this user.');
        await restoreStory(ctx, operator, userId(c), readId(c, missing, 'storyId'));
        return c.body(null, 204);
      },
    )
    .post(
      exportOnRequestPath(':id'),
      endpoint({
        says: 'Everything that is kept of a user who asked for it.',
        by: 'operator',
        body: askedSchema,
        answers: { 200: 'application/zip' },
        fails: ['PROFILE_NOT_FOUND'],
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, action);
        const zip = await exportOnRequest(ctx, operator, userId(c), await readBody(c, askedSchema));
        return c.body(Readable.toWeb(zip) as ReadableStream, 200, { 'content-type': 'application/zip' });
      },
    )
    .post(
      deleteOnRequestPath(':id'),
      endpoint({
        says: 'Deletes the account of a user who asked for it.',
        by: 'operator',
        body: deleteOnRequestSchema,
        answers: { 204: null },
        fails: ['PROFILE_NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, action);
        await deleteOnRequest(ctx, operator, userId(c), await readBody(c, deleteOnRequestSchema));
        return c.body(null, 204);
      },
    )
    .post(
      adminPaths.resetDailyLimits,
      endpoint({ says: 'Starts the daily counts of everybody again.', by: 'operator', answers: { 200: 'json' } }),
      async (c) => c.json(await resetDailyLimits(ctx, await requireOperator(ctx, c, action))),
    )
    .post(
      findingsPath,
      endpoint({
        says: 'Asks every service one tiny real thing.',
        by: 'operator',
        limit: 'examination',
        answers: { 200: 'json' },
      }),
      async (c) => {
        ctx.countCall(c, 'examination');
        const operator = await requireOperator(ctx, c, action);
        return c.json(await examineServices(ctx, operator.email));
      },
    )
    .post(
      resolveErrorPath(':id'),
      endpoint({ says: 'Marks an error as dealt with.', by: 'operator', answers: { 204: null }, fails: ['NOT_FOUND'] }),
      async (c) => {
        await resolveError(ctx, await requireOperator(ctx, c, action), errorId(c));
        return c.body(null, 204);
      },
    )
    .post(
      suspendPath(':id'),
      endpoint({ says: 'Suspends an account.', by: 'operator', answers: { 204: null }, fails: ['PROFILE_NOT_FOUND'] }),
      async (c) => {
        await changeAccountStatus(ctx, await requireOperator(ctx, c, action), userId(c), 'suspended');
        return c.body(null, 204);
      },
    )
    .post(
      reactivatePath(':id'),
      endpoint({
        says: 'Ends the suspension of an account.',
        by: 'operator',
        answers: { 204: null },
        fails: ['PROFILE_NOT_FOUND'],
      }),
      async (c) => {
        await changeAccountStatus(ctx, await requireOperator(ctx, c, action), userId(c), 'active');
        return c.body(null, 204);
      },
    )
    .patch(
      limitsPath(':id'),
      endpoint({
        says: 'Changes the limits of a user.',
        by: 'operator',
        body: limitChangeSchema,
        answers: { 204: null },
        fails: ['PROFILE_NOT_FOUND'],
      }),
      async (c) => {
        const operator = await requireOperator(ctx, c, action);
        await changeLimits(ctx, operator, userId(c), await readBody(c, limitChangeSchema));
        return c.body(null, 204);
      },
    );
}
