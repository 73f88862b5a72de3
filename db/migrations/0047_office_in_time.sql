DROP INDEX "user_activity_paid";--> statement-breakpoint
DROP INDEX "user_activity_with_plan";--> statement-breakpoint
ALTER TABLE "error_logs" ADD COLUMN "group_id" text;--> statement-breakpoint
CREATE INDEX "user_activity_with_plan" ON "user_activity" USING btree ("user_id","listed_at","subscription_status","subscription_ends_at","grace_ends_at","trial_ends_at","has_ever_paid","stories","text_used","text_limit","image_used","image_limit","daily_used","daily_limit","daily_used_on") WHERE subscription_status is not null or trial_ends_at is not null or has_ever_paid;