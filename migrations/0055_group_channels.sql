ALTER TABLE "event_templates" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "event_templates" ADD CONSTRAINT "event_templates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_templates_group" ON "event_templates" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "events_group" ON "events" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "channels_group" ON "channels" USING btree ("group_id");