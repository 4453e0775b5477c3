ALTER TABLE "event_templates" ADD COLUMN "guest_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "guest_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "event_join_requests" ADD COLUMN "language" text;