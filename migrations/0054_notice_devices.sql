CREATE TABLE "notice_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"attendee_id" bigint,
	"endpoint" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"name" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"also_mailed" boolean NOT NULL,
	"quiet_from" integer,
	"quiet_until" integer,
	"time_zone" text NOT NULL,
	"last_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_devices_one_reader" CHECK (num_nonnulls("notice_devices"."user_id", "notice_devices"."attendee_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "noticed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice_devices" ADD CONSTRAINT "notice_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_devices" ADD CONSTRAINT "notice_devices_attendee_id_event_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_devices_owner" ON "notice_devices" USING btree ("endpoint_hash") WHERE "notice_devices"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_devices_guest" ON "notice_devices" USING btree ("attendee_id","endpoint_hash");--> statement-breakpoint
CREATE INDEX "notice_devices_user" ON "notice_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notice_devices_endpoint" ON "notice_devices" USING btree ("endpoint_hash");