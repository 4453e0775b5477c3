import { sql } from 'drizzle-orm';
import { GAME_STATES } from '#shared/enums.ts';
import { MAX_NOTES_LENGTH, MAX_TAGS_OF_GAME } from '#shared/limits.ts';
import { LOST_STATES } from '#shared/rules/games/lists.ts';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/database/database.ts';
import { movePhoto } from '../photos/photos-store.ts';
import { columnsExcept, fillIn } from '#server/database/table-columns.ts';

/** The columns that may be empty, but those with a rule of their own: what the owned game lacks, the wish gives. */
const FILLED = Object.fromEntries(
  Object.entries(
    columnsExcept(games, ['notes', 'lastPlayed', 'parentGameId', 'imported', 'removedAt', 'wishPriority']),
  ).filter(([, column]) => !column.notNull),
);

/**
 * Removes wishes that one of these owned games fulfils, and rows on neither list that are the same game as one of these:
 * by BoardGameGeek id, or by title unless the ids differ. Their data moves to the game that stays: notes are appended,
 * tags joined, copies, plays, nights, votes and templates are moved, empty fields filled. Run under `withOwnerLock`.
 */
export async function mergeWishes(tx: Connection, userId: number, stayingIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ wish: string; owned: string }>(sql`
    select distinct on (w.id) w.id as wish, o.id as owned
    from games o join games w on w.user_id = o.user_id and w.removed_at is null and w.id <> o.id
      and (w.is_unowned or (w.is_wishlist and not o.is_wishlist))
      and (o.bgg_id = w.bgg_id or (o.title_key = w.title_key and (o.bgg_id = w.bgg_id) is not false))
    where o.user_id = ${userId} and o.id = any(${sql.param(stayingIds)}) and not o.is_unowned and o.removed_at is null
    order by w.id, (o.bgg_id = w.bgg_id) desc nulls last, o.id`);
  // One statement per wish: two wishes for one game in a single update would lose one of them.
  for (const { wish, owned } of rows) await mergeWish(tx, userId, Number(wish), Number(owned));
}

async function mergeWish(tx: Connection, userId: number, wish: number, owned: number): Promise<void> {
  await tx.execute(sql`
    update games o set
      notes = case
        when coalesce(w.notes, '') = '' or position(w.notes in coalesce(o.notes, '')) > 0 then o.notes
        else left(concat_ws(E'\n\n', nullif(o.notes, ''), w.notes), ${MAX_NOTES_LENGTH}::integer) end,
      rating = case when o.rating = 0 then w.rating else o.rating end,
      is_favorite = o.is_favorite or w.is_favorite,
      tag_ids = (o.tag_ids || array(select unnest(w.tag_ids) except select unnest(o.tag_ids)))[:${MAX_TAGS_OF_GAME}::integer],
      states = array(
        select state from unnest(${sql.param(GAME_STATES)}::text[]) with ordinality as known (state, place)
        where state = any(o.states)
          or (state = any(w.states) and state <> all (case when o.is_wishlist
            then ${sql.param(LOST_STATES.wishlist)}::text[] else ${sql.param(LOST_STATES.owned)}::text[] end))
        order by place),
      times_played = greatest(w.times_played, o.times_played + (
        select coalesce(sum(s.counted), 0)::integer from game_sessions s where s.game_id = w.id)),
      last_played = greatest(o.last_played, w.last_played),
      ${fillIn(FILLED, 'o', 'w')}, updated_at = now()
    from games w where o.id = ${owned} and w.id = ${wish} and o.user_id = ${userId} and w.user_id = ${userId}`);
  const hangsOnIt = sql`user_id = ${userId} and game_id = ${wish}`;
  await tx.execute(sql`update game_sessions set game_id = ${owned} where ${hangsOnIt}`);
  await movePhoto(tx, userId, wish, owned);
  await tx.execute(sql`update score_pads set game_id = ${owned} where ${hangsOnIt}`);
  await tx.execute(sql`update copies set game_id = ${owned} where ${hangsOnIt}`);
  await tx.execute(sql`
    update games set parent_game_id = ${owned}
    where user_id = ${userId} and parent_game_id = ${wish} and id <> ${owned}`);
  await tx.execute(sql`
    update event_games g set game_id = ${owned} where game_id = ${wish}
      and not exists (select from event_games other where other.event_id = g.event_id and other.game_id = ${owned})`);
  await tx.execute(sql`
    update event_votes v set game_id = ${owned} where game_id = ${wish}
      and not exists (select from event_votes other
        where other.attendee_id = v.attendee_id and other.kind = v.kind and other.game_id = ${owned})`);
  await tx.execute(sql`
    update event_templates t set game_ids = (
      select jsonb_agg(named order by at) from (
        select case when id = to_jsonb(${wish}::bigint) then to_jsonb(${owned}::bigint) else id end as named, min(n) as at
        from jsonb_array_elements(t.game_ids) with ordinality as listed (id, n) group by named) ids)
    where t.created_by = ${userId} and t.game_ids @> to_jsonb(${wish}::bigint)`);
  await tx.execute(sql`delete from games where id = ${wish} and user_id = ${userId}`);
}
