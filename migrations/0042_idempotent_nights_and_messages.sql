ALTER TABLE "event_messages" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "event_messages_sent_once" ON "event_messages" USING btree ("event_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "events_created_once" ON "events" USING btree ("user_id","idempotency_key");