import { sql } from 'drizzle-orm';
import { popularGames } from '#shared/schema/games.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { catalogueFacts } from '#server/games/service.ts';
import type { ImportedGame } from '#shared/schema/imported-game.ts';
import type { FileRow } from './import-row.ts';

const { bggId, category, difficulty, weight, bestPlayers } = catalogueFacts;

/** Adds category, difficulty and missing data from the catalogue to rows with a known BoardGameGeek id. */
export async function withCatalogueFacts(db: Connection, rows: readonly FileRow[]): Promise<FileRow[]> {
  const bggIds = rows.flatMap(({ game, unlisted }) => (game ?? unlisted)?.bggId ?? []);
  const found = await db
    .select({ bggId, category, difficulty, weight, bestPlayers })
    .from(popularGames)
    .where(sql`${bggId} = any(${sql.param(bggIds)})`);
  const facts = new Map(found.map(({ bggId: id, ...rest }) => [id, rest]));
  const withFacts = (game: ImportedGame): ImportedGame => {
    const known = facts.get(game.bggId ?? 0);
    if (!known) return game;
    return {
      ...game,
      ...known,
      weight: game.weight ?? known.weight,
      bestPlayers: game.bestPlayers ?? known.bestPlayers,
    };
  };
  return rows.map((row) => ({
    ...row,
    game: row.game && withFacts(row.game),
    unlisted: row.unlisted && withFacts(row.unlisted),
  }));
}
