import { sql } from 'drizzle-orm';
import { popularGames } from '#shared/schema.ts';
import type { Connection } from '../../database/database.ts';
import type { FileRow } from './read-collection.ts';

/** Rows with category and difficulty from the catalogue, where it knows the BoardGameGeek id. */
export async function withCatalogueFacts(db: Connection, rows: readonly FileRow[]): Promise<FileRow[]> {
  const bggIds = rows.flatMap(({ game }) => game?.bggId ?? []);
  const known = await db
    .select({
      bggId: popularGames.bggId,
      category: popularGames.category,
      difficulty: popularGames.difficulty,
    })
    .from(popularGames)
    .where(sql`${popularGames.bggId} = any(${sql.param(bggIds)})`);
  const facts = new Map(known.map(({ bggId, ...rest }) => [bggId, rest]));
  return rows.map((row) => (row.game ? { ...row, game: { ...row.game, ...facts.get(row.game.bggId ?? 0) } } : row));
}
