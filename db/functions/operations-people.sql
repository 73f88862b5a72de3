-- The back office's lists of users, and each user's journey.

-- The columns of the user lists that come from profiles, subscriptions, trials and allowances. An admin subscription
-- counts, else the newest one; whether it has ended depends on the time and is decided when it is read.
drop function if exists listings(uuid[]) cascade;
create function listings(p_users uuid[]) returns table (user_id uuid, listed_at timestamptz, search_text text, status text,
  subscription_status text, subscription_ends_at timestamptz, grace_ends_at timestamptz, trial_ends_at timestamptz, text_used integer,
  text_limit integer, image_used integer, image_limit integer, daily_used integer, daily_limit integer, daily_used_on date, has_ever_paid boolean)
language sql stable
as $$
  select u.id, p.created_at, lower(p.name) || e'\n' || lower(p.email), p.status, s.status, s.ends_at,
    s.grace_ends_at, t.ends_at, coalesce(l.free_no_image_stories_used, 0), coalesce(l.free_no_image_stories_limit, usual_allowance('free_no_image_stories_limit')),
    coalesce(l.free_image_stories_used, 0), coalesce(l.free_image_stories_limit, usual_allowance('free_image_stories_limit')), coalesce(l.daily_gemini_stories_used, 0),
    coalesce(l.daily_gemini_stories_limit, usual_allowance('daily_gemini_stories_limit')), l.daily_limit_reset_date, coalesce(l.has_ever_paid, false)
  from (select distinct id from unnest(p_users) id) asked
  join users u on u.id = asked.id
  left join profiles p on p.id = u.id
  left join lateral (select b.status, b.ends_at, b.grace_ends_at from subscriptions b where b.user_id = u.id
    order by b.status = 'admin' desc, b.created_at desc limit 1) s on true
  left join trials t on t.user_id = u.id
  left join user_usage_limits l on l.user_id = u.id
$$;

-- Writes these columns to `user_activity` where they have changed.
create or replace function list_users(p_users uuid[]) returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into user_activity as v (user_id, listed_at, search_text, status, subscription_status, subscription_ends_at, grace_ends_at, trial_ends_at, text_used, text_limit, image_used,
    image_limit, daily_used, daily_limit, daily_used_on, has_ever_paid)
  select n.* from listings(p_users) n
  where n.listed_at is not null or exists (select from user_activity a where a.user_id = n.user_id)
  order by n.user_id
  on conflict (user_id) do update set
    listed_at = excluded.listed_at, search_text = excluded.search_text, status = excluded.status, subscription_status = excluded.subscription_status,
    subscription_ends_at = excluded.subscription_ends_at, grace_ends_at = excluded.grace_ends_at, trial_ends_at = excluded.trial_ends_at,
    text_used = excluded.text_used, text_limit = excluded.text_limit, image_used = excluded.image_used, image_limit = excluded.image_limit,
    daily_used = excluded.daily_used, daily_limit = excluded.daily_limit, daily_used_on = excluded.daily_used_on, has_ever_paid = excluded.has_ever_paid
  where (v.listed_at, v.search_text, v.status, v.subscription_status, v.subscription_ends_at, v.grace_ends_at, v.trial_ends_at, v.text_used, v.text_limit,
    v.image_used, v.image_limit, v.daily_used, v.daily_limit, v.daily_used_on, v.has_ever_paid)
    is distinct from (excluded.listed_at, excluded.search_text, excluded.status, excluded.subscription_status, excluded.subscription_ends_at, excluded.grace_ends_at,
      excluded.trial_ends_at, excluded.text_used, excluded.text_limit, excluded.image_used, excluded.image_limit, excluded.daily_used,
      excluded.daily_limit, excluded.daily_used_on, excluded.has_ever_paid)
$$;

create or replace function list_changed_users() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed uuid[];
begin
  if tg_table_name = 'profiles' then
    if tg_op = 'DELETE' then select array_agg(id) into changed from old_rows; else select array_agg(id) into changed from new_rows; end if;
  else
    if tg_op = 'DELETE' then select array_agg(user_id) into changed from old_rows; else select array_agg(user_id) into changed from new_rows; end if;
  end if;
  if changed is not null then perform list_users(changed); end if;
  return null;
end $$;
do $$
declare
  source text;
begin
  foreach source in array array['profiles', 'subscriptions', 'trials', 'user_usage_limits']
  loop
    execute format('create or replace trigger list_new after insert on %I referencing new table as new_rows for each statement execute function list_changed_users()', source);
    execute format('create or replace trigger list_changed after update on %I referencing new table as new_rows for each statement execute function list_changed_users()', source);
    execute format('create or replace trigger list_gone after delete on %I referencing old table as old_rows for each statement execute function list_changed_users()', source);
  end loop;
end $$;

-- Records when users did something for the first time, and in which weeks since sign-up they asked for a story. Writes
-- only what is new. Locks the users' rows in order, so that two transactions that count the same users do not
-- deadlock.
create or replace function add_journey_steps(p_users uuid[], p_steps text[], p_moments timestamptz[]) returns void
language sql security definer set search_path = public, pg_temp
as $$
  with done as (
    select u.user_id, u.step, utc_day(u.moment) as day from unnest(p_users, p_steps, p_moments) u (user_id, step, moment)),
  known as (
    select * from user_journeys where user_id = any(p_users) order by user_id for update),
  added as (
    select k.user_id, min(d.day) filter (where d.step = 'asked') as asked, min(d.day) filter (where d.step = 'told') as told,
      min(d.day) filter (where d.step = 'kept') as kept, min(d.day) filter (where d.step = 'paid') as paid,
      coalesce(bit_or(1::bigint << least((d.day - k.joined_on) / 7, 62)) filter (where d.step = 'asked' and d.day >= k.joined_on), 0) as weeks
    from known k join done d on d.user_id = k.user_id group by k.user_id)
  update user_journeys j set asked_on = least(j.asked_on, a.asked), told_on = least(j.told_on, a.told),
    kept_on = least(j.kept_on, a.kept), paid_on = least(j.paid_on, a.paid), weeks = j.weeks | a.weeks
  from added a where a.user_id = j.user_id and (
    a.asked < coalesce(j.asked_on, 'infinity') or a.told < coalesce(j.told_on, 'infinity') or a.kept < coalesce(j.kept_on, 'infinity')
    or a.paid < coalesce(j.paid_on, 'infinity') or j.weeks | a.weeks <> j.weeks)
$$;

-- The steps that a journey has reached, as `cohort_counts` names them.
create or replace function journey_steps(j user_journeys) returns setof text
language sql immutable
as $$
  select step from (values ('joined', j.joined_on), ('asked', j.asked_on), ('told', j.told_on), ('kept', j.kept_on), ('paid', j.paid_on)) s (step, day)
  where day is not null
  union all select 'week ' || week from generate_series(0, 62) week where j.weeks >> week & 1 = 1
$$;

create or replace function count_journeys() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  -- The rows before and after the statement; an insert has none before, a delete none after.
  before user_journeys[] := '{}';
  after user_journeys[] := '{}';
begin
  if tg_op <> 'INSERT' then select coalesce(array_agg(o::user_journeys), '{}') into before from old_rows o; end if;
  if tg_op <> 'DELETE' then select coalesce(array_agg(n::user_journeys), '{}') into after from new_rows n; end if;
  insert into cohort_counts as c (joined_on, step, users)
  select joined_on, step, sum(change) from (
    select n.joined_on, s.step, 1 as change from unnest(after) n, journey_steps(n) s (step)
    union all select o.joined_on, s.step, -1 from unnest(before) o, journey_steps(o) s (step)) r
  group by 1, 2 having sum(change) <> 0 order by 1, 2
  on conflict (joined_on, step) do update set users = c.users + excluded.users;
  perform add_counts('first', array_agg(day), array_agg(step), array_agg(change)) from (
    select d.day, d.step, 1 as change from unnest(after) n, first_days(n) d
    union all select d.day, d.step, -1 from unnest(before) o, first_days(o) d) r;
  return null;
end $$;

-- The UTC day of each first step (kind "first" of the daily counts).
create or replace function first_days(j user_journeys) returns table (step text, day date)
language sql immutable
as $$ values ('asked', j.asked_on), ('told', j.told_on), ('kept', j.kept_on), ('paid', j.paid_on) $$;

create or replace trigger count_new_journeys after insert on user_journeys
  referencing new table as new_rows for each statement execute function count_journeys();
create or replace trigger count_moved_journeys after update on user_journeys
  referencing old table as old_rows new table as new_rows for each statement execute function count_journeys();
create or replace trigger count_gone_journeys after delete on user_journeys
  referencing old table as old_rows for each statement execute function count_journeys();

-- A journey begins and ends with its profile; saved stories and payments are steps of it.
create or replace function note_journeys() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  case
    when tg_table_name = 'profiles' and tg_op = 'INSERT' then
      insert into user_journeys (user_id, joined_on) select id, utc_day(created_at) from new_rows order by id on conflict (user_id) do nothing;
    when tg_table_name = 'profiles' then
      delete from user_journeys where user_id in (select id from old_rows);
    when tg_table_name = 'stories' then
      perform add_journey_steps(array_agg(user_id), array_agg('kept'::text), array_agg(created_at)) from new_rows;
    else
      perform add_journey_steps(array_agg(user_id), array_agg('paid'::text), array_agg(paid_at)) from new_rows where amount_paid > 0;
  end case;
  return null;
end $$;
create or replace trigger journeys_begin after insert on profiles
  referencing new table as new_rows for each statement execute function note_journeys();
create or replace trigger journeys_end after delete on profiles
  referencing old table as old_rows for each statement execute function note_journeys();
create or replace trigger journeys_of_stories after insert on stories
  referencing new table as new_rows for each statement execute function note_journeys();
create or replace trigger journeys_of_payments after insert on payments
  referencing new table as new_rows for each statement execute function note_journeys();

-- The active operators. One whose user is not recorded yet is found by e-mail; `user_id` is null without an account.
create or replace function operators() returns table (user_id uuid, role text)
language sql stable
as $$
  select coalesce(a.user_id, (select u.id from users u where lower(u.email) = lower(a.email) limit 1)), a.role
  from admin_users a where a.is_active
$$;

-- All users with their status and the columns that the back office's lists filter and sort by. The status follows
-- effective_subscription_status, but without the household's plan, and is 'free' where that is 'incomplete' for want
-- of a subscription. `has_plan`: there is a subscription or a trial, so the status has to be worked out.
drop function if exists member_rows();
drop function if exists tier_of(text, boolean);
drop function if exists listed_users();
create function listed_users() returns table (
  id uuid, listed_at timestamptz, search_text text, status text, subscription text, tier text, has_plan boolean,
  stories integer, last_story_at timestamptz, last_active_at timestamptz, user_agent text, country char(2),
  text_used integer, text_limit integer, image_used integer, image_limit integer, daily_used integer, daily_limit integer,
  has_ever_paid boolean)
language sql stable
as $$
  select user_id, listed_at, search_text, status, subscription,
    case
      when is_operator then 'admin'
      when not has_plan then case when has_ever_paid then 'premium' else 'free' end
      when subscription = 'admin' then 'admin'
      when has_ever_paid or subscription in ('active', 'trialing') then 'premium'
      else 'free' end,
    has_plan, stories, last_story_at, last_active_at, user_agent, country, text_used, text_limit, image_used, image_limit,
    case when daily_used_on = (select utc_day(app_now())) then daily_used else 0 end, daily_limit, has_ever_paid
  from (
    select o.*,
      case
        when is_operator then 'admin'
        when not has_plan then 'free'
        when subscription_status in ('active', 'trialing', 'past_due') and subscription_ends_at <= (select app_now()) then 'canceled'
        when subscription_status = 'past_due' and grace_ends_at > (select app_now()) then 'active'
        when subscription_status is not null then subscription_status
        when trial_ends_at > (select app_now()) then 'trialing'
        else 'free' end as subscription
    from (
      select v.*, v.user_id in (select o.user_id from operators() o where o.user_id is not null) as is_operator,
        v.subscription_status is not null or v.trial_ends_at is not null as has_plan
      from user_activity v where v.listed_at is not null) o) m
$$;
