-- What one subscription row says now: a cancelled one is over when its end has come, and an overdue
-- payment leaves access until its days of grace are over (AMB-080).
create or replace function subscription_status_at(s subscriptions, moment timestamptz) returns text
language sql immutable
as $$
  select case
    when s.status in ('active', 'trialing', 'past_due') and s.ends_at <= moment then 'canceled'
    when s.status = 'past_due' and s.grace_ends_at > moment then 'active'
    else s.status end
$$;

-- What somebody pays for: the newest subscription; without one an unexpired trial is trialing and an expired one
-- incomplete; with neither, incomplete (product 4, AMB-081).
create or replace function own_subscription_status(p_user_id uuid) returns text
language sql stable security definer set search_path = public, pg_temp
as $$
  select coalesce(
    (select subscription_status_at(s, app_now()) from subscriptions s where user_id = p_user_id
      order by status = 'admin' desc, created_at desc limit 1),
    (select case when ends_at > app_now() then 'trialing' else 'incomplete' end from trials where user_id = p_user_id),
    'incomplete')
$$;

-- The status that counts for a user: what one adult of the household pays for is every one's, and else the own. An
-- admin is always admin, whatever was paid or cancelled beside it, and makes nobody else one.
create or replace function effective_subscription_status(p_user_id uuid) returns text
language sql stable security definer set search_path = public, pg_temp
as $$
  select case when active_admin_role(p_user_id) is not null then 'admin' else coalesce(
    (select own from own_subscription_status(p_user_id) own where own in ('active', 'trialing', 'admin')),
    (select min(others) from unnest(adults_of(p_user_id)) adult, own_subscription_status(adult) others
      where others in ('active', 'trialing')),
    own_subscription_status(p_user_id)) end
$$;

-- Whether another adult of the caller's household pays already.
create or replace function is_paid_by_another(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_self(p_user_id);
  return exists (select from unnest(adults_of(p_user_id)) adult join subscriptions s on s.user_id = adult
    where adult <> p_user_id and subscription_status_at(s, app_now()) in ('active', 'trialing', 'past_due'));
end $$;

-- The same for the caller: a member may ask about nobody else.
create or replace function subscription_status(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_self(p_user_id);
  return effective_subscription_status(p_user_id);
end $$;

-- The payment provider's notifications are kept as long as other calls (P32): 6 months.
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
