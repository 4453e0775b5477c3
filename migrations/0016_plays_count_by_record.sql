ALTER TABLE "game_sessions" ADD COLUMN "counted" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "unrecorded_played_at" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Nobody wrote down which plays a count holds: the latest ones, as many as it is.
UPDATE "game_sessions" SET "counted" = 0
FROM (
  SELECT s.id, row_number() OVER (PARTITION BY s.game_id ORDER BY s.played_at DESC, s.id DESC) AS place, g.times_played
  FROM "game_sessions" s JOIN "games" g ON g.id = s.game_id
) ranked
WHERE "game_sessions".id = ranked.id AND ranked.place > ranked.times_played;--> statement-breakpoint
-- A last-played date that no counted play tells is of a play known by number alone.
UPDATE "games" SET "unrecorded_played_at" = ARRAY["last_played"]
WHERE "last_played" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "game_sessions" s WHERE s.game_id = "games".id AND s.counted > 0 AND s.played_at >= "games"."last_played"
);
