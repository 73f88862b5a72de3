ALTER TABLE "cast_members" ADD COLUMN "pronoun" text;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "pronoun" text;--> statement-breakpoint
ALTER TABLE "cast_members" ADD CONSTRAINT "cast_members_pronoun" CHECK ("cast_members"."pronoun" in ('she', 'he', 'they'));--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_pronoun" CHECK ("children"."pronoun" in ('she', 'he', 'they'));