CREATE TABLE "made_counts" (
	"source" text NOT NULL,
	"date" date NOT NULL,
	"made" integer NOT NULL,
	CONSTRAINT "made_counts_date_source_pk" PRIMARY KEY("date","source")
);
