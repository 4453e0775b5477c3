import { nameKey } from '#shared/rules/people/person-name.ts';
import type { Seat } from '#shared/rules/plays/seat.ts';

interface WrittenLists {
  players: readonly string[];
  /** Null where nobody wrote one down. */
  scores: readonly (number | null)[];
  seats: readonly Seat[];
}

/** The lists of a play as they are kept: as long as each other, though no seats at all where nothing is known of any. */
export interface KeptLists {
  players: string[];
  scores: (number | null)[];
  seats: Seat[];
}

/** What is wrong with the lists, in a sentence, and which. */
export interface ListFault {
  field: keyof WrittenLists;
  message: string;
}

/**
 * The lists of a play as somebody wrote them, aligned by position. Rows with a blank name are dropped with all that
 * stands in them; names are trimmed; scores that are missing at the end count as not written down.
 */
export function keepLists({ players, scores, seats }: WrittenLists): KeptLists | ListFault {
  if (players.every((name) => name.trim() === ''))
    return { field: 'players', message: 'Please add at least one player.' };
  if (scores.length > players.length) return { field: 'scores', message: 'There are more scores than players' };
  if (seats.length > players.length) return { field: 'seats', message: 'There are more seats than players' };
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

/** Seats for a changed list of names where the change says nothing of them: everybody who stays keeps theirs. */
export function carrySeats(before: Pick<KeptLists, 'players' | 'seats'>, players: readonly string[]): Seat[] {
  if (before.seats.length === 0) return [];
  const left = new Map<string, Seat[]>();
  before.players.forEach((name, place) => {
    const seats = left.get(nameKey(name)) ?? [];
    left.set(nameKey(name), [...seats, before.seats[place] ?? {}]);
  });
  return players.map((name) => left.get(nameKey(name))?.shift() ?? {});
}
