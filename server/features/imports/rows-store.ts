import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { ImportAction } from '#shared/enums.ts';
import type { ImportReason } from '#shared/rules/import-reasons.ts';
import { importRows, imports } from '#shared/schema.ts';
import type { Connection } from '../../database/database.ts';
import type { DecidedRow } from './decide-rows.ts';

export type StoredRow = typeof importRows.$inferSelect;

/** Keeps rows of a preview in one statement. */
export async function insertRows(db: Connection, importId: number, rows: readonly DecidedRow[]): Promise<void> {
  const values = rows.map(({ line, title, action, reasons, game }) => ({ line, title, action, reasons, game }));
  await db.execute(sql`
    insert into import_rows (import_id, line, title, action, reasons, game)
    select ${importId}, line, title, action, reasons, game
    from json_to_recordset(${JSON.stringify(values)})
      as r (line integer, title text, action text, reasons jsonb, game jsonb)`);
}

/** Keeps what became of rows when they were applied. */
export async function saveOutcomes(db: Connection, importId: number, rows: readonly DecidedRow[]): Promise<void> {
  const values = rows.map(({ line, action, reasons, gameId, change }) => ({
    line,
    action,
    reasons,
    game_id: gameId ?? null,
    change: change && Object.keys(change.to).length > 0 ? change : null,
  }));
  await db.execute(sql`
    update import_rows set action = r.action, reasons = r.reasons, game_id = r.game_id, change = r.change
    from json_to_recordset(${JSON.stringify(values)})
      as r (line integer, action text, reasons jsonb, game_id bigint, change jsonb)
    where import_id = ${importId} and import_rows.line = r.line`);
}

export async function saveReasons(
  db: Connection,
  importId: number,
  rows: readonly { line: number; reasons: ImportReason[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update import_rows set reasons = r.reasons
    from json_to_recordset(${JSON.stringify(rows)}) as r (line integer, reasons jsonb)
    where import_id = ${importId} and import_rows.line = r.line`);
}

interface Page {
  after: number;
  limit: number;
  action?: ImportAction | undefined;
}

/** Rows of an owner's import after a line, in the order of the file, as they are shown. */
export function listRows(db: Connection, userId: number, importId: number, { after, limit, action }: Page) {
  return db
    .select({ line: importRows.line, title: importRows.title, action: importRows.action, reasons: importRows.reasons })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(
      and(
        eq(imports.userId, userId),
        eq(importRows.importId, importId),
        gt(importRows.line, after),
        action && eq(importRows.action, action),
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(limit);
}

const which = {
  /** That a game of the file stands behind. */
  readable: isNotNull(importRows.game),
  added: eq(importRows.action, 'add'),
  changed: isNotNull(importRows.change),
} as const;

/** Rows of one kind of an import in pages, so that memory does not grow with the file. */
export async function* pagesOfRows(
  db: Connection,
  importId: number,
  kind: keyof typeof which,
  limit: number,
): AsyncGenerator<StoredRow[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, importId), gt(importRows.line, after), which[kind]))
      .orderBy(asc(importRows.line))
      .limit(limit);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.line;
  }
}

/** Games that imports applied after this one, and not undone, have changed. */
export async function gamesChangedLater(db: Connection, userId: number, importId: number): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ gameId: importRows.gameId })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(
      and(
        eq(imports.userId, userId),
        eq(imports.status, 'applied'),
        sql`${imports.appliedAt} > (select applied_at from imports where id = ${importId})`,
        eq(importRows.action, 'change'),
      ),
    );
  return new Set(rows.flatMap(({ gameId }) => gameId ?? []));
}
