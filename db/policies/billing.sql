-- Members read their own subscription; only the service writes it, from what the payment provider says (SEC-07).
grant select, insert, update, delete on subscriptions, trials, payment_customers, payments, payment_events to lunatale_service;
grant select on subscriptions, trials, payment_customers, payments to lunatale_member;
grant execute on function subscription_status(uuid), is_paid_by_another(uuid) to lunatale_member;

alter table subscriptions enable row level security;
alter table trials enable row level security;
alter table payment_customers enable row level security;
alter table payments enable row level security;
alter table payment_events enable row level security;

drop policy if exists service on subscriptions;
create policy service on subscriptions to lunatale_service using (true) with check (true);
drop policy if exists service on trials;
create policy service on trials to lunatale_service using (true) with check (true);
drop policy if exists service on payment_customers;
create policy service on payment_customers to lunatale_service using (true) with check (true);
drop policy if exists service on payments;
create policy service on payments to lunatale_service using (true) with check (true);
drop policy if exists service on payment_events;
create policy service on payment_events to lunatale_service using (true) with check (true);
drop policy if exists own on subscriptions;
create policy own on subscriptions for select to lunatale_member using (user_id = current_user_id());
drop policy if exists own on trials;
create policy own on trials for select to lunatale_member using (user_id = current_user_id());
drop policy if exists own on payment_customers;
create policy own on payment_customers for select to lunatale_member using (user_id = current_user_id());
drop policy if exists own on payments;
create policy own on payments for select to lunatale_member using (user_id = current_user_id());
