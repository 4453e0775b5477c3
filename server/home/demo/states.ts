import type { games } from '#shared/schema/games.ts';

type GameRow = Omit<typeof games.$inferInsert, 'userId'>;

/** Monopoly. */
const FOR_TRADE = 1406;
/** Kemet. */
const WANTED_TO_PLAY = 127023;
/** The White Castle. */
const PREORDERED = 371942;
/** The most wanted wishes, and how much. */
const PRIORITIES: ReadonlyMap<number, number> = new Map([
  [350184, 1],
  [371942, 1],
  [391163, 2],
  [251247, 3],
]);

/** A game with the states and priority that the demo owner gave it. */
export function withStates(row: GameRow): GameRow {
  const { bggId = 0, isWishlist = false } = row;
  if (isWishlist)
    return {
      ...row,
      wishPriority: PRIORITIES.get(bggId ?? 0) ?? null,
      ...(bggId === PREORDERED && { states: ['preordered'] }),
    };
  if (bggId === FOR_TRADE) return { ...row, states: ['for_trade'] };
  return bggId === WANTED_TO_PLAY ? { ...row, states: ['want_to_play'] } : row;
}
