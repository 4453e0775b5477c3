CREATE TABLE "people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_spellings" (
	"user_id" bigint NOT NULL,
	"name_key" text NOT NULL,
	"person_id" bigint NOT NULL,
	CONSTRAINT "person_spellings_user_id_name_key_pk" PRIMARY KEY("user_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "game_sessions" DROP CONSTRAINT "game_sessions_game_id_games_id_fk";
--> statement-breakpoint
ALTER TABLE "game_sessions" ALTER COLUMN "game_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_recommendations" ADD COLUMN "recommended_game_bgg_id" integer;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "game_title" text;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "game_title_key" text;--> statement-breakpoint
UPDATE "game_sessions" SET "game_title" = "games"."title", "game_title_key" = "games"."title_key" FROM "games" WHERE "games"."id" = "game_sessions"."game_id";--> statement-breakpoint
ALTER TABLE "game_sessions" ALTER COLUMN "game_title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "game_sessions" ALTER COLUMN "game_title_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "bgg_id" integer;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "outcome" text DEFAULT 'highest' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "seats" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "expansions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "imported" jsonb;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "parent_game_id" bigint;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "parent_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "kind" text DEFAULT 'game' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "play" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "session_id" bigint;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "play_change" jsonb;--> statement-breakpoint
ALTER TABLE "staff_recommendations" ADD COLUMN "bgg_id" integer;--> statement-breakpoint
ALTER TABLE "staff_recommendations" ADD COLUMN "order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_recommendations" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_recommendations" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tuning" jsonb;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_spellings" ADD CONSTRAINT "person_spellings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_spellings" ADD CONSTRAINT "person_spellings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_owner" ON "people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_spellings_person" ON "person_spellings" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_parent_game_id_games_id_fk" FOREIGN KEY ("parent_game_id") REFERENCES "public"."games"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_sessions_title" ON "game_sessions" USING btree ("user_id","game_title_key");--> statement-breakpoint
CREATE INDEX "game_sessions_import" ON "game_sessions" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_sessions_recorded_once" ON "game_sessions" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "game_sessions_imported_once" ON "game_sessions" USING btree ("user_id","source_id");--> statement-breakpoint
CREATE INDEX "games_parent" ON "games" USING btree ("parent_game_id");--> statement-breakpoint
INSERT INTO "people" ("user_id", "name")
SELECT "user_id", min("name") FROM "game_sessions", json_array_elements_text("players"::json) AS "name"
WHERE trim("name") <> '' GROUP BY "user_id", lower(trim("name"));--> statement-breakpoint
INSERT INTO "person_spellings" ("user_id", "name_key", "person_id") SELECT "user_id", lower(trim("name")), "id" FROM "people";
