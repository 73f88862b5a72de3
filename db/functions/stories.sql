-- By what a text is known again: the reader found these very words fit, and no others.
create or replace function text_fingerprint(p_text text) returns text
language sql immutable parallel safe
as $$ select encode(sha256(convert_to(p_text, 'UTF8')), 'hex') $$;

-- Whether strangers may read a story's text: it was told here, and is the text of its own generation or the beginning
-- of it, white space apart, which is trimmed on the way; or its parent changed it, and the reader found it fit.
create or replace function is_told(p_story_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (
    select from stories s join generations g on g.id = s.generation_id and g.user_id = s.user_id
    where s.id = p_story_id
      and (starts_with(regexp_replace(g.content, '\s+', '', 'g'), regexp_replace(s.content, '\s+', '', 'g'))
        or s.read_text = text_fingerprint(s.content)))
$$;

-- What a stranger with a link may read of a story, and nothing more: no notes, no tags, no owner's name, no picture
-- that was not drawn here (STORY-12); nothing while the account is suspended or once an operator closed it. user_id and story_id say where the pictures lie; the server passes neither on.
create or replace function read_shared_story(p_token text)
returns table (
  story_id uuid, user_id uuid, title text, content text, language text, age_group text,
  setting text, characters text[], images jsonb
)
language sql stable security definer set search_path = public, pg_temp
as $$
  select s.id, s.user_id, s.title, s.content, s.language, s.age_group, s.setting, s.characters,
    (select jsonb_agg(each order by (each ->> 'position')::integer) from jsonb_array_elements(s.images) each
      where (each ->> 'own')::boolean is not true)
  from story_shares link join stories s on s.id = link.story_id
  where link.token = p_token and s.closed_at is null and not is_suspended(s.user_id) and is_told(s.id)
$$;

-- How a picture of a story may be handed out: 'open' to anybody with its address, 'inside' the product alone, or not at all.
create or replace function picture_access(p_user_id uuid, p_story_id uuid, p_url text) returns text
language sql stable security definer set search_path = public, pg_temp
as $$
  select case when exists (
      select from jsonb_array_elements(s.images) each where each ->> 'url' = p_url and (each ->> 'own')::boolean)
    then 'inside' else 'open' end
  from stories s where s.id = p_story_id and s.user_id = p_user_id and s.closed_at is null and not is_suspended(p_user_id)
$$;

-- The chapters of a story stand together on the shelf: each knows when the first and the newest of its series
-- were saved. Whoever saves or deletes one chapter changes these times of the others, all of the same owner.
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

-- Without its first story a series begins with its second.
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

-- What was deleted is written down by the hash of its number, to be deleted again after a restore.
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

-- Brings one deleted story back as it was, of the one user whose it is. A series that lost its first story meanwhile
-- does not get it back: then the chapter stands by itself.
create or replace function restore_deleted_story(p_user_id uuid, p_id uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  gone deleted_stories;
  names text;
begin
  delete from deleted_stories where id = p_id and user_id = p_user_id returning * into gone;
  if not found then return false; end if;
  gone.story := gone.story || jsonb_build_object('id', gone.id, 'user_id', gone.user_id);
  if exists (select from stories where user_id = p_user_id and generation_id = (gone.story ->> 'generation_id')::uuid) then
    gone.story := gone.story || '{"generation_id": null}';
  end if;
  if not exists (select from stories where user_id = p_user_id and id = (gone.story ->> 'chapter_of')::uuid) then
    gone.story := gone.story || '{"chapter_of": null}';
  end if;
  select string_agg(quote_ident(attname), ', ') into names from pg_attribute
  where attrelid = 'stories'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and gone.story ? attname;
  execute format('insert into stories (%1$s) select %1$s from jsonb_populate_record(null::stories, $1)', names)
  using gone.story;
  if gone.is_favorite then insert into favorites (user_id, story_id) values (p_user_id, p_id); end if;
  delete from deletion_records where kind = 'story' and subject_hash = hash_of_number(p_id);
  return true;
end $$;

-- What nobody asked back within 30 days goes for good, with its pictures and its voices.
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
  return jsonb_build_object('deleted_stories', rows / 2);
end $$;
