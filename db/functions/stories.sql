-- The fingerprint of a text, to recognise exactly the words that the reader found fit.
create or replace function text_fingerprint(p_text text) returns text
language sql immutable parallel safe
as $$ select encode(sha256(convert_to(p_text, 'UTF8')), 'hex') $$;

-- Whether strangers may read a story's text: it is its own generation's text or the beginning of it, ignoring white
-- space, which is trimmed on the way; or its parent changed it and the reader found it fit.
create or replace function is_told(p_story_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (
    select from stories s left join generations g on g.id = s.generation_id and g.user_id = s.user_id
    where s.id = p_story_id
      and (starts_with(regexp_replace(g.content, '\s+', '', 'g'), regexp_replace(s.content, '\s+', '', 'g'))
        or s.read_text = text_fingerprint(s.content)))
$$;

-- Whether a story of the caller's household was generated here, even if its text was changed since.
create or replace function is_generated(p_story_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (
    select from stories s where s.id = p_story_id and s.user_id = any(current_adults())
      and (s.read_text is not null
        or exists (select from generations g where g.id = s.generation_id and g.user_id = s.user_id)))
$$;

-- All that a stranger with a link may read of a story: no notes, tags, owner's name or uploaded pictures (STORY-12);
-- nothing of suspended accounts or closed stories. user_id and story_id locate the pictures; the server sends neither.
drop function if exists read_shared_story(text);
create function read_shared_story(p_token text)
returns table (
  story_id uuid, user_id uuid, cover_seed uuid, title text, content text, language text, age_group text,
  setting text, characters text[], images jsonb
)
language sql stable security definer set search_path = public, pg_temp
as $$
  select s.id, s.user_id, coalesce(s.generation_id, s.id), s.title, s.content, s.language, s.age_group, s.setting, s.characters,
    (select jsonb_agg(each order by (each ->> 'position')::integer) from jsonb_array_elements(s.images) each
      where (each ->> 'own')::boolean is not true and (each ->> 'leftOut')::boolean is not true)
  from story_shares link join stories s on s.id = link.story_id
  where link.token = p_token and s.closed_at is null and not is_suspended(s.user_id) and is_told(s.id)
$$;

-- How a picture may be served: 'open' to anybody with its address, 'inside' the product only; no row = not at all.
create or replace function picture_access(p_user_id uuid, p_story_id uuid, p_url text) returns text
language sql stable security definer set search_path = public, pg_temp
as $$
  select case when exists (
      select from jsonb_array_elements(s.images) each where each ->> 'url' = p_url and (each ->> 'own')::boolean)
    then 'inside' else 'open' end
  from stories s where s.id = p_story_id and s.user_id = p_user_id and s.closed_at is null and not is_suspended(p_user_id)
$$;

-- The chapters of a series stand together on the shelf: each holds when the first and the newest of its series
-- were saved. Saving or deleting one chapter updates these times on the others, which have the same owner.
create or replace function join_series() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  new.series := coalesce(new.chapter_of, new.id);
  new.series_from := coalesce((select created_at from stories where id = new.chapter_of), new.created_at);
  new.series_to := new.created_at;
  return new;
end $$;
create or replace trigger join_series before insert on stories
for each row execute function join_series();

create or replace function lengthen_series() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
begin
  update stories set series_to = greatest(series_to, new.created_at), series_from = new.series_from
  where id = new.chapter_of or chapter_of = new.chapter_of;
  return null;
end $$;
create or replace trigger lengthen_series after insert on stories
for each row when (new.chapter_of is not null) execute function lengthen_series();

-- When its first story is deleted, a series begins with its second.
create or replace function shorten_series() returns trigger
language plpgsql set search_path = public, pg_temp
as $$
declare
  head uuid := coalesce(old.chapter_of, old.id);
  first uuid;
begin
  if old.chapter_of is null then
    select id into first from stories where chapter_of = head order by created_at, id limit 1;
    if first is null then return null; end if;
    update stories set chapter_of = nullif(first, id), series = first where chapter_of = head;
    head := first;
  end if;
  update stories set (series_from, series_to) = (
    select min(created_at), max(created_at) from stories each where each.id = head or each.chapter_of = head
  ) where id = head or chapter_of = head;
  return null;
end $$;
create or replace trigger shorten_series after delete on stories
for each row execute function shorten_series();

-- Deletions are recorded by the hash of the id, so that they can be repeated after a restore.
create or replace function hash_of_number(p_id uuid) returns text
language sql immutable parallel safe
as $$ select encode(sha256(convert_to(p_id::text, 'UTF8')), 'hex') $$;

create or replace function record_deleted_story() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into deletion_records (kind, subject_hash, deleted_at) values ('story', hash_of_number(new.id), app_now())
  on conflict do nothing;
  return null;
end $$;
create or replace trigger record_deleted_story after insert on deleted_stories
for each row execute function record_deleted_story();

-- Keeps beside a deleted story what would go with its row: its chapters' company, hearts, bookmarks, earlier texts, link.
create or replace function keep_beside_deleted_story() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  new.story := new.story || jsonb_build_object('beside', jsonb_build_object(
    -- Also the chapters that were deleted before: they may come back before this one.
    'series', (select jsonb_agg(id) from (
      select other.id from stories one
      join stories other on one.series in (other.id, other.chapter_of) and other.id <> one.id where one.id = new.id
      union
      select id from deleted_stories
      where user_id = any(adults_of(new.user_id)) and story -> 'beside' -> 'series' ? new.id::text) other),
    'favorites', (select jsonb_agg(to_jsonb(f)) from favorites f where f.story_id = new.id),
    'places', (select jsonb_agg(to_jsonb(p)) from reading_places p where p.story_id = new.id),
    'versions', (select jsonb_agg(to_jsonb(v)) from story_versions v where v.story_id = new.id),
    'shares', (select jsonb_agg(to_jsonb(s)) from story_shares s where s.story_id = new.id),
    -- What was told here stays so: its generation goes as well.
    'told', is_told(new.id)));
  return new;
end $$;
create or replace trigger keep_beside_deleted_story before insert on deleted_stories
for each row execute function keep_beside_deleted_story();

-- Restores one deleted story of this user as it was, with its hearts, bookmarks and earlier texts. It joins again what
-- is left of its series, whose first story is the oldest. A link to it works again if the deletion is undone within an
-- hour; later it stays revoked, because whoever has it was told so.
create or replace function restore_deleted_story(p_user_id uuid, p_id uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  gone deleted_stories;
  adults uuid[] := adults_of(p_user_id);
  beside jsonb;
  others uuid[];
  heads uuid[];
  first uuid;
  names text;
begin
  -- Two chapters that are restored at once must see each other.
  perform pg_advisory_xact_lock(hashtextextended('restore ' || household_owner(p_user_id), 0));
  delete from deleted_stories where id = p_id and user_id = p_user_id returning * into gone;
  if not found then return false; end if;
  beside := coalesce(gone.story -> 'beside', '{}');
  others := array(select value::uuid from jsonb_array_elements_text(nullif(beside -> 'series', 'null')))
    || (gone.story ->> 'chapter_of')::uuid;
  heads := array(select distinct series from stories where id = any(others) and user_id = any(adults)) || p_id;
  gone.story := gone.story || jsonb_build_object('id', gone.id, 'user_id', gone.user_id, 'chapter_of', null);
  if exists (select from stories where user_id = p_user_id and generation_id = (gone.story ->> 'generation_id')::uuid) then
    gone.story := gone.story || '{"generation_id": null}';
  end if;
  if (beside ->> 'told')::boolean then
    gone.story := gone.story || jsonb_build_object('read_text', text_fingerprint(gone.story ->> 'content'));
  end if;
  select string_agg(quote_ident(attname), ', ') into names from pg_attribute
  where attrelid = 'stories'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and gone.story ? attname;
  execute format('insert into stories (%1$s) select %1$s from jsonb_populate_record(null::stories, $1)', names)
  using gone.story;
  if cardinality(heads) > 1 then
    select id into first from stories where id = any(heads) order by created_at, id limit 1;
    update stories set chapter_of = nullif(first, id), series = first where id = any(heads) or chapter_of = any(heads);
    update stories set (series_from, series_to) = (
      select min(created_at), max(created_at) from stories each where each.id = first or each.chapter_of = first
    ) where id = first or chapter_of = first;
  end if;
  -- A story that was deleted before its hearts were kept has the owner's alone.
  insert into favorites select kept.* from jsonb_populate_recordset(null::favorites, nullif(beside -> 'favorites', 'null')) kept
  where kept.user_id = any(adults);
  if gone.is_favorite and not gone.story ? 'beside' then
    insert into favorites (user_id, story_id) values (p_user_id, p_id);
  end if;
  insert into reading_places select kept.* from jsonb_populate_recordset(null::reading_places, nullif(beside -> 'places', 'null')) kept
  where kept.user_id = any(adults);
  insert into story_versions (story_id, user_id, number, title, content, written_at)
  select p_id, p_user_id, number, title, content, written_at
  from jsonb_populate_recordset(null::story_versions, nullif(beside -> 'versions', 'null'));
  if gone.deleted_at > app_now() - interval '1 hour' then
    insert into story_shares select kept.*
    from jsonb_populate_recordset(null::story_shares, nullif(beside -> 'shares', 'null')) kept
    where kept.user_id = any(adults);
  end if;
  delete from deletion_records where kind = 'story' and subject_hash = hash_of_number(p_id);
  return true;
end $$;

-- Which of these stories were deleted by the caller's household, with their owners.
create or replace function own_deleted_stories(p_ids uuid[]) returns table (id uuid, user_id uuid)
language sql stable security definer set search_path = public, pg_temp
as $$ select id, user_id from deleted_stories where id = any(p_ids) and user_id = any(current_adults()) order by id $$;

-- Restores one of them for the caller.
create or replace function restore_own_deleted_story(p_id uuid) returns boolean
language sql volatile security definer set search_path = public, pg_temp
as $$ select coalesce((select restore_deleted_story(user_id, id) from own_deleted_stories(array[p_id])), false) $$;

-- Deletes for good, after 30 days: deleted stories with their pictures and recordings, and narrations of old texts.
create or replace function forget_deleted_stories() returns jsonb
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  rows bigint;
begin
  with gone as (delete from deleted_stories where deleted_at < app_now() - interval '30 days' returning user_id, id),
  unheard as (delete from recordings r using gone where r.story_id = gone.id and r.user_id = gone.user_id)
  insert into object_removals (prefix)
  select folder || user_id || '/' || id from gone, unnest(array['story-images/stories/', 'recordings/']) folder
  on conflict do nothing;
  get diagnostics rows = row_count;
  delete from narrations where outdated_at < app_now() - interval '30 days';
  return jsonb_build_object('deleted_stories', rows / 2);
end $$;

-- How many narrations the user's household began today (UTC), and the tier whose limit applies.
create or replace function narrations_today(p_user_id uuid) returns table (used integer, tier text)
language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_self(p_user_id);
  return query select coalesce((select u.narrations_used from user_usage_limits u
    where u.user_id = household_owner(p_user_id) and u.narrations_date = (app_now() at time zone 'utc')::date), 0), usage_tier(p_user_id);
end $$;

-- Begins a narration, once per version of a story, or takes over one that no server is making any more.
-- outcome: 'begun' (make it, it counts), 'taken' (continue it), 'existing' (it is ready, or a server is making it),
-- else the reason for the refusal. `used` is how many were begun today.
create or replace function reserve_narration(
  p_user_id uuid, p_story_id uuid, p_voice text, p_accent text, p_version text, p_key text, p_sentences integer,
  p_lease interval, p_provider text, p_reserved_usd numeric, p_cap_usd numeric, p_limit integer)
returns table (outcome text, id uuid, used integer)
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  usage_row user_usage_limits;
  today date := (app_now() at time zone 'utc')::date;
  known narrations;
begin
  perform require_self(p_user_id);
  -- Only the transaction that holds this row decides about this user.
  usage_row := locked_usage_row(p_user_id);
  used := case when usage_row.narrations_date = today then usage_row.narrations_used else 0 end;
  if not exists (select from stories s where s.id = p_story_id and s.user_id = any(adults_of(p_user_id))) then
    outcome := 'STORY_NOT_FOUND';
    return next;
    return;
  end if;
  select * into known from narrations n where n.story_id = p_story_id and n.version = p_version for update;
  id := known.id;
  if known.outdated_at is not null then
    -- The text is again what it was.
    update narrations n set outdated_at = null where n.id = known.id;
  end if;
  if known.id is not null and (known.finished_at is not null or known.lease_expires_at > app_now()) then
    outcome := 'existing';
  elsif is_suspended(p_user_id) then
    outcome := 'ACCOUNT_SUSPENDED';
  elsif known.id is null and p_limit is not null and used >= p_limit then
    outcome := 'NARRATIONS_LIMITED';
  elsif p_cap_usd is not null and not fits_daily_cap(p_provider, p_reserved_usd, p_cap_usd) then
    outcome := 'SPENDING_CAP_REACHED';
  elsif known.id is not null then
    update narrations n set lease_expires_at = app_now() + p_lease, reserved_usd = p_reserved_usd, stopped_by = null
    where n.id = known.id;
    outcome := 'taken';
  else
    insert into narrations (user_id, story_id, voice, accent, version, key, sentences, reserved_usd, usage_date, lease_expires_at, created_at)
    values (p_user_id, p_story_id, p_voice, p_accent, p_version, p_key, p_sentences, p_reserved_usd, today, app_now() + p_lease, app_now())
    returning narrations.id into id;
    used := used + 1;
    update user_usage_limits u set narrations_used = reserve_narration.used, narrations_date = today where u.user_id = usage_row.user_id;
    outcome := 'begun';
  end if;
  return next;
end $$;

-- The narration that a key opens: by its own key, or by a story's link with sound, which opens the newest finished one.
-- Nothing of suspended accounts and nothing of a text that was changed since; by a link nothing that an operator closed
-- or that strangers may not read.
create or replace function heard_narration(p_key text) returns setof narrations
language sql stable security definer set search_path = public, pg_temp
as $$
  select n.* from narrations n where n.key = p_key and n.outdated_at is null and not is_suspended(n.user_id)
  union all
  (select n.* from story_shares link join narrations n on n.story_id = link.story_id join stories s on s.id = link.story_id
   where link.token = p_key and link.sound and s.closed_at is null and not is_suspended(n.user_id) and is_told(s.id)
     and n.finished_at is not null and n.outdated_at is null
   order by n.finished_at desc limit 1)
$$;

-- The user whose feed of this kind the token opens.
create or replace function feed_owner(p_token text, p_kind text) returns uuid
language sql stable security definer set search_path = public, pg_temp
as $$
  select f.user_id from private_feeds f where f.token = p_token and f.kind = p_kind and not is_suspended(f.user_id)
$$;

-- A narration whose text was changed is not heard any more. It is kept so that the next narration in the same voice can
-- reuse its unchanged sentences, and in case the old text comes back.
drop trigger if exists forget_sound_of_changed_story on stories;
drop function if exists forget_sound_of_changed_story();
create or replace function retire_sound_of_changed_story() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update narrations set outdated_at = app_now() where story_id = new.id and outdated_at is null;
  return null;
end $$;
create or replace trigger retire_sound_of_changed_story after update of content on stories
for each row when (old.content is distinct from new.content) execute function retire_sound_of_changed_story();

-- A narration's files are removed when its row is deleted, for whatever reason.
create or replace function remove_sound_of_narration() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into object_removals (prefix)
  values ('narrations/' || old.user_id || '/' || old.story_id || '/' || old.id) on conflict do nothing;
  return null;
end $$;
create or replace trigger remove_sound_of_narration after delete on narrations
for each row execute function remove_sound_of_narration();

-- Passes on what a leaving adult made to another adult of the household, under the same ids; the leaver may keep
-- copies. `p_ids` are all their stories, `p_pictures` the hashes of the stories' picture lists and `p_narrations` their
-- finished narrations, whose files are at the new place already; `p_copies` are the copies' ids. Returns false, with
-- nothing done, if one of these was added, changed or removed since.
create or replace function hand_over(
  p_from uuid, p_to uuid, p_ids uuid[], p_pictures text[], p_narrations uuid[], p_copies uuid[], p_copy boolean)
returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  names text;
begin
  perform from stories where user_id = p_from order by id for update;
  if exists (select from (select id, md5(coalesce(images::text, '')) as pictures from stories where user_id = p_from) now
      full join unnest(p_ids, p_pictures) was (id, pictures) using (id) where now.pictures is distinct from was.pictures)
    or exists (select from unnest(p_narrations) id where not exists (select from narrations n where n.id = id)) then
    return false;
  end if;
  -- A text told here must stay shareable, although its generation stays with the adult who asked for it.
  update stories set user_id = p_to,
    read_text = case when is_told(id) then text_fingerprint(content) else read_text end,
    images = replace(images::text, '/stories/' || p_from || '/', '/stories/' || p_to || '/')::jsonb
  where user_id = p_from;
  update story_versions v set user_id = s.user_id from stories s
  where s.id = v.story_id and v.user_id = p_from and s.user_id <> p_from;
  update story_shares l set user_id = s.user_id from stories s
  where s.id = l.story_id and l.user_id = p_from and s.user_id <> p_from;
  delete from narrations where user_id = p_from and id <> all (p_narrations);
  update narrations set user_id = p_to where id = any (p_narrations);
  if p_copy then
    select string_agg(quote_ident(attname), ', ') into names from pg_attribute
    where attrelid = 'stories'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    -- The copy of a series begins with the first of its stories that is copied.
    execute format($copying$
      insert into stories (%1$s) select %1$s from (
        select to_jsonb(s) || jsonb_build_object('id', made.copy, 'user_id', $1,
          'chapter_of', nullif(first_value(made.copy) over (partition by s.series order by s.created_at, s.id), made.copy),
          'images', replace(s.images::text, '/stories/' || $2 || '/' || s.id || '/',
            '/stories/' || $1 || '/' || made.copy || '/')::jsonb) as story
        from unnest($3, $4) made (id, copy) join stories s on s.id = made.id) told,
        jsonb_populate_record(null::stories, told.story) taken
      order by taken.created_at, taken.id$copying$, names)
    using p_from, p_to, p_ids, p_copies;
    insert into favorites (user_id, story_id, created_at)
    select p_from, made.copy, f.created_at from unnest(p_ids, p_copies) made (id, copy)
    join favorites f on f.user_id = p_from and f.story_id = made.id;
    insert into reading_places (user_id, story_id, place, left_at)
    select p_from, made.copy, p.place, p.left_at from unnest(p_ids, p_copies) made (id, copy)
    join reading_places p on p.user_id = p_from and p.story_id = made.id;
    update recordings r set story_id = made.copy from unnest(p_ids, p_copies) made (id, copy)
    where r.user_id = p_from and r.story_id = made.id;
  end if;
  delete from favorites f using stories s where f.user_id = p_from and s.id = f.story_id and s.user_id <> p_from;
  delete from reading_places p using stories s where p.user_id = p_from and s.id = p.story_id and s.user_id <> p_from;
  -- The leaver's evening plans are for children of the household, so they are deleted.
  delete from evening_plans where user_id = p_from;
  with passed as (update children set user_id = p_to where user_id = p_from returning *)
  insert into children (user_id, nickname, age_group, likes, avoid, look, pronoun, created_at)
  select p_from, nickname, age_group, likes, avoid, look, pronoun, created_at from passed where p_copy;
  with passed as (update cast_members set user_id = p_to where user_id = p_from returning *)
  insert into cast_members (user_id, name, look, pronoun, created_at)
  select p_from, name, look, pronoun, created_at from passed where p_copy;
  return true;
end $$;
