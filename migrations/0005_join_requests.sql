CREATE TABLE "event_join_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_join_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"party_size" integer NOT NULL,
	"join_hash" text,
	"link_hash" text NOT NULL,
	"link_seed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_join_requests_linkHash_unique" UNIQUE("link_hash"),
	CONSTRAINT "event_join_requests_party" CHECK ("event_join_requests"."party_size" between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "event_join_requests" ADD CONSTRAINT "event_join_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_join_requests_once" ON "event_join_requests" USING btree ("event_id","email");--> statement-breakpoint
CREATE INDEX "event_join_requests_created" ON "event_join_requests" USING btree ("created_at");