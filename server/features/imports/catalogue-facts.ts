import { sql } from 'drizzle-orm';
import { popularGames } from '#shared/schema/games.ts';
import type { Connection } from '#server/database/database.ts';
import { catalogueFacts } from '#server/domain/catalogue/catalogue-facts.ts';
import type { FileRow } from '#server/domain/imports/import-row.ts';

const { bggId, category, difficulty, weight, bestPlayers } = catalogueFacts;

/** Adds category, difficulty and missing data from the catalogue to rows with a known BoardGameGeek id. */
export async function withCatalogueFacts(db: Connection, rows: readonly FileRow[]): Promise<FileRow[]> {
  const bggIds = rows.flatMap(({ game }) => game?.bggId ?? []);
  const found = await db
    .select({ bggId, category, difficulty, weight, bestPlayers })
    .from(popularGames)
    .where(sql`${bggId} = any(${sql.param(bggIds)})`);
  const facts = new Map(found.map(({ bggId: id, ...rest }) => [id, rest]));
  return rows.map((row) => {
    const known = facts.get(row.game?.bggId ?? 0);
    if (!row.game || !known) return row;
    const open = { weight: row.game.weight ?? known.weight, bestPlayers: row.game.bestPlayers ?? known.bestPlayers };
    return { ...row, game: { ...row.game, ...known, ...open } };
  });
}
