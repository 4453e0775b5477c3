CREATE TABLE "night_creations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "night_creations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "night_creations" ADD CONSTRAINT "night_creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "night_creations_owner" ON "night_creations" USING btree ("user_id","created_at");--> statement-breakpoint
INSERT INTO "night_creations" ("user_id", "created_at")
SELECT "user_id", "created_at" FROM (
	SELECT "user_id", "created_at", row_number() OVER (PARTITION BY "user_id" ORDER BY "created_at" DESC, "id" DESC) AS "place"
	FROM "events" WHERE "created_at" > now() - interval '32 days'
) "latest" WHERE "place" <= 10;
