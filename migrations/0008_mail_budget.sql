CREATE TABLE "mail_handovers" (
	"mail_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"recipient_hash" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "mails_waiting";--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "contact_allowed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "recipient" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_handovers" ADD CONSTRAINT "mail_handovers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_handovers_recipient" ON "mail_handovers" USING btree ("recipient_hash","at");--> statement-breakpoint
CREATE INDEX "mail_handovers_account" ON "mail_handovers" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "mail_handovers_at" ON "mail_handovers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."state" in ('waiting', 'held');--> statement-breakpoint
CREATE INDEX "mails_pending" ON "mails" USING btree ("user_id","recipient") WHERE "mails"."state" in ('waiting', 'held');--> statement-breakpoint
CREATE INDEX "mails_account_sent" ON "mails" USING btree ("user_id","sent_at");--> statement-breakpoint
UPDATE "mails" SET "recipient" = lower(regexp_replace("to", '(?<=.)\+[^@]*@', '@')), "due_at" = "created_at";--> statement-breakpoint
UPDATE "event_attendees" a SET "contact_allowed_at" = coalesce(a."invited_at", a."responded_at", a."created_at")
FROM "events" e
WHERE e."id" = a."event_id" AND NOT a."is_host" AND (
  EXISTS (SELECT 1 FROM "mails" m WHERE m."attendee_id" = a."id" AND m."state" IN ('waiting', 'sent', 'failed'))
  OR (e."date" > now() AND (a."invited_at" IS NOT NULL
    OR EXISTS (SELECT 1 FROM "attendee_answers" w WHERE w."attendee_id" = a."id" AND w."via" <> 'host')))
);
