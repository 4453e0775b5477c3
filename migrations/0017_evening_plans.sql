ALTER TABLE "event_games" ADD COLUMN "starts_after" integer;--> statement-breakpoint
ALTER TABLE "event_join_requests" ADD COLUMN "companions" text[] DEFAULT '{}'::text[] NOT NULL;