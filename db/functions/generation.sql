-- Reserves the allowance of one story, atomically and once per generation id (P11, P12, LIMIT-25).
-- outcome: 'reserved' (write it), 'existing' (the same request was made before: follow that row),
-- 'conflict' (the id belongs to another request or user), else the reason of the refusal.
create or replace function reserve_generation(
  p_user_id uuid, p_generation_id uuid, p_illustrated boolean, p_request_hash text, p_options jsonb, p_lease interval)
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
  else
    insert into generations (id, user_id, request_hash, story_type, options, usage_date, lease_expires_at, created_at)
    values (p_generation_id, p_user_id, p_request_hash, story_type, p_options,
      (app_now() at time zone 'utc')::date, app_now() + p_lease, app_now())
    on conflict (id) do nothing;
    -- Another user took the same id in this very moment: ids are theirs to choose, so this is theirs to lose.
    outcome := case when found then 'reserved' else 'conflict' end;
  end if;
  return next;
end $$;

-- Ends a generation once (P12, P13, GEN-15, GEN-16). A completed one counts unless its lease ran out and
-- somebody else has used the allowance since; any other end gives the allowance back by not counting.
-- Answers the row as it now stands, whoever ended it.
create or replace function settle_generation(p_generation_id uuid, p_status text, p_content text, p_error_code text, p_counts boolean)
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
  if p_status = 'completed' and p_counts then
    counts := generation.lease_expires_at > app_now()
      or (select allowed from usage_verdict(generation.user_id, generation.story_type, usage_row));
    -- A story begun before midnight belongs to yesterday's daily count.
    if counts and (generation.story_type <> 'premium_gemini' or generation.usage_date = usage_row.daily_limit_reset_date) then
      perform increment_usage(generation.user_id, generation.story_type);
    end if;
  end if;
  update generations set status = p_status, content = p_content, error_code = p_error_code, counted = counts, finished_at = app_now()
  where id = p_generation_id returning * into generation;
  return generation;
end $$;
