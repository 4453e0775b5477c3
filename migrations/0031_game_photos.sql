CREATE TABLE "game_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"game_id" bigint NOT NULL,
	"key" text NOT NULL,
	"card" "bytea" NOT NULL,
	"list" "bytea" NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "game_photos" ADD CONSTRAINT "game_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_photos" ADD CONSTRAINT "game_photos_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_photos_one_a_game" ON "game_photos" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "game_photos_owner" ON "game_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_photos_removed" ON "game_photos" USING btree ("removed_at") WHERE "game_photos"."removed_at" is not null;