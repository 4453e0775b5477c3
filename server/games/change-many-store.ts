import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Overwritten } from '#shared/games/change-many-games-contract.ts';
import { GAME_STATES, type GameState } from '#shared/enums.ts';
import { MAX_TAGS_OF_GAME } from '#shared/limits/limits.ts';
import { LISTS_IN_THE_WAY } from '#shared/games/duplicate-title.ts';
import { type GameList, type Listed as ListedRow, onList } from '#shared/games/lists.ts';
import { games } from '#shared/schema/games.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { assignments, columnsOf, jsonColumns } from '#server/platform/database/table-columns.ts';
import { withoutNestedLoops } from '#server/platform/database/without-nested-loops.ts';

/* Statements over many games of one owner; each runs under the owner's lock. */

type Ids = readonly number[];

const LIST_COLUMNS = [
  'isWishlist',
  'isUnowned',
  'states',
  'wishPriority',
] as const satisfies readonly (keyof ListedRow)[];
const LIST_VALUES = columnsOf(games, LIST_COLUMNS);

const list = (ids: Ids): SQL => sql`${sql.param([...ids])}::bigint[]`;
const of = (userId: number, ids: Ids) => and(eq(games.userId, userId), sql`${games.id} = any(${list(ids)})`);
const present = (userId: number, ids: Ids) => and(of(userId, ids), isNull(games.removedAt));
const removed = (userId: number, ids: Ids) => and(of(userId, ids), isNotNull(games.removedAt));

export const countPresent = (tx: Transaction, userId: number, ids: Ids): Promise<number> =>
  tx.$count(games, present(userId, ids));

type Changes = { [Column in 'tagIds' | 'states' | 'removedAt']?: SQL | null };

/** @returns the ids of the changed games */
async function update(tx: Transaction, where: SQL | undefined, changes: Changes): Promise<number[]> {
  const rows = await tx
    .update(games)
    .set({ ...(changes as object), updatedAt: sql`now()` })
    .where(where)
    .returning({ id: games.id });
  return rows.map(({ id }) => id);
}

/** The tags of a game after the change. */
const tagsAfter = (add: Ids, remove: Ids): SQL =>
  sql`array(select tag from unnest(${games.tagIds}) tag where tag <> all(${list([...add, ...remove])})) || ${list(add)}`;

/** The title of a game that would have too many tags. */
export async function titleWithTooManyTags(tx: Transaction, userId: number, ids: Ids, add: Ids, remove: Ids) {
  const [full] = await tx
    .select({ title: games.title })
    .from(games)
    .where(and(present(userId, ids), sql`cardinality(${tagsAfter(add, remove)}) > ${MAX_TAGS_OF_GAME}`))
    .limit(1);
  return full?.title;
}

export const setTags = (tx: Transaction, userId: number, ids: Ids, add: Ids, remove: Ids) =>
  update(
    tx,
    and(present(userId, ids), sql`(not ${games.tagIds} @> ${list(add)} or ${games.tagIds} && ${list(remove)})`),
    { tagIds: tagsAfter(add, remove) },
  );

/** Rows of `way (target, is_wishlist, is_unowned)`: games that block a move to a list. */
const ways = (targets: readonly GameList[]): SQL => {
  const rows = targets.flatMap((target) =>
    LISTS_IN_THE_WAY[target].map(
      (other) => sql`(${target}::text, ${onList(other).isWishlist}::boolean, ${onList(other).isUnowned}::boolean)`,
    ),
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as way (target, is_wishlist, is_unowned)`;
};

interface Listed {
  title: string;
  isWishlist: boolean;
  isUnowned: boolean;
}

/**
 * One of these games that cannot come to a list, with the list that has its title. Titles are compared list by list, which
 * can be hashed: 2,000 games among 20,000 would take half a minute otherwise.
 * @param target the list to which a game comes
 */
async function findListed(tx: Transaction, which: SQL | undefined, targets: readonly GameList[], target: SQL) {
  const find = () =>
    tx.execute<{ title: string; is_wishlist: boolean; is_unowned: boolean }>(sql`
    select games.title, other.is_wishlist, other.is_unowned
    from games
    join ${ways(targets)} on way.target = ${target}
    join games other on other.user_id = games.user_id and other.is_wishlist = way.is_wishlist
      and other.is_unowned = way.is_unowned and other.title_key = games.title_key
      and coalesce(other.removed_at, '-infinity') = '-infinity' and other.id <> games.id
    where ${which}
    limit 1`);
  const { rows } = await withoutNestedLoops(tx, find);
  const [listed] = rows.map(({ title, is_wishlist: isWishlist, is_unowned: isUnowned }): Listed => ({
    title,
    isWishlist,
    isUnowned,
  }));
  return listed;
}

const comesTo = (to: GameList): SQL =>
  sql`(${games.isWishlist}, ${games.isUnowned}) <> (${onList(to).isWishlist}::boolean, ${onList(to).isUnowned}::boolean)`;

/** A game that cannot be moved to a list, with the list that has its title. */
export const listedElsewhere = (tx: Transaction, userId: number, ids: Ids, to: GameList) =>
  findListed(tx, and(present(userId, ids), comesTo(to)), [to], sql`${to}::text`);

/** A removed game whose title was added meanwhile, with the list that has it. */
export const listedMeanwhile = (tx: Transaction, userId: number, ids: Ids) =>
  findListed(
    tx,
    removed(userId, ids),
    ['owned', 'wishlist', 'unowned'],
    sql`case when games.is_wishlist then 'wishlist' when games.is_unowned then 'unowned' else 'owned' end`,
  );

/** A title that two of these games would have on one list. */
export const duplicateTitleOnList = (tx: Transaction, userId: number, ids: Ids, to: GameList) =>
  titleTwice(tx, and(present(userId, ids), comesTo(to)), [games.titleKey]);

/** A title that two of these removed games have on one list: it was added again, and removed again. */
export const titleRemovedTwice = (tx: Transaction, userId: number, ids: Ids) =>
  titleTwice(tx, removed(userId, ids), [games.titleKey, games.isWishlist, games.isUnowned]);

async function titleTwice(tx: Transaction, which: SQL | undefined, alike: PgColumn[]): Promise<string | undefined> {
  const [twice] = await tx
    .select({ title: sql<string>`min(${games.title})` })
    .from(games)
    .where(which)
    .groupBy(...alike)
    .having(sql`count(*) > 1`)
    .limit(1);
  return twice?.title;
}

/** The lists of games, with what depends on them. */
export const findLists = (tx: Transaction, userId: number, ids: Ids) =>
  tx
    .select(columnsOf(games, ['id', ...LIST_COLUMNS]))
    .from(games)
    .where(present(userId, ids));

export async function setLists(tx: Transaction, userId: number, rows: readonly (ListedRow & { id: number })[]) {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update games set ${assignments(LIST_VALUES, 'moved')}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved (id bigint, ${jsonColumns(LIST_VALUES)})
    where games.id = moved.id and games.user_id = ${userId}`);
}

const known = sql`unnest(${sql.param(GAME_STATES)}::text[]) with ordinality as known (state, place)`;

export function setStates(
  tx: Transaction,
  userId: number,
  ids: Ids,
  add: readonly GameState[],
  remove: readonly GameState[],
) {
  const [added, taken] = [sql`${sql.param(add)}::text[]`, sql`${sql.param(remove)}::text[]`];
  return update(tx, and(present(userId, ids), sql`(not ${games.states} @> ${added} or ${games.states} && ${taken})`), {
    states: sql`array(select state from ${known}
        where state = any(${added}) or (state = any(${games.states}) and state <> all(${taken})) order by place)`,
  });
}

const OVERWRITTEN = columnsOf(games, ['states', 'wishPriority', 'tagIds']);

/** Restores the rows without tags that are deleted. @returns the ids of the games that differ now */
export async function restoreValues(tx: Transaction, userId: number, rows: readonly Overwritten[]): Promise<number[]> {
  const changed = await tx.execute<{ id: string }>(sql`
    update games set states = had.states, wish_priority = had."wishPriority", tag_ids = had."tagIds", updated_at = now()
    from (
      select id, states, "wishPriority", array(
        select tag from unnest("tagIds") with ordinality as listed (tag, place)
        where exists (select from tags where tags.id = tag and tags.user_id = ${userId}) order by place) as "tagIds"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, ${jsonColumns(OVERWRITTEN)})) as had
    where games.id = had.id and games.user_id = ${userId} and games.removed_at is null
      and (games.states, games.wish_priority, games.tag_ids) is distinct from (had.states, had."wishPriority", had."tagIds")
    returning games.id`);
  return changed.rows.map(({ id }) => Number(id));
}

/** Until they are restored or purged. */
export const softDeleteGames = (tx: Transaction, userId: number, ids: Ids) =>
  update(tx, present(userId, ids), { removedAt: sql`now()` });

export async function deleteGames(tx: Transaction, userId: number, ids: Ids): Promise<number[]> {
  const rows = await tx.delete(games).where(present(userId, ids)).returning({ id: games.id });
  return rows.map(({ id }) => id);
}

/** Returns how many of them are removed and can be restored, and the seconds since the first removal. */
export async function removedGames(tx: Transaction, userId: number, ids: Ids) {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::integer`,
      secondsAgo: sql<number>`coalesce(max(extract(epoch from now() - ${games.removedAt})), 0)::float8`,
    })
    .from(games)
    .where(removed(userId, ids));
  return row ?? { count: 0, secondsAgo: 0 };
}

export const restoreGames = (tx: Transaction, userId: number, ids: Ids) =>
  update(tx, removed(userId, ids), { removedAt: null });
