CREATE TABLE "fetched_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fetched_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"url_hash" text NOT NULL,
	"bytes" "bytea",
	"retry_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fetched_pictures" ADD CONSTRAINT "fetched_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fetched_pictures_once" ON "fetched_pictures" USING btree ("url_hash","kind");--> statement-breakpoint
CREATE INDEX "fetched_pictures_owner" ON "fetched_pictures" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "fetched_pictures_created" ON "fetched_pictures" USING btree ("created_at");