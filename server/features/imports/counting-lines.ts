import type { RowSource } from './import-row.ts';

/**
 * The line that counts for each BoardGameGeek id: its first, or its first owned one where another copy is only wished
 * for. Reads the source to its end, and so finds whatever makes it unusable before anything is kept.
 */
export async function findCountingLines(rows: RowSource): Promise<Map<number, number>> {
  const counting = new Map<number, { line: number; isWishlist: boolean }>();
  for await (const { line, game } of rows()) {
    if (!game?.bggId) continue;
    const other = counting.get(game.bggId);
    if (!other || (other.isWishlist && !game.isWishlist)) {
      counting.set(game.bggId, { line, isWishlist: game.isWishlist });
    }
  }
  return new Map([...counting].map(([bggId, { line }]) => [bggId, line]));
}
