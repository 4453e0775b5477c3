CREATE TABLE "challenges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"archived_at" timestamp with time zone,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "challenges_days" CHECK (("challenges"."starts_on" is null) = ("challenges"."ends_on" is null) and "challenges"."ends_on" >= "challenges"."starts_on"),
	CONSTRAINT "challenges_kinds" CHECK (coalesce("challenges"."rule" ->> 'kind', '') in ('ten_by_ten', 'different_games', 'alphabet', 'h_index', 'owned_games', 'tagged_games', 'category_games'))
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_created_once" ON "challenges" USING btree ("user_id","idempotency_key");