/** Ratings range from 0 to 5 in half steps. */
export const RATING_MAX = 5;
export const RATING_STEP = 0.5;

/** Rounds to a half step from 0 to 5; NaN becomes 0. */
export function toRatingStep(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(RATING_MAX, Math.max(0, Math.round(value / RATING_STEP) * RATING_STEP));
}

/** The fill of each of the five pips: 0, 0.5 or 1. */
export function pipFills(value: number): readonly number[] {
  const rating = toRatingStep(value);
  return Array.from({ length: RATING_MAX }, (_, pip) => Math.min(1, Math.max(0, rating - pip)));
}
