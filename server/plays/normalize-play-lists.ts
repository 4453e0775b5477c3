import { nameKey } from '#shared/text/person-name.ts';
import type { Seat } from '#shared/shapes/seat.ts';
import { t } from '#server/platform/words/words.ts';

interface WrittenLists {
  players: readonly string[];
  /** Null for a score that was not recorded. */
  scores: readonly (number | null)[];
  seats: readonly Seat[];
}

/** The aligned lists of a stored play; seats are empty if nothing is known of any. */
export interface StoredLists {
  players: string[];
  scores: (number | null)[];
  seats: Seat[];
}

/** An invalid list: a message, and which list it is. */
export interface ListError {
  field: keyof WrittenLists;
  message: string;
}

/**
 * Normalizes the lists of a play, aligned by position: rows with a blank name are dropped, names trimmed, missing
 * scores at the end become null.
 */
export function normalizeLists({ players, scores, seats }: WrittenLists): StoredLists | ListError {
  if (players.every((name) => name.trim() === ''))
    return { field: 'players', message: t('Please add at least one player.') };
  if (scores.length > players.length) return { field: 'scores', message: t('There are more scores than players') };
  if (seats.length > players.length) return { field: 'seats', message: t('There are more seats than players') };
  const rows = players.flatMap((name, place) =>
    name.trim() === '' ? [] : [{ name: name.trim(), score: scores[place] ?? null, seat: seats[place] ?? {} }],
  );
  const known = rows.some(({ seat }) => Object.values(seat).some((fact) => fact !== undefined));
  return {
    players: rows.map(({ name }) => name),
    scores: rows.map(({ score }) => score),
    seats: known ? rows.map(({ seat }) => seat) : [],
  };
}

/** Seats for changed names when the change omits seats: players who stay keep theirs. */
export function carrySeats(before: Pick<StoredLists, 'players' | 'seats'>, players: readonly string[]): Seat[] {
  if (before.seats.length === 0) return [];
  const left = new Map<string, Seat[]>();
  before.players.forEach((name, place) => {
    const seats = left.get(nameKey(name)) ?? [];
    left.set(nameKey(name), [...seats, before.seats[place] ?? {}]);
  });
  return players.map((name) => left.get(nameKey(name))?.shift() ?? {});
}
