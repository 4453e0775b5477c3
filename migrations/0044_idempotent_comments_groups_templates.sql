ALTER TABLE "shared_collection_comments" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "event_templates" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_collection_comments_written_once" ON "shared_collection_comments" USING btree ("collection_id","user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "event_templates_created_once" ON "event_templates" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_created_once" ON "groups" USING btree ("user_id","idempotency_key");