CREATE TABLE "attendee_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendee_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attendee_id" bigint NOT NULL,
	"status" text NOT NULL,
	"party_size" integer NOT NULL,
	"via" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_opt_outs_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"event_id" bigint,
	"attendee_id" bigint,
	"kind" text NOT NULL,
	"occurrence" text DEFAULT '' NOT NULL,
	"to" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "is_host" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "party_size" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "arrival" text;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "brings" text;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "guest_note" text;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "awaits_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "seat_offered_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "link_seed" text;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "muted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "time" text;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "duration_minutes" integer DEFAULT 240 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "max_attendees" integer;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "attendees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "game_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "repeat" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "next_date" text;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "days_ahead" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "duration_minutes" integer DEFAULT 240 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "shows_place" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "shows_guests" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "join_hash" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "join_seed" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "template_id" bigint;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "occurrence" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "calendar_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "calendar_seed" text;--> statement-breakpoint
ALTER TABLE "attendee_answers" ADD CONSTRAINT "attendee_answers_attendee_id_event_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_attendee_id_event_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendee_answers_attendee" ON "attendee_answers" USING btree ("attendee_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("kind","attendee_id","occurrence");--> statement-breakpoint
CREATE INDEX "mails_event" ON "mails" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_template_id_event_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."event_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_attendees_in_line" ON "event_attendees" USING btree ("event_id","waiting_since");--> statement-breakpoint
CREATE INDEX "events_date" ON "events" USING btree ("date");--> statement-breakpoint
CREATE UNIQUE INDEX "events_one_per_occurrence" ON "events" USING btree ("template_id","occurrence");--> statement-breakpoint
ALTER TABLE "event_attendees" ADD CONSTRAINT "event_attendees_linkHash_unique" UNIQUE("link_hash");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_publicId_unique" UNIQUE("public_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_joinHash_unique" UNIQUE("join_hash");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_calendarHash_unique" UNIQUE("calendar_hash");--> statement-breakpoint
ALTER TABLE "event_attendees" ADD CONSTRAINT "event_attendees_party" CHECK ("event_attendees"."party_size" between 1 and 20);--> statement-breakpoint
UPDATE "event_attendees" SET "is_host" = true FROM "events" WHERE "events"."id" = "event_attendees"."event_id" AND lower("events"."host_email") = lower("event_attendees"."email");
