CREATE TABLE "provider_spending" (
	"date" date NOT NULL,
	"provider" text NOT NULL,
	"cost_usd" numeric(14, 6) DEFAULT '0' NOT NULL,
	CONSTRAINT "provider_spending_pk" PRIMARY KEY("date","provider")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "reserved_usd" numeric(12, 6) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "cost_usd" numeric(12, 6) DEFAULT '0' NOT NULL;