/** Preference by rating: 5 counts a little more than 4, 3 is neutral, 2.5 and less almost nothing. */
const BY_RATING: readonly (readonly [rating: number, preference: number])[] = [
  [0.5, 0],
  [2.5, 0.1],
  [3, 0.3],
  [3.5, 0.7],
  [4, 1],
  [5, 1.2],
];

const FAVORITE = 1.2;
const WISHED = 0.8;
const OWNED = 0.5;
/** Owned before, or only wanted to be played. */
const UNOWNED = 0.3;
/** For ten plays or more; fewer count by their logarithm. */
const OFTEN_PLAYED = 0.5;

interface Signs {
  /** 0 (not rated) to 5 in half steps. */
  rating: number;
  timesPlayed: number;
  isFavorite: boolean;
  isWishlist: boolean;
  isUnowned?: boolean;
}

/**
 * Preference of a game, 0 to 1.2. The rating counts most; without one, in this order: favourite, wish, plays, ownership.
 */
export function preference({ rating, timesPlayed, isFavorite, isWishlist, isUnowned }: Signs): number {
  if (isFavorite) return FAVORITE;
  if (rating > 0) return preferenceOfRating(rating);
  if (isWishlist) return WISHED;
  return (isUnowned ? UNOWNED : OWNED) + OFTEN_PLAYED * Math.min(1, Math.log10(1 + timesPlayed));
}

/** For a rating from 0.5 to 5. */
export function preferenceOfRating(rating: number): number {
  const above = BY_RATING.findIndex(([step]) => step >= rating);
  const [high, most] = BY_RATING[above] ?? [5, FAVORITE];
  const [low, least] = BY_RATING[above - 1] ?? [high, most];
  return high === low ? most : least + ((most - least) * (rating - low)) / (high - low);
}
