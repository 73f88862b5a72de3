CREATE TABLE "reading_places" (
	"user_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"place" double precision NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reading_places_user_id_story_id_pk" PRIMARY KEY("user_id","story_id"),
	CONSTRAINT "reading_places_place" CHECK ("reading_places"."place" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "reading_places" ADD CONSTRAINT "reading_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_places" ADD CONSTRAINT "reading_places_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_places_story_id_index" ON "reading_places" USING btree ("story_id");