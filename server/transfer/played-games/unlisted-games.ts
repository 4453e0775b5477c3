import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { titleKey } from '#shared/games/duplicate-title.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import { importRows, imports } from '#shared/schema/imports.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** A game on neither list: the row of the latest file that contains it. */
export interface UnlistedGame {
  importId: number;
  line: number;
  isSold: boolean;
}

/** Identifies a game in files: by its BoardGameGeek id, else by its title. */
export type FileKey = number | string;
export const fileKey = ({ bggId, title }: Pick<ImportedGame, 'bggId' | 'title'>): FileKey => bggId ?? titleKey(title);

/** Imports may have hundreds of thousands of such rows, each with notes of ten thousand letters. */
const ROWS_AT_ONCE = 2_000;

/** Those of some games that the owner's applied imports have on neither list. Reads the rows in batches, without the games. */
export async function findUnlistedGames(
  db: Connection,
  userId: number,
  wanted: ReadonlySet<FileKey>,
): Promise<Map<FileKey, UnlistedGame>> {
  const found = new Map<FileKey, UnlistedGame>();
  const applied = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.status, 'applied')))
    .orderBy(asc(imports.appliedAt), asc(imports.id));
  for (const { id: importId } of wanted.size === 0 ? [] : applied) {
    for (let rows = await rowsAfter(db, importId, 0); rows.length > 0;) {
      for (const { line, isSold, ...game } of rows) {
        const key = fileKey(game);
        if (wanted.has(key)) found.set(key, { importId, line, isSold });
      }
      rows = rows.length < ROWS_AT_ONCE ? [] : await rowsAfter(db, importId, rows.at(-1)?.line ?? 0);
    }
  }
  return found;
}

const { unlisted } = importRows;

const rowsAfter = (db: Connection, importId: number, line: number) =>
  db
    .select({
      line: importRows.line,
      title: sql<string>`${unlisted} ->> 'title'`,
      bggId: sql<number | null>`(${unlisted} ->> 'bggId')::integer`,
      isSold: sql<boolean>`${importRows.reasons} @> '[{"code":"not_listed","as":"previously_owned"}]'`,
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.action, 'skip'),
        isNotNull(unlisted),
        gt(importRows.line, line),
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(ROWS_AT_ONCE);

/** Reads the games of such rows. */
export async function readUnlistedGames(
  db: Connection,
  rows: readonly Pick<UnlistedGame, 'importId' | 'line'>[],
): Promise<Map<FileKey, ImportedGame>> {
  if (rows.length === 0) return new Map();
  const games = await db.execute<{ game: ImportedGame }>(sql`
    select r.unlisted as game from import_rows r
    join unnest(${sql.param(rows.map(({ importId }) => importId))}::bigint[], ${sql.param(rows.map(({ line }) => line))}::integer[])
      as wanted (import_id, line) on wanted.import_id = r.import_id and wanted.line = r.line`);
  return new Map(games.rows.map(({ game }) => [fileKey(game), game]));
}
