import { type SQL, sql } from 'drizzle-orm';
import type { UserFilter } from '#domain/operations/figures.ts';

/** What the plan filter means (AMB-121). Enterprise finds nobody yet. */
const planConditions: Record<Exclude<UserFilter['plan'], 'all'>, SQL> = {
  free: sql`m.subscription not in ('active', 'trialing', 'canceled', 'admin')`,
  trial: sql`m.has_plan and m.subscription = 'trialing'`,
  premium: sql`m.has_plan and m.subscription = 'active'`,
  admin: sql`(m.id = any(array(select user_id from operators())) or m.has_plan and m.subscription = 'admin')`,
  enterprise: sql`m.has_plan and m.subscription = 'enterprise'`,
};

const useConditions: Record<Exclude<UserFilter['use'], 'all'>, SQL> = {
  none: sql`m.stories = 0 and m.text_used = 0 and m.image_used = 0`,
  some: sql`(m.stories > 0 or m.text_used > 0 or m.image_used > 0)`,
  'at-limit': sql`m.text_used >= m.text_limit and m.image_used >= m.image_limit`,
};

/** The conditions of a filter on `listed_users() m`, without its search. */
export function userConditions(filter: Omit<UserFilter, 'search'>): SQL[] {
  const { status, plan, from, to, network, source, country, use } = filter;
  const conditions: SQL[] = [];
  if (status !== 'all') conditions.push(sql`m.status = ${status}`);
  if (plan !== 'all') conditions.push(planConditions[plan]);
  if (from) conditions.push(sql`m.listed_at >= ${from}::date::timestamp at time zone 'utc'`);
  if (to) conditions.push(sql`m.listed_at < (${to}::date + 1)::timestamp at time zone 'utc'`);
  if (network) {
    conditions.push(sql`m.id in (select user_id from api_usage_logs
      where timestamp > app_now() - interval '7 days' and ip_address like ${`${network.toLowerCase()}%`})`);
  }
  if (source) conditions.push(sql`m.id in (select id from profiles where provider = ${source.toLowerCase()})`);
  if (country) conditions.push(sql`m.country = ${country.toUpperCase()}`);
  if (use !== 'all') conditions.push(useConditions[use]);
  return conditions;
}

/** Whether a filter leaves so few users that finding them is faster than walking through all. */
export function leavesFew({ plan, network, source, country, use, from, to }: UserFilter): boolean {
  return (plan !== 'all' && plan !== 'free') || [network, source, country, from, to].some(Boolean) || use !== 'all';
}
