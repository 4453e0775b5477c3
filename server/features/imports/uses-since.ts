import { sql } from 'drizzle-orm';
import type { KeptBecause } from '#shared/rules/import-reasons.ts';
import type { MergedGame } from '#shared/rules/imported-game.ts';
import type { Connection } from '../../database/database.ts';

/** What has come to hang on a game since an import, besides its own fields. */
interface Uses {
  sessions: boolean;
  events: boolean;
  favorite: boolean;
}

/**
 * Of these games of an owner: whether they have plays that were recorded after the import, or that it brought and left;
 * stand on a game night; are favourites. Plays that were there before fall back to being of no game.
 */
export async function findUses(
  db: Connection,
  userId: number,
  importId: number,
  ids: readonly number[],
): Promise<Map<number, Uses>> {
  const { rows } = await db.execute<{ id: string } & { [use in keyof Uses]: boolean }>(sql`
    select id, is_favorite as favorite,
      exists (
        select from game_sessions s join imports i on i.id = ${importId}
        where s.game_id = games.id and (s.created_at > i.applied_at or s.import_id = i.id)
      ) as sessions,
      exists (select from event_games where game_id = games.id) as events
    from games where user_id = ${userId} and id = any(${sql.param(ids)})`);
  return new Map(rows.map(({ id, ...uses }) => [Number(id), uses]));
}

/** Why undoing the import that added a game must leave it; empty when nothing was done with it since. */
export function keptBecause(game: MergedGame, uses: Uses | undefined, changedLater: boolean): KeptBecause[] {
  const { imported } = game;
  const because: KeptBecause[] = [];
  if (uses?.sessions) because.push('sessions');
  if (uses?.events) because.push('events');
  if (uses?.favorite) because.push('favorite');
  if (changedLater) because.push('later_import');
  if (!imported) return because;
  if (game.timesPlayed > imported.timesPlayed) because.push('plays');
  if (game.rating !== imported.rating) because.push('rating');
  if ((game.notes ?? '') !== (imported.notes ?? '')) because.push('notes');
  if (game.isWishlist !== imported.isWishlist) because.push('moved');
  return because;
}
