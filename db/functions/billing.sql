-- The status of one subscription row at a moment: a cancelled one ends at its end date, and with an overdue
-- payment access lasts until the grace period ends (AMB-080).
create or replace function subscription_status_at(s subscriptions, moment timestamptz) returns text
language sql immutable
as $$
  select case
    when s.status in ('active', 'trialing', 'past_due') and s.ends_at <= moment then 'canceled'
    when s.status = 'past_due' and s.grace_ends_at > moment then 'active'
    else s.status end
$$;

-- The status of a user's own newest subscription; without one, 'trialing' for an unexpired trial, 'incomplete' for an
-- expired one; with neither, 'incomplete' (product 4, AMB-081).
create or replace function own_subscription_status(p_user_id uuid) returns text
language sql stable security definer set search_path = public, pg_temp
as $$
  select coalesce(
    (select subscription_status_at(s, app_now()) from subscriptions s where user_id = p_user_id
      order by status = 'admin' desc, created_at desc limit 1),
    (select case when ends_at > app_now() then 'trialing' else 'incomplete' end from trials where user_id = p_user_id),
    'incomplete')
$$;

-- The status that counts for a user: the own if it is paid, else that of another adult of the household who pays, else
-- the own. An admin is always admin, whatever was paid or cancelled, and makes no other adult one.
create or replace function effective_subscription_status(p_user_id uuid) returns text
language sql stable security definer set search_path = public, pg_temp
as $$
  select case when active_admin_role(p_user_id) is not null then 'admin' else coalesce(
    (select own from own_subscription_status(p_user_id) own where own in ('active', 'trialing', 'admin')),
    (select min(others) from unnest(adults_of(p_user_id)) adult, own_subscription_status(adult) others
      where others in ('active', 'trialing')),
    own_subscription_status(p_user_id)) end
$$;

-- Whether another adult of the caller's household has a subscription already.
create or replace function is_paid_by_another(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_self(p_user_id);
  return exists (select from unnest(adults_of(p_user_id)) adult join subscriptions s on s.user_id = adult
    where adult <> p_user_id and subscription_status_at(s, app_now()) in ('active', 'trialing', 'past_due'));
end $$;

-- The effective status of the caller, who may not ask about anybody else.
create or replace function subscription_status(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_self(p_user_id);
  return effective_subscription_status(p_user_id);
end $$;

-- Deletes the payment provider's notifications after 6 months, like other calls (P32).
create or replace function keep_payment_retention() returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  gone bigint;
begin
  delete from payment_events where received_at < app_now() - interval '6 months';
  get diagnostics gone = row_count;
  return jsonb_build_object('payment_events', gone);
end $$;
