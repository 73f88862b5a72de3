import type pg from 'pg';
import { bulkLoad } from './bulk-load.ts';

/** How many rows the database gets. */
type Size = { users: number; stories: number; events: number; calls: number };
const fullSize: Size = { users: 100_000, stories: 1_000_000, events: 5_000_000, calls: 1_000_000 };

/** Returns the full size, or the share of it that BENCH_SHARE sets: 0.1 is a tenth, for a quick look. */
export function worldSize(): Size {
  const share = Number(process.env.BENCH_SHARE || 1);
  return Object.fromEntries(Object.entries(fullSize).map(([name, count]) => [name, Math.ceil(count * share)])) as Size;
}

/** Tables that are filled without indexes and triggers; indexes and counts are made once at the end. */
const bulky = [
  'profiles',
  'user_sessions',
  'stories',
  'user_events',
  'api_usage_logs',
  'story_analytics',
  'error_logs',
];

/** Makes a year of a large product inside the database: later days are fuller, and a tenth of the users does most. */
export async function fillWorld(owner: pg.Client, size: Size): Promise<void> {
  const run = (statement: string) => owner.query(statement);
  const moment = `now() - interval '365 days' * (1 - sqrt(random()))`;
  const recent = `now() - interval '180 days' * (1 - sqrt(random()))`;
  // Rows with a number, a time and a user; a few users come often. The user's number is drawn before the join, so that
  // the database can join all rows at once.
  const many = (count: number, at: string) => `(select n, at, p.id as user_id
    from (select n, ${at} as at, 1 + floor(power(random(), 2) * ${size.users})::integer as pick
      from generate_series(1, ${count}) n offset 0) g join people p on p.pick = g.pick order by at) g`;
  await run("set synchronous_commit = off; set client_min_messages = 'warning'; set statement_timeout = 0");
  await run("set work_mem = '256MB'; set maintenance_work_mem = '512MB'; select setseed(0.5)");
  await run(`select ensure_log_partitions(now() - interval '12 months', 15)`);
  await run(`insert into users (email, created_at)
    select 'user' || n || '@example.com', ${moment} from generate_series(1, ${size.users}) n`);
  await run(`create temporary table people as select id, row_number() over ()::integer as pick from users`);
  await run('create unique index on people (pick)');
  await run('analyze people');
  await bulkLoad(owner, bulky, async () => {
    await run(`insert into profiles (id, name, email, provider, created_at, status)
      select id, 'Person ' || substr(id::text, 1, 8), email, 'google', created_at, case when random() < 0.05 then 'inactive' else 'active' end
      from users`);
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
    await run(`insert into story_analytics (user_id, api_provider, prompt_version, first_words_ms, generation_time_ms, model_used, success, cost_usd, story_params, timestamp)
      select user_id, case when n % 10 < 7 then 'deepseek' else 'gemini' end, 'v' || n % 3, (300 + random() * 4000)::integer, (9000 + random() * 60000)::integer, case when n % 10 < 7 then 'deepseek-flash' else 'gemini-flash-latest' end, random() > 0.02,
        case when n % 10 < 7 then 0.001 else 0.14 end,
        jsonb_build_object('storyType', case when n % 10 < 7 then 'free_no_image' else 'premium_gemini' end), at
      from ${many(size.calls / 2, recent)}`);
    await run(`insert into error_logs (error_message, error_type, severity, user_id, timestamp)
      select 'failure ' || n % 500, 'generation', 'medium', user_id, at from ${many(Math.ceil(size.calls / 20), moment)}`);
  });
  await run(`insert into subscriptions (user_id, provider_subscription_id, ends_at, status, has_ever_subscribed, created_at)
    select id, 'sub_' || id, case when random() < 0.3 then created_at + interval '40 days' end, case when random() < 0.7 then 'active' else 'canceled' end, true, created_at from users where random() < 0.12`);
  await run(`insert into trials (user_id, ends_at)
    select id, now() + interval '30 days' * (random() - 0.5) from users where random() < 0.02`);
  await run(`insert into payments (invoice_id, user_id, amount_paid, currency, paid_at)
    select 'in_' || user_id || '_' || n, user_id, 999, 'usd', now() - make_interval(months => n) from subscriptions, generate_series(0, 8) n`);
  await run(`insert into user_usage_limits (user_id, free_no_image_stories_used, free_image_stories_used, daily_gemini_stories_used, daily_limit_reset_date, has_ever_paid)
    select id, floor(random() * 4)::integer, floor(random() * 2)::integer, floor(random() * 11)::integer,
      current_date - floor(random() * 3)::integer, exists (select from subscriptions s where s.user_id = users.id) from users`);
  await run(`insert into daily_counts (day, kind, detail, count)
    select current_date - n, 'landing', 'page', 1000 from generate_series(0, 365) n`);
  await run(`insert into admin_users (email, role, user_id) select email, 'viewer', id from users limit 20`);
  await run(`insert into audit_entries (timestamp, operator_email, operator_role, action, subject_id)
    select at, 'operator@example.com', 'admin', 'suspend_user', user_id from ${many(Math.ceil(size.users / 10), moment)}`);
  await run('analyze');
  await run('select recount_operations()');
  await run('vacuum analyze');
  await run('reset work_mem; reset maintenance_work_mem');
}
