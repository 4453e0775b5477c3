import { and, eq, sql } from 'drizzle-orm';
import { addedGame, type EditableGame, editsSince } from '#shared/rules/imports/added-game.ts';
import type { KeptBecause } from '#shared/rules/imports/import-reasons.ts';
import { games } from '#shared/schema/games.ts';
import type { Connection } from '#server/database/database.ts';
import type { StoredRow } from './rows-store.ts';

/** What has come to hang on a game since an import, besides its own fields. */
interface Uses {
  sessions: boolean;
  events: boolean;
  base: boolean;
}

/** A game that an import added, as it stands now. */
export interface AddedSince {
  game: EditableGame;
  uses: Uses;
  /** Plays that are counted of what imports brought; null for a game that no import has touched. */
  importedPlays: number | null;
}

const EDITABLE = {
  title: games.title,
  players: games.players,
  duration: games.duration,
  notes: games.notes,
  category: games.category,
  difficulty: games.difficulty,
  minAge: games.minAge,
  rating: games.rating,
  timesPlayed: games.timesPlayed,
  isWishlist: games.isWishlist,
  isExpansion: games.isExpansion,
  bggId: games.bggId,
  year: games.year,
  bestPlayers: games.bestPlayers,
  recommendedPlayers: games.recommendedPlayers,
  weight: games.weight,
  imageUrl: games.imageUrl,
  youtube: games.youtube,
  buyUrl: games.buyUrl,
  description: games.description,
  isFavorite: games.isFavorite,
  parentChosen: games.parentChosen,
};

/**
 * Of these games of an owner, as they stand: whether they have plays that were recorded after the import, or that it
 * brought and left; stand on a game night; were chosen as a base game. Plays that were there before fall back to being of
 * no game. Removed games are not among them.
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
        sessions: sql<boolean>`exists (
          select from game_sessions s join imports i on i.id = ${importId}
          where s.game_id = games.id and (s.created_at > i.applied_at or s.import_id = i.id))`,
        events: sql<boolean>`(exists (select from event_games e where e.game_id = games.id)
          or exists (select from event_votes v where v.game_id = games.id))`,
        base: sql<boolean>`exists (
          select from games child where child.parent_game_id = games.id and child.parent_chosen)`,
      },
    })
    .from(games)
    .where(and(eq(games.userId, userId), sql`${games.id} = any(${sql.param(ids)})`, sql`${games.removedAt} is null`));
  return new Map(rows.map(({ id, ...since }) => [id, since]));
}

/**
 * Why undoing the import that added a game must leave it; empty when nothing was done with it since.
 * @param row of the import, which tells what was added
 */
export function keptBecause(
  { game, uses, importedPlays }: AddedSince,
  row: Pick<StoredRow, 'game' | 'reasons'>,
  changedLater: boolean,
): KeptBecause[] {
  const because: KeptBecause[] = [];
  if (uses.sessions) because.push('sessions');
  if (uses.events) because.push('events');
  if (uses.base) because.push('base');
  if (changedLater) because.push('later_import');
  if (!row.game) return because;
  const added = addedGame(row.game, titleOf(row) ?? row.game.title);
  // Its count has been raised to the plays that the import brought.
  const timesPlayed = importedPlays ?? added.timesPlayed;
  return [...because, ...editsSince(game, { ...added, timesPlayed })];
}

/** The title under which a game was added, where that is not its own. */
const titleOf = ({ reasons }: Pick<StoredRow, 'reasons'>): string | undefined =>
  reasons.find((reason) => reason.code === 'renamed')?.title;
