CREATE TABLE "daily_story_costs" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"stories" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"cost_usd" numeric(14, 6) DEFAULT '0' NOT NULL,
	CONSTRAINT "daily_story_costs_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE TABLE "monthly_user_costs" (
	"month" date NOT NULL,
	"user_id" uuid NOT NULL,
	"text_stories" integer DEFAULT 0 NOT NULL,
	"illustrated_stories" integer DEFAULT 0 NOT NULL,
	"cost_usd" numeric(14, 6) DEFAULT '0' NOT NULL,
	CONSTRAINT "monthly_user_costs_pk" PRIMARY KEY("month","user_id")
);
--> statement-breakpoint
ALTER TABLE "monthly_user_costs" ADD CONSTRAINT "monthly_user_costs_user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "monthly_user_costs_by_cost" ON "monthly_user_costs" USING btree ("month","cost_usd" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "monthly_user_costs_by_user" ON "monthly_user_costs" USING btree ("user_id");