CREATE TABLE "story_shares" (
	"story_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_shares_token_unique" UNIQUE("token"),
	CONSTRAINT "story_shares_token" CHECK ("story_shares"."token" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "chapter_of" uuid;--> statement-breakpoint
ALTER TABLE "story_shares" ADD CONSTRAINT "story_shares_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_shares" ADD CONSTRAINT "story_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_shares_user_id_index" ON "story_shares" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_chapter_of_stories_id_fk" FOREIGN KEY ("chapter_of") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_chapters" ON "stories" USING btree ("chapter_of") WHERE chapter_of is not null;