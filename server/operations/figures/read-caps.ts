import { sql } from 'drizzle-orm';
import type { DailyCap } from '#domain/operations/figures.ts';
import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rowsOf } from './period.ts';

/** With fewer days the usual costs of a day are unknown. */
const leastDays = 3;
/** Until a usual day has spent this share of its costs, today's pace is unknown and taken as usual. */
const leastShare = 0.02;

/** What each provider has cost on this UTC day: ended and running stories, as the caps count them (OPS-04). */
export function readSpentToday(tx: Transaction): Promise<{ provider: string; spent: number }[]> {
  return rowsOf(
    tx,
    sql`select provider, sum(usd)::float as spent from (
        select provider, cost_usd as usd from provider_spending where date = (app_now() at time zone 'utc')::date
        union all
        select provider, cost_usd from generations where status in ('reserved', 'writing')
          and usage_date = (app_now() at time zone 'utc')::date) each group by 1 order by 1`,
  );
}

/** What each provider may cost on a day, as configured or as an operator has set it since; null means no cap. */
export async function capsOf(ctx: AppServices): Promise<Record<string, number | null>> {
  const live = await ctx.live.read();
  return { ...ctx.dailyCaps, ...live.dailyCaps };
}

/** Each cap with today's costs so far and their forecast. */
export async function readCaps(ctx: AppServices, tx: Transaction): Promise<DailyCap[]> {
  const caps = await capsOf(ctx);
  const spentToday = await readSpentToday(tx);
  const usual = await readUsualDay(tx);
  const names = [...new Set([...Object.keys(caps), ...spentToday.map(({ provider }) => provider)])];
  return names.map((provider) => {
    const spent = spentToday.find((row) => row.provider === provider)?.spent ?? 0;
    const day = usual.find((row) => row.provider === provider);
    return { provider, cap: caps[provider] ?? null, spent, forecast: forecastOf(spent, day) };
  });
}

type UsualDay = { days: number; whole: number; soFar: number };

/** The forecast of the day's costs: those so far, and the rest of a usual day at today's pace. */
export function forecastOf(spent: number, usual: UsualDay | undefined): number | null {
  if (!usual || usual.days < leastDays || usual.whole <= 0) return null;
  const pace = usual.soFar < usual.whole * leastShare ? 1 : spent / usual.soFar;
  return spent + (usual.whole - usual.soFar) * pace;
}

/** Each provider's average costs on the last 7 days: of the whole day, and up to this time of day. */
function readUsualDay(tx: Transaction): Promise<(UsualDay & { provider: string })[]> {
  return rowsOf(
    tx,
    sql`with now as (select extract(hour from app_now() at time zone 'utc') as hour, extract(minute from app_now()) / 60 as part,
        date_trunc('day', app_now(), 'utc') as today),
      hours as (select h.api_provider as provider, h.cost_usd, extract(hour from h.hour at time zone 'utc') as hour,
          (h.hour at time zone 'utc')::date as day
        from hourly_calls h, now where h.hour >= now.today - interval '7 days' and h.hour < now.today and h.cost_usd > 0)
      select provider, count(distinct day)::integer as days, (sum(cost_usd) / 7)::float as whole,
        (sum(cost_usd * case when hours.hour < now.hour then 1 when hours.hour = now.hour then now.part else 0 end) / 7)::float as "soFar"
      from hours, now group by 1`,
  );
}
