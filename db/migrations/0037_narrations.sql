CREATE TABLE "narration_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "narration_feeds_token_unique" UNIQUE("token"),
	CONSTRAINT "narration_feeds_token" CHECK ("narration_feeds"."token" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
CREATE TABLE "narration_sentences" (
	"narration_id" uuid NOT NULL,
	"index" smallint NOT NULL,
	"bytes" integer NOT NULL,
	"words" jsonb NOT NULL,
	"exact" boolean NOT NULL,
	"failed" text,
	"tries" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "narration_sentences_narration_id_index_pk" PRIMARY KEY("narration_id","index")
);
--> statement-breakpoint
CREATE TABLE "narration_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "narrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"voice" text NOT NULL,
	"accent" text NOT NULL,
	"version" text NOT NULL,
	"key" text NOT NULL,
	"sentences" integer NOT NULL,
	"reserved_usd" numeric(12, 6) DEFAULT '0' NOT NULL,
	"cost_usd" numeric(12, 6) DEFAULT '0' NOT NULL,
	"usage_date" date NOT NULL,
	"lease_expires_at" timestamp with time zone NOT NULL,
	"stopped_by" text,
	"finished_at" timestamp with time zone,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "narrations_key_unique" UNIQUE("key"),
	CONSTRAINT "narrations_once" UNIQUE("story_id","version"),
	CONSTRAINT "narrations_key" CHECK ("narrations"."key" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
ALTER TABLE "story_shares" ADD COLUMN "sound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_usage_limits" ADD COLUMN "narrations_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_usage_limits" ADD COLUMN "narrations_date" date DEFAULT (now() at time zone 'utc')::date NOT NULL;--> statement-breakpoint
ALTER TABLE "narration_feeds" ADD CONSTRAINT "narration_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "narration_sentences" ADD CONSTRAINT "narration_sentences_narration_id_narrations_id_fk" FOREIGN KEY ("narration_id") REFERENCES "public"."narrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "narration_settings" ADD CONSTRAINT "narration_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "narrations" ADD CONSTRAINT "narrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "narrations" ADD CONSTRAINT "narrations_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "narrations_by_user" ON "narrations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "narrations_unfinished" ON "narrations" USING btree ("lease_expires_at") WHERE finished_at is null;