-- The daily counts: what each event, call, story and session adds to them.

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

-- Keeps what an account adds to the figures of past days and months when it is deleted, as counts that name nobody: each
-- under its kind after "gone", for those who count anew. The triggers then take the account out of the counts of what
-- there is; what they would take from the past is added here before. Nothing happens for an account that is gone already.
create or replace function keep_counts_of_nobody(p_user_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform from users where id = p_user_id for update;
  if not found then
    return;
  end if;
  with own (day, kind, detail, count, users) as (
    select utc_day(s.created_at), d.kind, d.detail, count(*), 0 from stories s,
      story_details(s.story_type, s.language, s.length, s.age_group, s.model, s.setting, s.characters) d where s.user_id = p_user_id group by 1, 2, 3
    union all select distinct utc_day(created_at), 'writers', 'all', 0, 1 from stories where user_id = p_user_id
    union all select month, 'costing', 'all', 1, 0 from monthly_user_costs where user_id = p_user_id),
  -- No trigger takes events away, and who is registered is a count of what there is.
  kept (day, kind, detail, count, users) as (
    select * from own
    union all select day, 'gone ' || kind, detail, count, users from own
    union all select utc_day(timestamp), 'gone event', event_type, count(*), 1 from user_events where user_id = p_user_id group by 1, 3
    union all select utc_day(created_at), 'gone user', provider, 1, 0 from profiles where id = p_user_id)
  insert into daily_counts as c (day, kind, detail, count, users)
  select * from kept order by kind, day, detail
  on conflict (kind, day, detail) do update set count = c.count + excluded.count, users = c.users + excluded.users;
end $$;
