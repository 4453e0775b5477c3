import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { GAME_STATES, type GameState } from '#shared/enums.ts';
import { MAX_TAGS_OF_GAME } from '#shared/limits.ts';
import { type GameList, type Listed, onList } from '#shared/rules/games/lists.ts';
import { games } from '#shared/schema/games.ts';
import type { Transaction } from '#server/database/database.ts';
import { assignments, columnsOf, jsonColumns } from '#server/database/table-columns.ts';

/* Statements over many games of one owner; each runs under the owner's lock. */

type Ids = readonly number[];

const LIST_COLUMNS = ['isWishlist', 'isUnowned', 'states', 'wishPriority'] as const satisfies readonly (keyof Listed)[];
const LIST_VALUES = columnsOf(games, LIST_COLUMNS);
const other = alias(games, 'other');

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
export async function titleOfFull(tx: Transaction, userId: number, ids: Ids, add: Ids, remove: Ids) {
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

/**
 * Another game of the same title that keeps a game off a list (`duplicateOf`): an owned one; off the other two lists a
 * wish as well; and one that is there.
 */
const inTheWay = (isOwned: SQL, isUnowned: SQL): SQL => sql`
  other.user_id = ${games.userId} and other.title_key = ${games.titleKey} and other.id <> ${games.id}
    and other.removed_at is null and case
      when other.is_wishlist then not ${isOwned}
      when other.is_unowned then ${isUnowned}
      else true end`;

const LISTED = { title: sql<string>`${games.title}`, isWishlist: other.isWishlist, isUnowned: other.isUnowned };

/** A game that cannot be moved to a list, with the list that has its title. */
export async function listedElsewhere(tx: Transaction, userId: number, ids: Ids, to: GameList) {
  const { isWishlist, isUnowned } = onList(to);
  const [listed] = await tx
    .select(LISTED)
    .from(games)
    .innerJoin(other, inTheWay(sql`${to === 'owned'}::boolean`, sql`${to === 'unowned'}::boolean`))
    .where(
      and(
        present(userId, ids),
        sql`(${games.isWishlist}, ${games.isUnowned}) <> (${isWishlist}::boolean, ${isUnowned}::boolean)`,
      ),
    )
    .limit(1);
  return listed;
}

/** A removed game whose title was added meanwhile, with the list that has it. */
export async function listedMeanwhile(tx: Transaction, userId: number, ids: Ids) {
  const [listed] = await tx
    .select(LISTED)
    .from(games)
    .innerJoin(other, inTheWay(sql`not (${games.isWishlist} or ${games.isUnowned})`, sql`${games.isUnowned}`))
    .where(removed(userId, ids))
    .limit(1);
  return listed;
}

/** The lists of games, with what depends on them. */
export const findLists = (tx: Transaction, userId: number, ids: Ids) =>
  tx
    .select(columnsOf(games, ['id', ...LIST_COLUMNS]))
    .from(games)
    .where(present(userId, ids));

export async function setLists(tx: Transaction, userId: number, rows: readonly (Listed & { id: number })[]) {
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

/** Until they are restored or purged. */
export const hideGames = (tx: Transaction, userId: number, ids: Ids) =>
  update(tx, present(userId, ids), { removedAt: sql`now()` });

export async function deleteGames(tx: Transaction, userId: number, ids: Ids): Promise<number[]> {
  const rows = await tx.delete(games).where(present(userId, ids)).returning({ id: games.id });
  return rows.map(({ id }) => id);
}

/** How many of them are removed and can be restored, and how long ago the first one was, in seconds. */
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

export const bringBack = (tx: Transaction, userId: number, ids: Ids) =>
  update(tx, removed(userId, ids), { removedAt: null });
