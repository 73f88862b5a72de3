-- What a stranger with a link may read of a story, and nothing more: no notes, no tags, no owner's name
-- (STORY-12). user_id and story_id say where the pictures lie; the server passes neither on.
create or replace function read_shared_story(p_token text)
returns table (
  story_id uuid, user_id uuid, title text, content text, language text, age_group text,
  setting text, characters text[], images jsonb
)
language sql stable security definer set search_path = public, pg_temp
as $$
  select s.id, s.user_id, s.title, s.content, s.language, s.age_group, s.setting, s.characters, s.images
  from story_shares link join stories s on s.id = link.story_id
  where link.token = p_token
$$;
