import type { games } from '#shared/schema/games.ts';
import { copies } from '#shared/schema/copies.ts';
import type { Transaction } from '#server/database/database.ts';
import { daysBefore } from './calendar.ts';
import { SeededRandom } from './seeded-random.ts';

type GameRow = Omit<typeof games.$inferInsert, 'userId'>;

const PLACES = ['Shelf 1', 'Shelf 2', 'Hall'];
const SHOPS = ['Philibert', 'A flea market', 'The shop round the corner', null];

/** A copy of most owned games, with its price and where it stands; the same every time, but for the days. */
function copyOf({ bggId, weight, timesPlayed = 0 }: GameRow, now: Date, random: SeededRandom) {
  const price = random.whole(9, 24) + Math.round((weight ?? 2) * 8);
  const isUsed = random.chance(0.2);
  const daysAgo = timesPlayed > 0 ? random.whole(600, 2_000) : random.whole(200, 1_300);
  return {
    language: random.chance(0.3) ? 'German' : 'English',
    pricePaid: isUsed ? Math.round(price / 2) : price + 0.9,
    priceCurrency: random.chance(0.04) ? 'USD' : 'EUR',
    acquiredOn: daysBefore(now, daysAgo, 12).toISOString().slice(0, 10),
    acquiredFrom: random.pick(SHOPS) ?? null,
    place: (bggId ?? 1) % 7 === 0 ? 'Cottage' : (random.pick(PLACES) ?? null),
    condition: isUsed ? 'Used' : null,
    isSleeved: random.chance(0.15),
  };
}

/** Adds the copies of the demo owner. @param rows games; those with a BoardGameGeek id divisible by six get no copy */
export async function insertCopies(
  tx: Transaction,
  userId: number,
  { rows, gameIds, now }: { rows: readonly GameRow[]; gameIds: ReadonlyMap<number, number>; now: Date },
): Promise<void> {
  const random = new SeededRandom(2019);
  const values = rows.flatMap((row) => {
    const gameId = gameIds.get(row.bggId ?? 0);
    if (gameId === undefined || row.isWishlist || row.isExpansion || (row.bggId ?? 0) % 6 === 0) return [];
    return [{ ...copyOf(row, now, random), userId, gameId }];
  });
  if (values.length > 0) await tx.insert(copies).values(values);
}
