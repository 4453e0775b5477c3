CREATE TABLE "tournament_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"table_number" integer NOT NULL,
	"first_id" bigint NOT NULL,
	"second_id" bigint,
	"result" text,
	"first_score" double precision,
	"second_score" double precision,
	"is_walkover" boolean DEFAULT false NOT NULL,
	"play_id" bigint,
	CONSTRAINT "tournament_matches_scores" CHECK (num_nulls("tournament_matches"."first_score", "tournament_matches"."second_score") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "tournament_players" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"attendee_id" bigint,
	"name" text NOT NULL,
	"seed" integer NOT NULL,
	"joined_round" integer DEFAULT 1 NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"seeding" text NOT NULL,
	"scoring" text NOT NULL,
	"lot" integer NOT NULL,
	"rounds" integer NOT NULL,
	"guests_report" boolean DEFAULT false NOT NULL,
	"game_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tournament_matches" ADD CONSTRAINT "tournament_matches_event_id_tournaments_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."tournaments"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_matches" ADD CONSTRAINT "tournament_matches_first_id_tournament_players_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."tournament_players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_matches" ADD CONSTRAINT "tournament_matches_second_id_tournament_players_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."tournament_players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_matches" ADD CONSTRAINT "tournament_matches_play_id_game_sessions_id_fk" FOREIGN KEY ("play_id") REFERENCES "public"."game_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_players" ADD CONSTRAINT "tournament_players_event_id_tournaments_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."tournaments"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_players" ADD CONSTRAINT "tournament_players_attendee_id_event_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."event_attendees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_matches_drawn_once" ON "tournament_matches" USING btree ("event_id","round","table_number");--> statement-breakpoint
CREATE INDEX "tournament_matches_first" ON "tournament_matches" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "tournament_matches_second" ON "tournament_matches" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "tournament_matches_play" ON "tournament_matches" USING btree ("play_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_players_once" ON "tournament_players" USING btree ("event_id","attendee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_players_seed" ON "tournament_players" USING btree ("event_id","seed");--> statement-breakpoint
CREATE INDEX "tournament_players_attendee" ON "tournament_players" USING btree ("attendee_id");--> statement-breakpoint
CREATE INDEX "tournaments_game" ON "tournaments" USING btree ("game_id");