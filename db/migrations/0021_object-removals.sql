CREATE TABLE "object_removals" (
	"prefix" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
