import { sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { movePhotos } from './pictures/photos-store.ts';
import { type Pair, pairRows } from './merged-pairs.ts';

/**
 * Moves what hangs on games that end to the games that stay, as far as these have room for it: twenty copies, one photo, one open loan
 * besides those of copies,
 * one place on a night, one vote of each kind of a guest. The rest goes with the games that end.
 */
export async function moveDependents(tx: Connection, userId: number, pairs: readonly Pair[]): Promise<void> {
  const pair = pairRows(pairs);
  for (const table of ['game_sessions', 'score_pads'])
    // Two tables.
    await tx.execute(sql`
      update ${sql.identifier(table)} t set game_id = pair."into" from ${pair}
      where t.game_id = pair."from" and t.user_id = ${userId}`);
  await tx.execute(sql`
    update copies c set game_id = moved."into"
    from (
      select c.id, pair."into", (select count(*) from copies other where other.game_id = pair."into")
        + row_number() over (partition by pair."into" order by pair."from", c.id) as place
      from ${pair} join copies c on c.game_id = pair."from") moved
    where c.id = moved.id and c.user_id = ${userId} and moved.place <= ${STORAGE_LIMITS.copiesOfGame.most}::integer`);
  await movePhotos(tx, userId, pair);
  await tx.execute(sql`
    update loans l set game_id = pair."into" from ${pair}
    where l.game_id = pair."from" and l.user_id = ${userId} and (l.returned_on is not null or l.copy_id is not null or l.id in (
      select distinct on (pair."into") open.id
      from ${pair} join loans open on open.game_id = pair."from" and open.returned_on is null
      where not exists (select from loans other where other.game_id = pair."into" and other.returned_on is null)
      order by pair."into", pair."from"))`);
  await tx.execute(sql`
    update games g set parent_game_id = pair."into" from ${pair}
    where g.user_id = ${userId} and g.parent_game_id = pair."from" and g.id <> pair."into"`);
  await tx.execute(sql`
    update event_games g set game_id = moved."into"
    from (
      select distinct on (g.event_id, pair."into") g.id, pair."into"
      from ${pair} join event_games g on g.game_id = pair."from"
      where not exists (select from event_games other where other.event_id = g.event_id and other.game_id = pair."into")
      order by g.event_id, pair."into", pair."from") moved
    where g.id = moved.id`);
  // Guests vote without the owner's lock: those who are at it are waited for, or their votes would go with the game.
  await tx.execute(sql`
    select from games where id in (select pair."from" from ${pair}) and user_id = ${userId} order by id for update`);
  await tx.execute(sql`
    update event_votes v set game_id = moved."into"
    from (
      select distinct on (v.attendee_id, v.kind, pair."into") v.id, pair."into"
      from ${pair} join event_votes v on v.game_id = pair."from"
      where not exists (select from event_votes other
        where other.attendee_id = v.attendee_id and other.kind = v.kind and other.game_id = pair."into")
      order by v.attendee_id, v.kind, pair."into", pair."from") moved
    where v.id = moved.id`);
  await tx.execute(sql`
    update event_templates t set game_ids = renamed.game_ids
    from (
      select id, jsonb_agg(game_id order by place) as game_ids
      from (
        select t.id, coalesce(pair."into", listed.game_id::bigint) as game_id, min(listed.place) as place
        from event_templates t
          cross join lateral jsonb_array_elements_text(t.game_ids) with ordinality as listed (game_id, place)
          left join ${pair} on pair."from" = listed.game_id::bigint
        where t.created_by = ${userId}
        group by 1, 2) each_once
      group by id) renamed
    where t.id = renamed.id and t.game_ids <> renamed.game_ids`);
}
