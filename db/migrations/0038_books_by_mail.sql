CREATE TABLE "e_readers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text,
	"token" text NOT NULL,
	"asked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"counted_on" date NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "e_readers_token_unique" UNIQUE("token"),
	CONSTRAINT "e_readers_token" CHECK ("e_readers"."token" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "private_feeds" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_feeds_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "private_feeds_token_unique" UNIQUE("token"),
	CONSTRAINT "private_feeds_kind" CHECK ("private_feeds"."kind" in ('sound', 'books')),
	CONSTRAINT "private_feeds_token" CHECK ("private_feeds"."token" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
-- Podcasts keep their addresses.
INSERT INTO "private_feeds" ("user_id", "kind", "token", "created_at") SELECT "user_id", 'sound', "token", "created_at" FROM "narration_feeds";--> statement-breakpoint
DROP FUNCTION IF EXISTS "feed_owner"(text);--> statement-breakpoint
DROP TABLE "narration_feeds" CASCADE;--> statement-breakpoint
ALTER TABLE "e_readers" ADD CONSTRAINT "e_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_feeds" ADD CONSTRAINT "private_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_readers_asked" ON "e_readers" USING btree ("address","asked_at");