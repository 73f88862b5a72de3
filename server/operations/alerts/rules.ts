import { hostname } from 'node:os';
import { type SQL, sql } from 'drizzle-orm';
import { usd } from '#domain/operations/numbers.ts';
import type { AppServices } from '../../context.ts';
import { rowOf, rowsOf } from '../figures/period.ts';
import { capsOf, readSpentToday } from '../figures/read-caps.ts';

/** Something that is wrong now. A cause is told once, however its figure changes meanwhile. */
export type Finding = { cause: string; says: string; page: string };
/** `covers`: the causes that are over when the rule stops finding them; by default all that begin with its name. */
export type Rule = {
  name: string;
  find: (ctx: AppServices) => Promise<Finding[]>;
  covers?: (cause: string) => boolean;
};

/** The bounds at which operators are told. See docs/operating.md. */
const bounds = {
  /** With fewer requests a rate says nothing. */
  leastRequests: 10,
  errorPercent: 10,
  firstWordsMilliseconds: 10_000,
  failedInARow: 5,
  leastUsdAnHour: 1,
  timesUsualCosts: 3,
  capNear: 0.8,
  failedPayments: 3,
  failedSignIns: 3,
  waitingMails: 5,
  diskPercent: 90,
  backupHours: 26,
  signUpsFromOnePlace: 30,
};

const recent = sql`timestamp > app_now() - interval '15 minutes'`;
const now = sql`app_now()`;

export const rules: readonly Rule[] = [
  {
    name: 'error-rate',
    find: async (ctx) => {
      const { requests, faults } = await one<{ requests: number; faults: number }>(
        ctx,
        sql`select count(*)::integer as requests, count(*) filter (where is_fault(status_code, error_message))::integer as faults
          from api_usage_logs where ${recent} and is_service_call(api_provider, endpoint)
            and (api_provider <> 'app' or status_code >= 500 and is_fault(status_code, error_message))`,
      );
      if (requests < bounds.leastRequests || faults * 100 < requests * bounds.errorPercent) return [];
      return [
        {
          cause: 'error-rate',
          says: `${faults} of ${requests} requests of the last 15 minutes failed.`,
          page: '/admin/logs',
        },
      ];
    },
  },
  {
    name: 'first-words',
    find: async (ctx) => {
      const { stories, p95 } = await one<{ stories: number; p95: number | null }>(
        ctx,
        sql`select count(*)::integer as stories, percentile_cont(0.95) within group (order by response_time_ms) as p95
          from api_usage_logs where ${recent} and is_service_call(api_provider, endpoint)
            and is_text_call(api_provider, endpoint) and response_time_ms is not null`,
      );
      if (stories < bounds.leastRequests || (p95 ?? 0) <= bounds.firstWordsMilliseconds) return [];
      const seconds = ((p95 ?? 0) / 1000).toFixed(1);
      return [
        {
          cause: 'first-words',
          says: `One story in twenty begins after ${seconds} s or later (p95 of 15 minutes).`,
          page: '/admin/api-monitoring',
        },
      ];
    },
  },
  {
    // This server's breakers, and for those of other servers: the newest calls to a provider all failed.
    name: 'breaker',
    find: async (ctx) => {
      const open = [
        ...ctx.textProviders.filter(({ breaker }) => breaker.isOpen).map(({ name }) => name),
        ...(ctx.breakers.gemini.isOpen ? ['gemini'] : []),
      ];
      const down = await many<{ provider: string }>(
        ctx,
        sql`select api_provider as provider from (
            select api_provider, timestamp, status_code, error_message, row_number() over (partition by api_provider order by timestamp desc) as newest
            from api_usage_logs where timestamp > app_now() - interval '2 hours' and api_provider <> 'app') calls
          where newest <= ${bounds.failedInARow} group by 1
          having count(*) = ${bounds.failedInARow} and bool_and(is_fault(status_code, error_message)) and bool_or(${recent})
          order by 1`,
      );
      return [...new Set([...open, ...down.map(({ provider }) => provider)])].map((provider) => ({
        cause: `breaker:${provider}`,
        says: `The last calls to ${provider} all failed; it is given a rest before each new try.`,
        page: '/admin/api-monitoring',
      }));
    },
  },
  {
    name: 'costs',
    find: async (ctx) => {
      const { cost, usual, days } = await one<{ cost: number; usual: number; days: number }>(
        ctx,
        sql`with hours as (select hour, sum(cost_usd)::float as cost from hourly_calls
            where hour > app_now() - interval '8 days' group by 1)
          select coalesce((select cost from hours where hour = date_trunc('hour', ${now})), 0)::float as cost,
            coalesce((select sum(cost) / 7 from hours
              where extract(hour from hour at time zone 'utc') = extract(hour from ${now} at time zone 'utc')
                and hour < date_trunc('hour', ${now})), 0)::float as usual,
            (select count(distinct (hour at time zone 'utc')::date) from hours
              where hour < date_trunc('day', ${now} at time zone 'utc') at time zone 'utc')::integer as days`,
      );
      if (days < 3 || cost < bounds.leastUsdAnHour || cost < usual * bounds.timesUsualCosts) return [];
      return [
        {
          cause: 'costs',
          says: `This hour has cost ${usd(cost, 2)}; the same hour of the last 7 days cost ${usd(usual, 2)} on average.`,
          page: '/admin/api-costs',
        },
      ];
    },
  },
  {
    name: 'cap',
    find: async (ctx) => {
      const caps = await capsOf(ctx);
      const spent = await ctx.store.asService(readSpentToday);
      // A refusal says nothing of a cap that was set after it.
      const { refused } = await one<{ refused: boolean }>(
        ctx,
        sql`select exists (select from api_usage_logs where error_message = 'SPENDING_CAP_REACHED'
          and status_code >= 400 and ${recent} and timestamp > coalesce((select max(timestamp) from audit_entries
            where action = 'change_live_settings'), '-infinity')) as refused`,
      );
      return spent.flatMap(({ provider, spent: cost }) => {
        const cap = caps[provider] ?? null;
        if (cap === null || cost < cap * bounds.capNear) return [];
        const digits = cap < 1 ? 4 : 2;
        const says = `${provider} has cost ${usd(cost, digits)} of ${usd(cap, digits)} today`;
        const near = { cause: `cap-near:${provider}`, says: `${says}.`, page: '/admin/api-costs' };
        if (!refused && cost < cap) return [near];
        return [near, { ...near, cause: `cap-reached:${provider}`, says: `${says}, and stories are refused.` }];
      });
    },
  },
  {
    name: 'payments',
    find: async (ctx) => {
      const { failed } = await one<{ failed: number }>(
        ctx,
        sql`select count(*)::integer as failed from api_usage_logs where timestamp > app_now() - interval '1 hour'
          and api_provider = 'app' and status_code >= 500
          and endpoint in ('stripe-webhook', 'create-checkout-session', 'create-portal-session')`,
      );
      if (failed < bounds.failedPayments) return [];
      return [
        { cause: 'payments', says: `${failed} calls about payments failed in the last hour.`, page: '/admin/logs' },
      ];
    },
  },
  {
    // One person's refused sign-in is that person's; these failed at the issuer, for everybody.
    name: 'sign-in',
    find: async (ctx) => {
      const { failed, worked } = await one<{ failed: number; worked: boolean }>(
        ctx,
        sql`select count(*)::integer as failed, exists (select from sessions where created_at between app_now() - interval '15 minutes' and app_now()) as worked
          from api_usage_logs where ${recent} and api_provider = 'app' and error_message = 'SIGN_IN_FAILED' and response_body ? 'cause'`,
      );
      if (failed < bounds.failedSignIns || worked) return [];
      return [
        {
          cause: 'sign-in',
          says: `${failed} sign-ins failed in 15 minutes, and nobody could sign in.`,
          page: '/admin/logs',
        },
      ];
    },
  },
  {
    name: 'reports',
    find: async (ctx) => {
      const { open } = await one<{ open: number }>(
        ctx,
        sql`select count(*)::integer as open from safety_reports where decision is null`,
      );
      if (open === 0) return [];
      const says = open === 1 ? '1 report of a parent waits' : `${open} reports of parents wait`;
      return [{ cause: 'reports', says: `${says} for an answer.`, page: '/admin/safety' }];
    },
  },
  {
    name: 'job',
    find: async (ctx) => {
      const failed = await many<{ job: string }>(
        ctx,
        sql`select job from (select distinct on (job) job, error from job_runs
            where finished_at is not null and due_at > app_now() - interval '40 days' order by job, due_at desc) newest
          where error is not null order by job`,
      );
      return failed.map(({ job }) => ({
        cause: `job:${job}`,
        says: `The job ${job} failed when it ran last.`,
        page: '/admin/logs',
      }));
    },
  },
  {
    name: 'queue',
    find: async (ctx) => {
      const { mails } = await one<{ mails: number }>(
        ctx,
        sql`select count(*)::integer as mails from mails where sent_at is null
          and queued_at between app_now() - interval '2 days' and app_now() - interval '1 hour'`,
      );
      if (mails < bounds.waitingMails) return [];
      return [{ cause: 'queue', says: `${mails} mails have waited for more than an hour.`, page: '/admin/services' }];
    },
  },
  {
    name: 'disk',
    // This server does not know other machines' disks.
    covers: (cause) => cause === `disk:${hostname()}`,
    find: async (ctx) => {
      const { disk } = await ctx.hostMetrics();
      if (disk === null || disk < bounds.diskPercent) return [];
      return [
        {
          cause: `disk:${hostname()}`,
          says: `The disk of ${hostname()} is ${Math.floor(disk)} % full.`,
          page: '/admin/api-monitoring?tab=performance',
        },
      ];
    },
  },
  {
    name: 'backup',
    find: async (ctx) => {
      // Where no backups are made, nobody is told of their age.
      const { hours } = await one<{ hours: number | null }>(
        ctx,
        sql`select extract(epoch from app_now() - coalesce(max(finished_at) filter (where error is null), min(due_at))) / 3600 as hours
          from job_runs where job = 'backup'`,
      );
      if (hours === null || Number(hours) <= bounds.backupHours) return [];
      return [
        {
          cause: 'backup',
          says: `The last backup is ${Math.floor(Number(hours))} hours old.`,
          page: '/admin/services',
        },
      ];
    },
  },
  {
    name: 'sign-ups',
    find: async (ctx) => {
      const { most } = await one<{ most: number | null }>(
        ctx,
        sql`select max(accounts)::integer as most from (
            select count(distinct p.id) as accounts from profiles p join user_sessions s on s.user_id = p.id
            where p.created_at > app_now() - interval '1 hour' group by s.country, s.user_agent) places`,
      );
      if ((most ?? 0) < bounds.signUpsFromOnePlace) return [];
      return [
        {
          cause: 'sign-ups',
          says: `${most} accounts were made in an hour by one kind of browser in one country.`,
          page: '/admin/users',
        },
      ];
    },
  },
];

const one = <Row extends object>(ctx: AppServices, statement: SQL) =>
  ctx.store.asService((tx) => rowOf<Row>(tx, statement));
const many = <Row extends object>(ctx: AppServices, statement: SQL) =>
  ctx.store.asService((tx) => rowsOf<Row>(tx, statement));
