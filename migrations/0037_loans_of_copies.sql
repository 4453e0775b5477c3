DROP INDEX "loans_one_open";--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "copy_id" bigint;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_copy_id_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."copies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loans_one_open_of_copy" ON "loans" USING btree ("copy_id") WHERE "loans"."returned_on" is null;--> statement-breakpoint
CREATE INDEX "loans_copy" ON "loans" USING btree ("copy_id") WHERE "loans"."copy_id" is not null;