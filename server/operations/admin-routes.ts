import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { adminRequirements as asks } from '#domain/identity/operators.ts';
import { alertsPath } from '#domain/operations/alerts.ts';
import { businessPath, businessQuery } from '#domain/operations/business.ts';
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
  resolveGroupPath,
  suspendPath,
  usageUsersQuery,
  usersQuery,
} from '#domain/operations/figures.ts';
import { findingsPath } from '#domain/operations/findings.ts';
import { liveSettingsChange, liveSettingsPath } from '#domain/operations/live-settings.ts';
import {
  batchesPath,
  exportUsersPath,
  exportUsersSchema,
  manyPath,
  manyQuery,
  manySchema,
  undoManyPath,
} from '#domain/operations/many.ts';
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
import { endpoints } from '../identity/callers/endpoint.ts';
import { readAdminStatus } from '../identity/callers/require-operator.ts';
import { type AppContext, type AppEnv, readId } from '../platform/http/http.ts';
import { readAlerts } from './alerts/read-alerts.ts';
import { hideAddresses } from './figures/hide-addresses.ts';
import { readAnalytics } from './figures/read-analytics.ts';
import { readBusiness } from './figures/read-business.ts';
import { readCosts } from './figures/read-costs.ts';
import { readDashboard } from './figures/read-dashboard.ts';
import { readMonitoring } from './figures/read-monitoring.ts';
import { readAudit } from './logs/audit.ts';
import { readLogs, readLogWindow } from './logs/read-logs.ts';
import { resolveError, resolveErrorGroup } from './logs/resolve-error.ts';
import { changeAccountStatus } from './people/change-account-status.ts';
import { changeLimits } from './people/change-limits.ts';
import { giveBack } from './people/give-back.ts';
import { deleteOnRequest, exportOnRequest, restoreStory } from './people/help-person.ts';
import { findPeople, readPerson } from './people/read-person.ts';
import { askSubscription, repairSubscription } from './people/repair-subscription.ts';
import { decideReport, reviewSafety } from './review-safety.ts';
import { examineServices } from './services/examine-services.ts';
import { changeLiveSettings, readLiveSettings } from './services/live-settings.ts';
import { resetDailyLimits } from './upkeep/reset-daily-limits.ts';
import { actOnMany, undoMany } from './users/act-on-many.ts';
import { exportUsers } from './users/export-users.ts';
import { previewMany, readBatches } from './users/preview-many.ts';
import { readUsageOverview, readUsageUsers } from './users/read-usage.ts';
import { readUsers } from './users/read-users.ts';

/** Actions need at least this role; reads need what their screen requires. */
const action = { role: 'admin' } as const;

/** The back office's reads and actions, each behind the rank that its screen requires (SEC-14 to SEC-16, P08). */
export function adminRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  const userId = (c: AppContext) => readId(c, new DomainError('PROFILE_NOT_FOUND', 'There is no such user.'));
  const errorId = (c: AppContext) => readId(c, new DomainError('NOT_FOUND', 'There is no such error.'));
  return new Hono<AppEnv>()
    .use('/api/operations/*', async (c, next) => {
      c.header('cache-control', 'no-store');
      await next();
    })
    .get(
      adminPaths.status,
      endpoint(
        { says: 'Who the caller is to the back office.', by: 'member', answers: { 200: 'json' } },
        async (c, { member }) => c.json(await readAdminStatus(ctx, member)),
      ),
    )
    .get(
      adminPaths.dashboard,
      endpoint(
        { says: 'The figures of the dashboard.', by: asks['/admin/dashboard'], answers: { 200: 'json' } },
        async (c, { operator }) => c.json(await readDashboard(ctx, operator)),
      ),
    )
    .get(
      adminPaths.analytics,
      endpoint(
        {
          says: 'The figures of a range of days.',
          by: asks['/admin/analytics'],
          query: analyticsQuery,
          answers: { 200: 'json' },
        },
        async (c, { operator, query }) => c.json(await readAnalytics(ctx, operator, query)),
      ),
    )
    .get(
      businessPath,
      endpoint(
        {
          says: 'How users come, stay and pay.',
          by: asks['/admin/business'],
          query: businessQuery,
          answers: { 200: 'json' },
        },
        async (c, { operator, query }) => c.json(await readBusiness(ctx, operator, query)),
      ),
    )
    .get(
      adminPaths.users,
      endpoint(
        { says: 'A page of the users.', by: asks['/admin/users'], query: usersQuery, answers: { 200: 'json' } },
        async (c, { operator, query }) => c.json(await readUsers(ctx, operator, query)),
      ),
    )
    .get(
      adminPaths.usage,
      endpoint(
        { says: 'How the allowances are used.', by: asks['/admin/user-usage'], answers: { 200: 'json' } },
        async (c, { operator }) => c.json(await readUsageOverview(ctx, operator)),
      ),
    )
    .get(
      adminPaths.usageUsers,
      endpoint(
        {
          says: 'A page of the users and their allowances.',
          by: asks['/admin/user-usage'],
          query: usageUsersQuery,
          answers: { 200: 'json' },
        },
        async (c, { operator, query }) => c.json(hideAddresses(operator, await readUsageUsers(ctx, operator, query))),
      ),
    )
    .get(
      adminPaths.monitoring,
      endpoint(
        {
          says: 'How the calls of a range of hours went.',
          by: asks['/admin/api-monitoring'],
          query: monitoringQuery,
          answers: { 200: 'json' },
        },
        async (c, { operator, query }) => c.json(await readMonitoring(ctx, operator, query)),
      ),
    )
    .get(
      adminPaths.costs,
      endpoint(
        { says: 'What the providers cost.', by: asks['/admin/api-costs'], query: costsQuery, answers: { 200: 'json' } },
        async (c, { operator, query }) => c.json(hideAddresses(operator, await readCosts(ctx, operator, query))),
      ),
    )
    .get(
      adminPaths.logs,
      endpoint(
        {
          says: 'The newest entries of every log.',
          by: asks['/admin/logs'],
          query: logsQuery,
          answers: { 200: 'json' },
        },
        async (c, { operator, query }) => c.json(hideAddresses(operator, await readLogs(ctx, operator, query))),
      ),
    )
    .get(
      adminPaths.logWindow,
      endpoint(
        {
          says: 'A window on the errors, calls and stories that were logged.',
          by: asks['/admin/logs'],
          query: logWindowQuery,
          answers: { 200: 'json' },
        },
        async (c, { operator, query }) => c.json(hideAddresses(operator, await readLogWindow(ctx, operator, query))),
      ),
    )
    .get(
      adminPaths.audit,
      endpoint({ says: 'What operators did.', by: action, answers: { 200: 'json' } }, async (c, { operator }) =>
        c.json(await readAudit(ctx, operator)),
      ),
    )
    .get(
      alertsPath,
      endpoint(
        { says: 'What is wrong now, and what was.', by: asks['/admin/dashboard'], answers: { 200: 'json' } },
        async (c, { operator }) => c.json(await readAlerts(ctx, operator)),
      ),
    )
    .get(
      liveSettingsPath,
      endpoint(
        { says: 'What operators have set without a restart.', by: action, answers: { 200: 'json' } },
        async (c, { operator }) => c.json(await readLiveSettings(ctx, operator)),
      ),
    )
    .patch(
      liveSettingsPath,
      endpoint(
        {
          says: 'Sets the banner, who may come in anew, or what a day may cost, from now on.',
          by: action,
          body: liveSettingsChange,
          answers: { 200: 'json' },
        },
        async (c, { operator, body }) => c.json(await changeLiveSettings(ctx, operator, body)),
      ),
    )
    .get(
      safetyPath,
      endpoint(
        {
          says: 'Who reads behind the word lists, and what parents say of our judgement.',
          by: asks['/admin/safety'],
          answers: { 200: 'json' },
        },
        async (c, { operator }) => c.json(await reviewSafety(ctx, operator)),
      ),
    )
    .post(
      decideReportPath(':id'),
      endpoint(
        {
          says: 'Decides a report and answers its parent.',
          by: action,
          body: decideReportSchema,
          answers: { 204: null },
          fails: ['NOT_FOUND'],
        },
        async (c, { operator, body }) => {
          const missing = new DomainError('NOT_FOUND', 'There is no such report.');
          await decideReport(ctx, operator, readId(c, missing), body);
          return c.body(null, 204);
        },
      ),
    )
    .get(
      peoplePath,
      endpoint(
        {
          says: 'People by address, name, or the number of a user, payment, story, generation or request.',
          by: action,
          query: peopleQuery,
          answers: { 200: 'json' },
        },
        async (c, { operator, query }) => c.json(await findPeople(ctx, operator, query.find)),
      ),
    )
    .get(
      personPath(':id'),
      endpoint(
        {
          says: 'Everything of one family on one timeline, without a word of its stories.',
          by: action,
          answers: { 200: 'json' },
          fails: ['PROFILE_NOT_FOUND'],
        },
        async (c, { operator }) => c.json(await readPerson(ctx, operator, userId(c))),
      ),
    )
    .post(
      askSubscriptionPath(':id'),
      endpoint(
        {
          says: 'What the payment provider says of a user now, beside what is kept.',
          needs: 'payments',
          by: action,
          answers: { 200: 'json' },
          fails: ['PROFILE_NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
        },
        async (c, { operator }) => c.json(await askSubscription(ctx, operator, userId(c))),
      ),
    )
    .post(
      repairSubscriptionPath(':id'),
      endpoint(
        {
          says: 'Writes what the payment provider says of a user.',
          needs: 'payments',
          by: action,
          answers: { 200: 'json' },
          fails: ['PROFILE_NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
        },
        async (c, { operator }) => c.json(await repairSubscription(ctx, operator, userId(c))),
      ),
    )
    .post(
      giveBackPath(':id'),
      endpoint(
        {
          says: 'Gives back stories that an allowance has lost.',
          by: action,
          body: giveBackSchema,
          answers: { 204: null },
          fails: ['PROFILE_NOT_FOUND'],
        },
        async (c, { operator, body }) => {
          await giveBack(ctx, operator, userId(c), body);
          return c.body(null, 204);
        },
      ),
    )
    .post(
      restoreStoryPath(':id', ':storyId'),
      endpoint(
        {
          says: 'Puts a story that its parent deleted within 30 days back.',
          by: action,
          answers: { 204: null },
          fails: ['PROFILE_NOT_FOUND', 'STORY_NOT_FOUND'],
        },
        async (c, { operator }) => {
          const missing = new DomainError('STORY_NOT_FOUND', 'There is no such deleted story of this user.');
          await restoreStory(ctx, operator, userId(c), readId(c, missing, 'storyId'));
          return c.body(null, 204);
        },
      ),
    )
    .post(
      exportOnRequestPath(':id'),
      endpoint(
        {
          says: 'Everything that is kept of a user who asked for it.',
          by: action,
          body: askedSchema,
          answers: { 200: 'application/zip' },
          fails: ['PROFILE_NOT_FOUND'],
        },
        async (c, { operator, body }) => {
          const zip = await exportOnRequest(ctx, operator, userId(c), body);
          return c.body(Readable.toWeb(zip) as ReadableStream, 200, { 'content-type': 'application/zip' });
        },
      ),
    )
    .post(
      deleteOnRequestPath(':id'),
      endpoint(
        {
          says: 'Deletes the account of a user who asked for it.',
          by: action,
          body: deleteOnRequestSchema,
          answers: { 204: null },
          fails: ['PROFILE_NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
        },
        async (c, { operator, body }) => {
          await deleteOnRequest(ctx, operator, userId(c), body);
          return c.body(null, 204);
        },
      ),
    )
    .post(
      adminPaths.resetDailyLimits,
      endpoint(
        { says: 'Starts the daily counts of everybody again.', by: action, answers: { 200: 'json' } },
        async (c, { operator }) => c.json(await resetDailyLimits(ctx, operator)),
      ),
    )
    .post(
      findingsPath,
      endpoint(
        {
          says: 'Asks every service one tiny real thing.',
          by: action,
          limit: 'examination',
          answers: { 200: 'json' },
        },
        async (c, { operator }) => c.json(await examineServices(ctx, operator.email)),
      ),
    )
    .post(
      resolveErrorPath(':id'),
      endpoint(
        { says: 'Marks an error as dealt with.', by: action, answers: { 204: null }, fails: ['NOT_FOUND'] },
        async (c, { operator }) => {
          await resolveError(ctx, operator, errorId(c));
          return c.body(null, 204);
        },
      ),
    )
    .post(
      resolveGroupPath(':id'),
      endpoint(
        {
          says: 'Marks all errors of a group as dealt with.',
          by: action,
          answers: { 200: 'json' },
          fails: ['NOT_FOUND'],
        },
        async (c, { operator }) =>
          c.json({ resolved: await resolveErrorGroup(ctx, operator, (c.req.param('id') ?? '').slice(0, 32)) }),
      ),
    )
    .post(
      suspendPath(':id'),
      endpoint(
        {
          says: 'Suspends an account.',
          by: action,
          body: askedSchema,
          answers: { 204: null },
          fails: ['PROFILE_NOT_FOUND'],
        },
        async (c, { operator, body }) => {
          await changeAccountStatus(ctx, operator, userId(c), 'suspended', body);
          return c.body(null, 204);
        },
      ),
    )
    .post(
      reactivatePath(':id'),
      endpoint(
        {
          says: 'Ends the suspension of an account.',
          by: action,
          body: askedSchema,
          answers: { 204: null },
          fails: ['PROFILE_NOT_FOUND'],
        },
        async (c, { operator, body }) => {
          await changeAccountStatus(ctx, operator, userId(c), 'active', body);
          return c.body(null, 204);
        },
      ),
    )
    .get(
      manyPath,
      endpoint(
        {
          says: 'Whom a filter finds, before something is done to all of them.',
          by: action,
          query: manyQuery,
          answers: { 200: 'json' },
        },
        async (c, { operator, query }) => c.json(await previewMany(ctx, operator, query)),
      ),
    )
    .post(
      manyPath,
      endpoint(
        {
          says: 'Suspends, limits or deletes everybody of a preview.',
          by: action,
          body: manySchema,
          answers: { 200: 'json' },
        },
        async (c, { operator, body }) => c.json(await actOnMany(ctx, operator, body)),
      ),
    )
    .get(
      batchesPath,
      endpoint(
        { says: 'What was done to many at once.', by: action, answers: { 200: 'json' } },
        async (c, { operator }) => c.json(await readBatches(ctx, operator)),
      ),
    )
    .post(
      undoManyPath(':id'),
      endpoint(
        {
          says: 'Takes back what was done to many at once.',
          by: action,
          answers: { 200: 'json' },
          fails: ['NOT_FOUND'],
        },
        async (c, { operator }) => {
          const missing = new DomainError('NOT_FOUND', 'Nothing was done under this number in the last 30 days.');
          return c.json(await undoMany(ctx, operator, readId(c, missing)));
        },
      ),
    )
    .post(
      exportUsersPath,
      endpoint(
        {
          says: 'The users of a filter as CSV.',
          by: action,
          body: exportUsersSchema,
          answers: { 200: 'text/csv' },
        },
        async (c, { operator, body: { filter } }) =>
          c.body(await exportUsers(ctx, operator, filter), 200, { 'content-type': 'text/csv; charset=utf-8' }),
      ),
    )
    .patch(
      limitsPath(':id'),
      endpoint(
        {
          says: 'Changes the limits of a user.',
          by: action,
          body: limitChangeSchema,
          answers: { 204: null },
          fails: ['PROFILE_NOT_FOUND'],
        },
        async (c, { operator, body }) => {
          await changeLimits(ctx, operator, userId(c), body);
          return c.body(null, 204);
        },
      ),
    );
}
