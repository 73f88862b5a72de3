-- The logs: their partitions, their retention, and which accounts have become inactive.

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
