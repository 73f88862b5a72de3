CREATE TABLE "safety_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"words" text DEFAULT '' NOT NULL,
	"field" text,
	"language" text NOT NULL,
	"age_group" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"answer" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"exported_at" timestamp with time zone,
	CONSTRAINT "safety_reports_words" CHECK (char_length("safety_reports"."words") <= 500),
	CONSTRAINT "safety_reports_text" CHECK (char_length("safety_reports"."text") <= 20000)
);
--> statement-breakpoint
ALTER TABLE "safety_reports" ADD CONSTRAINT "safety_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "safety_reports_by_user" ON "safety_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "safety_reports_open" ON "safety_reports" USING btree ("created_at") WHERE decision is null;