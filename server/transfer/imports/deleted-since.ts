import { type SQL, sql } from 'drizzle-orm';
import type { ImportRowKind } from '#shared/enums.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** Maximum number of remembered games and plays, latest first. */
const MOST = 50_000;

/** Rows that earlier imports added and the owner has deleted since. */
export class DeletedSince {
  constructor(
    private readonly games: ReadonlySet<string | number>,
    private readonly plays: ReadonlySet<string>,
  ) {}

  hasGame = ({ bggId, title }: Pick<ImportedGame, 'bggId' | 'title'>): boolean =>
    this.games.has(bggId ?? titleKey(title));

  hasPlay = (sourceId: string): boolean => this.plays.has(sourceId);
}

/** Returns rows that stored imports added and that no longer exist, except by undoing an import. */
export async function findDeletedSince(db: Connection, userId: number): Promise<DeletedSince> {
  const games = await db.execute<{ bgg_id: number | null; title: string }>(sql`
    ${importedRows(userId, 'game', sql`r.game_id`)}
    select (r.game ->> 'bggId')::integer as bgg_id, r.game ->> 'title' as title
    from brought join import_rows r on r.import_id = brought.place[1] and r.line = brought.place[2]
    where r.game is not null and not exists (
      select from games g where g.id = brought.id and g.user_id = ${userId} and g.removed_at is null)
    order by brought.id desc limit ${MOST}`);
  const plays = await db.execute<{ source_id: string }>(sql`
    ${importedRows(userId, 'play', sql`r.session_id`)}
    select r.play ->> 'sourceId' as source_id
    from brought join import_rows r on r.import_id = brought.place[1] and r.line = brought.place[2]
    where r.play is not null and not exists (
      select from game_sessions s where s.id = brought.id and s.user_id = ${userId})
    order by brought.id desc limit ${MOST}`);
  return new DeletedSince(
    new Set(games.rows.map(({ bgg_id, title }) => bgg_id ?? titleKey(title))),
    new Set(plays.rows.map(({ source_id }) => source_id)),
  );
}

/** Each game or play of applied imports with the last row for it, in one pass over the rows. */
const importedRows = (userId: number, kind: ImportRowKind, id: SQL) => sql`
  with brought as materialized (
    select ${id} as id, max(array[r.import_id, r.line]) as place
    from imports i join import_rows r on r.import_id = i.id
    where i.user_id = ${userId} and i.status in ('applied', 'undone') and r.kind = ${kind} and ${id} is not null
    group by ${id}
    having bool_or(i.status = 'applied') and not bool_or(i.status = 'undone' and r.action = 'add')
  )`;
