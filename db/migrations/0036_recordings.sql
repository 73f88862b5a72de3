CREATE TABLE "recorded_sentences" (
	"recording_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"sentence" integer NOT NULL,
	"object" text NOT NULL,
	"milliseconds" integer NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "recorded_sentences_recording_id_sentence_pk" PRIMARY KEY("recording_id","sentence"),
	CONSTRAINT "recorded_sentences_sentence" CHECK ("recorded_sentences"."sentence" between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "recording_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"agreed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"read_by" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_read_by" CHECK (char_length("recordings"."read_by") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "recorded_sentences" ADD CONSTRAINT "recorded_sentences_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_sentences" ADD CONSTRAINT "recorded_sentences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_consents" ADD CONSTRAINT "recording_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recorded_sentences_by_user" ON "recorded_sentences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recordings_by_user" ON "recordings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recordings_by_story" ON "recordings" USING btree ("story_id");