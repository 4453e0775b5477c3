CREATE TABLE "night_mutes" (
	"event_id" bigint NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "night_mutes_event_id_email_pk" PRIMARY KEY("event_id","email")
);
--> statement-breakpoint
ALTER TABLE "night_mutes" ADD CONSTRAINT "night_mutes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;