CREATE TABLE "told_stories" (
	"generation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"card" jsonb NOT NULL,
	"thing" text NOT NULL,
	"plot" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "premise" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "prompt_version" text;--> statement-breakpoint
ALTER TABLE "story_analytics" ADD COLUMN "prompt_version" text;--> statement-breakpoint
ALTER TABLE "told_stories" ADD CONSTRAINT "told_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_stories_newest" ON "told_stories" USING btree ("user_id","created_at" DESC NULLS FIRST);