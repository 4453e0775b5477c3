import { and, desc, eq, notExists, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import type { ImportFormat, ImportStatus } from '#shared/enums.ts';
import { type DetailNews, emptyTally, type ImportTally } from '#shared/rules/imports/import-tally.ts';
import { DETAIL_KINDS } from '#shared/rules/plays/play-details.ts';
import { KEPT_LIMITS } from '#shared/rules/plans/kept-limits.ts';
import { type BggFailureCode, BGG_FAILURES } from '#shared/rules/imports/bgg-failures.ts';
import { importProgress, imports } from '#shared/schema/imports.ts';
import type { Connection } from '#server/database/database.ts';
import { isFresh } from './progress.ts';

/** Bytes of the rows of all that are kept, and of those of them that are previews; the newest is in any case. */
const KEPT_BYTES = { all: 256 * 1024 * 1024, previews: 64 * 1024 * 1024 };
const PREVIEW_DAYS = 7;
/** Bytes of the previews of all owners together. */
const KEPT_BYTES_OF_ALL = 4 * 1024 * 1024 * 1024;

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
  importId: number,
  changes: Pick<
    PgUpdateSetSource<typeof imports>,
    'rows' | 'size' | 'tally' | 'problem' | 'status' | 'appliedAt' | 'undoneAt'
  >,
): Promise<void> {
  await db.update(imports).set(changes).where(eq(imports.id, importId));
}

/**
 * Deletes an owner's previews of a week ago, and whatever is older than the latest imports that are kept, the latest 64 MB of their previews, or the
 * latest 256 MB of all. Running ones stay.
 */
export async function forgetOldImports(db: Connection, userId: number): Promise<void> {
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
          or r.place > ${KEPT_LIMITS.imports.most}
          or r.so_far > ${KEPT_LIMITS.importRows.most}
          or (r.place > 1 and i.status = 'preview' and r.preview_bytes > ${KEPT_BYTES.previews})
          or (r.place > 1 and r.bytes > ${KEPT_BYTES.all})
        )
        and not exists (select from import_progress where import_id = i.id and ${isFresh})
      for update of i skip locked
    )`);
}

/** Deletes every owner's previews of a week ago, and the oldest of those that take more than 4 GB together. */
export async function forgetPreviewsOfAll(db: Connection, mostBytes = KEPT_BYTES_OF_ALL): Promise<void> {
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

/** The latest imports of an owner, newest first, or the one with this id. */
async function select(db: Connection, userId: number, importId?: number): Promise<ImportSummary[]> {
  const rows = await db
    .select({ import: imports, done: importProgress.done, total: importProgress.total })
    .from(imports)
    .leftJoin(importProgress, and(eq(importProgress.importId, imports.id), isFresh))
    .where(importId === undefined ? eq(imports.userId, userId) : owned(userId, importId))
    .orderBy(desc(imports.id))
    .limit(KEPT_LIMITS.imports.most);
  return rows.map(({ import: { userId: _userId, tally, ...rest }, done, total }) => {
    const { plays, gained, lost, leftEmpty, ...figures } = { ...emptyTally(), ...tally };
    const { unreadable, spreadsheet, cutOff, ...known } = figures;
    const { people, places, expansions, wishlist, kept, keptPlays, ...counts } = known;
    const progress = done === null || total === null ? null : { done, total };
    const failure = rest.status === 'reading' && !progress ? failureOf(rest.problem) : null;
    const problem = failure ? BGG_FAILURES[failure] : rest.problem;
    return {
      ...rest,
      counts,
      plays: { ...emptyTally().plays, ...plays },
      faults: { unreadable, isSpreadsheet: spreadsheet > 0, isCutOff: cutOff > 0 },
      details: detailsOf({ gained, lost, leftEmpty }),
      people,
      places,
      expansions,
      wishlist,
      kept,
      keptPlays,
      progress,
      problem,
      failure,
    };
  });
}

/** The kinds of which there are any. */
const detailsOf = ({ gained, lost, leftEmpty }: DetailNews) =>
  DETAIL_KINDS.map((kind) => ({
    kind,
    gained: gained[kind] ?? 0,
    lost: lost[kind] ?? 0,
    leftEmpty: leftEmpty[kind] ?? 0,
  })).filter((counts) => counts.gained + counts.lost + counts.leftEmpty > 0);

/** Of an import that nobody reads any more: the code that was kept as its problem, or none if the server was killed. */
const failureOf = (problem: string | null): BggFailureCode =>
  problem !== null && Object.hasOwn(BGG_FAILURES, problem) ? (problem as BggFailureCode) : 'interrupted';

export const listImports = (db: Connection, userId: number): Promise<ImportSummary[]> => select(db, userId);

export async function findImport(db: Connection, userId: number, importId: number): Promise<ImportSummary | undefined> {
  const [summary] = await select(db, userId, importId);
  return summary;
}

/** Deletes a preview that nobody applies at the moment, or what is still to be read. */
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

/** Holds an import until the transaction ends; undefined when it is gone or no longer in this state. */
export async function holdImport(
  db: Connection,
  importId: number,
  status: ImportStatus,
): Promise<ImportTally | undefined> {
  const [row] = await db
    .select({ tally: imports.tally })
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.status, status)))
    .for('no key update');
  return row?.tally;
}
