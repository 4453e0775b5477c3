import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/database.ts';
import { withoutNestedLoops } from '#server/platform/database/without-nested-loops.ts';
import { mergeRows } from './merge-wish-rows.ts';
import type { Pair } from './merged-pairs.ts';
import { moveDependents } from './move-dependents.ts';

/**
 * Removes wishes that one of these owned games fulfils, and rows on neither list that are the same game as one of these:
 * by BoardGameGeek id, or by title unless the ids differ. Their data moves to the game that stays: notes are appended,
 * tags joined, copies, loans, plays, nights, votes and templates are moved, empty fields filled. As many statements for
 * one wish as for thousands. Run under `withOwnerLock`.
 */
export async function mergeWishes(tx: Transaction, userId: number, stayingIds: readonly number[]): Promise<void> {
  const pairs = withoutChains(await findPairs(tx, userId, stayingIds));
  if (pairs.length === 0) return;
  await mergeRows(tx, userId, pairs);
  await moveDependents(tx, userId, pairs);
  const merged = pairs.map(({ from }) => from);
  await tx.execute(sql`delete from games where user_id = ${userId} and id = any(${sql.param(merged)}::bigint[])`);
}

/** For fewer games, the indexes of their ids and titles are faster than reading all of an owner's games. */
const MANY = 20;

/** Both parts can be answered by an index, or by one look at all games: 2,000 among 20,000 would take half a minute. */
async function findPairs(tx: Transaction, userId: number, stayingIds: readonly number[]): Promise<Pair[]> {
  const staying = sql`
    o.user_id = ${userId} and o.id = any(${sql.param(stayingIds)}::bigint[]) and not o.is_unowned and o.removed_at is null
    and w.id <> o.id and w.removed_at is null and (w.is_unowned or not o.is_wishlist)`;
  const find = () =>
    tx.execute<{ from: string; into: string }>(sql`
    select distinct on ("from") "from", "into" from (
      select w.id as "from", o.id as "into", true as by_id
      from games o join games w on w.user_id = o.user_id and w.bgg_id = o.bgg_id
        and (w.is_wishlist or w.is_unowned) and w.bgg_id is not null
      where ${staying}
      union all
      select w.id, o.id, (o.bgg_id = w.bgg_id) is true
      from games o cross join (values (true, false), (false, true)) as list (is_wishlist, is_unowned)
      join games w on w.user_id = o.user_id and w.is_wishlist = list.is_wishlist and w.is_unowned = list.is_unowned
        and w.title_key = o.title_key and coalesce(w.removed_at, '-infinity') = '-infinity'
      where ${staying} and (o.bgg_id = w.bgg_id) is not false) found
    order by "from", by_id desc, "into"`);
  const { rows } = stayingIds.length > MANY ? await withoutNestedLoops(tx, find) : await find();
  return rows.map(({ from, into }) => ({ from: Number(from), into: Number(into) }));
}

/** A row may be merged into a wish that is fulfilled itself: then it goes where that one goes. */
function withoutChains(pairs: readonly Pair[]): Pair[] {
  const intoOf = new Map(pairs.map(({ from, into }) => [from, into]));
  return pairs.map(({ from, into }) => ({ from, into: intoOf.get(into) ?? into }));
}
