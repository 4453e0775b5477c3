/** Ratings run from 0 to 5 in half steps. */
export const RATING_MAX = 5;
export const RATING_STEP = 0.5;

/** The nearest half step within 0 to 5; what is not a number is 0. */
export function toRatingStep(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.min(RATING_MAX, Math.max(0, Math.round(value / RATING_STEP) * RATING_STEP));
}

/** How full each of the five pips is: 0, 0.5 or 1. */
export function pipFills(value: number): readonly number[] {
  const rating = toRatingStep(value);
  return Array.from({ length: RATING_MAX }, (_, pip) => Math.min(1, Math.max(0, rating - pip)));
}

/** The rating that a key asks for, or undefined when the key means nothing to a slider. */
export function ratingForKey(key: string, value: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return toRatingStep(value + RATING_STEP);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return toRatingStep(value - RATING_STEP);
  if (key === 'PageUp') return toRatingStep(value + 1);
  if (key === 'PageDown') return toRatingStep(value - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return RATING_MAX;
  return /^[0-5]$/.test(key) ? Number(key) : undefined;
}

/** The rating under a pointer: `share` is how far across the five pips it is, 0 to 1. The far left is no rating. */
export function ratingAt(share: number): number {
  if (share <= 0.02) return 0;
  return toRatingStep(Math.ceil((share * RATING_MAX) / RATING_STEP) * RATING_STEP);
}
