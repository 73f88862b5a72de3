-- Logs, counts and the audit are written and read by the server for operators; members never touch them.
grant select, insert, update, delete on
  user_events, error_logs, api_usage_logs, story_analytics, daily_cost_summaries, user_sessions,
  daily_counts, hourly_calls, daily_story_costs, monthly_user_costs, user_last_events, user_activity, job_runs to lunatale_service;
-- The service adds audit entries and cannot change or delete them.
grant select, insert on audit_entries to lunatale_service;

alter table user_events enable row level security;
alter table error_logs enable row level security;
alter table api_usage_logs enable row level security;
alter table story_analytics enable row level security;
alter table daily_cost_summaries enable row level security;
alter table user_sessions enable row level security;
alter table daily_counts enable row level security;
alter table hourly_calls enable row level security;
alter table daily_story_costs enable row level security;
alter table monthly_user_costs enable row level security;
alter table user_last_events enable row level security;
alter table user_activity enable row level security;
alter table audit_entries enable row level security;
alter table job_runs enable row level security;

do $$
declare
  name text;
begin
  foreach name in array array['user_events', 'error_logs', 'api_usage_logs', 'story_analytics', 'daily_cost_summaries',
    'user_sessions', 'daily_counts', 'hourly_calls', 'daily_story_costs', 'monthly_user_costs', 'user_last_events', 'user_activity', 'audit_entries', 'job_runs']
  loop
    execute format('drop policy if exists service on %I', name);
    execute format('create policy service on %I to lunatale_service using (true) with check (true)', name);
  end loop;
end $$;

select ensure_log_partitions();
select recount_operations() where not exists (select from daily_counts) and exists (select from profiles);
select recount_operations() where not exists (select from daily_story_costs) and exists (select from story_analytics);
-- For databases from before users were listed and before the counts of last events existed.
select list_users(array(select id from profiles)) where not exists (select from user_activity where listed_at is not null);
select add_counts('last', array_agg(utc_day(last_at)), array_agg(event_type), array_agg(1)) from user_last_events
where not exists (select from daily_counts where kind = 'last');
select add_counts('session', array_agg(utc_day(last_seen_at)), array_agg('all'::text), array_agg(1)) from user_sessions
where not exists (select from daily_counts where kind = 'session');
select add_counts('country', array_agg(utc_day(last_active_at)), array_agg(country::text), array_agg(1)) from user_activity
where not exists (select from daily_counts where kind = 'country');
select add_counts('costing', array_agg(month), array_agg('all'::text), array_agg(1)) from monthly_user_costs
where not exists (select from daily_counts where kind = 'costing');
select set_error_groups();
select recount_limits() where not exists (select from daily_counts where kind = 'limited') and exists (select from api_usage_logs);

grant select, insert, update, delete on live_settings to lunatale_service;
alter table live_settings enable row level security;
drop policy if exists service on live_settings;
create policy service on live_settings to lunatale_service using (true) with check (true);

-- Counts for operators: how far users came, how long stories took, and grouped errors.
grant select, insert, update, delete on daily_story_times, daily_prompt_versions, monthly_takings, user_journeys, cohort_counts, error_groups to lunatale_service;
do $$
declare
  name text;
begin
  foreach name in array array['daily_story_times', 'daily_prompt_versions', 'monthly_takings', 'user_journeys', 'cohort_counts', 'error_groups']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('drop policy if exists service on %I', name);
    execute format('create policy service on %I to lunatale_service using (true) with check (true)', name);
  end loop;
end $$;
select recount_cohorts() where not exists (select from cohort_counts) and exists (select from profiles);
select recount_takings() where not exists (select from monthly_takings) and exists (select from payments);
select recount_versions() where not exists (select from daily_prompt_versions) and exists (select from story_analytics);

-- Alerts are written by the server and shown to operators.
grant select, insert, update, delete on alerts to lunatale_service;
alter table alerts enable row level security;
drop policy if exists service on alerts;
create policy service on alerts to lunatale_service using (true) with check (true);

-- Pending removals from the object store are the service's alone.
grant select, insert, delete on object_removals to lunatale_service;
alter table object_removals enable row level security;
drop policy if exists service on object_removals;
create policy service on object_removals to lunatale_service using (true) with check (true);

-- A server without the owner's address reads these to check that the database is prepared for its release.
grant usage on schema drizzle to lunatale_service;
grant select on drizzle.__drizzle_migrations, drizzle.applied_texts to lunatale_service;

-- Deletion records are the service's alone; a parent's deletion writes one through a trigger.
grant select, insert, update, delete on deletion_records to lunatale_service;
alter table deletion_records enable row level security;
drop policy if exists service on deletion_records;
create policy service on deletion_records to lunatale_service using (true) with check (true);
