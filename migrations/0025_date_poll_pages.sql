ALTER TABLE "event_join_requests" ADD COLUMN "date_answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_join_requests" ADD COLUMN "date_note" text;--> statement-breakpoint
ALTER TABLE "event_date_polls" ADD COLUMN "reopened_at" timestamp with time zone;