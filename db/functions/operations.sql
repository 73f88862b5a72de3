-- The logs' partitions, one per month; rows of a month without one lie in the `_rest` partition.
create schema if not exists log_partitions;

create or replace function ensure_log_partition(p_log text, p_month date) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  name text := format('%s_%s', p_log, to_char(p_month, 'YYYY_MM'));
  first_moment timestamptz := p_month::timestamp at time zone 'utc';
  last_moment timestamptz := (p_month + interval '1 month')::timestamp at time zone 'utc';
begin
  if p_log not in ('user_events', 'error_logs', 'api_usage_logs', 'story_analytics') or p_month <> date_trunc('month', p_month) then
    raise exception 'no such log or month' using errcode = '22023';
  end if;
  if to_regclass(format('log_partitions.%I', name)) is not null then
    return;
  end if;
  -- Two servers may do this at once. Rows that came before their partition move into it from the rest.
  perform pg_advisory_xact_lock(hashtextextended('log partitions', 0));
  if to_regclass(format('log_partitions.%I', name)) is not null then
    return;
  end if;
  execute format('create table log_partitions.%I (like public.%I including defaults)', name, p_log);
  execute format('lock table log_partitions.%I in share row exclusive mode', p_log || '_rest');
  execute format('with moved as (delete from log_partitions.%I where timestamp >= %L and timestamp < %L returning *)
    insert into log_partitions.%I select * from moved', p_log || '_rest', first_moment, last_moment, name);
  execute format('alter table public.%I attach partition log_partitions.%I for values from (%L) to (%L)',
    p_log, name, first_moment, last_moment);
end $$;

-- Makes the partitions of this month and the next ones in advance, so that their rows never land in the rest.
create or replace function ensure_log_partitions(p_from timestamptz default app_now(), p_months integer default 3) returns void
language sql security definer set search_path = public, pg_temp
as $$
  select ensure_log_partition(log, (date_trunc('month', p_from at time zone 'utc') + make_interval(months => m))::date)
  from unnest(array['user_events', 'error_logs', 'api_usage_logs', 'story_analytics']) log, generate_series(0, p_months - 1) m
$$;

-- Deletes a log's rows before this moment: drops whole months, then deletes the remaining rows (P32).
create or replace function forget_log_before(p_log text, p_before timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  partition record;
  gone bigint := 0;
  rows bigint;
begin
  if p_log not in ('user_events', 'error_logs', 'api_usage_logs', 'story_analytics') then
    raise exception 'no such log' using errcode = '22023';
  end if;
  for partition in
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = format('public.%I', p_log)::regclass and c.relname ~ '_\d{4}_\d{2}$'
      and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'utc' <= p_before
  loop
    execute format('select count(*) from log_partitions.%I', partition.name) into rows;
    execute format('drop table log_partitions.%I', partition.name);
    gone := gone + rows;
  end loop;
  execute format('delete from public.%I where timestamp < %L', p_log, p_before);
  get diagnostics rows = row_count;
  return gone + rows;
end $$;

-- Keeps the retention promised (OPS-01 to OPS-03, AMB-100): events and sessions 1 year, calls and story analytics
-- 6 months, errors 3 months after they were resolved, else 1 year. Returns how many rows of each were deleted.
create or replace function keep_retention() returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  result jsonb;
  resolved bigint;
  sessions bigint;
begin
  delete from error_logs where resolved_at < app_now() - interval '3 months';
  get diagnostics resolved = row_count;
  delete from user_sessions where last_seen_at < app_now() - interval '1 year';
  get diagnostics sessions = row_count;
  select jsonb_build_object(
    'user_events', forget_log_before('user_events', app_now() - interval '1 year'),
    'api_usage_logs', forget_log_before('api_usage_logs', app_now() - interval '6 months'),
    'story_analytics', forget_log_before('story_analytics', app_now() - interval '6 months'),
    'error_logs', resolved + forget_log_before('error_logs', app_now() - interval '1 year'),
    'user_sessions', sessions) into result;
  delete from hourly_calls where hour < app_now() - interval '6 months';
  delete from monthly_user_costs where month < app_now() - interval '1 year';
  delete from job_runs where due_at < app_now() - interval '1 year'
    or job in ('watch', 'write-evenings') and due_at < app_now() - interval '1 day';
  delete from alerts where ended_at < app_now() - interval '1 year';
  delete from daily_story_times where day < app_now() - interval '1 year';
  delete from daily_prompt_versions where day < app_now() - interval '1 year';
  delete from error_groups where last_at < app_now() - interval '1 year';
  delete from evening_stories where day < (app_now() at time zone 'utc')::date - 60;
  delete from made_counts where date < (app_now() at time zone 'utc')::date - 1;
  return result;
end $$;

-- Marks accounts inactive after 90 days without activity, and active again at the next one (AMB-120).
create or replace function mark_inactive_accounts() returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed integer;
begin
  update profiles p set status = case p.status when 'active' then 'inactive' else 'active' end
  from (select q.id, coalesce(a.last_active_at, q.created_at) < app_now() - interval '90 days' as is_silent
    from profiles q left join user_activity a on a.user_id = q.id) s
  where s.id = p.id and p.status = case when s.is_silent then 'active' else 'inactive' end;
  get diagnostics changed = row_count;
  return changed;
end $$;

-- Presets may be counted by name; a parent's own words may not, because they may hold a child's name (P31).
create or replace function preset_characters() returns text[] language sql immutable parallel safe
as $$ select array['cat','dog','owl','rabbit','lion','squirrel','chipmunk','elephant','giraffe','ladybug','fox','unicorn','zebra','alligator','monkey'] $$;
create or replace function preset_settings() returns text[] language sql immutable parallel safe
as $$ select array['forest','castle','underwater','cloud','candy','dinosaur','space','garden','pirate','fairytale','rainbow','mountain','cave','workshop','meadow'] $$;

-- Whether a logged call failed, at a provider or here. A stopped story, a refused text and a reached daily cap are
-- regular answers, whatever their status.
create or replace function is_fault(p_status integer, p_error text) returns boolean language sql immutable parallel safe
as $$ select p_status >= 400
  and coalesce(p_error, '') not in ('CONTENT_FILTERED', 'INPUT_REFUSED', 'GENERATION_STOPPED', 'SPENDING_CAP_REACHED') $$;

-- Whether a story was refused because the allowance for it was used up.
create or replace function is_limited(p_error text) returns boolean language sql immutable parallel safe
as $$ select coalesce(p_error, '') in ('FREE_NO_IMAGE_LIMIT_EXCEEDED', 'FREE_IMAGE_LIMIT_EXCEEDED', 'DAILY_GEMINI_LIMIT_EXCEEDED') $$;

-- Which of the two kinds of story, by price, a generation is.
create or replace function story_kind(p_params jsonb) returns text language sql immutable parallel safe
as $$ select case when p_params ->> 'storyType' in ('free_image', 'premium_gemini') then 'illustrated' else 'text' end $$;

-- The daily counts that one story adds to.
create or replace function story_details(p_type text, p_language text, p_length text, p_age text, p_model text, p_setting text, p_characters text[])
returns table (kind text, detail text)
language sql immutable
as $$
  values ('story', p_type), ('language', p_language), ('length', p_length), ('age', p_age), ('model', p_model),
    ('setting', case when p_setting = any(preset_settings()) then p_setting else 'own words' end)
  union all
  select distinct 'character', case when c = any(preset_characters()) then c else 'own words' end from unnest(p_characters) c
$$;

create or replace function utc_day(p_moment timestamptz) returns date
language sql immutable parallel safe
as $$ select (p_moment at time zone 'utc')::date $$;

create or replace function count_user_events() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into daily_counts (day, kind, detail, count, users)
  select utc_day(n.timestamp), 'event', n.event_type, count(*),
    count(distinct n.user_id) filter (where l.last_at is null or utc_day(l.last_at) < utc_day(n.timestamp))
  from new_rows n left join user_last_events l on l.user_id = n.user_id and l.event_type = n.event_type
  group by 1, 3 order by 1, 3
  on conflict (kind, day, detail) do update
    set count = daily_counts.count + excluded.count, users = daily_counts.users + excluded.users;
  insert into user_last_events (user_id, event_type, last_at)
  select n.user_id, n.event_type, max(n.timestamp) from new_rows n join users u on u.id = n.user_id
  group by 1, 2 order by 1, 2
  on conflict (user_id, event_type) do update set last_at = greatest(user_last_events.last_at, excluded.last_at);
  insert into user_activity (user_id, last_active_at)
  select n.user_id, max(n.timestamp) from new_rows n join users u on u.id = n.user_id group by 1 order by 1
  on conflict (user_id) do update set last_active_at = greatest(user_activity.last_active_at, excluded.last_active_at);
  perform add_journey_steps(array_agg(user_id), array_agg(case event_type when 'story_generation_started' then 'asked' else 'told' end), array_agg(timestamp))
  from new_rows where event_type in ('story_generation_started', 'story_generation_completed');
  return null;
end $$;
create or replace trigger count_user_events after insert on user_events
  referencing new table as new_rows for each statement execute function count_user_events();

create or replace function count_calls() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into hourly_calls as h (hour, api_provider, endpoint, method, requests, errors, server_errors, timed, total_ms, max_ms, priced, cost_usd)
  select date_trunc('hour', timestamp, 'utc'), api_provider, endpoint, method, count(*),
    count(*) filter (where is_fault(status_code, error_message)),
    count(*) filter (where status_code >= 500 and is_fault(status_code, error_message)),
    count(response_time_ms), coalesce(sum(response_time_ms), 0), coalesce(max(response_time_ms), 0), count(cost_usd), coalesce(sum(cost_usd), 0)
  from new_rows group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (hour, api_provider, endpoint, method) do update set
    requests = h.requests + excluded.requests, errors = h.errors + excluded.errors,
    server_errors = h.server_errors + excluded.server_errors, timed = h.timed + excluded.timed,
    total_ms = h.total_ms + excluded.total_ms, max_ms = greatest(h.max_ms, excluded.max_ms),
    priced = h.priced + excluded.priced, cost_usd = h.cost_usd + excluded.cost_usd;
  insert into daily_cost_summaries as d (date, api_provider, total_cost_usd, total_requests)
  select utc_day(timestamp), api_provider, sum(cost_usd), count(*) from new_rows
  where cost_usd is not null group by 1, 2 order by 1, 2
  on conflict (date, api_provider) do update set
    total_cost_usd = d.total_cost_usd + excluded.total_cost_usd, total_requests = d.total_requests + excluded.total_requests;
  insert into daily_counts (day, kind, detail, count)
  select utc_day(timestamp), 'limited', error_message, count(*) from new_rows where is_limited(error_message) group by 1, 3 order by 1, 3
  on conflict (kind, day, detail) do update set count = daily_counts.count + excluded.count;
  return null;
end $$;
create or replace trigger count_calls after insert on api_usage_logs
  referencing new table as new_rows for each statement execute function count_calls();

-- Adds up what generations cost, by day and kind, and by month and user without users deleted in the meantime.
create or replace function count_story_costs() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into daily_story_costs as d (day, kind, stories, failed, cost_usd)
  select utc_day(timestamp), story_kind(story_params), count(*) filter (where success), count(*) filter (where not success), coalesce(sum(cost_usd), 0)
  from new_rows group by 1, 2 order by 1, 2
  on conflict (day, kind) do update set stories = d.stories + excluded.stories, failed = d.failed + excluded.failed,
    cost_usd = d.cost_usd + excluded.cost_usd;
  insert into monthly_user_costs as m (month, user_id, text_stories, illustrated_stories, cost_usd)
  select date_trunc('month', utc_day(n.timestamp))::date, n.user_id, count(*) filter (where success and story_kind(story_params) = 'text'),
    count(*) filter (where success and story_kind(story_params) = 'illustrated'), coalesce(sum(n.cost_usd), 0)
  from new_rows n join users u on u.id = n.user_id group by 1, 2 order by 1, 2
  on conflict (month, user_id) do update set text_stories = m.text_stories + excluded.text_stories,
    illustrated_stories = m.illustrated_stories + excluded.illustrated_stories, cost_usd = m.cost_usd + excluded.cost_usd;
  return null;
end $$;
create or replace trigger count_story_costs after insert on story_analytics
  referencing new table as new_rows for each statement execute function count_story_costs();

-- How many stories a user saved on a day and has not deleted.
create or replace function stories_on(p_user_id uuid, p_day date) returns bigint
language sql stable security definer set search_path = public, pg_temp
as $$
  select count(*) from stories where user_id = p_user_id
    and created_at >= p_day::timestamp at time zone 'utc' and created_at < (p_day + 1)::timestamp at time zone 'utc'
$$;

create or replace function count_new_stories() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into daily_counts (day, kind, detail, count, users)
  select utc_day(n.created_at), d.kind, d.detail, count(*), 0
  from new_rows n, story_details(n.story_type, n.language, n.length, n.age_group, n.model, n.setting, n.characters) d group by 1, 2, 3 order by 2, 1, 3
  on conflict (kind, day, detail) do update set count = daily_counts.count + excluded.count;
  -- This locks the user's row: a transaction that counts the same user's day waits until this one has.
  insert into user_activity (user_id, stories, last_story_at, last_active_at)
  select user_id, count(*), max(created_at), max(created_at) from new_rows group by 1 order by 1
  on conflict (user_id) do update set stories = user_activity.stories + excluded.stories,
    last_story_at = greatest(user_activity.last_story_at, excluded.last_story_at),
    last_active_at = greatest(user_activity.last_active_at, excluded.last_active_at);
  insert into daily_counts (day, kind, detail, count, users)
  select n.day, 'writers', 'all', 0, count(*)
  from (select user_id, utc_day(created_at) as day, count(*) as added from new_rows group by 1, 2) n
  where stories_on(n.user_id, n.day) = n.added group by 1 order by 1
  on conflict (kind, day, detail) do update set users = daily_counts.users + excluded.users;
  return null;
end $$;
-- Links a generation to its saved story (DATA-41): whichever row is inserted later looks for the other.
create or replace function find_told_story() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  select id into new.story_id from stories where user_id = new.user_id and generation_id = new.generation_id;
  return new;
end $$;
create or replace trigger find_told_story before insert on story_analytics
for each row when (new.story_id is null and new.generation_id is not null) execute function find_told_story();

create or replace function name_told_story() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update story_analytics a set story_id = n.id from new_rows n
  where a.generation_id = n.generation_id and a.user_id = n.user_id and a.timestamp > app_now() - interval '40 days';
  return null;
end $$;
create or replace trigger name_told_story after insert on stories
  referencing new table as new_rows for each statement execute function name_told_story();

create or replace trigger count_new_stories after insert on stories
  referencing new table as new_rows for each statement execute function count_new_stories();

create or replace function count_gone_stories() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update daily_counts c set count = c.count - g.count
  from (select utc_day(o.created_at) as day, d.kind, d.detail, count(*) from old_rows o, story_details(o.story_type, o.language, o.length, o.age_group, o.model, o.setting, o.characters) d group by 1, 2, 3) g
  where c.kind = g.kind and c.day = g.day and c.detail = g.detail;
  update user_activity a set stories = a.stories - g.count,
    last_story_at = (select max(s.created_at) from stories s where s.user_id = g.user_id)
  from (select user_id, count(*) from old_rows group by 1 order by 1) g where a.user_id = g.user_id;
  update daily_counts c set users = c.users - g.users
  from (select day, count(*) as users from (select distinct user_id, utc_day(created_at) as day from old_rows) o
    where stories_on(o.user_id, o.day) = 0 group by 1) g
  where c.kind = 'writers' and c.day = g.day and c.detail = 'all';
  return null;
end $$;
create or replace trigger count_gone_stories after delete on stories
  referencing old table as old_rows for each statement execute function count_gone_stories();

create or replace function count_profiles() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into daily_counts (day, kind, detail, count)
    select utc_day(created_at), 'user', provider, count(*) from new_rows group by 1, 3 order by 1, 3
    on conflict (kind, day, detail) do update set count = daily_counts.count + excluded.count;
  else
    update daily_counts c set count = c.count - g.count
    from (select utc_day(created_at) as day, provider, count(*) from old_rows group by 1, 2) g
    where c.kind = 'user' and c.day = g.day and c.detail = g.provider;
  end if;
  return null;
end $$;
create or replace trigger count_new_profiles after insert on profiles
  referencing new table as new_rows for each statement execute function count_profiles();
create or replace trigger count_gone_profiles after delete on profiles
  referencing old table as old_rows for each statement execute function count_profiles();

-- Counts the day's active users, and keeps the country and browser of each user's latest session.
create or replace function count_sessions() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into daily_counts (day, kind, detail, count, users)
  select utc_day(n.last_seen_at), 'active', 'all', 0, count(distinct n.user_id)
  from new_rows n left join user_last_events l on l.user_id = n.user_id and l.event_type = 'session'
  where l.last_at is null or utc_day(l.last_at) < utc_day(n.last_seen_at)
  group by 1 order by 1
  on conflict (kind, day, detail) do update set users = daily_counts.users + excluded.users;
  insert into user_last_events (user_id, event_type, last_at)
  select user_id, 'session', max(last_seen_at) from new_rows group by 1 order by 1
  on conflict (user_id, event_type) do update set last_at = greatest(user_last_events.last_at, excluded.last_at);
  insert into user_activity (user_id, last_active_at, user_agent, country)
  select distinct on (user_id) user_id, last_seen_at, user_agent, country from new_rows order by user_id, last_seen_at desc
  on conflict (user_id) do update set last_active_at = greatest(user_activity.last_active_at, excluded.last_active_at),
    user_agent = coalesce(excluded.user_agent, user_activity.user_agent), country = coalesce(excluded.country, user_activity.country);
  return null;
end $$;
create or replace trigger count_new_sessions after insert on user_sessions
  referencing new table as new_rows for each statement execute function count_sessions();
create or replace trigger count_seen_sessions after update on user_sessions
  referencing new table as new_rows for each statement execute function count_sessions();

-- Adds changes to the daily counts of a kind; the three lists belong together by position.
create or replace function add_counts(p_kind text, p_days date[], p_details text[], p_changes integer[]) returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into daily_counts as c (day, kind, detail, count)
  select day, p_kind, detail, sum(change) from unnest(p_days, p_details, p_changes) u (day, detail, change)
  where day is not null and detail is not null group by day, detail having sum(change) <> 0 order by day, detail
  on conflict (kind, day, detail) do update set count = c.count + excluded.count
$$;

-- Counts by day the users who last did something on it: each event type (kind "last"), and anything, by country (kind
-- "country"). How many users did it since a day is then a sum over days, without reading every user.
create or replace function count_last_events() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  case tg_op
    when 'INSERT' then
      perform add_counts('last', array_agg(utc_day(last_at)), array_agg(event_type), array_agg(1)) from new_rows;
    when 'DELETE' then
      perform add_counts('last', array_agg(utc_day(last_at)), array_agg(event_type), array_agg(-1)) from old_rows;
    else
      perform add_counts('last', array_agg(utc_day(last_at)), array_agg(event_type), array_agg(change))
      from (select last_at, event_type, 1 as change from new_rows union all select last_at, event_type, -1 from old_rows) r;
  end case;
  return null;
end $$;
create or replace trigger count_new_last_events after insert on user_last_events
  referencing new table as new_rows for each statement execute function count_last_events();
create or replace trigger count_moved_last_events after update on user_last_events
  referencing old table as old_rows new table as new_rows for each statement execute function count_last_events();
create or replace trigger count_gone_last_events after delete on user_last_events
  referencing old table as old_rows for each statement execute function count_last_events();

-- How many sessions were last seen on a day (kind "session"): one used today moves from yesterday's count to today's.
create or replace function count_session_days() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  case tg_op
    when 'INSERT' then
      perform add_counts('session', array_agg(utc_day(last_seen_at)), array_agg('all'::text), array_agg(1)) from new_rows;
    when 'DELETE' then
      perform add_counts('session', array_agg(utc_day(last_seen_at)), array_agg('all'::text), array_agg(-1)) from old_rows;
    else
      perform add_counts('session', array_agg(utc_day(last_seen_at)), array_agg('all'::text), array_agg(change))
      from (select last_seen_at, 1 as change from new_rows union all select last_seen_at, -1 from old_rows) r;
  end case;
  return null;
end $$;
create or replace trigger count_new_session_days after insert on user_sessions
  referencing new table as new_rows for each statement execute function count_session_days();
create or replace trigger count_moved_session_days after update on user_sessions
  referencing old table as old_rows new table as new_rows for each statement execute function count_session_days();
create or replace trigger count_gone_session_days after delete on user_sessions
  referencing old table as old_rows for each statement execute function count_session_days();

create or replace function count_countries() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  case tg_op
    when 'INSERT' then
      perform add_counts('country', array_agg(utc_day(last_active_at)), array_agg(country::text), array_agg(1)) from new_rows;
    when 'DELETE' then
      perform add_counts('country', array_agg(utc_day(last_active_at)), array_agg(country::text), array_agg(-1)) from old_rows;
    else
      perform add_counts('country', array_agg(utc_day(last_active_at)), array_agg(country::text), array_agg(change))
      from (select last_active_at, country, 1 as change from new_rows union all select last_active_at, country, -1 from old_rows) r;
  end case;
  return null;
end $$;
create or replace trigger count_new_countries after insert on user_activity
  referencing new table as new_rows for each statement execute function count_countries();
create or replace trigger count_moved_countries after update on user_activity
  referencing old table as old_rows new table as new_rows for each statement execute function count_countries();
create or replace trigger count_gone_countries after delete on user_activity
  referencing old table as old_rows for each statement execute function count_countries();

-- How many users had stories written in a month (kind "costing", on its first day).
create or replace function count_costing_users() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform add_counts('costing', array_agg(month), array_agg('all'::text), array_agg(1)) from new_rows;
  else
    perform add_counts('costing', array_agg(month), array_agg('all'::text), array_agg(-1)) from old_rows;
  end if;
  return null;
end $$;
create or replace trigger count_new_costing_users after insert on monthly_user_costs
  referencing new table as new_rows for each statement execute function count_costing_users();
create or replace trigger count_gone_costing_users after delete on monthly_user_costs
  referencing old table as old_rows for each statement execute function count_costing_users();

-- The columns of the user lists that come from profiles, subscriptions, trials and allowances. An admin subscription
-- counts, else the newest one; whether it has ended depends on the time and is decided when it is read.
drop function if exists listings(uuid[]) cascade;
create function listings(p_users uuid[]) returns table (user_id uuid, listed_at timestamptz, search_text text, status text,
  subscription_status text, subscription_ends_at timestamptz, grace_ends_at timestamptz, trial_ends_at timestamptz, text_used integer,
  text_limit integer, image_used integer, image_limit integer, daily_used integer, daily_limit integer, daily_used_on date, has_ever_paid boolean)
language sql stable
as $$
  select u.id, p.created_at, lower(p.name) || e'\n' || lower(p.email), p.status, s.status, s.ends_at,
    s.grace_ends_at, t.ends_at, coalesce(l.free_no_image_stories_used, 0), coalesce(l.free_no_image_stories_limit, usual_allowance('free_no_image_stories_limit')),
    coalesce(l.free_image_stories_used, 0), coalesce(l.free_image_stories_limit, usual_allowance('free_image_stories_limit')), coalesce(l.daily_gemini_stories_used, 0),
    coalesce(l.daily_gemini_stories_limit, usual_allowance('daily_gemini_stories_limit')), l.daily_limit_reset_date, coalesce(l.has_ever_paid, false)
  from (select distinct id from unnest(p_users) id) asked
  join users u on u.id = asked.id
  left join profiles p on p.id = u.id
  left join lateral (select b.status, b.ends_at, b.grace_ends_at from subscriptions b where b.user_id = u.id
    order by b.status = 'admin' desc, b.created_at desc limit 1) s on true
  left join trials t on t.user_id = u.id
  left join user_usage_limits l on l.user_id = u.id
$$;

-- Writes these columns to `user_activity` where they have changed.
create or replace function list_users(p_users uuid[]) returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into user_activity as v (user_id, listed_at, search_text, status, subscription_status, subscription_ends_at, grace_ends_at, trial_ends_at, text_used, text_limit, image_used,
    image_limit, daily_used, daily_limit, daily_used_on, has_ever_paid)
  select n.* from listings(p_users) n
  where n.listed_at is not null or exists (select from user_activity a where a.user_id = n.user_id)
  order by n.user_id
  on conflict (user_id) do update set
    listed_at = excluded.listed_at, search_text = excluded.search_text, status = excluded.status, subscription_status = excluded.subscription_status,
    subscription_ends_at = excluded.subscription_ends_at, grace_ends_at = excluded.grace_ends_at, trial_ends_at = excluded.trial_ends_at,
    text_used = excluded.text_used, text_limit = excluded.text_limit, image_used = excluded.image_used, image_limit = excluded.image_limit,
    daily_used = excluded.daily_used, daily_limit = excluded.daily_limit, daily_used_on = excluded.daily_used_on, has_ever_paid = excluded.has_ever_paid
  where (v.listed_at, v.search_text, v.status, v.subscription_status, v.subscription_ends_at, v.grace_ends_at, v.trial_ends_at, v.text_used, v.text_limit,
    v.image_used, v.image_limit, v.daily_used, v.daily_limit, v.daily_used_on, v.has_ever_paid)
    is distinct from (excluded.listed_at, excluded.search_text, excluded.status, excluded.subscription_status, excluded.subscription_ends_at, excluded.grace_ends_at,
      excluded.trial_ends_at, excluded.text_used, excluded.text_limit, excluded.image_used, excluded.image_limit, excluded.daily_used,
      excluded.daily_limit, excluded.daily_used_on, excluded.has_ever_paid)
$$;

create or replace function list_changed_users() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed uuid[];
begin
  if tg_table_name = 'profiles' then
    if tg_op = 'DELETE' then select array_agg(id) into changed from old_rows; else select array_agg(id) into changed from new_rows; end if;
  else
    if tg_op = 'DELETE' then select array_agg(user_id) into changed from old_rows; else select array_agg(user_id) into changed from new_rows; end if;
  end if;
  if changed is not null then perform list_users(changed); end if;
  return null;
end $$;
do $$
declare
  source text;
begin
  foreach source in array array['profiles', 'subscriptions', 'trials', 'user_usage_limits']
  loop
    execute format('create or replace trigger list_new after insert on %I referencing new table as new_rows for each statement execute function list_changed_users()', source);
    execute format('create or replace trigger list_changed after update on %I referencing new table as new_rows for each statement execute function list_changed_users()', source);
    execute format('create or replace trigger list_gone after delete on %I referencing old table as old_rows for each statement execute function list_changed_users()', source);
  end loop;
end $$;

-- Records when users did something for the first time, and in which weeks since sign-up they asked for a story. Writes
-- only what is new. Locks the users' rows in order, so that two transactions that count the same users do not
-- deadlock.
create or replace function add_journey_steps(p_users uuid[], p_steps text[], p_moments timestamptz[]) returns void
language sql security definer set search_path = public, pg_temp
as $$
  with done as (
    select u.user_id, u.step, utc_day(u.moment) as day from unnest(p_users, p_steps, p_moments) u (user_id, step, moment)),
  known as (
    select * from user_journeys where user_id = any(p_users) order by user_id for update),
  added as (
    select k.user_id, min(d.day) filter (where d.step = 'asked') as asked, min(d.day) filter (where d.step = 'told') as told,
      min(d.day) filter (where d.step = 'kept') as kept, min(d.day) filter (where d.step = 'paid') as paid,
      coalesce(bit_or(1::bigint << least((d.day - k.joined_on) / 7, 62)) filter (where d.step = 'asked' and d.day >= k.joined_on), 0) as weeks
    from known k join done d on d.user_id = k.user_id group by k.user_id)
  update user_journeys j set asked_on = least(j.asked_on, a.asked), told_on = least(j.told_on, a.told),
    kept_on = least(j.kept_on, a.kept), paid_on = least(j.paid_on, a.paid), weeks = j.weeks | a.weeks
  from added a where a.user_id = j.user_id and (
    a.asked < coalesce(j.asked_on, 'infinity') or a.told < coalesce(j.told_on, 'infinity') or a.kept < coalesce(j.kept_on, 'infinity')
    or a.paid < coalesce(j.paid_on, 'infinity') or j.weeks | a.weeks <> j.weeks)
$$;

-- The steps that a journey has reached, as `cohort_counts` names them.
create or replace function journey_steps(j user_journeys) returns setof text
language sql immutable
as $$
  select step from (values ('joined', j.joined_on), ('asked', j.asked_on), ('told', j.told_on), ('kept', j.kept_on), ('paid', j.paid_on)) s (step, day)
  where day is not null
  union all select 'week ' || week from generate_series(0, 62) week where j.weeks >> week & 1 = 1
$$;

create or replace function count_journeys() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  -- The rows before and after the statement; an insert has none before, a delete none after.
  before user_journeys[] := '{}';
  after user_journeys[] := '{}';
begin
  if tg_op <> 'INSERT' then select coalesce(array_agg(o::user_journeys), '{}') into before from old_rows o; end if;
  if tg_op <> 'DELETE' then select coalesce(array_agg(n::user_journeys), '{}') into after from new_rows n; end if;
  insert into cohort_counts as c (joined_on, step, users)
  select joined_on, step, sum(change) from (
    select n.joined_on, s.step, 1 as change from unnest(after) n, journey_steps(n) s (step)
    union all select o.joined_on, s.step, -1 from unnest(before) o, journey_steps(o) s (step)) r
  group by 1, 2 having sum(change) <> 0 order by 1, 2
  on conflict (joined_on, step) do update set users = c.users + excluded.users;
  perform add_counts('first', array_agg(day), array_agg(step), array_agg(change)) from (
    select d.day, d.step, 1 as change from unnest(after) n, first_days(n) d
    union all select d.day, d.step, -1 from unnest(before) o, first_days(o) d) r;
  return null;
end $$;

-- The UTC day of each first step (kind "first" of the daily counts).
create or replace function first_days(j user_journeys) returns table (step text, day date)
language sql immutable
as $$ values ('asked', j.asked_on), ('told', j.told_on), ('kept', j.kept_on), ('paid', j.paid_on) $$;

create or replace trigger count_new_journeys after insert on user_journeys
  referencing new table as new_rows for each statement execute function count_journeys();
create or replace trigger count_moved_journeys after update on user_journeys
  referencing old table as old_rows new table as new_rows for each statement execute function count_journeys();
create or replace trigger count_gone_journeys after delete on user_journeys
  referencing old table as old_rows for each statement execute function count_journeys();

-- A journey begins and ends with its profile; saved stories and payments are steps of it.
create or replace function note_journeys() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  case
    when tg_table_name = 'profiles' and tg_op = 'INSERT' then
      insert into user_journeys (user_id, joined_on) select id, utc_day(created_at) from new_rows order by id on conflict (user_id) do nothing;
    when tg_table_name = 'profiles' then
      delete from user_journeys where user_id in (select id from old_rows);
    when tg_table_name = 'stories' then
      perform add_journey_steps(array_agg(user_id), array_agg('kept'::text), array_agg(created_at)) from new_rows;
    else
      perform add_journey_steps(array_agg(user_id), array_agg('paid'::text), array_agg(paid_at)) from new_rows where amount_paid > 0;
  end case;
  return null;
end $$;
create or replace trigger journeys_begin after insert on profiles
  referencing new table as new_rows for each statement execute function note_journeys();
create or replace trigger journeys_end after delete on profiles
  referencing old table as old_rows for each statement execute function note_journeys();
create or replace trigger journeys_of_stories after insert on stories
  referencing new table as new_rows for each statement execute function note_journeys();
create or replace trigger journeys_of_payments after insert on payments
  referencing new table as new_rows for each statement execute function note_journeys();

-- Puts times into buckets that are 10 % wide: a percentile read from them is right to 5 %.
create or replace function time_bucket(p_ms integer) returns smallint language sql immutable parallel safe
as $$ select floor(ln(greatest(p_ms, 1)) / ln(1.1))::smallint $$;

-- Both times of a finished story: until its first words, and in all.
create or replace function story_times(a story_analytics) returns table (measure text, bucket smallint)
language sql immutable
as $$
  select measure, time_bucket(ms) from (values ('first', a.first_words_ms), ('whole', a.generation_time_ms)) t (measure, ms)
  where a.success and ms is not null
$$;

create or replace function count_story_times() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into daily_story_times as d (day, measure, api_provider, model, prompt_version, bucket, stories)
  select utc_day(n.timestamp), t.measure, coalesce(n.api_provider, 'unknown'), n.model_used, coalesce(n.prompt_version, ''), t.bucket, count(*)
  from new_rows n, story_times(n::story_analytics) t group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (day, measure, api_provider, model, prompt_version, bucket) do update set stories = d.stories + excluded.stories;
  return null;
end $$;
create or replace trigger count_story_times after insert on story_analytics
  referencing new table as new_rows for each statement execute function count_story_times();

-- Payments and refunds by month. A refund is a payment below zero.
create or replace function count_takings() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'INSERT' then
    insert into monthly_takings as t (month, currency, paid, refunded)
    select date_trunc('month', utc_day(paid_at))::date, currency, -sum(greatest(amount_paid, 0)), -sum(greatest(-amount_paid, 0))
    from old_rows group by 1, 2 order by 1, 2
    on conflict (month, currency) do update set paid = t.paid + excluded.paid, refunded = t.refunded + excluded.refunded;
  end if;
  if tg_op <> 'DELETE' then
    insert into monthly_takings as t (month, currency, paid, refunded)
    select date_trunc('month', utc_day(paid_at))::date, currency, sum(greatest(amount_paid, 0)), sum(greatest(-amount_paid, 0))
    from new_rows group by 1, 2 order by 1, 2
    on conflict (month, currency) do update set paid = t.paid + excluded.paid, refunded = t.refunded + excluded.refunded;
  end if;
  return null;
end $$;
create or replace trigger count_takings_new after insert on payments
  referencing new table as new_rows for each statement execute function count_takings();
create or replace trigger count_takings_changed after update on payments
  referencing old table as old_rows new table as new_rows for each statement execute function count_takings();
create or replace trigger count_takings_gone after delete on payments
  referencing old table as old_rows for each statement execute function count_takings();

create or replace function recount_takings() returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from monthly_takings;
  insert into monthly_takings
    select date_trunc('month', utc_day(paid_at))::date, currency, sum(greatest(amount_paid, 0)), sum(greatest(-amount_paid, 0))
    from payments group by 1, 2
$$;

-- Adds to the figures of a prompt version's saved stories, by the day they were saved on.
create or replace function add_version_counts(p_day date, p_version text, p_saved integer, p_rereads integer, p_favorites integer, p_continued integer)
returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into daily_prompt_versions as d (day, version, saved, rereads, favorites, continued)
  select p_day, p_version, p_saved, p_rereads, p_favorites, p_continued
  where p_version is not null and (p_saved <> 0 or p_rereads <> 0 or p_favorites <> 0 or p_continued <> 0)
  on conflict (day, version) do update set saved = d.saved + excluded.saved, rereads = d.rereads + excluded.rereads,
    favorites = d.favorites + excluded.favorites, continued = d.continued + excluded.continued
$$;

create or replace function count_asked_versions() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into daily_prompt_versions as d (day, version, stories, stopped, refused)
  select utc_day(timestamp), prompt_version, count(*), count(*) filter (where error_message = 'GENERATION_STOPPED'),
    count(*) filter (where error_message = 'CONTENT_FILTERED')
  from new_rows where prompt_version is not null group by 1, 2 order by 1, 2
  on conflict (day, version) do update set stories = d.stories + excluded.stories, stopped = d.stopped + excluded.stopped,
    refused = d.refused + excluded.refused;
  return null;
end $$;
create or replace trigger count_versions after insert on story_analytics
  referencing new table as new_rows for each statement execute function count_asked_versions();

-- Counts saved stories that were added or changed; `p_before` and `p_after` hold their rows. A story counts as
-- continued while a saved story is its chapter, so stories whose chapters were added or moved are counted again too.
create or replace function count_kept_versions(p_before jsonb, p_after jsonb) returns void
language sql security definer set search_path = public, pg_temp
as $$
  with b as (select * from jsonb_to_recordset(coalesce(p_before, '[]')) r (id uuid, generation_id uuid, chapter_of uuid, created_at timestamptz)),
  a as (select * from jsonb_to_recordset(coalesce(p_after, '[]')) r (id uuid, generation_id uuid, chapter_of uuid, created_at timestamptz)),
  touched as (
    select id, generation_id, created_at, -1 as was, 0 as is_now from b
    union all select id, generation_id, created_at, 0, 1 from a
    union all select s.id, s.generation_id, s.created_at, -1, 1 from stories s
      where s.id in (select chapter_of from b union select chapter_of from a)
        and s.id not in (select id from b union select id from a)),
  told as (
    select t.*, exists (select from b where b.chapter_of = t.id)
        or exists (select from stories n where n.chapter_of = t.id and n.id not in (select id from a)) as had,
      exists (select from stories n where n.chapter_of = t.id) as has
    from touched t where t.generation_id is not null)
  select add_version_counts(utc_day(t.created_at), g.prompt_version, sum(was + is_now)::integer, sum((was + is_now) * g.rereads)::integer,
    sum((was + is_now) * (select count(*) from favorites f where f.story_id = t.id))::integer,
    sum(was * had::integer + is_now * has::integer)::integer)
  from told t join generations g on g.id = t.generation_id group by utc_day(t.created_at), g.prompt_version
  order by utc_day(t.created_at), g.prompt_version
$$;

create or replace function count_story_versions() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  before jsonb;
  after jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object('id', id, 'generation_id', generation_id, 'chapter_of', chapter_of, 'created_at', created_at))
    into after from new_rows where generation_id is not null or chapter_of is not null;
  else
    select jsonb_agg(jsonb_build_object('id', o.id, 'generation_id', o.generation_id, 'chapter_of', o.chapter_of, 'created_at', o.created_at)),
      jsonb_agg(jsonb_build_object('id', n.id, 'generation_id', n.generation_id, 'chapter_of', n.chapter_of, 'created_at', n.created_at))
    into before, after from old_rows o join new_rows n on n.id = o.id
    where (o.generation_id, o.chapter_of, o.created_at) is distinct from (n.generation_id, n.chapter_of, n.created_at);
  end if;
  if before is not null or after is not null then perform count_kept_versions(before, after); end if;
  return null;
end $$;
create or replace trigger count_versions_new after insert on stories
  referencing new table as new_rows for each statement execute function count_story_versions();
create or replace trigger count_versions_changed after update on stories
  referencing old table as old_rows new table as new_rows for each statement execute function count_story_versions();

-- Counts favourites of existing stories; a deleted story's favourites are subtracted with it.
create or replace function count_favorite_versions() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform add_version_counts(utc_day(s.created_at), g.prompt_version, 0, 0, case tg_op when 'INSERT' then 1 else -1 end, 0)
  from stories s join generations g on g.id = s.generation_id
  where s.id = case tg_op when 'INSERT' then new.story_id else old.story_id end;
  return null;
end $$;
create or replace trigger count_versions after insert or delete on favorites
for each row execute function count_favorite_versions();

-- Subtracts a deleted story with its rereads, favourites and continuation; the story that it continued may have no
-- chapter any more. Runs before each row is deleted, so that the order in which a series is deleted does not matter.
create or replace function count_going_story() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform add_version_counts(utc_day(old.created_at), g.prompt_version, -1, -g.rereads,
    -(select count(*) from favorites f where f.story_id = old.id)::integer,
    -(exists (select from stories n where n.chapter_of = old.id))::integer)
  from generations g where g.id = old.generation_id;
  perform add_version_counts(utc_day(s.created_at), g.prompt_version, 0, 0, 0, -1)
  from stories s join generations g on g.id = s.generation_id where s.id = old.chapter_of
    and not exists (select from stories n where n.chapter_of = s.id and n.id <> old.id);
  return old;
end $$;
create or replace trigger count_versions_going before delete on stories
for each row when (old.generation_id is not null or old.chapter_of is not null) execute function count_going_story();

-- Counts rereads, and subtracts a story whose generation is deleted before it, with the account.
create or replace function count_generation_versions() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    perform add_version_counts(utc_day(s.created_at), new.prompt_version, 0, new.rereads - old.rereads, 0, 0)
    from stories s where s.user_id = new.user_id and s.generation_id = new.id;
    return new;
  end if;
  perform add_version_counts(utc_day(s.created_at), old.prompt_version, -1, -old.rereads,
    -(select count(*) from favorites f where f.story_id = s.id)::integer,
    -(exists (select from stories n where n.chapter_of = s.id))::integer)
  from stories s where s.user_id = old.user_id and s.generation_id = old.id;
  return old;
end $$;
create or replace trigger count_versions_again before update of rereads on generations
for each row when (old.rereads <> new.rereads) execute function count_generation_versions();
create or replace trigger count_versions_going before delete on generations
for each row when (old.prompt_version is not null) execute function count_generation_versions();

-- Counts all of it anew. The generations of days more than 6 months ago keep their counts: their rows may be gone.
create or replace function recount_versions() returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  known_from date := utc_day(app_now() - interval '6 months') + 1;
begin
  delete from daily_prompt_versions where day >= known_from;
  update daily_prompt_versions set saved = 0, rereads = 0, favorites = 0, continued = 0;
  insert into daily_prompt_versions (day, version, stories, stopped, refused)
    select utc_day(timestamp), prompt_version, count(*), count(*) filter (where error_message = 'GENERATION_STOPPED'),
      count(*) filter (where error_message = 'CONTENT_FILTERED')
    from story_analytics where prompt_version is not null and utc_day(timestamp) >= known_from group by 1, 2;
  perform add_version_counts(day, version, saved, rereads, favorites, continued) from (
    select utc_day(s.created_at) as day, g.prompt_version as version, count(*)::integer as saved, sum(g.rereads)::integer as rereads,
      count(*) filter (where exists (select from favorites f where f.story_id = s.id))::integer as favorites,
      count(*) filter (where exists (select from stories n where n.chapter_of = s.id))::integer as continued
    from stories s join generations g on g.id = s.generation_id
    where g.prompt_version is not null and s.created_at > app_now() - interval '1 year' group by 1, 2) kept;
end $$;

-- The group of an error: those of the same type whose messages differ only in ids and numbers.
create or replace function error_group(p_type text, p_message text) returns text language sql immutable parallel safe
as $$ select md5(p_type || e'\n' || regexp_replace(p_message, '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+', '#', 'gi')) $$;

-- Sets each error's group, so that groups are counted without reading the messages.
create or replace function set_error_group() returns trigger language plpgsql
as $$
begin
  new.group_id := error_group(new.error_type, new.error_message);
  return new;
end $$;
create or replace trigger set_error_group before insert on error_logs
  for each row execute function set_error_group();

create or replace function count_errors() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into error_groups as g (id, error_type, error_message, first_at, last_at, count)
  select group_id, min(error_type), (array_agg(error_message order by timestamp))[1], min(timestamp), max(timestamp), count(*)
  from new_rows group by 1 order by 1
  on conflict (id) do update set first_at = least(g.first_at, excluded.first_at), last_at = greatest(g.last_at, excluded.last_at),
    count = g.count + excluded.count;
  return null;
end $$;
create or replace trigger count_errors after insert on error_logs
  referencing new table as new_rows for each statement execute function count_errors();

-- Deletes the error groups that only the leaving account met. A group that others met too takes the message of one of
-- their errors (P33).
create or replace function forget_errors(p_user_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  with met as (select distinct group_id as id from error_logs where user_id = p_user_id),
  others as (
    select m.id, (select l.error_message from error_logs l
      where l.user_id is distinct from p_user_id and l.group_id = m.id limit 1) as message
    from met m),
  gone as (delete from error_groups g using others o where g.id = o.id and o.message is null)
  update error_groups g set error_message = o.message from others o where g.id = o.id and o.message is not null;
end $$;

-- Sets the group of errors from before each error had one, and after a bulk load.
create or replace function set_error_groups() returns void
language sql security definer set search_path = public, pg_temp
as $$ update error_logs set group_id = error_group(error_type, error_message) where group_id is null $$;

-- Counts journeys, story times and error groups anew from the rows that are left: for databases from before these
-- counts, and after a bulk load. Known journeys and errors only grow, because rows more than a year old are gone.
create or replace function recount_cohorts() returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into user_journeys as j (user_id, joined_on, asked_on, told_on, kept_on, paid_on, weeks)
    select p.id, utc_day(p.created_at), e.asked, e.told, s.kept, m.paid, coalesce(e.weeks, 0)
    from profiles p
    left join (select v.user_id, min(utc_day(v.timestamp)) filter (where v.event_type = 'story_generation_started') as asked,
        min(utc_day(v.timestamp)) filter (where v.event_type = 'story_generation_completed') as told,
        bit_or(1::bigint << least((utc_day(v.timestamp) - utc_day(q.created_at)) / 7, 62))
          filter (where v.event_type = 'story_generation_started' and utc_day(v.timestamp) >= utc_day(q.created_at)) as weeks
      from user_events v join profiles q on q.id = v.user_id
      where v.event_type in ('story_generation_started', 'story_generation_completed') group by 1) e on e.user_id = p.id
    left join (select user_id, min(utc_day(created_at)) as kept from stories group by 1) s on s.user_id = p.id
    left join (select user_id, min(utc_day(paid_at)) as paid from payments where amount_paid > 0 group by 1) m on m.user_id = p.id
    on conflict (user_id) do update set asked_on = least(j.asked_on, excluded.asked_on), told_on = least(j.told_on, excluded.told_on),
      kept_on = least(j.kept_on, excluded.kept_on), paid_on = least(j.paid_on, excluded.paid_on), weeks = j.weeks | excluded.weeks;
  delete from cohort_counts;
  insert into cohort_counts select j.joined_on, s.step, count(*) from user_journeys j, journey_steps(j) s (step) group by 1, 2;
  delete from daily_counts where kind = 'first';
  insert into daily_counts (day, kind, detail, count)
    select d.day, 'first', d.step, count(*) from user_journeys j, first_days(j) d where d.day is not null group by 1, 3;
  delete from daily_story_times where day > utc_day(app_now() - interval '6 months');
  insert into daily_story_times
    select utc_day(a.timestamp), t.measure, coalesce(a.api_provider, 'unknown'), a.model_used, coalesce(a.prompt_version, ''), t.bucket, count(*)
    from story_analytics a, story_times(a) t group by 1, 2, 3, 4, 5, 6
    on conflict (day, measure, api_provider, model, prompt_version, bucket) do nothing;
  perform set_error_groups();
  insert into error_groups as g
    select group_id, min(error_type), (array_agg(error_message order by timestamp))[1], min(timestamp), max(timestamp), count(*)
    from error_logs group by 1
    on conflict (id) do update set first_at = least(g.first_at, excluded.first_at), last_at = greatest(g.last_at, excluded.last_at),
      count = greatest(g.count, excluded.count);
end $$;

-- Counts stories refused for a limit anew, by day. The row `counted` of today shows that this has run once.
create or replace function recount_limits() returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from daily_counts where kind = 'limited' and day > utc_day(app_now() - interval '6 months');
  insert into daily_counts (day, kind, detail, count)
    select utc_day(timestamp), 'limited', error_message, count(*) from api_usage_logs where is_limited(error_message) group by 1, 3
    union all select utc_day(app_now()), 'limited', 'counted', 0
    on conflict (kind, day, detail) do nothing;
end $$;

-- Counts everything anew from its rows: for databases from before there were counts, and after a bulk load. Rows that
-- retention deleted cannot be counted any more, so counts of days and hours whose rows may be gone stay as they are and
-- are added only where there is none. For the same reason users' last activity only moves forward, and the number of
-- active users of a day only grows, because a session knows only its last day.
drop function if exists recount_story_costs();
create or replace function recount_operations() returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  -- The first days of which all rows are still there (keep_retention).
  events_from date := utc_day(app_now() - interval '1 year') + 1;
  calls_from date := utc_day(app_now() - interval '6 months') + 1;
  hours_from timestamptz := calls_from::timestamp at time zone 'utc';
  months_from date := date_trunc('month', calls_from + interval '1 month' - interval '1 day');
begin
  delete from daily_counts where kind in ('story', 'language', 'length', 'age', 'model', 'setting', 'character', 'writers', 'user')
    or kind = 'event' and day >= events_from;
  delete from hourly_calls where hour >= hours_from;
  delete from daily_cost_summaries where date >= calls_from;
  delete from daily_story_costs where day >= calls_from;
  delete from monthly_user_costs where month >= months_from;
  insert into daily_counts (day, kind, detail, count, users)
    select utc_day(timestamp), 'event', event_type, count(*), count(distinct user_id) from user_events group by 1, 3
    union all select utc_day(created_at), 'writers', 'all', 0, count(distinct user_id) from stories group by 1
    union all select utc_day(s.created_at), d.kind, d.detail, count(*), 0 from stories s, story_details(s.story_type, s.language, s.length, s.age_group, s.model, s.setting, s.characters) d group by 1, 2, 3
    union all select utc_day(created_at), 'user', provider, count(*), 0 from profiles group by 1, 3
    on conflict (kind, day, detail) do nothing;
  insert into daily_counts (day, kind, detail, count, users)
    select utc_day(last_seen_at), 'active', 'all', 0, count(distinct user_id) from user_sessions group by 1
    on conflict (kind, day, detail) do update set users = greatest(daily_counts.users, excluded.users);
  insert into hourly_calls
    select date_trunc('hour', timestamp, 'utc'), api_provider, endpoint, method, count(*), count(*) filter (where is_fault(status_code, error_message)),
      count(*) filter (where status_code >= 500 and is_fault(status_code, error_message)), count(response_time_ms), coalesce(sum(response_time_ms), 0),
      coalesce(max(response_time_ms), 0), count(cost_usd), coalesce(sum(cost_usd), 0)
    from api_usage_logs group by 1, 2, 3, 4 on conflict (hour, api_provider, endpoint, method) do nothing;
  insert into daily_cost_summaries
    select utc_day(timestamp), api_provider, sum(cost_usd), count(*) from api_usage_logs where cost_usd is not null group by 1, 2
    on conflict (date, api_provider) do nothing;
  insert into daily_story_costs
    select utc_day(timestamp), story_kind(story_params), count(*) filter (where success), count(*) filter (where not success), coalesce(sum(cost_usd), 0)
    from story_analytics group by 1, 2 on conflict (day, kind) do nothing;
  insert into monthly_user_costs
    select date_trunc('month', utc_day(a.timestamp))::date, a.user_id, count(*) filter (where success and story_kind(story_params) = 'text'),
      count(*) filter (where success and story_kind(story_params) = 'illustrated'), coalesce(sum(a.cost_usd), 0)
    from story_analytics a join users u on u.id = a.user_id group by 1, 2 on conflict (month, user_id) do nothing;
  insert into user_last_events
    select e.user_id, event_type, max(timestamp) from user_events e join users u on u.id = e.user_id group by 1, 2
    union all select user_id, 'session', max(last_seen_at) from user_sessions group by 1
    on conflict (user_id, event_type) do update set last_at = greatest(user_last_events.last_at, excluded.last_at);
  insert into user_activity as v (user_id, stories, last_story_at, last_active_at, user_agent, country)
    select u.id, coalesce(s.stories, 0), s.last_at, greatest(s.last_at, e.last_at, w.last_seen_at), w.user_agent, w.country
    from users u
    left join (select user_id, count(*) as stories, max(created_at) as last_at from stories group by 1) s on s.user_id = u.id
    left join (select user_id, max(last_at) as last_at from user_last_events group by 1) e on e.user_id = u.id
    left join (select distinct on (user_id) user_id, last_seen_at, user_agent, country from user_sessions order by user_id, last_seen_at desc) w
      on w.user_id = u.id
    where coalesce(s.user_id, e.user_id, w.user_id) is not null or exists (select from user_activity k where k.user_id = u.id)
    on conflict (user_id) do update set stories = excluded.stories, last_story_at = excluded.last_story_at,
      last_active_at = greatest(v.last_active_at, excluded.last_active_at),
      user_agent = coalesce(excluded.user_agent, v.user_agent), country = coalesce(excluded.country, v.country);
  perform list_users(array(select id from users));
  -- The counts that triggers derive from the rows above.
  delete from daily_counts where kind in ('last', 'country', 'costing', 'session');
  insert into daily_counts (day, kind, detail, count)
    select utc_day(last_at), 'last', event_type, count(*) from user_last_events group by 1, 3
    union all select utc_day(last_seen_at), 'session', 'all', count(*) from user_sessions group by 1
    union all select utc_day(last_active_at), 'country', country, count(*) from user_activity
      where country is not null and last_active_at is not null group by 1, 3
    union all select month, 'costing', 'all', count(*) from monthly_user_costs group by 1;
  perform recount_cohorts();
  perform recount_limits();
  perform recount_versions();
  perform recount_takings();
end $$;

-- The active operators. One whose user is not recorded yet is found by e-mail; `user_id` is null without an account.
create or replace function operators() returns table (user_id uuid, role text)
language sql stable
as $$
  select coalesce(a.user_id, (select u.id from users u where lower(u.email) = lower(a.email) limit 1)), a.role
  from admin_users a where a.is_active
$$;

-- All users with their status and the columns that the back office's lists filter and sort by. The status follows
-- effective_subscription_status, but without the household's plan, and is 'free' where that is 'incomplete' for want
-- of a subscription. `has_plan`: there is a subscription or a trial, so the status has to be worked out.
drop function if exists member_rows();
drop function if exists tier_of(text, boolean);
drop function if exists listed_users();
create function listed_users() returns table (
  id uuid, listed_at timestamptz, search_text text, status text, subscription text, tier text, has_plan boolean,
  stories integer, last_story_at timestamptz, last_active_at timestamptz, user_agent text, country char(2),
  text_used integer, text_limit integer, image_used integer, image_limit integer, daily_used integer, daily_limit integer,
  has_ever_paid boolean)
language sql stable
as $$
  select user_id, listed_at, search_text, status, subscription,
    case
      when is_operator then 'admin'
      when not has_plan then case when has_ever_paid then 'premium' else 'free' end
      when subscription = 'admin' then 'admin'
      when has_ever_paid or subscription in ('active', 'trialing') then 'premium'
      else 'free' end,
    has_plan, stories, last_story_at, last_active_at, user_agent, country, text_used, text_limit, image_used, image_limit,
    case when daily_used_on = (select utc_day(app_now())) then daily_used else 0 end, daily_limit, has_ever_paid
  from (
    select o.*,
      case
        when is_operator then 'admin'
        when not has_plan then 'free'
        when subscription_status in ('active', 'trialing', 'past_due') and subscription_ends_at <= (select app_now()) then 'canceled'
        when subscription_status = 'past_due' and grace_ends_at > (select app_now()) then 'active'
        when subscription_status is not null then subscription_status
        when trial_ends_at > (select app_now()) then 'trialing'
        else 'free' end as subscription
    from (
      select v.*, v.user_id in (select o.user_id from operators() o where o.user_id is not null) as is_operator,
        v.subscription_status is not null or v.trial_ends_at is not null as has_plan
      from user_activity v where v.listed_at is not null) o) m
$$;

-- Counts events since a moment: whole days from the counts, the day of the moment from the log itself.
create or replace function events_since(p_since timestamptz) returns bigint
language sql stable
as $$
  select (select coalesce(sum(count), 0) from daily_counts where kind = 'event' and day > utc_day(p_since))
    + (select count(*) from user_events where timestamp >= p_since and timestamp < (utc_day(p_since) + 1)::timestamp at time zone 'utc')
$$;

-- Whether a call is a parent's request (a story function) or a failure of our own ('app'). The calls that we make to
-- providers for a request are not counted as well.
create or replace function is_service_call(p_provider text, p_endpoint text) returns boolean
language sql immutable parallel safe
as $$ select p_provider = 'app' or p_endpoint in ('generate-story-stream', 'generate-story-gemini', 'generate-story') $$;

-- Of these, the text stories from any provider: their first words arrive while they are being written.
create or replace function is_text_call(p_provider text, p_endpoint text) returns boolean
language sql immutable parallel safe
as $$ select p_provider <> 'app' and p_endpoint in ('generate-story-stream', 'generate-story') $$;

-- The UTC hour of a moment, and the hour after it. Both are immutable, so the planner knows which months of a log hold
-- the first and the last hour of a period, and leaves out the others.
create or replace function utc_hour(p_moment timestamptz) returns timestamptz language sql immutable parallel safe
as $$ select date_trunc('hour', p_moment at time zone 'utc') at time zone 'utc' $$;
create or replace function next_utc_hour(p_moment timestamptz) returns timestamptz language sql immutable parallel safe
as $$ select (date_trunc('hour', p_moment at time zone 'utc') + interval '1 hour') at time zone 'utc' $$;

-- The calls between two moments, shaped like the hourly counts: whole hours come from the counts, the hours of the two
-- moments from the log itself, so that every figure is exact. Of our own functions ("app") only failures are logged
-- (EVENT-11), so they give no rate: those that are our fault count as requests, a caller's mistakes do not. `logged` is
-- the number of all rows, both kinds included.
drop function if exists calls_since(timestamptz);
drop function if exists calls_between(timestamptz, timestamptz);
create function calls_between(p_from timestamptz, p_until timestamptz) returns table (
  hour timestamptz, api_provider text, endpoint text, method text, requests integer, errors integer, server_errors integer,
  timed integer, total_ms numeric, max_ms integer, priced integer, cost_usd numeric, logged integer)
language sql stable
as $$
  select hour, api_provider, endpoint, method, case api_provider when 'app' then server_errors else requests end,
    case api_provider when 'app' then server_errors else errors end, server_errors, timed, total_ms, max_ms, priced, cost_usd, requests
  from hourly_calls where hour >= next_utc_hour(p_from) and hour < utc_hour(p_until)
  union all
  select hour, api_provider, endpoint, method, case api_provider when 'app' then server_errors else requests end,
    case api_provider when 'app' then server_errors else errors end, server_errors, timed, total_ms, max_ms, priced, cost_usd, requests
  from (
    select utc_hour(timestamp) as hour, api_provider, endpoint, method, count(*)::integer as requests,
      count(*) filter (where is_fault(status_code, error_message))::integer as errors,
      count(*) filter (where status_code >= 500 and is_fault(status_code, error_message))::integer as server_errors,
      count(response_time_ms)::integer as timed, coalesce(sum(response_time_ms), 0) as total_ms, coalesce(max(response_time_ms), 0)::integer as max_ms,
      count(cost_usd)::integer as priced, coalesce(sum(cost_usd), 0) as cost_usd
    from (
      select * from api_usage_logs where timestamp >= p_from and timestamp < least(next_utc_hour(p_from), p_until)
      union all
      select * from api_usage_logs where timestamp < p_until
        and timestamp >= greatest(utc_hour(p_until), next_utc_hour(p_from))) rows
    group by 1, 2, 3, 4) l
$$;

-- The same, from a moment on.
create function calls_since(p_since timestamptz) returns table (
  hour timestamptz, api_provider text, endpoint text, method text, requests integer, errors integer, server_errors integer,
  timed integer, total_ms numeric, max_ms integer, priced integer, cost_usd numeric, logged integer)
language sql stable
as $$ select * from calls_between(p_since, 'infinity') $$;
