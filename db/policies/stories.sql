-- A household shares stories; adults save as themselves. Favourites and places are personal (SEC-03 to SEC-05).
grant select, insert, update, delete on stories, favorites, reading_places to lunatale_member, lunatale_service;
-- Saving, searching and sharing stories call these functions.
grant execute on function letter_pairs(text, boolean), text_fingerprint(text) to lunatale_member;

alter table stories enable row level security;
alter table favorites enable row level security;
alter table reading_places enable row level security;

drop policy if exists service on stories;
create policy service on stories to lunatale_service using (true) with check (true);
drop policy if exists service on favorites;
create policy service on favorites to lunatale_service using (true) with check (true);
drop policy if exists own on stories;
create policy own on stories to lunatale_member
  using (coalesce(user_id = any((select current_adults())::uuid[]), false)) with check (user_id = any((select current_adults())::uuid[]));
drop policy if exists by_self on stories;
create policy by_self on stories as restrictive for insert to lunatale_member with check (user_id = current_user_id());
drop policy if exists own on favorites;
create policy own on favorites to lunatale_member using (user_id = current_user_id())
  with check (user_id = current_user_id() and exists (select from stories where id = story_id));
drop policy if exists service on reading_places;
create policy service on reading_places to lunatale_service using (true) with check (true);
drop policy if exists own on reading_places;
create policy own on reading_places to lunatale_member using (user_id = current_user_id())
  with check (user_id = current_user_id() and exists (select from stories where id = story_id));

-- Earlier versions of a story belong to its household, like the story.
grant select, insert, delete on story_versions to lunatale_member, lunatale_service;
alter table story_versions enable row level security;
drop policy if exists service on story_versions;
create policy service on story_versions to lunatale_service using (true) with check (true);
drop policy if exists own on story_versions;
create policy own on story_versions to lunatale_member using (coalesce(user_id = any((select current_adults())::uuid[]), false))
  with check (user_id = any((select current_adults())::uuid[]) and exists (select from stories where id = story_id));

-- Only the story's household makes, sees and revokes a link; a stranger with the link reads through the function.
grant select, insert, delete on story_shares to lunatale_member, lunatale_service;
-- The only column of a link that may change is whether it includes the sound.
grant update (sound) on story_shares to lunatale_member;
grant execute on function read_shared_story(text), picture_access(uuid, uuid, text), is_told(uuid), is_generated(uuid) to lunatale_member;
alter table story_shares enable row level security;
drop policy if exists service on story_shares;
create policy service on story_shares to lunatale_service using (true) with check (true);
drop policy if exists own on story_shares;
create policy own on story_shares to lunatale_member using (coalesce(user_id = any((select current_adults())::uuid[]), false))
  with check (user_id = any((select current_adults())::uuid[]) and exists (select from stories where id = story_id));

-- A parent sends reports and reads their own with the answer; the service writes the decisions.
grant select, insert on safety_reports to lunatale_member;
grant select, insert, update, delete on safety_reports to lunatale_service;
alter table safety_reports enable row level security;
drop policy if exists service on safety_reports;
create policy service on safety_reports to lunatale_service using (true) with check (true);
drop policy if exists own on safety_reports;
create policy own on safety_reports to lunatale_member using (user_id = current_user_id()) with check (user_id = current_user_id());

-- A parent's deletion inserts the story here; nobody reads it, and the parent and the service restore it by functions.
grant insert on deleted_stories to lunatale_member;
grant select, insert, update, delete on deleted_stories to lunatale_service;
grant execute on function restore_deleted_story(uuid, uuid), forget_deleted_stories() to lunatale_service;
grant execute on function own_deleted_stories(uuid[]), restore_own_deleted_story(uuid) to lunatale_member;
alter table deleted_stories enable row level security;
drop policy if exists service on deleted_stories;
create policy service on deleted_stories to lunatale_service using (true) with check (true);
drop policy if exists own on deleted_stories;
create policy own on deleted_stories for insert to lunatale_member with check (user_id = any((select current_adults())::uuid[]));

-- Recordings belong to their account alone; nobody hears those of a deleted story until it is restored. The service
-- writes them, which keeps each row and its object together.
grant select, insert on recording_consents to lunatale_member;
grant select on recordings, recorded_sentences to lunatale_member;
grant select, insert, update, delete on recording_consents, recordings, recorded_sentences to lunatale_service;
alter table recording_consents enable row level security;
alter table recordings enable row level security;
alter table recorded_sentences enable row level security;
drop policy if exists service on recording_consents;
create policy service on recording_consents to lunatale_service using (true) with check (true);
drop policy if exists own on recording_consents;
create policy own on recording_consents to lunatale_member using (user_id = current_user_id()) with check (user_id = current_user_id());
drop policy if exists service on recordings;
create policy service on recordings to lunatale_service using (true) with check (true);
drop policy if exists own on recordings;
create policy own on recordings for select to lunatale_member
  using (user_id = current_user_id() and exists (select from stories where id = story_id));
drop policy if exists service on recorded_sentences;
create policy service on recorded_sentences to lunatale_service using (true) with check (true);
drop policy if exists own on recorded_sentences;
create policy own on recorded_sentences for select to lunatale_member using (user_id = current_user_id());

-- Narrations belong to the household and to the service, which makes them; strangers hear them through the function.
grant select, insert, update, delete on narration_settings, narrations, private_feeds to lunatale_member, lunatale_service;
grant select, insert, update, delete on narration_sentences to lunatale_service;
grant select on narration_sentences to lunatale_member;
grant execute on function reserve_narration(uuid, uuid, text, text, text, text, integer, interval, text, numeric, numeric, integer),
  narrations_today(uuid), heard_narration(text), feed_owner(text, text) to lunatale_member;
alter table narration_settings enable row level security;
alter table narrations enable row level security;
alter table narration_sentences enable row level security;
alter table private_feeds enable row level security;
drop policy if exists service on narration_settings;
create policy service on narration_settings to lunatale_service using (true) with check (true);
drop policy if exists own on narration_settings;
create policy own on narration_settings to lunatale_member using (user_id = current_user_id()) with check (user_id = current_user_id());
drop policy if exists service on narrations;
create policy service on narrations to lunatale_service using (true) with check (true);
drop policy if exists own on narrations;
create policy own on narrations to lunatale_member using (coalesce(user_id = any((select current_adults())::uuid[]), false))
  with check (user_id = any((select current_adults())::uuid[]) and exists (select from stories where id = story_id));
drop policy if exists service on narration_sentences;
create policy service on narration_sentences to lunatale_service using (true) with check (true);
drop policy if exists own on narration_sentences;
create policy own on narration_sentences for select to lunatale_member
  using (exists (select from narrations where id = narration_id));
drop policy if exists service on private_feeds;
create policy service on private_feeds to lunatale_service using (true) with check (true);
drop policy if exists own on private_feeds;
create policy own on private_feeds to lunatale_member using (user_id = current_user_id()) with check (user_id = current_user_id());

-- The household reads its e-reader's address, on the owner's row; the service writes all of it.
grant select on e_readers to lunatale_member;
grant select, insert, update, delete on e_readers to lunatale_service;
alter table e_readers enable row level security;
drop policy if exists service on e_readers;
create policy service on e_readers to lunatale_service using (true) with check (true);
drop policy if exists own on e_readers;
create policy own on e_readers for select to lunatale_member using (user_id = (select own_household_owner()));
