import { sql } from 'drizzle-orm';
import { GAME_STATES } from '#shared/enums.ts';
import { MAX_NOTES_LENGTH, MAX_PLAYS, MAX_TAGS_OF_GAME } from '#shared/limits/limits.ts';
import { LOST_STATES } from '#shared/games/lists.ts';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { columnsExcept, fillFromFirst, firstFilledColumns } from '#server/platform/database/table-columns.ts';
import { type Pair, pairRows } from './merged-pairs.ts';

/** The columns that may be empty, but those with a rule of their own: what the staying game lacks, the others give. */
const FILLED = Object.fromEntries(
  Object.entries(
    columnsExcept(games, ['notes', 'lastPlayed', 'parentGameId', 'imported', 'removedAt', 'wishPriority']),
  ).filter(([, column]) => !column.notNull),
);

const states = (names: readonly string[]) => sql`${sql.param(names)}::text[]`;

/**
 * Moves values of removed rows into the rows that stay, in one statement; the row with the lowest id has precedence.
 * Reads only the moved texts: a thousand notes of one game would fill the memory.
 */
export const mergeRows = (tx: Connection, userId: number, pairs: readonly Pair[]) =>
  tx.execute(sql`
    with pair as materialized (select * from ${pairRows(pairs)}),
    ending as (select pair."into" as staying, w.* from pair join games w on w.id = pair."from" and w.user_id = ${userId}),
    facts as (
      select staying, min(id) filter (where rating > 0) as rating_from, bool_or(is_favorite) as is_favorite,
        max(last_played) as last_played, ${firstFilledColumns(FILLED, 'id')}
      from ending group by staying),
    counted as (
      select pair."into" as staying, pair."from" as id, w.times_played, coalesce(sum(s.counted), 0) as counted
      from pair join games w on w.id = pair."from"
      left join game_sessions s on s.game_id = pair."from" and s.user_id = ${userId}
      group by 1, 2, 3),
    played as (
      select staying, sum(counted) as counted, max(times_played + later) as most
      from (
        select *, coalesce(sum(counted) over (
          partition by staying order by id rows between 1 following and unbounded following), 0) as later
        from counted) each_with_later
      group by staying),
    noted as (
      select staying, id from (
        select staying, id, sum(length) over (partition by staying order by id) - length as before
        from (
          select distinct on (e.staying, md5(e.notes)) e.staying, e.id, length(e.notes) as length
          from ending e join games o on o.id = e.staying
          where e.notes <> '' and position(e.notes in coalesce(o.notes, '')) = 0
          order by e.staying, md5(e.notes), e.id) each_text_once) in_order
      where before < ${MAX_NOTES_LENGTH}::integer),
    notes as (
      select noted.staying, string_agg(w.notes, E'\\n\\n' order by w.id) as notes
      from noted join games w on w.id = noted.id group by noted.staying),
    tagged as (
      select staying, array_agg(tag order by id, tag) as tags
      from (
        select e.staying, tag, min(e.id) as id from ending e, unnest(e.tag_ids) tag group by e.staying, tag) each_tag_once
      group by staying),
    stated as (
      select e.staying, array_agg(distinct state) as states from ending e, unnest(e.states) state group by e.staying)
    update games o set
      notes = case when n.notes is null then o.notes
        else left(concat_ws(E'\\n\\n', nullif(o.notes, ''), n.notes), ${MAX_NOTES_LENGTH}::integer) end,
      rating = case when o.rating = 0
        then coalesce((select w.rating from games w where w.id = f.rating_from), 0) else o.rating end,
      is_favorite = o.is_favorite or f.is_favorite,
      tag_ids = (o.tag_ids || array(
        select tag from unnest(t.tags) with ordinality as added (tag, place) where tag <> all(o.tag_ids) order by place
      ))[:${MAX_TAGS_OF_GAME}::integer],
      states = array(
        select state from unnest(${states(GAME_STATES)}) with ordinality as known (state, place)
        where state = any(o.states)
          or (state = any(s.states) and state <> all (case when o.is_wishlist
            then ${states(LOST_STATES.wishlist)} else ${states(LOST_STATES.owned)} end))
        order by place),
      times_played = least(${MAX_PLAYS}::integer, greatest(p.most, o.times_played + p.counted)),
      last_played = greatest(o.last_played, f.last_played),
      ${fillFromFirst(FILLED, 'o', 'f')}, updated_at = now()
    from facts f join played p using (staying)
      left join notes n using (staying) left join tagged t using (staying) left join stated s using (staying)
    where o.id = f.staying and o.user_id = ${userId}`);
