CREATE TABLE "deletion_records" (
	"kind" text NOT NULL,
	"subject_hash" text NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_at" timestamp with time zone,
	CONSTRAINT "deletion_records_pk" PRIMARY KEY("kind","subject_hash")
);
--> statement-breakpoint
CREATE TABLE "deleted_stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_favorite" boolean NOT NULL,
	"story" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_stories" ADD CONSTRAINT "deleted_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletion_records_to_keep" ON "deletion_records" USING btree ("deleted_at") WHERE "deletion_records"."kept_at" is null;--> statement-breakpoint
CREATE INDEX "deletion_records_by_time" ON "deletion_records" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_stories_by_user" ON "deleted_stories" USING btree ("user_id","deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_stories_by_time" ON "deleted_stories" USING btree ("deleted_at");