CREATE TABLE "event_date_answers" (
	"option_id" bigint NOT NULL,
	"attendee_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_date_answers_option_id_attendee_id_pk" PRIMARY KEY("option_id","attendee_id")
);
--> statement-breakpoint
CREATE TABLE "event_date_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_date_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"location" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_date_polls" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"answers_until" timestamp with time zone,
	"settles_itself" boolean DEFAULT true NOT NULL,
	"min_heads" integer,
	"shows_games" boolean DEFAULT true NOT NULL,
	"settling_option_id" bigint,
	"settles_at" timestamp with time zone,
	"host_asked_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_option_id" bigint,
	"settled_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_date_polls_min_heads" CHECK ("event_date_polls"."min_heads" >= 1)
);
--> statement-breakpoint
ALTER TABLE "event_games" ADD COLUMN "not_without" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "date_poll" jsonb;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "date_note" text;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "dates_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "not_without" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_proposals" ADD COLUMN "not_without" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_date_answers" ADD CONSTRAINT "event_date_answers_option_id_event_date_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."event_date_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_date_answers" ADD CONSTRAINT "event_date_answers_attendee_id_event_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_date_options" ADD CONSTRAINT "event_date_options_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_date_polls" ADD CONSTRAINT "event_date_polls_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_date_polls" ADD CONSTRAINT "event_date_polls_settling_option_id_event_date_options_id_fk" FOREIGN KEY ("settling_option_id") REFERENCES "public"."event_date_options"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_date_polls" ADD CONSTRAINT "event_date_polls_settled_option_id_event_date_options_id_fk" FOREIGN KEY ("settled_option_id") REFERENCES "public"."event_date_options"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_date_answers_attendee" ON "event_date_answers" USING btree ("attendee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_date_options_once" ON "event_date_options" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_date_polls_settles" ON "event_date_polls" USING btree ("settles_at") WHERE "event_date_polls"."settles_at" is not null;--> statement-breakpoint
CREATE INDEX "event_date_polls_deadline" ON "event_date_polls" USING btree ("answers_until") WHERE "event_date_polls"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "event_date_polls_settling" ON "event_date_polls" USING btree ("settling_option_id");--> statement-breakpoint
CREATE INDEX "event_date_polls_settled" ON "event_date_polls" USING btree ("settled_option_id");