CREATE TABLE "award_ballots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_ballots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"award_id" bigint NOT NULL,
	"member_id" bigint,
	"choices" jsonb,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "awards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"game_choices" text[] NOT NULL,
	"person_choices" text[] NOT NULL,
	"asked_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"results" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "award_ballots" ADD CONSTRAINT "award_ballots_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_ballots" ADD CONSTRAINT "award_ballots_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "award_ballots_once" ON "award_ballots" USING btree ("award_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "award_ballots_owner" ON "award_ballots" USING btree ("award_id") WHERE "award_ballots"."member_id" is null;--> statement-breakpoint
CREATE INDEX "award_ballots_member" ON "award_ballots" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "awards_once" ON "awards" USING btree ("group_id","year");