DROP INDEX "games_one_title_per_list";--> statement-breakpoint
DROP INDEX "games_wished";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "is_unowned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "states" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "wish_priority" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "games_one_title_per_list" ON "games" USING btree ("user_id","is_wishlist","is_unowned","title_key",coalesce("removed_at", '-infinity'));--> statement-breakpoint
CREATE INDEX "games_wished" ON "games" USING btree ("user_id","bgg_id") WHERE ("games"."is_wishlist" or "games"."is_unowned") and "games"."bgg_id" is not null;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_on_one_list" CHECK (not ("games"."is_wishlist" and "games"."is_unowned"));--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_states" CHECK ("games"."states" <@ array['preordered', 'previously_owned', 'for_trade', 'want_in_trade', 'want_to_play', 'want_to_buy']);--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_wish_priority" CHECK ("games"."wish_priority" between 1 and 5);