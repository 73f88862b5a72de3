-- The user who is asking. The server sets app.user_id for one transaction; without it this returns null.
create or replace function current_user_id() returns uuid
language sql stable parallel safe
as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- The adults of a user's household, the user included: they share each other's rows (0042).
create or replace function adults_of(p_user_id uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp
as $$
  select coalesce(array_agg(other.user_id order by other.user_id), array[p_user_id])
  from household_members own join household_members other using (household_id)
  where own.user_id = p_user_id
$$;

-- The same for the caller; called once per transaction, kept in app.adults. Volatile, to run after app.user_id is set.
create or replace function own_adults() returns uuid[]
language sql volatile security definer set search_path = public, pg_temp
as $$ select adults_of(current_user_id()) where current_user_id() is not null $$;

-- The users whose shared rows the caller sees. If app.adults is not set, only the caller's own.
create or replace function current_adults() returns uuid[]
language sql stable parallel safe
as $$
  select coalesce(nullif(current_setting('app.adults', true), '')::uuid[],
    array[nullif(current_setting('app.user_id', true), '')::uuid])
$$;

-- The owner of the user's household, on whose row its allowances are counted.
create or replace function household_owner(p_user_id uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp
as $$
  select coalesce((select other.user_id from household_members own join household_members other using (household_id)
    where own.user_id = p_user_id and other.role = 'owner'), p_user_id)
$$;

-- The same for the caller, who may not ask about anybody else.
create or replace function own_household_owner() returns uuid
language sql stable security definer set search_path = public, pg_temp
as $$ select household_owner(current_user_id()) $$;

-- Makes a household of one: at the first sign-in, and for an adult who leaves another household.
create or replace function found_household(p_user_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  founded uuid;
begin
  insert into households (created_at) values (app_now()) returning id into founded;
  insert into household_members (user_id, household_id, role, joined_at) values (p_user_id, founded, 'owner', app_now())
  on conflict (user_id) do update set household_id = excluded.household_id, role = 'owner', joined_at = excluded.joined_at;
end $$;

create or replace function found_first_household() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform found_household(new.id);
  return null;
end $$;
create or replace trigger found_first_household after insert on users
for each row execute function found_first_household();

-- Moves an e-reader to another user's row: to a new owner, or to the owner of a joined household that has none.
create or replace function carry_e_reader(p_from uuid, p_to uuid) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not exists (select from e_readers where user_id = p_from and address is not null) then return; end if;
  delete from e_readers where user_id = p_to and p_from <> p_to;
  update e_readers set user_id = p_to where user_id = p_from;
end $$;

-- If a household's owner leaves, the adult who joined first becomes the owner; a household without adults is deleted.
create or replace function pass_household_on() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  successor uuid;
begin
  delete from households where id = old.household_id
    and not exists (select from household_members where household_id = old.household_id);
  update household_members set role = 'owner' where user_id = (
    select user_id from household_members where household_id = old.household_id order by joined_at, user_id limit 1)
    and not exists (select from household_members where household_id = old.household_id and role = 'owner')
  returning user_id into successor;
  if old.role = 'owner' and successor is not null then perform carry_e_reader(old.user_id, successor); end if;
  return null;
end $$;
create or replace trigger pass_household_on after delete on household_members
for each row execute function pass_household_on();
create or replace trigger pass_left_household_on after update of household_id on household_members
for each row when (old.household_id <> new.household_id) execute function pass_household_on();

-- The current time for the product. Tests of day boundaries and leases set app.now for a transaction.
create or replace function app_now() returns timestamptz
language sql stable parallel safe
as $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;

-- Refuses a caller who asks about another user (SEC-06) with SQLSTATE 42501. The service may ask about anybody: its
-- login, or a session that took its role, as servers of earlier releases do.
create or replace function require_self(p_user_id uuid) returns void
language plpgsql stable
as $$
begin
  if p_user_id is distinct from current_user_id()
    and current_setting('role') <> 'lunatale_service'
    and not (current_setting('role') = 'none' and pg_has_role(session_user, 'lunatale_service', 'usage')) then
    raise exception 'not allowed for another user' using errcode = '42501';
  end if;
end $$;

-- The role in a user's active admin record: the one bound to the account, else an unbound one whose e-mail is the
-- user's verified e-mail (P07, SEC-09 to SEC-11). Collation "C" lowers only A to Z: others turn an I with a dot
-- into an i, and so somebody else's address into an operator's.
create or replace function active_admin_role(p_user_id uuid) returns text
language sql stable security definer set search_path = public, pg_temp
as $$
  select a.role from admin_users a join users u on u.id = p_user_id
  where a.is_active and (a.user_id = u.id or (a.user_id is null and u.email_verified and lower(a.email collate "C") = lower(u.email collate "C")))
  order by (a.user_id = u.id) desc nulls last limit 1
$$;

-- DATA-28
create or replace function is_admin(user_id uuid) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_self(is_admin.user_id);
  return active_admin_role(is_admin.user_id) is not null;
end $$;

-- DATA-29: viewer, admin or super_admin; null for everybody else.
create or replace function get_admin_role(user_id uuid) returns text
language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_self(get_admin_role.user_id);
  return active_admin_role(get_admin_role.user_id);
end $$;

-- Whether a session may still act: it exists, is this user's and is not signed out (P05).
create or replace function is_session_live(p_user_id uuid, p_session_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp
as $$ select exists (select from sessions where id = p_session_id and user_id = p_user_id and revoked_at is null) $$;

-- Whether an operator suspended this account: it may read and leave, but shows nothing to others (AMB-120).
create or replace function is_suspended(p_user_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp
as $$ select exists (select from profiles where id = p_user_id and status = 'suspended') $$;

-- Operators' actions stay in the audit; only the deleted account's id is removed (P33).
create or replace function forget_audit_subject(p_user_id uuid) returns void
language sql security definer set search_path = public, pg_temp
as $$ update audit_entries set subject_id = null where subject_id = p_user_id $$;

-- When an account is deleted, its requests and costs stay in the sums: a time, a provider, a story type and numbers,
-- but nothing that identifies anybody.
create or replace function keep_costs_of_nobody(p_user_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update api_usage_logs set user_id = null, ip_address = null, request_body = null, response_body = null,
    request_id = null, generation_id = null
  where user_id = p_user_id;
  update story_analytics set user_id = null, story_id = null, generation_id = null, word_count = null,
    story_params = jsonb_build_object('storyType', story_params ->> 'storyType')
  where user_id = p_user_id;
end $$;

-- Retention of sign-ins (P32): deletes sessions that ended or were not used for 60 days, and expired tokens, codes and
-- invitations. Log rows that a server wrote about a user who was deleted by then lose the user's id.
create or replace function keep_sign_in_retention() returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  ended bigint;
  tokens bigint;
  invitations bigint;
  programs bigint;
  strays bigint := 0;
  rows bigint;
  log text;
begin
  delete from sessions where greatest(last_used_at, revoked_at) < app_now() - interval '60 days';
  get diagnostics ended = row_count;
  delete from refresh_tokens where expires_at < app_now();
  get diagnostics tokens = row_count;
  delete from household_invitations where expires_at < app_now();
  get diagnostics invitations = row_count;
  delete from access_tokens where greatest(expires_at, refresh_expires_at) < app_now() - interval '30 days';
  get diagnostics programs = row_count;
  delete from oauth_codes where expires_at < app_now();
  delete from oauth_clients c where created_at < app_now() - interval '1 day'
    and not exists (select from access_tokens t where t.client_id = c.id);
  foreach log in array array['user_events', 'error_logs', 'api_usage_logs', 'story_analytics'] loop
    execute format('update %I l set user_id = null where timestamp > app_now() - interval %L
      and user_id is not null and not exists (select from users u where u.id = l.user_id)', log, '3 days');
    get diagnostics rows = row_count;
    strays := strays + rows;
  end loop;
  return jsonb_build_object('sessions', ended, 'refresh_tokens', tokens, 'household_invitations', invitations, 'access_tokens', programs,
    'strays', strays);
end $$;
