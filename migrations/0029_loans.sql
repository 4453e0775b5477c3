CREATE TABLE "loans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"game_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"person_name" text NOT NULL,
	"email" text,
	"since" date NOT NULL,
	"until" date,
	"returned_on" date,
	"reminds_owner" boolean DEFAULT true NOT NULL,
	"reminds_borrower" boolean DEFAULT false NOT NULL,
	"owner_reminded_at" timestamp with time zone,
	"borrower_reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loans_days" CHECK ("loans"."until" >= "loans"."since")
);
--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loans_one_open" ON "loans" USING btree ("game_id") WHERE "loans"."returned_on" is null;--> statement-breakpoint
CREATE INDEX "loans_owner" ON "loans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "loans_game" ON "loans" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "loans_due" ON "loans" USING btree ("until") WHERE "loans"."returned_on" is null and ("loans"."reminds_owner" or "loans"."reminds_borrower");