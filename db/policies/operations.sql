-- Logs are written and read by the server for operators; members never touch them.
grant select, insert, update, delete on user_events, error_logs, api_usage_logs, story_analytics, daily_cost_summaries to lunatale_service;

alter table user_events enable row level security;
alter table error_logs enable row level security;
alter table api_usage_logs enable row level security;
alter table story_analytics enable row level security;
alter table daily_cost_summaries enable row level security;

drop policy if exists service on user_events;
create policy service on user_events to lunatale_service using (true) with check (true);
drop policy if exists service on error_logs;
create policy service on error_logs to lunatale_service using (true) with check (true);
drop policy if exists service on api_usage_logs;
create policy service on api_usage_logs to lunatale_service using (true) with check (true);
drop policy if exists service on story_analytics;
create policy service on story_analytics to lunatale_service using (true) with check (true);
drop policy if exists service on daily_cost_summaries;
create policy service on daily_cost_summaries to lunatale_service using (true) with check (true);
