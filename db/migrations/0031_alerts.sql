CREATE TABLE "alerts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"rule" text NOT NULL,
	"cause" text NOT NULL,
	"says" text NOT NULL,
	"page" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"end_told_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "alerts_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open" ON "alerts" USING btree ("cause") WHERE "alerts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_by_time" ON "alerts" USING btree ("started_at");