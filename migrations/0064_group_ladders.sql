ALTER TABLE "group_members" ADD COLUMN "plays_as" text;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "is_off_ladder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "left_ladder_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "ladder_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "host_plays_as" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "is_host_off_ladder" boolean DEFAULT false NOT NULL;