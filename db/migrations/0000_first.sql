CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'free' NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"renewal_date" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"has_ever_subscribed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"story_type" text NOT NULL,
	"options" jsonb NOT NULL,
	"status" text DEFAULT 'reserved' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"error_code" text,
	"counted" boolean DEFAULT false NOT NULL,
	"usage_date" date NOT NULL,
	"lease_expires_at" timestamp with time zone NOT NULL,
	"stop_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generations_status" CHECK ("generations"."status" in ('reserved', 'writing', 'completed', 'failed', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "admin_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_login" timestamp with time zone,
	"permissions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_users_role" CHECK ("admin_users"."role" in ('viewer', 'admin', 'super_admin'))
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"full_name" text,
	"avatar_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_unique" UNIQUE("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"avatar_url" text,
	"provider" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"parent_id" uuid,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refresh_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_usage_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"api_provider" text NOT NULL,
	"endpoint" text NOT NULL,
	"method" text NOT NULL,
	"status_code" smallint NOT NULL,
	"response_time_ms" integer,
	"error_message" text,
	"user_id" uuid,
	"request_body" jsonb,
	"response_body" jsonb,
	"cost_usd" numeric(12, 6),
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"error_message" text NOT NULL,
	"error_type" text NOT NULL,
	"severity" text NOT NULL,
	"user_id" uuid,
	"page_path" text,
	"stack_trace" text,
	"user_agent" text,
	"ai_provider" text,
	"duration" integer,
	"error_details" jsonb,
	"resolved_at" timestamp with time zone,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_analytics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" uuid,
	"user_id" uuid,
	"model_used" text NOT NULL,
	"success" boolean NOT NULL,
	"error_message" text,
	"generation_time_ms" integer,
	"word_count" integer,
	"cost_usd" numeric(12, 6),
	"story_params" jsonb,
	"retry_attempt" smallint DEFAULT 0 NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"session_id" text,
	"event_type" text NOT NULL,
	"event_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"page_path" text,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_story_id_pk" PRIMARY KEY("user_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text DEFAULT 'Untitled Story' NOT NULL,
	"content" text NOT NULL,
	"length" text NOT NULL,
	"language" text NOT NULL,
	"characters" text[] NOT NULL,
	"setting" text NOT NULL,
	"message" text NOT NULL,
	"age_group" text NOT NULL,
	"model" text NOT NULL,
	"story_type" text NOT NULL,
	"images" jsonb,
	"image_upload_failed" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"generation_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stories_userId_generationId_unique" UNIQUE("user_id","generation_id"),
	CONSTRAINT "stories_title_length" CHECK (char_length("stories"."title") between 1 and 99),
	CONSTRAINT "stories_notes_length" CHECK (char_length("stories"."notes") <= 1000),
	CONSTRAINT "stories_characters_count" CHECK (cardinality("stories"."characters") between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "user_usage_limits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"free_no_image_stories_used" integer DEFAULT 0 NOT NULL,
	"free_no_image_stories_limit" integer DEFAULT 3 NOT NULL,
	"free_image_stories_used" integer DEFAULT 0 NOT NULL,
	"free_image_stories_limit" integer DEFAULT 1 NOT NULL,
	"daily_gemini_stories_used" integer DEFAULT 0 NOT NULL,
	"daily_gemini_stories_limit" integer DEFAULT 10 NOT NULL,
	"daily_limit_reset_date" date DEFAULT (now() at time zone 'utc')::date NOT NULL,
	"has_ever_paid" boolean DEFAULT false NOT NULL,
	"subscription_status" text DEFAULT 'free' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_usage_limits_not_negative" CHECK (least("user_usage_limits"."free_no_image_stories_used", "user_usage_limits"."free_no_image_stories_limit", "user_usage_limits"."free_image_stories_used",
        "user_usage_limits"."free_image_stories_limit", "user_usage_limits"."daily_gemini_stories_used", "user_usage_limits"."daily_gemini_stories_limit") >= 0)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_users" ADD CONSTRAINT "admin_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_usage_limits" ADD CONSTRAINT "user_usage_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_created_at_index" ON "subscriptions" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "generations_recent" ON "generations" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "generations_running" ON "generations" USING btree ("user_id") WHERE "generations"."status" in ('reserved', 'writing');--> statement-breakpoint
CREATE UNIQUE INDEX "admin_users_email" ON "admin_users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "admin_users_user" ON "admin_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_user_id_index" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_id_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user_id_index" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_usage_logs_timestamp_index" ON "api_usage_logs" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "api_usage_logs_user_id_index" ON "api_usage_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "error_logs_timestamp_index" ON "error_logs" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "error_logs_user_id_index" ON "error_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "story_analytics_timestamp_index" ON "story_analytics" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "story_analytics_user_id_index" ON "story_analytics" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_events_timestamp_index" ON "user_events" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "user_events_user_id_index" ON "user_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "favorites_story_id_index" ON "favorites" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "stories_library" ON "stories" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);