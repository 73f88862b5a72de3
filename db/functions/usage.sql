-- Which allowances apply: admin, premium (active, trialing, or ever paid) or free (AMB-077, AMB-079, AMB-101).
create or replace function usage_tier(p_user_id uuid) returns text
language sql stable security definer set search_path = public, pg_temp
as $$
  select case
    when effective_subscription_status(p_user_id) = 'admin' then 'admin'
    when effective_subscription_status(p_user_id) in ('active', 'trialing') then 'premium'
    when exists (select from user_usage_limits where user_id = any(adults_of(p_user_id)) and has_ever_paid) then 'premium'
    else 'free' end
$$;

-- The allowance of a user without a row: the column's default, which db/allowances.ts sets.
create or replace function usual_allowance(p_column text) returns integer
language sql stable security definer set search_path = public, pg_temp
as $$
  select pg_get_expr(d.adbin, d.adrelid)::integer from pg_attrdef d
  join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
  where d.adrelid = 'user_usage_limits'::regclass and a.attname = p_column
$$;

-- The usage row of the user's household (its owner's), made if missing (LIMIT-22), reset for a new day (LIMIT-24) and
-- locked until the transaction ends: only the transaction that holds it decides about this household.
create or replace function locked_usage_row(p_user_id uuid) returns user_usage_limits
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  today date := (app_now() at time zone 'utc')::date;
  owner uuid := household_owner(p_user_id);
  usage_row user_usage_limits;
begin
  insert into user_usage_limits (user_id, daily_limit_reset_date) values (owner, today) on conflict do nothing;
  select * into usage_row from user_usage_limits where user_id = owner for update;
  if usage_row.daily_limit_reset_date < today then
    update user_usage_limits set daily_gemini_stories_used = 0, daily_limit_reset_date = today, updated_at = app_now()
    where user_id = owner returning * into usage_row;
  end if;
  return usage_row;
end $$;

-- The number of reservations that still hold an allowance: running, lease not expired, and from today if it is daily.
create or replace function active_reservations(p_user_id uuid, p_story_type text) returns integer
language sql stable security definer set search_path = public, pg_temp
as $$
  select count(*)::integer from generations
  where user_id = any(adults_of(p_user_id)) and story_type = p_story_type and status in ('reserved', 'writing')
    and lease_expires_at > app_now()
    and (p_story_type <> 'premium_gemini' or usage_date = (app_now() at time zone 'utc')::date)
$$;

-- The rules of every story type in one place. `used` includes running reservations; a null limit means no limit.
create or replace function usage_verdict(p_user_id uuid, p_story_type text, usage_row user_usage_limits)
returns table (allowed boolean, reason text, used integer, "limit" integer)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  status text := effective_subscription_status(p_user_id);
  running integer := active_reservations(p_user_id, p_story_type);
begin
  case p_story_type
    when 'free_no_image' then
      used := usage_row.free_no_image_stories_used + running;
      "limit" := usage_row.free_no_image_stories_limit;
      reason := case when used >= "limit" then 'FREE_NO_IMAGE_LIMIT_EXCEEDED' end;
    when 'free_image' then
      used := usage_row.free_image_stories_used + running;
      "limit" := usage_row.free_image_stories_limit;
      reason := case when used >= "limit" then 'FREE_IMAGE_LIMIT_EXCEEDED' end;
    when 'premium_no_image' then
      used := 0;
      reason := case when status not in ('admin', 'active', 'trialing') then 'NO_ACTIVE_SUBSCRIPTION' end;
    when 'premium_gemini' then
      used := usage_row.daily_gemini_stories_used + running;
      "limit" := case when status <> 'admin' then usage_row.daily_gemini_stories_limit end;
      reason := case
        when status not in ('admin', 'active', 'trialing') then 'NO_ACTIVE_SUBSCRIPTION'
        when status <> 'admin' and used >= "limit" then 'DAILY_GEMINI_LIMIT_EXCEEDED' end;
    else
      raise exception 'unknown story type' using errcode = '22023';
  end case;
  allowed := reason is null;
  return next;
end $$;

-- DATA-25. Called before a generation for a quick answer; the reservation decides.
create or replace function check_usage_limit(p_user_id uuid, p_story_type text)
returns table (allowed boolean, reason text, used integer, "limit" integer)
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform require_self(p_user_id);
  return query select * from usage_verdict(p_user_id, p_story_type, locked_usage_row(p_user_id));
end $$;

-- DATA-26: one more finished story of this type. Premium text stories have no counter (LIMIT-03, AMB-088).
create or replace function increment_usage(p_user_id uuid, p_story_type text) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  usage_row user_usage_limits;
begin
  perform require_self(p_user_id);
  usage_row := locked_usage_row(p_user_id);
  update user_usage_limits set
    free_no_image_stories_used = free_no_image_stories_used + (p_story_type = 'free_no_image')::integer,
    free_image_stories_used = free_image_stories_used + (p_story_type = 'free_image')::integer,
    daily_gemini_stories_used = daily_gemini_stories_used + (p_story_type = 'premium_gemini')::integer,
    updated_at = app_now()
  where user_id = usage_row.user_id;
end $$;

-- Raises each count of `p_to` to that of `p_from` where that is higher, so that joining or leaving a household neither
-- costs nor gains allowances. Rows are locked in the order of their ids.
create or replace function carry_usage(p_from uuid, p_to uuid) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  today date := (app_now() at time zone 'utc')::date;
begin
  insert into user_usage_limits (user_id, daily_limit_reset_date)
  select id, today from unnest(array[p_from, p_to]) id order by id on conflict do nothing;
  perform from user_usage_limits where user_id in (p_from, p_to) order by user_id for update;
  update user_usage_limits own set
    free_no_image_stories_used = greatest(own.free_no_image_stories_used, other.free_no_image_stories_used),
    free_image_stories_used = greatest(own.free_image_stories_used, other.free_image_stories_used),
    daily_gemini_stories_used = case
      when other.daily_limit_reset_date > own.daily_limit_reset_date then other.daily_gemini_stories_used
      when other.daily_limit_reset_date = own.daily_limit_reset_date
        then greatest(own.daily_gemini_stories_used, other.daily_gemini_stories_used)
      else own.daily_gemini_stories_used end,
    daily_limit_reset_date = greatest(own.daily_limit_reset_date, other.daily_limit_reset_date),
    narrations_used = case
      when other.narrations_date > own.narrations_date then other.narrations_used
      when other.narrations_date = own.narrations_date then greatest(own.narrations_used, other.narrations_used)
      else own.narrations_used end,
    narrations_date = greatest(own.narrations_date, other.narrations_date),
    updated_at = app_now()
  from user_usage_limits other where own.user_id = p_to and other.user_id = p_from;
end $$;

-- DATA-27, with further fields for the usage panel beside the documented ones (DATA-24, LIMIT-08).
create or replace function get_user_usage_stats(p_user_id uuid)
returns table (
  free_no_image_stories_used integer, free_no_image_stories_limit integer,
  free_image_stories_used integer, free_image_stories_limit integer,
  daily_gemini_stories_used integer, daily_gemini_stories_limit integer,
  has_ever_paid boolean, subscription_status text, tier text, admin_role text, daily_resets_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  usage_row user_usage_limits;
begin
  perform require_self(p_user_id);
  usage_row := locked_usage_row(p_user_id);
  return query select
    usage_row.free_no_image_stories_used, usage_row.free_no_image_stories_limit,
    usage_row.free_image_stories_used, usage_row.free_image_stories_limit,
    usage_row.daily_gemini_stories_used, usage_row.daily_gemini_stories_limit,
    usage_row.has_ever_paid, effective_subscription_status(p_user_id), usage_tier(p_user_id),
    active_admin_role(p_user_id), (usage_row.daily_limit_reset_date + 1)::timestamp at time zone 'utc';
end $$;

-- DATA-30: sets every user's daily count back to 0; returns the number of rows. Only the service role may call it. Rows
-- with a count of 0 are skipped: with many users this keeps it, and parents who start a story meanwhile, from waiting.
create or replace function reset_daily_limits() returns integer
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed integer;
begin
  update user_usage_limits l
  set daily_gemini_stories_used = 0, daily_limit_reset_date = (app_now() at time zone 'utc')::date, updated_at = app_now()
  from (select user_id from user_usage_limits where daily_gemini_stories_used <> 0 order by user_id for update) used
  where l.user_id = used.user_id;
  get diagnostics changed = row_count;
  return changed;
end $$;

-- Adds one to today's count of each source; returns whether all stayed within their limits. On false the caller rolls
-- its transaction back. Sources are counted in a fixed order, so that two callers never deadlock.
create or replace function count_made(p_sources text[], p_limits integer[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  each record;
  total integer;
begin
  for each in select source, most from unnest(p_sources, p_limits) as given (source, most) order by source loop
    insert into made_counts as counts (source, date, made) values (each.source, (app_now() at time zone 'utc')::date, 1)
    on conflict (date, source) do update set made = counts.made + 1 returning made into total;
    if total > each.most then
      return false;
    end if;
  end loop;
  return true;
end $$;
