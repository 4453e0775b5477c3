import { sql } from 'drizzle-orm';
import type { KeptBecause } from '#shared/rules/import-reasons.ts';
import type { MergedGame } from '#shared/rules/imported-game.ts';
import type { Connection } from '../../database/database.ts';

/** What hangs on a game besides its own fields. */
interface Uses {
  sessions: boolean;
  events: boolean;
  favorite: boolean;
}

/** Of these games of an owner, those that have sessions, stand on a game night, or are favourites. */
export async function findUses(db: Connection, userId: number, ids: readonly number[]): Promise<Map<number, Uses>> {
  const { rows } = await db.execute<{ id: string } & { [use in keyof Uses]: boolean }>(sql`
    select id, is_favorite as favorite,
      exists (select from game_sessions where game_id = games.id) as sessions,
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
