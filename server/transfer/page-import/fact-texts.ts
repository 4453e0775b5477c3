import { MAX_AGE, MAX_RATING } from '#shared/limits/limits.ts';

const MAX_PLAYERS = 999;
const MAX_MINUTES = 100_000;

const wholeNumber = (value: unknown, max: number): number | null => {
  const number = typeof value === 'number' ? value : Number.parseInt(String(value), 10);
  return Number.isInteger(number) && number > 0 && number <= max ? number : null;
};

/** '2-4' or '2' from minimum and maximum players; null if neither is a number. */
export function playersOf(least: unknown, most: unknown): string | null {
  const from = wholeNumber(least, MAX_PLAYERS) ?? wholeNumber(most, MAX_PLAYERS);
  const to = wholeNumber(most, MAX_PLAYERS) ?? from;
  if (from === null || to === null) return null;
  return to > from ? `${from}-${to}` : String(from);
}

/** '45 min' or '30-60 min' from minutes; null if neither is a number. */
export function durationOf(least: unknown, most: unknown): string | null {
  const from = wholeNumber(least, MAX_MINUTES) ?? wholeNumber(most, MAX_MINUTES);
  const to = wholeNumber(most, MAX_MINUTES) ?? from;
  if (from === null || to === null) return null;
  return to > from ? `${from}-${to} min` : `${from} min`;
}

/** Minimum age from a number or a text like '8+'. */
export const minAgeOf = (value: unknown): number | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return wholeNumber(/\d{1,3}/.exec(String(value))?.[0], MAX_AGE);
};

/** A year as in BoardGameGeek, negative for BC. */
export const yearOf = (value: unknown): number | null => {
  const year = Number.parseInt(String(value), 10);
  return Number.isInteger(year) && year !== 0 && year >= -10_000 && year <= 9_999 ? year : null;
};

/** Converts a rating out of `best` to 0.5 to 5 in half steps. */
export function ratingOf(value: unknown, best: unknown): number | null {
  const rating = Number(String(value).replace(',', '.'));
  const outOf = Number(best) || MAX_RATING;
  if (!(rating > 0) || rating > outOf) return null;
  return Math.round((rating / outOf) * MAX_RATING * 2) / 2 || null;
}

/** Converts 'PT1H30M' to minutes. */
export function isoMinutes(value: unknown): number | null {
  const parts = /^P(?:T|0DT)(?:(\d{1,4})H)?(?:(\d{1,6})M)?/i.exec(String(value));
  if (!parts) return null;
  return Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0) || null;
}
