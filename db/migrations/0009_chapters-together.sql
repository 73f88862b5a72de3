ALTER TABLE "stories" DROP CONSTRAINT "stories_chapter_of_stories_id_fk";
--> statement-breakpoint
DROP INDEX "stories_library";--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "series" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "series_from" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "series_to" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "stories" SET "series" = coalesce("chapter_of", "id"), "series_from" = "created_at", "series_to" = "created_at";--> statement-breakpoint
UPDATE "stories" SET "series_from" = "times"."first", "series_to" = "times"."last" FROM (
  SELECT "series", min("created_at") AS "first", max("created_at") AS "last" FROM "stories" GROUP BY "series" HAVING count(*) > 1
) "times" WHERE "stories"."series" = "times"."series";--> statement-breakpoint
CREATE INDEX "stories_oldest" ON "stories" USING btree ("user_id","series_from","series","created_at","id");--> statement-breakpoint
CREATE INDEX "stories_library" ON "stories" USING btree ("user_id","series_to" DESC NULLS FIRST,"series" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("search_text","title_key","setting","age_group","is_test","series_from");