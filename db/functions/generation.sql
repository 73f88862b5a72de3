-- Whether one more story of at most this cost fits under a provider's cap for this UTC day. The caller holds a lock
-- until its transaction ends, so starts with one provider run one after another.
create or replace function fits_daily_cap(p_provider text, p_reserved_usd numeric, p_cap_usd numeric) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  today date := (app_now() at time zone 'utc')::date;
  taken numeric;
begin
  perform pg_advisory_xact_lock(hashtext('daily cap'), hashtext(p_provider));
  select coalesce(sum(usd), 0) into taken from (
    select cost_usd as usd from provider_spending where date = today and provider = p_provider
    union all
    -- A writer that died still counts with its known cost.
    select case when lease_expires_at > app_now() then greatest(reserved_usd, cost_usd) else cost_usd end
    from generations where status in ('reserved', 'writing') and provider = p_provider and usage_date = today
    union all
    -- What narrations have cost so far is in provider_spending already.
    select reserved_usd from narrations
    where p_provider = 'speech' and finished_at is null and lease_expires_at > app_now()
    union all
    select reserved_usd from touch_ups
    where provider = p_provider and ended_at is null and lease_expires_at > app_now()
  ) each;
  return taken + p_reserved_usd <= p_cap_usd;
end $$;

-- Reserves the allowance of one story, atomically and once per generation id (P11, P12, LIMIT-25).
-- With a daily cap, the story's highest cost is reserved too, on top of the provider's cost so far that day and of the
-- reservations of stories being written, so that no number of parallel starts exceeds the cap.
-- outcome: 'reserved' (write it), 'existing' (the same request was made before: follow that row),
-- 'conflict' (the id belongs to another request or user), else the reason for the refusal.
create or replace function reserve_generation(
  p_user_id uuid, p_generation_id uuid, p_illustrated boolean, p_request_hash text, p_options jsonb, p_lease interval,
  p_provider text, p_reserved_usd numeric, p_cap_usd numeric)
returns table (outcome text, story_type text, used integer, "limit" integer)
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  usage_row user_usage_limits;
  known generations;
  verdict record;
begin
  perform require_self(p_user_id);
  usage_row := locked_usage_row(p_user_id);
  select * into known from generations where id = p_generation_id;
  if found then
    outcome := case when known.user_id = p_user_id and known.request_hash = p_request_hash then 'existing' else 'conflict' end;
    story_type := known.story_type;
    return next;
    return;
  end if;

  if exists (select from profiles where id = p_user_id and status = 'suspended') then
    outcome := 'ACCOUNT_SUSPENDED';
    return next;
    return;
  end if;
  story_type := case
    when usage_tier(p_user_id) = 'free' then case when p_illustrated then 'free_image' else 'free_no_image' end
    when p_illustrated then 'premium_gemini' else 'premium_no_image' end;
  select * into verdict from usage_verdict(p_user_id, story_type, usage_row);
  used := verdict.used;
  "limit" := verdict."limit";
  if not verdict.allowed then
    outcome := verdict.reason;
  elsif p_illustrated and active_reservations(p_user_id, story_type) > 0 then
    outcome := 'GENERATION_IN_PROGRESS';
  elsif p_cap_usd is not null and not fits_daily_cap(p_provider, p_reserved_usd, p_cap_usd) then
    outcome := 'SPENDING_CAP_REACHED';
  else
    insert into generations (id, user_id, request_hash, story_type, options, provider, reserved_usd, usage_date, lease_expires_at, created_at)
    values (p_generation_id, p_user_id, p_request_hash, story_type, p_options, p_provider, p_reserved_usd,
      (app_now() at time zone 'utc')::date, app_now() + p_lease, app_now())
    on conflict (id) do nothing;
    -- Another request took the same id at the same moment. Callers choose their ids, so this one is refused.
    outcome := case when found then 'reserved' else 'conflict' end;
  end if;
  return next;
end $$;

-- The plan of a kept story of the caller's household, whichever adult asked for it.
create or replace function plan_of_story(p_story_id uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp
as $$
  select g.plan from stories s join generations g on g.id = s.generation_id
  where s.id = p_story_id and s.user_id = any(current_adults())
$$;

-- Ends a generation once (P12, P13, GEN-15, GEN-16) and adds its cost to its provider's day. The server says whether
-- it counts: a complete story does, or a stopped one that was mostly delivered. It is then counted unless its lease
-- ran out and the allowance was used by another story since; otherwise the allowance is given back by not counting.
-- Returns the current row, whoever ended it.
create or replace function settle_generation(
  p_generation_id uuid, p_status text, p_content text, p_error_code text, p_counts boolean, p_cost_usd numeric)
returns generations
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  usage_row user_usage_limits;
  generation generations;
  counts boolean := false;
begin
  select * into generation from generations where id = p_generation_id;
  usage_row := locked_usage_row(generation.user_id);
  select * into generation from generations where id = p_generation_id for update;
  if not found or generation.status not in ('reserved', 'writing') then
    return generation;
  end if;
  if p_counts then
    counts := generation.lease_expires_at > app_now()
      or (select allowed from usage_verdict(generation.user_id, generation.story_type, usage_row));
    -- A story begun before midnight counts for yesterday, not for today's daily count.
    if counts and (generation.story_type <> 'premium_gemini' or generation.usage_date = usage_row.daily_limit_reset_date) then
      perform increment_usage(generation.user_id, generation.story_type);
    end if;
  end if;
  if p_cost_usd > 0 then
    insert into provider_spending as p (date, provider, cost_usd)
    values ((app_now() at time zone 'utc')::date, generation.provider, p_cost_usd)
    on conflict (date, provider) do update set cost_usd = p.cost_usd + excluded.cost_usd;
  end if;
  update generations set status = p_status, content = p_content, error_code = p_error_code, counted = counts,
    cost_usd = p_cost_usd, finished_at = app_now()
  where id = p_generation_id returning * into generation;
  return generation;
end $$;

-- The number of today's (UTC) touch-ups of a kind in a user's household: those that count and those being made.
create or replace function touch_ups_today(p_user_id uuid, p_kind text) returns integer
language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_self(p_user_id);
  return (select count(*) from touch_ups t
    where t.user_id = any(adults_of(p_user_id)) and t.kind = p_kind and t.usage_date = (app_now() at time zone 'utc')::date
      and (t.counts or (t.ended_at is null and t.lease_expires_at > app_now())));
end $$;

-- Reserves one touch-up, atomically; if its server dies, the lease frees the reservation.
-- outcome: 'reserved', else the reason for the refusal.
create or replace function reserve_touch_up(
  p_user_id uuid, p_kind text, p_provider text, p_reserved_usd numeric, p_cap_usd numeric, p_limit integer, p_lease interval)
returns table (outcome text, id uuid, used integer)
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  today date := (app_now() at time zone 'utc')::date;
  asked integer;
begin
  perform require_self(p_user_id);
  -- Only the transaction that holds this row decides about this user.
  perform locked_usage_row(p_user_id);
  delete from touch_ups t where t.user_id = p_user_id and t.usage_date < today - 1;
  used := touch_ups_today(p_user_id, p_kind);
  -- Those that came to nothing were paid for too, so that nobody may ask and hang up all day long.
  select count(*) into asked from touch_ups t
  where t.user_id = any(adults_of(p_user_id)) and t.kind = p_kind and t.usage_date = today;
  if is_suspended(p_user_id) then
    outcome := 'ACCOUNT_SUSPENDED';
  elsif p_limit is not null and (used >= p_limit or asked >= 3 * p_limit) then
    outcome := 'TOUCH_UPS_LIMITED';
  elsif p_cap_usd is not null and not fits_daily_cap(p_provider, p_reserved_usd, p_cap_usd) then
    outcome := 'SPENDING_CAP_REACHED';
  else
    insert into touch_ups (user_id, kind, provider, usage_date, reserved_usd, lease_expires_at)
    values (p_user_id, p_kind, p_provider, today, p_reserved_usd, app_now() + p_lease)
    returning touch_ups.id into id;
    used := used + 1;
    outcome := 'reserved';
  end if;
  return next;
end $$;

-- Ends a touch-up once and adds its cost to its provider's day.
create or replace function settle_touch_up(p_id uuid, p_counts boolean, p_cost_usd numeric) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  ended touch_ups;
begin
  update touch_ups t set ended_at = app_now(), counts = p_counts where t.id = p_id and t.ended_at is null
  returning * into ended;
  if found and p_cost_usd > 0 then
    insert into provider_spending as p (date, provider, cost_usd)
    values ((app_now() at time zone 'utc')::date, ended.provider, p_cost_usd)
    on conflict (date, provider) do update set cost_usd = p.cost_usd + excluded.cost_usd;
  end if;
end $$;
