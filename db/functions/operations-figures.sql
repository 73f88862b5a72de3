-- Figures: story times, takings, prompt versions, errors; counting everything anew; and what the screens read.

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
  -- What deleted accounts added (keep_counts_of_nobody); older events are still in the counts.
  insert into daily_counts as c (day, kind, detail, count, users)
    select day, substr(kind, 6), detail, count, users from daily_counts
    where kind like 'gone %' and kind <> 'gone user' and (kind <> 'gone event' or day >= events_from)
    on conflict (kind, day, detail) do update set count = c.count + excluded.count, users = c.users + excluded.users;
  perform recount_cohorts();
  perform recount_limits();
  perform recount_versions();
  perform recount_takings();
end $$;

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
