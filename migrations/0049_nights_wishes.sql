ALTER TABLE "event_templates" ADD COLUMN "preferred_weight" text DEFAULT 'mixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "youngest_age" integer;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "has_newcomers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "preferred_weight" text DEFAULT 'mixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "youngest_age" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "has_newcomers" boolean DEFAULT false NOT NULL;