import type { popularGames } from '#shared/schema/games.ts';
import { REGULARS, WISHES } from './regulars.ts';
import type { SeededRandom } from './seeded-random.ts';

export type PopularGame = typeof popularGames.$inferSelect;

/** A game of the demo collection with its play history. */
export interface ShelfGame {
  game: PopularGame;
  isWishlist: boolean;
  isFavorite: boolean;
  rating: number;
  notes: string | null;
  /** Plays before the recorded ones. */
  earlier: number;
  /** Relative frequency of being chosen; 0 for never. */
  pull: number;
}

const OWNED = 100;
const WISHED = 20;
/** Games are drawn from this many of the best known, so that the collection is not simply the top of the charts. */
const KNOWN = 320;
const MAX_MINUTES = 240;
const DISAPPOINTING = 6.3;
const LOVED = 7.7;

export const minutesOf = ({ duration }: PopularGame): number => Number.parseInt(duration, 10) || 60;

/** About 100 owned games including the regulars, and 20 wishes; the catalogue is sorted by popularity. */
export function chooseShelf(catalogue: readonly PopularGame[], random: SeededRandom): ShelfGame[] {
  const byId = new Map(catalogue.map((game) => [game.bggId, game]));
  const regulars = REGULARS.flatMap(({ bggId, isFavorite = false, notes = null, ...regular }) => {
    const game = byId.get(bggId);
    return game ? [{ ...regular, game, isFavorite, notes, isWishlist: false }] : [];
  });
  const wishes = WISHES.flatMap(({ bggId, notes }) => {
    const game = byId.get(bggId);
    return game ? [wish(game, notes)] : [];
  });
  const taken = new Set([...regulars, ...wishes].map(({ game }) => game.bggId));
  const others = random
    .shuffled(catalogue.slice(0, KNOWN))
    .filter((game) => !taken.has(game.bggId) && minutesOf(game) <= MAX_MINUTES && ratingOf(game) >= DISAPPOINTING);
  const owned = others.splice(0, OWNED - regulars.length).map((game) => shelved(game, random));
  const wished = others.filter((game) => ratingOf(game) >= LOVED).slice(0, WISHED - wishes.length);
  return [...regulars, ...owned, ...wishes, ...wished.map((game) => wish(game, null))];
}

/** Without community ratings every well-known game counts as a good one. */
const ratingOf = (game: PopularGame): number => game.bggRating ?? LOVED;

const wish = (game: PopularGame, notes: string | null): ShelfGame => ({
  game,
  notes,
  isWishlist: true,
  isFavorite: false,
  rating: 0,
  earlier: 0,
  pull: 0,
});

/** Another owned game: played long ago, recently added, or never played. */
function shelved(game: PopularGame, random: SeededRandom): ShelfGame {
  const isUnplayed = random.chance(0.1);
  const isOld = random.chance(0.75);
  const opinion = Math.round(ratingOf(game) + random.whole(-2, 1) / 2) / 2;
  return {
    game,
    isWishlist: false,
    isFavorite: !isUnplayed && random.chance(0.04),
    rating: isUnplayed || random.chance(0.2) ? 0 : opinion,
    notes: null,
    earlier: isUnplayed || !isOld ? 0 : random.whole(1, 9),
    pull: isUnplayed ? 0 : (isOld ? 0.1 : 0.8) + random.next() * 0.7,
  };
}
