ALTER TABLE "api_usage_logs" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "api_usage_logs" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
ALTER TABLE "error_logs" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "error_logs" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
ALTER TABLE "story_analytics" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
CREATE INDEX "api_usage_logs_by_request" ON "api_usage_logs" USING btree ("request_id") WHERE "api_usage_logs"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "api_usage_logs_by_generation" ON "api_usage_logs" USING btree ("generation_id") WHERE "api_usage_logs"."generation_id" is not null;--> statement-breakpoint
CREATE INDEX "error_logs_by_request" ON "error_logs" USING btree ("request_id") WHERE "error_logs"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "error_logs_by_generation" ON "error_logs" USING btree ("generation_id") WHERE "error_logs"."generation_id" is not null;--> statement-breakpoint
CREATE INDEX "story_analytics_by_generation" ON "story_analytics" USING btree ("generation_id") WHERE "story_analytics"."generation_id" is not null;