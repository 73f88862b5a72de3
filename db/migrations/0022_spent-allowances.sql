CREATE TABLE "spent_allowances" (
	"person" text PRIMARY KEY NOT NULL,
	"free_no_image_stories_used" integer NOT NULL,
	"free_image_stories_used" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
