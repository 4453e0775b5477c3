import type { games } from '#shared/schema/games.ts';
import { accountSince, daysBefore } from './calendar.ts';
import type { Play } from './plays.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { ShelfGame } from './shelf.ts';

type GameRow = Omit<typeof games.$inferInsert, 'userId'>;

/** Home pages of shops, because offers may disappear. */
const SHOPS = ['https://www.philibertnet.com/', 'https://www.miniaturemarket.com/', 'https://www.gamenerdz.com/'];

/** The games as rows, with counts of recorded and earlier plays. */
export function gameRows(
  shelf: readonly ShelfGame[],
  plays: readonly Play[],
  now: Date,
  random: SeededRandom,
): GameRow[] {
  return shelf.map((entry) =>
    gameRow(
      entry,
      plays.filter(({ bggId }) => bggId === entry.game.bggId),
      now,
      random,
    ),
  );
}

function gameRow(entry: ShelfGame, plays: readonly Play[], now: Date, random: SeededRandom): GameRow {
  const { game, earlier, isWishlist, isFavorite, rating, notes } = entry;
  const longAgo = daysBefore(accountSince(now), random.whole(5, 500), 20);
  const lately = daysBefore(now, random.whole(3, 200), 18);
  const bought = plays[0] && plays[0].playedAt < lately ? plays[0].playedAt : lately;
  const timesPlayed = earlier + plays.length;
  const hasVideo = !isWishlist && random.chance(0.25);
  return {
    title: game.title,
    titleKey: game.titleKey,
    players: game.players,
    duration: game.duration,
    category: game.category,
    difficulty: game.difficulty,
    minAge: game.minAge,
    bggId: game.bggId,
    year: game.year,
    bestPlayers: game.bestPlayers,
    weight: game.weight,
    youtube: hasVideo ? rulesSearch(game.title) : null,
    buyUrl: isWishlist ? (random.pick(SHOPS) ?? null) : null,
    notes,
    rating: timesPlayed > 0 ? rating : 0,
    isWishlist,
    isFavorite: isFavorite && timesPlayed > 0,
    timesPlayed,
    lastPlayed: plays.at(-1)?.playedAt ?? (earlier > 0 ? longAgo : null),
    unrecordedPlayedAt: earlier > 0 ? [longAgo] : [],
    createdAt: earlier > 0 ? accountSince(now) : bought,
  };
}

const rulesSearch = (title: string): string =>
  `https://www.youtube.com/results?${new URLSearchParams({ search_query: `how to play ${title}` }).toString()}`;
