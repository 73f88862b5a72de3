CREATE TABLE "evening_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"way" text NOT NULL,
	"language" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"paused_at" timestamp with time zone,
	"resumed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evening_plans_of_child" UNIQUE("user_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "evening_stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "evening_stories_of_day" UNIQUE("plan_id","day")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"auth_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "evening_plans" ADD CONSTRAINT "evening_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_plans" ADD CONSTRAINT "evening_plans_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_stories" ADD CONSTRAINT "evening_stories_plan_id_evening_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."evening_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evening_stories" ADD CONSTRAINT "evening_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evening_plans_due" ON "evening_plans" USING btree ("due_at") WHERE "evening_plans"."enabled" and "evening_plans"."paused_at" is null;--> statement-breakpoint
CREATE INDEX "evening_plans_by_child" ON "evening_plans" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "evening_stories_by_user" ON "evening_stories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "evening_stories_begun" ON "evening_stories" USING btree ("claimed_at") WHERE "evening_stories"."outcome" is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_user" ON "push_subscriptions" USING btree ("user_id","created_at");