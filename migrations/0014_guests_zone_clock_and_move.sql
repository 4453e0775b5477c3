ALTER TABLE "event_attendees" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "clock" text;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "moved_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_attendees" ADD COLUMN "confirmed_move_at" timestamp with time zone;