ALTER TABLE "users" ADD COLUMN "games_at_most" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plays_at_most" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "names_at_most" integer;