import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { TakenEntry } from '#shared/score-pads/score-pads-contract.ts';
import type { PadEntry } from '#shared/shapes/pad-entry.ts';
import { games } from '#shared/schema/games.ts';
import { scorePadEntries, scorePads } from '#shared/schema/score-pads.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { gamePicture } from '#server/platform/files/picture-path.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';

export type PadRow = typeof scorePads.$inferSelect;
type NewPadRow = typeof scorePads.$inferInsert;

const hasCode = (code: string) => eq(scorePads.code, code);
const ownWith = (userId: number, code: string) => and(eq(scorePads.userId, userId), hasCode(code));

const selectPads = (db: Connection) =>
  db
    .select({ pad: scorePads, imageUrl: gamePicture })
    .from(scorePads)
    .leftJoin(games, eq(games.id, scorePads.gameId))
    .$dynamic();

/** Finds any owner's pad, unless they are disabled: the code gives access. */
export async function findPad(db: Connection, code: string) {
  const [row] = await selectPads(db).where(and(hasCode(code), isEnabled(scorePads.userId)));
  return row;
}

export async function findPadByKey(db: Connection, userId: number, key: string) {
  const [row] = await selectPads(db).where(and(eq(scorePads.userId, userId), eq(scorePads.key, key)));
  return row;
}

/** An owner's open pads, latest first. */
export const listOpenPads = (db: Connection, userId: number) =>
  selectPads(db)
    .where(and(eq(scorePads.userId, userId), eq(scorePads.status, 'open')))
    .orderBy(desc(scorePads.startedAt), desc(scorePads.id));

export const countOpenPads = (db: Connection, userId: number): Promise<number> =>
  db.$count(scorePads, and(eq(scorePads.userId, userId), eq(scorePads.status, 'open')));

/** Deletes an owner's finished pads beyond the latest ones; their plays stay. */
export async function deleteOldFinishedPads(tx: Transaction, userId: number, most: number): Promise<void> {
  const finished = and(eq(scorePads.userId, userId), eq(scorePads.status, 'finished'));
  const old = tx.select({ id: scorePads.id }).from(scorePads).where(finished).orderBy(desc(scorePads.id)).offset(most);
  await tx.delete(scorePads).where(inArray(scorePads.id, old));
}

export const insertPad = (tx: Transaction, row: NewPadRow) => tx.insert(scorePads).values(row);

/** Locks a pad until the transaction ends: entries are numbered under this lock. */
export async function lockPad(tx: Transaction, code: string): Promise<PadRow | undefined> {
  const [row] = await tx.select().from(scorePads).where(hasCode(code)).for('no key update');
  return row;
}

export async function lockOwnPad(tx: Transaction, userId: number, code: string): Promise<PadRow | undefined> {
  const [row] = await tx.select().from(scorePads).where(ownWith(userId, code)).for('no key update');
  return row;
}

export const updatePad = (tx: Transaction, padId: number, changes: Partial<NewPadRow>) =>
  tx
    .update(scorePads)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(scorePads.id, padId));

/** Returns the id of the deleted pad. */
export async function deleteOwnPad(tx: Transaction, userId: number, code: string): Promise<number | undefined> {
  const [row] = await tx.delete(scorePads).where(ownWith(userId, code)).returning({ id: scorePads.id });
  return row?.id;
}

/** Entries of a pad after a number, in server order. */
export const entriesAfter = (db: Connection, padId: number, after: number): Promise<TakenEntry[]> =>
  selectEntries(db, and(eq(scorePadEntries.padId, padId), gt(scorePadEntries.seq, after)));

/** Entries that are read at once: each may take 2 kB. */
export const ENTRIES_AT_ONCE = 200;

/** The same, read in batches. They are numbered without gaps. */
export async function* readEntriesAfter(db: Connection, padId: number, after: number): AsyncGenerator<TakenEntry> {
  for (let last = after; ; last += ENTRIES_AT_ONCE) {
    const isNext = and(gt(scorePadEntries.seq, last), lte(scorePadEntries.seq, last + ENTRIES_AT_ONCE));
    const batch = await selectEntries(db, and(eq(scorePadEntries.padId, padId), isNext));
    yield* batch;
    if (batch.length < ENTRIES_AT_ONCE) return;
  }
}

const selectEntries = (db: Connection, which: SQL | undefined): Promise<TakenEntry[]> =>
  db
    .select({
      seq: scorePadEntries.seq,
      key: scorePadEntries.key,
      device: scorePadEntries.device,
      act: scorePadEntries.act,
    })
    .from(scorePadEntries)
    .where(which)
    .orderBy(asc(scorePadEntries.seq));

const kindOfAct = sql<string>`${scorePadEntries.act} ->> 'kind'`;

/** Entries that add or remove players, in server order. */
export const playerEntries = (tx: Transaction, padId: number): Promise<TakenEntry[]> =>
  selectEntries(tx, and(eq(scorePadEntries.padId, padId), inArray(kindOfAct, ['player', 'leave', 'undo'])));

/** Returns those of these keys that already have entries. */
export async function existingKeys(tx: Transaction, padId: number, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ key: scorePadEntries.key })
    .from(scorePadEntries)
    .where(and(eq(scorePadEntries.padId, padId), inArray(scorePadEntries.key, [...keys])));
  return new Set(rows.map(({ key }) => key));
}

/** Appends entries to a locked pad after its last number. */
export const insertEntries = (tx: Transaction, padId: number, lastSeq: number, entries: readonly PadEntry[]) =>
  tx
    .insert(scorePadEntries)
    .values(entries.map(({ key, device, act }, place) => ({ padId, seq: lastSeq + 1 + place, key, device, act })));

/** Deletes pads of all owners that got no entry for some days. */
export async function deletePadsWithoutEntries(db: Connection, days: number): Promise<void> {
  await db.delete(scorePads).where(sql`${scorePads.updatedAt} < now() - make_interval(days => ${days})`);
}
