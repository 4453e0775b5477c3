import { and, asc, eq, sql } from 'drizzle-orm';
import { type NewView, type SavedView, savedView, type ViewChanges } from '#shared/collection/saved-views-contract.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { savedViews } from '#shared/schema/saved-views.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { columnsOfContract } from '#server/platform/database/table-columns.ts';

const VIEW = columnsOfContract(savedViews, savedView);

const ofOwner = (userId: number, viewId: number) => and(eq(savedViews.userId, userId), eq(savedViews.id, viewId));

export const listViews = (db: Connection, userId: number): Promise<SavedView[]> =>
  db
    .select(VIEW)
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.position), savedViews.id);

export const countViews = (db: Connection, userId: number): Promise<number> =>
  db.$count(savedViews, eq(savedViews.userId, userId));

export async function insertView(tx: Transaction, userId: number, view: NewView): Promise<SavedView> {
  const last = sql<number>`(select coalesce(max(position), 0) from saved_views where user_id = ${userId})`;
  const [row] = await tx
    .insert(savedViews)
    .values({ ...view, nameKey: nameKey(view.name), userId, position: sql`${last} + 1` })
    .returning(VIEW);
  if (!row) throw new Error('the view was not inserted');
  return row;
}

export async function updateView(
  db: Connection,
  userId: number,
  viewId: number,
  { name, ...changes }: ViewChanges,
): Promise<SavedView | undefined> {
  const [row] = await db
    .update(savedViews)
    .set({ ...changes, ...(name !== undefined && { name, nameKey: nameKey(name) }) })
    .where(ofOwner(userId, viewId))
    .returning(VIEW);
  return row;
}

/** Renumbers an owner's views: these first, in this order, then the others as before. */
export const placeViews = (tx: Transaction, userId: number, ids: readonly number[]) =>
  tx.execute(sql`
    update saved_views set position = placed.place
    from (
      select id, row_number() over (order by array_position(${sql.param(ids)}::bigint[], id) nulls last, position, id) as place
      from saved_views where user_id = ${userId}
    ) placed
    where saved_views.id = placed.id`);

export async function deleteView(db: Connection, userId: number, viewId: number): Promise<boolean> {
  const { rowCount } = await db.delete(savedViews).where(ofOwner(userId, viewId));
  return (rowCount ?? 0) > 0;
}
