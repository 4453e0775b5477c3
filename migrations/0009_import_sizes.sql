ALTER TABLE "imports" ADD COLUMN "size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of imports of before, about as much as their rows take.
UPDATE "imports" SET "size" = "rows"::bigint * 1000;