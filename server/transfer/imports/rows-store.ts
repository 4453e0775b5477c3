import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ImportAction, ImportConcern, ImportRowKind } from '#shared/enums.ts';
import type { ImportReason } from '#shared/schema/import-report.ts';
import { importRows, imports } from '#shared/schema/imports.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import { codesOf } from './rules/import-concerns.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { DecidedRow } from './decided-row.ts';

export type StoredRow = typeof importRows.$inferSelect;

/** Inserts rows of a preview in one statement. @returns their approximate size in bytes */
export async function insertRows(db: Connection, importId: number, rows: readonly DecidedRow[]): Promise<number> {
  const values = rows.map(({ line, kind, title, action, reasons, differences, game, unlisted, play }) => ({
    line,
    kind,
    title,
    action,
    reasons,
    differences,
    game,
    unlisted,
    play,
  }));
  const text = JSON.stringify(values);
  await db.execute(sql`
    insert into import_rows (import_id, line, kind, title, action, reasons, differences, game, unlisted, play)
    select ${importId}, line, kind, title, action, reasons, differences, game, unlisted, play
    from json_to_recordset(${text})
      as r (line integer, kind text, title text, action text, reasons jsonb, differences jsonb, game jsonb,
        unlisted jsonb, play jsonb)`);
  return text.length;
}

/** Stores the outcome of applied rows. */
export async function saveOutcomes(db: Connection, importId: number, rows: readonly DecidedRow[]): Promise<void> {
  const values = rows.map(({ line, action, reasons, differences, gameId, change, sessionId, playChange }) => ({
    line,
    action,
    reasons,
    differences: differences ?? null,
    game_id: gameId ?? null,
    change: withNews(change),
    session_id: sessionId ?? null,
    play_change: withNews(playChange),
  }));
  await db.execute(sql`
    update import_rows set action = r.action, reasons = r.reasons, differences = r.differences, game_id = r.game_id, change = r.change,
      session_id = r.session_id, play_change = r.play_change
    from json_to_recordset(${JSON.stringify(values)}) as r (line integer, action text, reasons jsonb, differences jsonb,
      game_id bigint, change jsonb, session_id bigint, play_change jsonb)
    where import_id = ${importId} and import_rows.line = r.line`);
}

const withNews = <C extends { to: object }>(change: C | undefined): C | null =>
  change && Object.keys(change.to).length > 0 ? change : null;

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
  concern?: ImportConcern | undefined;
  unreadable?: 'true' | undefined;
}

/** Rows of an owner's import after a line, in file order, as displayed. */
export function listRows(db: Connection, userId: number, importId: number, page: Page) {
  const { after, limit, action, concern, unreadable } = page;
  return db
    .select({
      line: importRows.line,
      kind: importRows.kind,
      title: importRows.title,
      action: importRows.action,
      reasons: importRows.reasons,
      differences: importRows.differences,
      /** For a game: the displayed fields. */
      game: sql<ImportedGame | null>`coalesce(${importRows.game}, ${importRows.unlisted})`,
      isListed: isNotNull(importRows.game).mapWith(Boolean),
      /** For a play: its local day and its players. */
      playedOn: sql<string | null>`left(${importRows.play} ->> 'playedAt', 10)`,
      players: sql<string[] | null>`${importRows.play} -> 'players'`,
    })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(
      and(
        eq(imports.userId, userId),
        eq(importRows.importId, importId),
        gt(importRows.line, after),
        action && eq(importRows.action, action),
        concern && sql`jsonb_path_query_array(${importRows.reasons}, '$[*].code') ?| ${sql.param(codesOf(concern))}`,
        unreadable && sql`${importRows.reasons} @> '[{"code":"unreadable"}]'`,
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(limit);
}

const which = {
  /** Rows with a game or a play of the file. */
  readable: or(isNotNull(importRows.game), isNotNull(importRows.play)),
  added: and(eq(importRows.kind, 'game'), eq(importRows.action, 'add')),
  /** For both kinds: a play's row can hold a change of its game's count. */
  changed: isNotNull(importRows.change),
  addedPlays: and(eq(importRows.kind, 'play'), eq(importRows.action, 'add')),
  changedPlays: isNotNull(importRows.playChange),
} as const;

/** Pages of rows of one kind, so that memory does not grow with the file. */
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

/** Turns the games that the file has only as rated, played or commented on into games that are not owned. */
export async function listUnlisted(db: Connection, importId: number): Promise<void> {
  await db.execute(sql`
    update import_rows set unlisted = null,
      game = unlisted || '{"isWishlist": false, "isUnowned": true}',
      reasons = coalesce((select jsonb_agg(one) from jsonb_array_elements(reasons) one
        where one ->> 'code' <> 'not_listed'), '[]')
    where import_id = ${importId} and game is null and unlisted is not null
      and reasons @> '[{"code": "not_listed"}]' and not reasons @> '[{"code": "not_listed", "as": "nothing"}]'`);
}

/** Number of unreadable rows of an import, and of those that are plays. */
export async function countUnreadable(db: Connection, importId: number): Promise<{ all: number; plays: number }> {
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::integer`,
      plays: sql<number>`count(*) filter (where ${importRows.kind} = 'play')::integer`,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNull(importRows.game), isNull(importRows.play)));
  return counts ?? { all: 0, plays: 0 };
}

/** Returns those of these games or plays that later imports, not undone, have changed. */
export async function changedLater(
  db: Connection,
  { userId, importId }: { userId: number; importId: number },
  kind: ImportRowKind,
  ids: readonly number[],
): Promise<Set<number>> {
  const changed = kind === 'game' ? importRows.gameId : importRows.sessionId;
  const rows = await db
    .selectDistinct({ id: changed })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(
      and(
        eq(imports.userId, userId),
        eq(imports.status, 'applied'),
        sql`${imports.appliedAt} > (select applied_at from imports where id = ${importId})`,
        eq(importRows.kind, kind),
        eq(importRows.action, 'change'),
        sql`${changed} = any(${sql.param(ids)})`,
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
