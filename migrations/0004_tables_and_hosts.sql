CREATE TABLE "organization_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"member_id" bigint,
	"role" text DEFAULT 'host' NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "organization_members_accepted" CHECK (("organization_members"."member_id" is null) = ("organization_members"."accepted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "score_pad_entries" (
	"pad_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"key" text NOT NULL,
	"device" text NOT NULL,
	"act" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_pad_entries_pad_id_seq_pk" PRIMARY KEY("pad_id","seq")
);
--> statement-breakpoint
CREATE TABLE "score_pads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "score_pads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code" text NOT NULL,
	"key" text NOT NULL,
	"game_id" bigint,
	"game_title" text NOT NULL,
	"bgg_id" integer,
	"sheet" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"play_id" bigint,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_pads_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "score_sheets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "score_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"game_title" text,
	"bgg_id" integer,
	"outcome" text NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_pad_entries" ADD CONSTRAINT "score_pad_entries_pad_id_score_pads_id_fk" FOREIGN KEY ("pad_id") REFERENCES "public"."score_pads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_pads" ADD CONSTRAINT "score_pads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_pads" ADD CONSTRAINT "score_pads_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_pads" ADD CONSTRAINT "score_pads_play_id_game_sessions_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."game_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_sheets" ADD CONSTRAINT "score_sheets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organization_members_once" ON "organization_members" USING btree ("user_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_members_one_person" ON "organization_members" USING btree ("user_id","member_id");--> statement-breakpoint
CREATE INDEX "organization_members_member" ON "organization_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "organization_members_email" ON "organization_members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "score_pad_entries_taken_once" ON "score_pad_entries" USING btree ("pad_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "score_pads_begun_once" ON "score_pads" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "score_pads_updated" ON "score_pads" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "score_pads_game" ON "score_pads" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "score_pads_play" ON "score_pads" USING btree ("play_id");--> statement-breakpoint
CREATE INDEX "score_sheets_owner" ON "score_sheets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_sessions_loose" ON "game_sessions" USING btree ("user_id","bgg_id") WHERE "game_sessions"."game_id" is null and "game_sessions"."bgg_id" is not null;--> statement-breakpoint
CREATE INDEX "games_expansions" ON "games" USING btree ("user_id") WHERE "games"."is_expansion" or "games"."parent_game_id" is not null;