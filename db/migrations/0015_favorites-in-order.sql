DROP INDEX "stories_oldest";--> statement-breakpoint
DROP INDEX "stories_by_title";--> statement-breakpoint
CREATE INDEX "stories_oldest" ON "stories" USING btree ("user_id","series_from","series","created_at","id","is_test");--> statement-breakpoint
CREATE INDEX "stories_by_title" ON "stories" USING btree ("user_id","title_key","id","is_test");