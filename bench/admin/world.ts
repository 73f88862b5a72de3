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
  const run = (statement: string, values: unknown[] = []) => owner.query(statement, values);
  const moment = `now() - interval '365 days' * (1 - sqrt(random()))`;
  const someone = 'ids[1 + floor(power(random(), 2) * cardinality(ids))::integer % cardinality(ids)]';
  await run("set synchronous_commit = off; set client_min_messages = 'warning'; set statement_timeout = 0");
  await run(`select ensure_log_partitions(now() - interval '12 months', 15)`);
  for (const table of ['user_events', 'api_usage_logs', 'stories', 'profiles', 'user_sessions']) {
    await run(`alter table ${table} disable trigger user`);
  }
  await run(
    `insert into users (email, created_at) select 'user' || n || '@example.com', ${moment} from generate_series(1, $1::integer) n`,
    [size.users],
  );
  await run(`insert into profiles (id, name, email, provider, created_at)
    select id, 'Person ' || substr(id::text, 1, 8), email, 'google', created_at from users`);
  await run(`insert into subscriptions (user_id, status, has_ever_subscribed, created_at)
    select id, case when random() < 0.7 then 'active' else 'canceled' end, true, created_at from users where random() < 0.12`);
  await run(`insert into user_usage_limits (user_id, free_no_image_stories_used, free_image_stories_used, daily_gemini_stories_used)
    select id, floor(random() * 4)::integer, floor(random() * 2)::integer, floor(random() * 11)::integer from users`);
  await run(`insert into user_sessions (id, user_id, started_at, last_seen_at, user_agent, country)
    select gen_random_uuid(), id, at, at, 'Mozilla/5.0 (iPhone) Safari/604', (array['ES','MX','US','DE','AR'])[1 + floor(random() * 5)::integer]
    from (select id, ${moment} as at from users, generate_series(1, 2)) s`);
  await run(`create temporary table everybody as select array_agg(id) as ids from users`);
  await run(
    `insert into stories (user_id, title, content, length, language, characters, setting, message, age_group, model, story_type, created_at)
    select ${someone}, 'A story', 'Once upon a time.', (array['short','medium','long'])[1 + n % 3], (array['english','spanish'])[1 + n % 2],
      array['fox','Nora'], (array['forest','space','our house'])[1 + n % 3], 'sharing', 'toddler', 'deepseek',
      (array['free_no_image','free_image','premium_gemini','premium_no_image'])[1 + n % 4], ${moment}
    from generate_series(1, $1::integer) n, everybody`,
    [size.stories],
  );
  await run(
    `insert into user_events (user_id, event_type, timestamp)
    select ${someone}, (array['story_generation_started','story_generation_completed','story_create','auth_signup'])[1 + n % 4], ${moment}
    from generate_series(1, $1::integer) n, everybody`,
    [size.events],
  );
  await run(
    `insert into api_usage_logs (api_provider, endpoint, method, status_code, response_time_ms, error_message, user_id, cost_usd, timestamp)
    select case when n % 10 < 7 then 'deepseek' else 'gemini' end,
      case when n % 2 = 0 then 'chat-completions' when n % 10 < 7 then 'generate-story-stream' else 'generate-story-gemini' end, 'POST',
      case when random() < 0.02 then 500 else 200 end, (300 + random() * 4000)::integer, null, ${someone},
      case when n % 2 = 0 then random() * 0.1 end, now() - interval '180 days' * (1 - sqrt(random()))
    from generate_series(1, $1::integer) n, everybody`,
    [size.calls],
  );
  await run(`insert into error_logs (error_message, error_type, severity, user_id, timestamp)
    select 'failure ' || n % 9, 'generation', 'medium', ${someone}, ${moment} from generate_series(1, 20000) n, everybody`);
  await run(`insert into story_analytics (user_id, model_used, success, timestamp)
    select ${someone}, 'deepseek-flash', true, now() - interval '180 days' * random() from generate_series(1, 100000) n, everybody`);
  await run('select recount_operations()');
  for (const table of ['user_events', 'api_usage_logs', 'stories', 'profiles', 'user_sessions']) {
    await run(`alter table ${table} enable trigger user`);
  }
  await run('analyze');
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
