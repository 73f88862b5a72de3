DROP INDEX "user_activity_by_time";--> statement-breakpoint
DROP INDEX "user_last_events_by_time";--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "subscription_status" text;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "subscription_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "grace_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "trial_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "text_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "text_limit" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "image_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "image_limit" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "daily_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "daily_limit" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "daily_used_on" date;--> statement-breakpoint
ALTER TABLE "user_activity" ADD COLUMN "has_ever_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("paid_at","currency","amount_paid");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "api_usage_logs_costly" ON "api_usage_logs" USING btree ("api_provider","cost_usd","timestamp") WHERE "api_usage_logs"."cost_usd" is not null;--> statement-breakpoint
CREATE INDEX "user_activity_latest" ON "user_activity" USING btree ("last_active_at" DESC NULLS LAST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_activity_newest" ON "user_activity" USING btree ("listed_at","user_id");--> statement-breakpoint
CREATE INDEX "user_activity_by_name" ON "user_activity" USING btree ("search_text","user_id");--> statement-breakpoint
CREATE INDEX "user_activity_by_stories" ON "user_activity" USING btree ("stories","user_id");--> statement-breakpoint
CREATE INDEX "user_activity_not_active" ON "user_activity" USING btree ("status") WHERE "user_activity"."status" <> 'active';--> statement-breakpoint
CREATE INDEX "user_activity_with_plan" ON "user_activity" USING btree ("user_id","listed_at","subscription_status","subscription_ends_at","grace_ends_at","trial_ends_at") WHERE subscription_status is not null or trial_ends_at is not null;