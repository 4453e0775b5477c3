ALTER TABLE "game_sessions" ADD COLUMN "utc_offset" integer;--> statement-breakpoint
UPDATE "game_sessions" SET "utc_offset" = extract(epoch from
	("imported" ->> 'playedAt')::timestamp - (("imported" ->> 'playedAt')::timestamptz at time zone 'UTC'))::integer / 60
WHERE "imported" ->> 'playedAt' ~ '[+-][0-9]{2}:[0-9]{2}$' AND ("imported" ->> 'playedAt')::timestamptz = "played_at";
