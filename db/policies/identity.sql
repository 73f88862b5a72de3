-- lunatale_member owns nothing and sees only what app.user_id may see; lunatale_service is for work that belongs to no
-- single user. A server has a login for each, and neither may become the other (P09).
revoke all on schema public from public;
grant usage on schema public to lunatale_member, lunatale_service;
revoke all on all tables in schema public from lunatale_member, lunatale_service;
revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to lunatale_service;
grant execute on function
  current_user_id(), own_adults(), own_household_owner(), current_adults(), app_now(), require_self(uuid), is_admin(uuid), get_admin_role(uuid), is_session_live(uuid, uuid), is_suspended(uuid)
  to lunatale_member;
grant select, insert, update, delete on users, identities, sessions, refresh_tokens, sign_in_codes, sign_in_links, passkeys, mail_choices, mails, profiles, admin_users to lunatale_service;

alter table users enable row level security;
alter table identities enable row level security;
alter table sessions enable row level security;
alter table refresh_tokens enable row level security;
alter table sign_in_codes enable row level security;
alter table sign_in_links enable row level security;
alter table passkeys enable row level security;
alter table mail_choices enable row level security;
alter table mails enable row level security;
alter table profiles enable row level security;
alter table admin_users enable row level security;

drop policy if exists service on users;
create policy service on users to lunatale_service using (true) with check (true);
drop policy if exists service on identities;
create policy service on identities to lunatale_service using (true) with check (true);
drop policy if exists service on sessions;
create policy service on sessions to lunatale_service using (true) with check (true);
drop policy if exists service on refresh_tokens;
create policy service on refresh_tokens to lunatale_service using (true) with check (true);
drop policy if exists service on sign_in_codes;
create policy service on sign_in_codes to lunatale_service using (true) with check (true);
drop policy if exists service on sign_in_links;
create policy service on sign_in_links to lunatale_service using (true) with check (true);
drop policy if exists service on passkeys;
create policy service on passkeys to lunatale_service using (true) with check (true);
drop policy if exists service on mail_choices;
create policy service on mail_choices to lunatale_service using (true) with check (true);
drop policy if exists service on mails;
create policy service on mails to lunatale_service using (true) with check (true);
drop policy if exists service on profiles;
create policy service on profiles to lunatale_service using (true) with check (true);
drop policy if exists service on admin_users;
create policy service on admin_users to lunatale_service using (true) with check (true);

grant select on users, identities, sessions, passkeys, profiles to lunatale_member;
drop policy if exists own on users;
create policy own on users for select to lunatale_member using (id = current_user_id());
drop policy if exists own on identities;
create policy own on identities for select to lunatale_member using (user_id = current_user_id());
drop policy if exists own on sessions;
create policy own on sessions for select to lunatale_member using (user_id = current_user_id());
drop policy if exists own on passkeys;
create policy own on passkeys for select to lunatale_member using (user_id = current_user_id());
drop policy if exists own on profiles;
create policy own on profiles for select to lunatale_member using (id = current_user_id());

-- Push subscriptions are written and read by the service only, so that no user reads another's keys.
grant select, insert, update, delete on push_subscriptions to lunatale_service;
alter table push_subscriptions enable row level security;
drop policy if exists service on push_subscriptions;
create policy service on push_subscriptions to lunatale_service using (true) with check (true);

-- Household membership is read through functions and written by the service; an adult reads only the own row.
grant select, insert, update, delete on households, household_members, household_invitations to lunatale_service;
grant select on household_members to lunatale_member;
alter table households enable row level security;
alter table household_members enable row level security;
alter table household_invitations enable row level security;
drop policy if exists service on households;
create policy service on households to lunatale_service using (true) with check (true);
drop policy if exists service on household_members;
create policy service on household_members to lunatale_service using (true) with check (true);
drop policy if exists service on household_invitations;
create policy service on household_invitations to lunatale_service using (true) with check (true);
drop policy if exists own on household_members;
create policy own on household_members for select to lunatale_member using (user_id = current_user_id());
-- Each user from before households gets a household of one, under the user's own id.
insert into households (id, created_at)
  select id, created_at from users u where not exists (select from household_members m where m.user_id = u.id) on conflict do nothing;
insert into household_members (user_id, household_id, role, joined_at)
  select id, id, 'owner', created_at from users u where not exists (select from household_members m where m.user_id = u.id);

-- Access tokens are checked before the user is known, so only the service reads them.
grant select, insert, update, delete on access_tokens to lunatale_service;
alter table access_tokens enable row level security;
grant select, insert, update, delete on oauth_clients, oauth_codes to lunatale_service;
alter table oauth_clients enable row level security;
alter table oauth_codes enable row level security;
drop policy if exists service on oauth_clients;
create policy service on oauth_clients to lunatale_service using (true) with check (true);
drop policy if exists service on oauth_codes;
create policy service on oauth_codes to lunatale_service using (true) with check (true);
drop policy if exists service on access_tokens;
create policy service on access_tokens to lunatale_service using (true) with check (true);

-- Any adult of the household may read and change its children and characters, but adds new ones only as themselves.
grant select, insert, update, delete on children, cast_members to lunatale_member, lunatale_service;
alter table children enable row level security;
alter table cast_members enable row level security;
drop policy if exists service on children;
create policy service on children to lunatale_service using (true) with check (true);
drop policy if exists service on cast_members;
create policy service on cast_members to lunatale_service using (true) with check (true);
drop policy if exists own on children;
create policy own on children to lunatale_member
  using (coalesce(user_id = any((select current_adults())::uuid[]), false)) with check (user_id = any((select current_adults())::uuid[]));
drop policy if exists by_self on children;
create policy by_self on children as restrictive for insert to lunatale_member with check (user_id = current_user_id());
drop policy if exists own on cast_members;
create policy own on cast_members to lunatale_member
  using (coalesce(user_id = any((select current_adults())::uuid[]), false)) with check (user_id = any((select current_adults())::uuid[]));
drop policy if exists by_self on cast_members;
create policy by_self on cast_members as restrictive for insert to lunatale_member with check (user_id = current_user_id());
