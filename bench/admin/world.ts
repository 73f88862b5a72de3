import type pg from 'pg';

/** How much there is to look at. */
type Size = { users: number; stories: number; events: number; calls: number };
const fullSize: Size = { users: 100_000, stories: 1_000_000, events: 5_000_000, calls: 1_000_000 };

/** The full size, or the share of it that BENCH_SHARE says: 0.1 is a tenth, for a quick look. */
export function worldSize(): Size {
  const share = Number(process.env.BENCH_SHARE || 1);
  return Object.fromEntries(Object.entries(fullSize).map(([name, count]) => [name, Math.ceil(count * share)])) as Size;
}

/**
 * A year of a large product, made inside the database: later days are fuller, and a tenth of the users
 * does most. Counts are kept off while it is filled and made once at the end.
 */
export async function fillWorld(owner: pg.Client, size: Size): Promise<void> {
  const run = (statement: string) => owner.query(statement);
  const moment = `now() - interval '365 days' * (1 - sqrt(random()))`;
  const recent = `now() - interval '180 days' * (1 - sqrt(random()))`;
  // Rows with their number, a moment and somebody, few of whom come often. Chosen before they are looked up, so
  // that the database may join them all at once.
  const many = (count: number, at: string) => `(select n, at, p.id as user_id
    from (select n, ${at} as at, 1 + floor(power(random(), 2) * ${size.users})::integer as pick
      from generate_series(1, ${count}) n offset 0) g join people p on p.pick = g.pick) g`;
  await run("set synchronous_commit = off; set client_min_messages = 'warning'; set statement_timeout = 0");
  await run(`select ensure_log_partitions(now() - interval '12 months', 15)`);
  const counted = ['user_events', 'api_usage_logs', 'story_analytics', 'stories', 'profiles', 'user_sessions'];
  for (const table of counted) await run(`alter table ${table} disable trigger user`);
  await run(`insert into users (email, created_at)
    select 'user' || n || '@example.com', ${moment} from generate_series(1, ${size.users}) n`);
  await run(`create temporary table people as select id, row_number() over ()::integer as pick from users`);
  await run('create unique index on people (pick)');
  await run('analyze people');
  await run(`insert into profiles (id, name, email, provider, created_at)
    select id, 'Person ' || substr(id::text, 1, 8), email, 'google', created_at from users`);
  await run(`insert into subscriptions (user_id, status, has_ever_subscribed, created_at)
    select id, case when random() < 0.7 then 'active' else 'canceled' end, true, created_at from users where random() < 0.12`);
  await run(`insert into payments (invoice_id, user_id, amount_paid, currency, paid_at)
    select 'in_' || user_id || '_' || n, user_id, 999, 'usd', now() - make_interval(months => n) from subscriptions, generate_series(0, 8) n`);
  await run(`insert into user_usage_limits (user_id, free_no_image_stories_used, free_image_stories_used, daily_gemini_stories_used)
    select id, floor(random() * 4)::integer, floor(random() * 2)::integer, floor(random() * 11)::integer from users`);
  await run(`insert into user_sessions (id, user_id, started_at, last_seen_at, user_agent, country)
    select gen_random_uuid(), id, at, at, 'Mozilla/5.0 (iPhone) Safari/604', (array['ES','MX','US','DE','AR'])[1 + floor(random() * 5)::integer]
    from (select id, ${moment} as at from users, generate_series(1, 2)) s`);
  await run(`insert into stories (user_id, title, content, length, language, characters, setting, message, age_group, model, story_type, created_at)
    select user_id, 'A story', 'Once upon a time.', (array['short','medium','long'])[1 + n % 3], (array['english','spanish'])[1 + n % 2],
      array['fox','Nora'], (array['forest','space','our house'])[1 + n % 3], 'sharing', 'toddler', 'deepseek',
      (array['free_no_image','free_image','premium_gemini','premium_no_image'])[1 + n % 4], at
    from ${many(size.stories, moment)}`);
  await run(`insert into user_events (user_id, event_type, timestamp)
    select user_id, (array['story_generation_started','story_generation_completed','story_create','auth_signup'])[1 + n % 4], at
    from ${many(size.events, moment)}`);
  await run(`insert into api_usage_logs (api_provider, endpoint, method, status_code, response_time_ms, error_message, user_id, cost_usd, timestamp)
    select case when n % 10 < 7 then 'deepseek' else 'gemini' end,
      case when n % 2 = 0 then 'chat-completions' when n % 10 < 7 then 'generate-story-stream' else 'generate-story-gemini' end, 'POST',
      case when random() < 0.02 then 500 else 200 end, (300 + random() * 4000)::integer, null, user_id,
      case when n % 2 = 0 then random() * 0.1 end, at
    from ${many(size.calls, recent)}`);
  await run(`insert into story_analytics (user_id, model_used, success, cost_usd, story_params, timestamp)
    select user_id, case when n % 10 < 7 then 'deepseek-flash' else 'gemini-flash-latest' end, random() > 0.02,
      case when n % 10 < 7 then 0.001 else 0.14 end,
      jsonb_build_object('storyType', case when n % 10 < 7 then 'free_no_image' else 'premium_gemini' end), at
    from ${many(size.calls / 2, recent)}`);
  await run(`insert into error_logs (error_message, error_type, severity, user_id, timestamp)
    select 'failure ' || n % 9, 'generation', 'medium', user_id, at from ${many(Math.ceil(size.calls / 50), moment)}`);
  await run('select recount_operations()');
  for (const table of counted) await run(`alter table ${table} enable trigger user`);
  await run('vacuum analyze');
}

/** What each screen would ask without counts: straight from the logs, for the 30 days that a screen shows. */
export const naive: Record<string, string> = {
  dashboard: `select (select count(*) from profiles), (select count(*) from stories), (select count(*) from user_events),
    (select json_agg(e) from (select event_type, count(*), count(distinct user_id) from user_events
      where timestamp > now() - interval '7 days' group by 1) e),
    (select json_agg(d) from (select date_trunc('day', created_at), count(*), count(distinct user_id) from stories
      where created_at > now() - interval '7 days' group by 1) d)`,
  analytics: `select (select json_agg(e) from (select event_type, count(*), count(distinct user_id) from user_events
      where timestamp > now() - interval '90 days' group by 1) e),
    (select json_agg(d) from (select date_trunc('day', created_at), count(*), count(distinct user_id) from stories
      where created_at > now() - interval '90 days' group by 1) d)`,
  users: `select p.*, (select count(*) from stories s where s.user_id = p.id) as n from profiles p order by n desc limit 50`,
  monitoring: `select endpoint, count(*), avg(response_time_ms), count(*) filter (where status_code >= 400) from api_usage_logs
    where timestamp > now() - interval '7 days' group by 1`,
  costs: `select api_provider, date_trunc('day', timestamp), sum(cost_usd), count(*) from api_usage_logs
    where timestamp > now() - interval '30 days' group by 1, 2`,
};
