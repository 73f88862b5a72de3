-- A member reads their own generations; reserving and settling go through functions.
grant select, insert, update, delete on generations, provider_spending to lunatale_service;
grant select on generations to lunatale_member;
grant execute on function plan_of_story(uuid), reserve_generation(uuid, uuid, boolean, text, jsonb, interval, text, numeric, numeric) to lunatale_member;

grant select, insert, update, delete on told_stories to lunatale_service;
grant select on told_stories to lunatale_member;

alter table told_stories enable row level security;
drop policy if exists service on told_stories;
create policy service on told_stories to lunatale_service using (true) with check (true);
drop policy if exists own on told_stories;
create policy own on told_stories for select to lunatale_member using (coalesce(user_id = any((select current_adults())::uuid[]), false));

alter table generations enable row level security;

drop policy if exists service on generations;
create policy service on generations to lunatale_service using (true) with check (true);
drop policy if exists own on generations;
create policy own on generations for select to lunatale_member using (user_id = current_user_id());

alter table provider_spending enable row level security;
drop policy if exists service on provider_spending;
create policy service on provider_spending to lunatale_service using (true) with check (true);

-- Touch-ups are counted by functions; a member reads their own.
grant select on touch_ups to lunatale_member;
grant select, insert, update, delete on touch_ups to lunatale_service;
grant execute on function reserve_touch_up(uuid, text, text, numeric, numeric, integer, interval), touch_ups_today(uuid, text)
  to lunatale_member;
alter table touch_ups enable row level security;
drop policy if exists service on touch_ups;
create policy service on touch_ups to lunatale_service using (true) with check (true);
drop policy if exists own on touch_ups;
create policy own on touch_ups for select to lunatale_member using (user_id = current_user_id());

-- Webhooks and their deliveries belong to the service: no member reads a secret.
grant select, insert, update, delete on webhooks, webhook_deliveries to lunatale_service;
alter table webhooks enable row level security;
alter table webhook_deliveries enable row level security;
drop policy if exists service on webhooks;
create policy service on webhooks to lunatale_service using (true) with check (true);
drop policy if exists service on webhook_deliveries;
create policy service on webhook_deliveries to lunatale_service using (true) with check (true);
-- An evening plan belongs to one adult and is for a child of the household.
grant select, insert, update, delete on evening_plans to lunatale_member, lunatale_service;
grant select on evening_stories to lunatale_member;
grant select, insert, update, delete on evening_stories to lunatale_service;
alter table evening_plans enable row level security;
alter table evening_stories enable row level security;
drop policy if exists service on evening_plans;
create policy service on evening_plans to lunatale_service using (true) with check (true);
drop policy if exists own on evening_plans;
create policy own on evening_plans to lunatale_member using (user_id = current_user_id())
  with check (user_id = current_user_id() and child_id in (select id from children));
drop policy if exists service on evening_stories;
create policy service on evening_stories to lunatale_service using (true) with check (true);
drop policy if exists own on evening_stories;
create policy own on evening_stories for select to lunatale_member using (user_id = current_user_id());
