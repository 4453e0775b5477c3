CREATE TABLE "copies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "copies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"game_id" bigint NOT NULL,
	"edition" text,
	"language" text,
	"price_paid" numeric(12, 2),
	"price_currency" text,
	"acquired_on" date,
	"acquired_from" text,
	"place" text,
	"condition" text,
	"is_sleeved" boolean DEFAULT false NOT NULL,
	"barcode" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "copies_price" CHECK ("copies"."price_paid" >= 0),
	CONSTRAINT "copies_currency" CHECK ("copies"."price_currency" is null or ("copies"."price_currency" ~ '^[A-Z]{3}$' and "copies"."price_paid" is not null))
);
--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "copies_of_owner" ON "copies" USING btree ("user_id","game_id");--> statement-breakpoint
CREATE INDEX "copies_of_game" ON "copies" USING btree ("game_id");