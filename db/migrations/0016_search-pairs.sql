-- Which of 128 bits the pairs of letters in a text set; true asks for the upper 64 of them. What a text is part of has
-- all its bits. Stories keep what it answered: another answer would need another name.
CREATE OR REPLACE FUNCTION "letter_pairs"("words" text, "high" boolean) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
declare
  letters bytea := convert_to(words, 'UTF8');
  pairs bigint := 0;
  place integer;
begin
  for i in 1 .. octet_length(letters) - 1 loop
    place := (31 * get_byte(letters, i - 1) + get_byte(letters, i)) % 128;
    if (place >= 64) = high then pairs := pairs | (1::bigint << (place % 64)); end if;
  end loop;
  return pairs;
end $$;--> statement-breakpoint
ALTER TABLE "stories"
  ADD COLUMN "search_pairs_low" bigint GENERATED ALWAYS AS (letter_pairs(search_text, false)) STORED NOT NULL,
  ADD COLUMN "search_pairs_high" bigint GENERATED ALWAYS AS (letter_pairs(search_text, true)) STORED NOT NULL;--> statement-breakpoint
DROP INDEX "stories_library";--> statement-breakpoint
CREATE INDEX "stories_library" ON "stories" USING btree ("user_id","series_to" DESC NULLS FIRST,"series" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("series_from","is_test","search_pairs_low","search_pairs_high","age_group","title_key","search_text");--> statement-breakpoint
CREATE INDEX "stories_texts" ON "stories" USING btree ("user_id") INCLUDE ("is_test","search_pairs_low","search_pairs_high","search_text");