CREATE TABLE "cohort_counts" (
	"joined_on" date NOT NULL,
	"step" text NOT NULL,
	"users" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cohort_counts_pk" PRIMARY KEY("joined_on","step")
);
--> statement-breakpoint
CREATE TABLE "daily_story_times" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"api_provider" text NOT NULL,
	"model" text NOT NULL,
	"prompt_version" text NOT NULL,
	"bucket" smallint NOT NULL,
	"stories" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_story_times_pk" PRIMARY KEY("day","measure","api_provider","model","prompt_version","bucket")
);
--> statement-breakpoint
CREATE TABLE "error_groups" (
	"id" text NOT NULL,
	"error_type" text NOT NULL,
	"error_message" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "error_groups_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE TABLE "user_journeys" (
	"user_id" uuid NOT NULL,
	"joined_on" date NOT NULL,
	"asked_on" date,
	"told_on" date,
	"kept_on" date,
	"paid_on" date,
	"weeks" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "user_journeys_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "story_analytics" ADD COLUMN "api_provider" text;--> statement-breakpoint
ALTER TABLE "story_analytics" ADD COLUMN "first_words_ms" integer;--> statement-breakpoint
ALTER TABLE "user_journeys" ADD CONSTRAINT "user_journeys_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "error_groups_latest" ON "error_groups" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "error_logs_open" ON "error_logs" USING btree ("timestamp") WHERE "error_logs"."resolved_at" is null;