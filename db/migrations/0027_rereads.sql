ALTER TABLE "generations" ADD COLUMN "rereads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "reread_on" date;