CREATE TABLE "daily_prompt_versions" (
	"day" date NOT NULL,
	"version" text NOT NULL,
	"stories" integer DEFAULT 0 NOT NULL,
	"stopped" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	"rereads" integer DEFAULT 0 NOT NULL,
	"favorites" integer DEFAULT 0 NOT NULL,
	"continued" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_prompt_versions_pk" PRIMARY KEY("day","version")
);
--> statement-breakpoint
CREATE TABLE "monthly_takings" (
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "monthly_takings_pk" PRIMARY KEY("month","currency")
);
--> statement-breakpoint
DROP INDEX "user_activity_latest";--> statement-breakpoint
DROP INDEX "user_activity_by_name";--> statement-breakpoint
DROP INDEX "user_activity_by_stories";--> statement-breakpoint
CREATE INDEX "user_activity_latest" ON "user_activity" USING btree ("last_active_at" DESC NULLS LAST,"user_id" DESC NULLS FIRST,"listed_at");--> statement-breakpoint
CREATE INDEX "user_activity_by_name" ON "user_activity" USING btree ("search_text","user_id") WHERE listed_at is not null;--> statement-breakpoint
CREATE INDEX "user_activity_by_stories" ON "user_activity" USING btree ("stories","user_id") WHERE listed_at is not null;