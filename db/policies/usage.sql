-- A member reads their own counters; only the functions change them (SEC-07, AMB-095).
grant select, insert, update, delete on user_usage_limits to lunatale_service;
grant select on user_usage_limits to lunatale_member;
grant execute on function check_usage_limit(uuid, text), get_user_usage_stats(uuid) to lunatale_member;

alter table user_usage_limits enable row level security;

drop policy if exists service on user_usage_limits;
create policy service on user_usage_limits to lunatale_service using (true) with check (true);
drop policy if exists own on user_usage_limits;
create policy own on user_usage_limits for select to lunatale_member using (user_id = current_user_id());

-- Only the service reads and writes what is remembered of people who left.
grant select, insert, update, delete on spent_allowances to lunatale_service;
alter table spent_allowances enable row level security;
drop policy if exists service on spent_allowances;
create policy service on spent_allowances to lunatale_service using (true) with check (true);

grant select, insert, update, delete on made_counts to lunatale_service;
grant execute on function count_made(text[], integer[]) to lunatale_member;
alter table made_counts enable row level security;
drop policy if exists service on made_counts;
create policy service on made_counts to lunatale_service using (true) with check (true);
