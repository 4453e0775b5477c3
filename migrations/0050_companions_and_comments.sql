CREATE TABLE "event_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"attendee_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "max_companions" integer DEFAULT 19 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "allows_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "max_companions" integer DEFAULT 19 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "allows_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "max_companions" integer;--> statement-breakpoint
ALTER TABLE "event_comments" ADD CONSTRAINT "event_comments_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_comments" ADD CONSTRAINT "event_comments_attendee_id_event_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_comments_event" ON "event_comments" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_comments_attendee" ON "event_comments" USING btree ("attendee_id");--> statement-breakpoint
CREATE INDEX "event_comments_created" ON "event_comments" USING btree ("created_at");