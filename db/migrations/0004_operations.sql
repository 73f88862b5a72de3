CREATE TABLE "audit_entries" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_email" text NOT NULL,
	"operator_role" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_entries_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"users" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_counts_pk" PRIMARY KEY("kind","day","detail")
);
--> statement-breakpoint
CREATE TABLE "hourly_calls" (
	"hour" timestamp with time zone NOT NULL,
	"api_provider" text NOT NULL,
	"endpoint" text NOT NULL,
	"method" text NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"server_errors" integer DEFAULT 0 NOT NULL,
	"timed" integer DEFAULT 0 NOT NULL,
	"total_ms" numeric(20) DEFAULT '0' NOT NULL,
	"max_ms" integer DEFAULT 0 NOT NULL,
	"priced" integer DEFAULT 0 NOT NULL,
	"cost_usd" numeric(14, 6) DEFAULT '0' NOT NULL,
	CONSTRAINT "hourly_calls_pk" PRIMARY KEY("hour","api_provider","endpoint","method")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"error" text,
	"outcome" jsonb,
	CONSTRAINT "job_runs_pk" PRIMARY KEY("job","due_at")
);
--> statement-breakpoint
CREATE TABLE "user_activity" (
	"user_id" uuid NOT NULL,
	"stories" integer DEFAULT 0 NOT NULL,
	"last_story_at" timestamp with time zone,
	"last_active_at" timestamp with time zone,
	"user_agent" text,
	"country" char(2),
	CONSTRAINT "user_activity_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "user_last_events" (
	"user_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_last_events_pk" PRIMARY KEY("user_id","event_type")
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_agent" text,
	"country" char(2),
	CONSTRAINT "user_sessions_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
-- A table cannot become a partitioned one: each log is made anew, its rows are taken along, the old one goes.
CREATE SCHEMA IF NOT EXISTS "log_partitions";--> statement-breakpoint
ALTER TABLE "user_events" RENAME TO "user_events_plain";--> statement-breakpoint
CREATE TABLE "user_events" (LIKE "user_events_plain" INCLUDING DEFAULTS) PARTITION BY RANGE ("timestamp");--> statement-breakpoint
CREATE TABLE "log_partitions"."user_events_rest" PARTITION OF "user_events" DEFAULT;--> statement-breakpoint
INSERT INTO "user_events" SELECT * FROM "user_events_plain";--> statement-breakpoint
DROP TABLE "user_events_plain";--> statement-breakpoint
ALTER TABLE "error_logs" RENAME TO "error_logs_plain";--> statement-breakpoint
CREATE TABLE "error_logs" (LIKE "error_logs_plain" INCLUDING DEFAULTS) PARTITION BY RANGE ("timestamp");--> statement-breakpoint
CREATE TABLE "log_partitions"."error_logs_rest" PARTITION OF "error_logs" DEFAULT;--> statement-breakpoint
INSERT INTO "error_logs" SELECT * FROM "error_logs_plain";--> statement-breakpoint
DROP TABLE "error_logs_plain";--> statement-breakpoint
ALTER TABLE "api_usage_logs" RENAME TO "api_usage_logs_plain";--> statement-breakpoint
CREATE TABLE "api_usage_logs" (LIKE "api_usage_logs_plain" INCLUDING DEFAULTS) PARTITION BY RANGE ("timestamp");--> statement-breakpoint
CREATE TABLE "log_partitions"."api_usage_logs_rest" PARTITION OF "api_usage_logs" DEFAULT;--> statement-breakpoint
INSERT INTO "api_usage_logs" SELECT * FROM "api_usage_logs_plain";--> statement-breakpoint
DROP TABLE "api_usage_logs_plain";--> statement-breakpoint
ALTER TABLE "story_analytics" RENAME TO "story_analytics_plain";--> statement-breakpoint
CREATE TABLE "story_analytics" (LIKE "story_analytics_plain" INCLUDING DEFAULTS) PARTITION BY RANGE ("timestamp");--> statement-breakpoint
CREATE TABLE "log_partitions"."story_analytics_rest" PARTITION OF "story_analytics" DEFAULT;--> statement-breakpoint
INSERT INTO "story_analytics" SELECT * FROM "story_analytics_plain";--> statement-breakpoint
DROP TABLE "story_analytics_plain";--> statement-breakpoint
ALTER TABLE "api_usage_logs" ADD COLUMN "ip_address" text;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_id_timestamp_pk" PRIMARY KEY("id","timestamp");--> statement-breakpoint
ALTER TABLE "error_logs" ADD CONSTRAINT "error_logs_id_timestamp_pk" PRIMARY KEY("id","timestamp");--> statement-breakpoint
ALTER TABLE "api_usage_logs" ADD CONSTRAINT "api_usage_logs_id_timestamp_pk" PRIMARY KEY("id","timestamp");--> statement-breakpoint
ALTER TABLE "story_analytics" ADD CONSTRAINT "story_analytics_id_timestamp_pk" PRIMARY KEY("id","timestamp");--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_activity" ADD CONSTRAINT "user_activity_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_last_events" ADD CONSTRAINT "user_last_events_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "user_activity_by_time" ON "user_activity" USING btree ("last_active_at");--> statement-breakpoint
CREATE INDEX "user_last_events_by_time" ON "user_last_events" USING btree ("event_type","last_at");--> statement-breakpoint
CREATE INDEX "user_sessions_by_user" ON "user_sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "user_sessions_by_time" ON "user_sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_usage_logs_by_time" ON "api_usage_logs" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "api_usage_logs_by_user" ON "api_usage_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_usage_logs_failed" ON "api_usage_logs" USING btree ("timestamp") WHERE "api_usage_logs"."status_code" >= 400;--> statement-breakpoint
CREATE INDEX "api_usage_logs_by_cost" ON "api_usage_logs" USING btree ("api_provider","timestamp") WHERE "api_usage_logs"."cost_usd" is not null;--> statement-breakpoint
CREATE INDEX "error_logs_by_time" ON "error_logs" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "error_logs_by_user" ON "error_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "story_analytics_by_time" ON "story_analytics" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "story_analytics_by_user" ON "story_analytics" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_events_by_time" ON "user_events" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "user_events_by_user" ON "user_events" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_status" CHECK ("profiles"."status" in ('active', 'inactive', 'suspended'));