CREATE INDEX "stories_by_date" ON "stories" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"is_test");--> statement-breakpoint
CREATE INDEX "stories_settings" ON "stories" USING btree ("user_id","setting");--> statement-breakpoint
CREATE INDEX "stories_ages" ON "stories" USING btree ("user_id","is_test","age_group");