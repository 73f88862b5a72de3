CREATE TABLE "touch_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"usage_date" date NOT NULL,
	"reserved_usd" numeric(12, 6) NOT NULL,
	"lease_expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"counts" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "touch_ups" ADD CONSTRAINT "touch_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "touch_ups_by_user" ON "touch_ups" USING btree ("user_id","usage_date");--> statement-breakpoint
CREATE INDEX "touch_ups_running" ON "touch_ups" USING btree ("provider") WHERE "touch_ups"."ended_at" is null;