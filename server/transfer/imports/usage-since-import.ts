import { and, eq, sql } from 'drizzle-orm';
import { addedGame, editsSince, type GameFields } from './rules/added-game.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import { isSameCopy, copiesOf } from '#server/copies/service.ts';
import type { KeepReason } from '#shared/schema/import-report.ts';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { columnDefaults, columnsExcept } from '#server/platform/database/table-columns.ts';
import type { StoredRow } from './rows-store.ts';

/** References to a game created since an import. */
interface Uses {
  plays: boolean;
  events: boolean;
  base: boolean;
  loans: boolean;
}

/** A game that an import added, in its present state. */
export interface AddedSince {
  game: GameFields;
  uses: Uses;
  copies: Copy[];
  /** Counted plays from imports; null if no import has touched the game. */
  importedPlays: number | null;
}

/** Columns that an owner can edit: all but those that the application maintains. */
const EDITABLE = columnsExcept(games, [
  'id',
  'userId',
  'titleKey',
  'lastPlayed',
  'unrecordedPlayedAt',
  'parentGameId',
  'imported',
  'removedAt',
  'createdAt',
  'updatedAt',
]);
const DEFAULTS = columnDefaults(EDITABLE);

/**
 * For these games of an owner: whether they have plays recorded after the import, or plays of the import that stay; are
 * on a game night; were chosen as a base game; were lent or borrowed. Plays from before become unlinked again. Removed games are omitted.
 */
export async function findAddedSince(
  db: Connection,
  userId: number,
  importId: number,
  ids: readonly number[],
): Promise<Map<number, AddedSince>> {
  const rows = await db
    .select({
      id: games.id,
      game: EDITABLE,
      importedPlays: sql<number | null>`(${games.imported} ->> 'timesPlayed')::integer`,
      uses: {
        plays: sql<boolean>`exists (
          select from game_sessions s join imports i on i.id = ${importId}
          where s.game_id = games.id and (s.created_at > i.applied_at or s.import_id = i.id))`,
        events: sql<boolean>`(exists (select from event_games e where e.game_id = games.id)
          or exists (select from event_votes v where v.game_id = games.id))`,
        base: sql<boolean>`exists (
          select from games child where child.parent_game_id = games.id and child.parent_chosen)`,
        loans: sql<boolean>`exists (select from loans l where l.game_id = games.id)`,
      },
    })
    .from(games)
    .where(and(eq(games.userId, userId), sql`${games.id} = any(${sql.param(ids)})`, sql`${games.removedAt} is null`));
  const copies = await copiesOf(db, userId, ids);
  return new Map(rows.map(({ id, ...since }) => [id, { ...since, copies: copies.get(id) ?? [] }]));
}

/**
 * Why undoing the import that added a game must keep it; empty if it was not used since. @param row of the import, with
 * what was added
 */
export function keepReasons(
  { game, uses, importedPlays, copies }: AddedSince,
  row: Pick<StoredRow, 'game' | 'reasons'>,
  changedLater: boolean,
): KeepReason[] {
  const because: KeepReason[] = [];
  if (uses.plays) because.push('sessions');
  if (uses.events) because.push('events');
  if (uses.base) because.push('base');
  if (uses.loans) because.push('lent');
  if (changedLater) because.push('later_import');
  if (!row.game) return because;
  const importedCopies = row.game.copies ?? [];
  const areSame =
    copies.length === importedCopies.length && copies.every((copy, at) => isSameCopy(copy, importedCopies[at] ?? copy));
  if (!areSame || copies.some(({ isSleeved }) => isSleeved)) because.push('details');
  const added = addedGame(row.game, titleOf(row) ?? row.game.title);
  // Its count has been raised to the import's plays.
  const timesPlayed = importedPlays ?? added.timesPlayed;
  return [...new Set([...because, ...editsSince(game, { ...DEFAULTS, ...added, timesPlayed })])];
}

/** The title under which a game was added, if not its own. */
const titleOf = ({ reasons }: Pick<StoredRow, 'reasons'>): string | undefined =>
  reasons.find((reason) => reason.code === 'renamed')?.title;
