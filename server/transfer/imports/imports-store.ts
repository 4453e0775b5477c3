import { and, desc, eq, notExists, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import type { ImportFormat, ImportStatus } from '#shared/enums.ts';
import { type DetailNews, emptyTally } from './rules/import-tally.ts';
import type { ImportTally } from '#shared/schema/import-report.ts';
import { DETAIL_KINDS } from '#shared/shapes/play-details.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { known as knownOfShared } from '#shared/words/words.ts';
import { type BggFailureCode, BGG_FAILURES } from '#shared/transfer/bgg-failures.ts';
import { importProgress, imports } from '#shared/schema/imports.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { isFresh } from './progress.ts';

/** Bytes of the stored rows of all imports, and of previews; the newest is always kept. */
const KEPT_BYTES = { all: 256 * 1024 * 1024, previews: 64 * 1024 * 1024 };
const PREVIEW_DAYS = 7;
/** Bytes of all owners' previews. */
const KEPT_BYTES_OF_ALL = 4 * 1024 * 1024 * 1024;

/** An import and its owner. */
interface OfOwner {
  userId: number;
  importId: number;
}

const owned = (userId: number, importId: number) => and(eq(imports.userId, userId), eq(imports.id, importId));

export async function insertImport(
  db: Connection,
  userId: number,
  source: { format: ImportFormat; fileName: string },
): Promise<number> {
  const [row] = await db
    .insert(imports)
    .values({ userId, ...source, tally: emptyTally() })
    .returning({ id: imports.id });
  if (!row) throw new Error('the import was not inserted');
  return row.id;
}

export async function updateImport(
  db: Connection,
  { userId, importId }: OfOwner,
  changes: Pick<
    PgUpdateSetSource<typeof imports>,
    'rows' | 'size' | 'tally' | 'problem' | 'status' | 'appliedAt' | 'undoneAt'
  >,
): Promise<void> {
  await db.update(imports).set(changes).where(owned(userId, importId));
}

/**
 * Deletes an owner's previews older than a week, and imports beyond the maximum number, beyond 64 MB of previews, or
 * beyond 256 MB in total, oldest first. Running ones stay.
 */
export async function deleteOldImports(db: Connection, userId: number): Promise<void> {
  await db.execute(sql`
    delete from imports where id in (
      select i.id from imports i join (
        select id, row_number() over (order by id desc) as place,
          sum(size) filter (where status = 'preview') over (order by id desc) as preview_bytes,
          sum(size) over (order by id desc) as bytes, sum(rows) over (order by id desc) as so_far
        from imports where user_id = ${userId}
      ) r using (id)
      where (
          (i.status in ('reading', 'preview') and i.created_at < now() - make_interval(days => ${PREVIEW_DAYS}))
          or r.place > ${STORAGE_LIMITS.imports.most}
          or r.so_far > ${STORAGE_LIMITS.importRows.most}
          or (r.place > 1 and i.status = 'preview' and r.preview_bytes > ${KEPT_BYTES.previews})
          or (r.place > 1 and r.bytes > ${KEPT_BYTES.all})
        )
        and not exists (select from import_progress where import_id = i.id and ${isFresh})
      for update of i skip locked
    )`);
}

/** Deletes all owners' previews older than a week, and the oldest beyond 4 GB in total. */
export async function deleteOldPreviews(db: Connection, mostBytes = KEPT_BYTES_OF_ALL): Promise<void> {
  await db.execute(sql`
    delete from imports where id in (
      select i.id from imports i join (
        select id, sum(size) over (order by id desc) as bytes from imports where status = 'preview'
      ) r using (id)
      where (i.created_at < now() - make_interval(days => ${PREVIEW_DAYS}) or r.bytes > ${mostBytes})
        and not exists (select from import_progress where import_id = i.id and ${isFresh})
      for update of i skip locked
    )`);
}

/** The latest imports of an owner, newest first, or the one with the id. */
async function select(db: Connection, userId: number, importId?: number): Promise<ImportSummary[]> {
  const rows = await db
    .select({ import: imports, done: importProgress.done, total: importProgress.total })
    .from(imports)
    .leftJoin(importProgress, and(eq(importProgress.importId, imports.id), isFresh))
    .where(importId === undefined ? eq(imports.userId, userId) : owned(userId, importId))
    .orderBy(desc(imports.id))
    .limit(STORAGE_LIMITS.imports.most);
  return rows.map(({ import: { userId: _userId, tally, ...rest }, done, total }) => {
    const { plays, gained, lost, leftEmpty, ...figures } = { ...emptyTally(), ...tally };
    const { unreadable, spreadsheet, cutOff, ...known } = figures;
    const { people, places, expansions, wishlist, unlisted = 0, concerns, notes = [], ...kinds } = known;
    const { kept, keptPlays, ...counts } = kinds;
    const progress = done === null || total === null ? null : { done, total };
    const failure = rest.status === 'reading' && !progress ? failureOf(rest.problem) : null;
    const problem = failure ? knownOfShared(BGG_FAILURES[failure]) : rest.problem;
    return {
      ...rest,
      counts,
      plays: { ...emptyTally().plays, ...plays },
      errors: { unreadable, isSpreadsheet: spreadsheet > 0, isCutOff: cutOff > 0 },
      details: detailsOf({ gained, lost, leftEmpty }),
      people,
      places,
      expansions,
      wishlist,
      unlisted,
      concerns,
      notes,
      kept,
      keptPlays,
      progress,
      problem,
      failure,
    };
  });
}

/** The kinds with at least one detail. */
const detailsOf = ({ gained, lost, leftEmpty }: DetailNews) =>
  DETAIL_KINDS.map((kind) => ({
    kind,
    gained: gained[kind] ?? 0,
    lost: lost[kind] ?? 0,
    leftEmpty: leftEmpty[kind] ?? 0,
  })).filter((counts) => counts.gained + counts.lost + counts.leftEmpty > 0);

/**
 * The failure of an import that is no longer being read: the code stored as its problem, or a default if the server was
 * killed.
 */
const failureOf = (problem: string | null): BggFailureCode =>
  problem !== null && Object.hasOwn(BGG_FAILURES, problem) ? (problem as BggFailureCode) : 'interrupted';

export const listImports = (db: Connection, userId: number): Promise<ImportSummary[]> => select(db, userId);

export async function findImport(db: Connection, userId: number, importId: number): Promise<ImportSummary | undefined> {
  const [summary] = await select(db, userId, importId);
  return summary;
}

/** Deletes a preview that is not being applied, or an unread import. */
export async function deletePreview(db: Connection, userId: number, importId: number): Promise<boolean> {
  const running = db
    .select({ one: sql`1` })
    .from(importProgress)
    .where(and(eq(importProgress.importId, imports.id), isFresh));
  const { rowCount } = await db
    .delete(imports)
    .where(
      and(
        owned(userId, importId),
        or(eq(imports.status, 'reading'), and(eq(imports.status, 'preview'), notExists(running))),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Locks an import until the transaction ends; undefined if it is gone or in another state. */
export async function lockImport(
  db: Connection,
  { userId, importId }: OfOwner,
  status: ImportStatus,
): Promise<ImportTally | undefined> {
  const [row] = await db
    .select({ tally: imports.tally })
    .from(imports)
    .where(and(owned(userId, importId), eq(imports.status, status)))
    .for('no key update');
  return row?.tally;
}
