ALTER TABLE "narration_sentences" ADD COLUMN "said" text;--> statement-breakpoint
ALTER TABLE "narration_sentences" ADD COLUMN "rate" real;--> statement-breakpoint
ALTER TABLE "narration_sentences" ADD COLUMN "pause" real;--> statement-breakpoint
ALTER TABLE "narrations" ADD COLUMN "outdated_at" timestamp with time zone;