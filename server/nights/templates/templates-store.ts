import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { games } from '#shared/schema/games.ts';
import { events, eventTemplates } from '#shared/schema/nights.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { isOwned, isBorrowed } from '#server/games/service.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';

export type TemplateRow = typeof eventTemplates.$inferSelect;
type NewTemplateRow = typeof eventTemplates.$inferInsert;

const ofOwner = (userId: number, templateId: number) =>
  and(eq(eventTemplates.createdBy, userId), eq(eventTemplates.id, templateId));

/** Of a template with five hundred people, in memory. */
const TEMPLATE_BYTES = sql.raw('600000');

/** A query for the ids of an owner's templates, by name, for `rowsByIds`. */
export const idsOfTemplates = (userId: number): SQL =>
  sql`select id, ${TEMPLATE_BYTES} as bytes from event_templates where created_by = ${userId} order by lower(name), id`;

export const templatesOf = (db: Connection, userId: number, ids: readonly number[]): Promise<TemplateRow[]> =>
  db
    .select()
    .from(eventTemplates)
    .where(and(eq(eventTemplates.createdBy, userId), inArray(eventTemplates.id, [...ids])));

/** Locks a template until the transaction ends. */
export async function lockTemplate(
  tx: Transaction,
  userId: number,
  templateId: number,
): Promise<TemplateRow | undefined> {
  const [row] = await tx.select().from(eventTemplates).where(ofOwner(userId, templateId)).for('no key update');
  return row;
}

export async function findTemplateByKey(tx: Transaction, userId: number, idempotencyKey: string) {
  const created = and(eq(eventTemplates.createdBy, userId), eq(eventTemplates.idempotencyKey, idempotencyKey));
  const [row] = await tx.select().from(eventTemplates).where(created);
  return row;
}

/** Call it under the owner's lock. @throws Refusal limit_reached */
export async function insertTemplate(tx: Transaction, row: NewTemplateRow): Promise<TemplateRow> {
  const there = await tx.$count(eventTemplates, eq(eventTemplates.createdBy, row.createdBy));
  if (there >= STORAGE_LIMITS.templates.most) throw limitReached('templates');
  const [inserted] = await tx.insert(eventTemplates).values(row).returning();
  if (!inserted) throw new Error('the template was not inserted');
  return inserted;
}

/** For a locked or new template. */
export async function updateTemplate(
  tx: Transaction,
  { id, createdBy }: Pick<TemplateRow, 'id' | 'createdBy'>,
  changes: { [Column in keyof NewTemplateRow]?: NewTemplateRow[Column] | undefined },
): Promise<TemplateRow> {
  const [row] = await tx
    .update(eventTemplates)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(ofOwner(createdBy, id))
    .returning();
  if (!row) throw new Error('the template was deleted under its lock');
  return row;
}

/** Returns whether it existed. Its events stay without a template. */
export async function deleteTemplate(tx: Transaction, userId: number, templateId: number): Promise<boolean> {
  const deleted = await tx.delete(eventTemplates).where(ofOwner(userId, templateId)).returning();
  return deleted.length > 0;
}

/** Upcoming events of these templates, without cancelled ones, next one first. */
export const upcomingFrom = (db: Connection, userId: number, templateIds: readonly number[]) =>
  db
    .select({
      id: events.id,
      title: events.title,
      date: events.date,
      timeZone: events.timeZone,
      templateId: events.templateId,
      isFindingDate: sql<boolean>`${events.status} = 'finding_date'`,
    })
    .from(events)
    .where(
      and(
        eq(events.userId, userId),
        inArray(events.templateId, [...templateIds]),
        inArray(events.status, ['scheduled', 'finding_date']),
        sql`${events.date} + make_interval(mins => ${events.durationMinutes}) > now()`,
      ),
    )
    .orderBy(asc(events.date), asc(events.id));

/** Days for which a template has created an event, in whatever state. */
export async function madeOccurrences(tx: Transaction, template: TemplateRow): Promise<Set<string | null>> {
  const rows = await tx
    .select({ occurrence: events.occurrence })
    .from(events)
    .where(and(eq(events.userId, template.createdBy), eq(events.templateId, template.id)));
  return new Set(rows.map(({ occurrence }) => occurrence));
}

/** Returns those of these games that the owner has not removed, in the same order; on request without those off the shelf. */
export async function presentGames(
  tx: Transaction,
  userId: number,
  gameIds: readonly number[],
  { onShelf = false } = {},
): Promise<number[]> {
  const present = and(eq(games.userId, userId), inArray(games.id, [...gameIds]), isNull(games.removedAt));
  const rows = await tx
    .select({ id: games.id })
    .from(games)
    .where(onShelf ? and(present, or(isOwned, isBorrowed(tx))) : present);
  const found = new Set(rows.map(({ id }) => id));
  return gameIds.filter((id) => found.has(id));
}
