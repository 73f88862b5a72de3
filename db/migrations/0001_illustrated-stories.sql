CREATE TABLE "daily_cost_summaries" (
	"date" date NOT NULL,
	"api_provider" text NOT NULL,
	"total_cost_usd" numeric(14, 6) DEFAULT '0' NOT NULL,
	"total_requests" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_cost_summaries_date_api_provider_pk" PRIMARY KEY("date","api_provider")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "pictures_planned" smallint DEFAULT 0 NOT NULL;