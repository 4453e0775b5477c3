CREATE INDEX "games_wished" ON "games" USING btree ("user_id","bgg_id") WHERE "games"."is_wishlist" and "games"."bgg_id" is not null;
--> statement-breakpoint
-- Wishes for a game that is owned go: their notes, plays, nights and votes to the owned game, and what that lacks.
DO $$
DECLARE
  pair record;
BEGIN
  FOR pair IN
    SELECT DISTINCT ON (wish) wish, owned FROM (
      SELECT w.id AS wish, o.id AS owned, 1 AS preference FROM games w
        JOIN games o ON o.user_id = w.user_id AND o.bgg_id = w.bgg_id AND NOT o.is_wishlist AND o.removed_at IS NULL
        WHERE w.is_wishlist AND w.removed_at IS NULL
      UNION ALL
      SELECT w.id, o.id, 2 FROM games w
        JOIN games o ON o.user_id = w.user_id AND o.title_key = w.title_key AND NOT o.is_wishlist AND o.removed_at IS NULL
        WHERE w.is_wishlist AND w.removed_at IS NULL AND (o.bgg_id = w.bgg_id) IS NOT FALSE
    ) doubles ORDER BY wish, preference, owned
  LOOP
    UPDATE games o SET
      notes = CASE
        WHEN coalesce(w.notes, '') = '' OR position(w.notes IN coalesce(o.notes, '')) > 0 THEN o.notes
        ELSE left(concat_ws(E'\n\n', nullif(o.notes, ''), w.notes), 10000) END,
      rating = CASE WHEN o.rating = 0 THEN w.rating ELSE o.rating END,
      is_favorite = o.is_favorite OR w.is_favorite,
      times_played = greatest(w.times_played, o.times_played + (
        SELECT coalesce(sum(s.counted), 0)::integer FROM game_sessions s WHERE s.game_id = w.id)),
      last_played = greatest(o.last_played, w.last_played),
      youtube = coalesce(o.youtube, w.youtube), buy_url = coalesce(o.buy_url, w.buy_url),
      image_url = coalesce(o.image_url, w.image_url), description = coalesce(o.description, w.description),
      bgg_id = coalesce(o.bgg_id, w.bgg_id), year = coalesce(o.year, w.year), weight = coalesce(o.weight, w.weight),
      best_players = coalesce(o.best_players, w.best_players),
      recommended_players = coalesce(o.recommended_players, w.recommended_players), updated_at = now()
      FROM games w WHERE o.id = pair.owned AND w.id = pair.wish;
    UPDATE game_sessions SET game_id = pair.owned WHERE game_id = pair.wish;
    UPDATE score_pads SET game_id = pair.owned WHERE game_id = pair.wish;
    UPDATE games SET parent_game_id = pair.owned WHERE parent_game_id = pair.wish AND id <> pair.owned;
    UPDATE event_games g SET game_id = pair.owned WHERE game_id = pair.wish AND NOT EXISTS (
      SELECT FROM event_games other WHERE other.event_id = g.event_id AND other.game_id = pair.owned);
    UPDATE event_votes v SET game_id = pair.owned WHERE game_id = pair.wish AND NOT EXISTS (
      SELECT FROM event_votes other
      WHERE other.attendee_id = v.attendee_id AND other.kind = v.kind AND other.game_id = pair.owned);
    UPDATE event_templates t SET game_ids = (
        SELECT jsonb_agg(named ORDER BY at) FROM (
          SELECT CASE WHEN id = to_jsonb(pair.wish) THEN to_jsonb(pair.owned) ELSE id END AS named, min(n) AS at
          FROM jsonb_array_elements(t.game_ids) WITH ORDINALITY AS listed (id, n) GROUP BY named) ids)
      WHERE t.created_by = (SELECT user_id FROM games WHERE id = pair.wish) AND t.game_ids @> to_jsonb(pair.wish);
    UPDATE users SET revision = revision + 1 WHERE id = (SELECT user_id FROM games WHERE id = pair.wish);
    DELETE FROM games WHERE id = pair.wish;
  END LOOP;
END
$$;
