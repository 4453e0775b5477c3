import type { NewPlay, Play, PlayChange } from '#shared/plays/plays-contract.ts';
import { carrySeats, normalizeLists } from './normalize-play-lists.ts';
import { jsonListIn } from '#shared/text/json-list.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/** The fields of a recorded play. */
export type WrittenPlay = Omit<NewPlay, 'idempotencyKey' | 'markAsPlayed'>;

/**
 * The columns for a play; omitted fields are undefined. Blank winner, notes and duration become null. @throws Refusal
 * invalid_request naming players, scores or seats
 */
export function playColumns({ players, scores, seats = [], winner, notes, duration, ...rest }: WrittenPlay) {
  const normalized = normalizeLists({ players, scores, seats });
  if ('field' in normalized)
    throw new Refusal('invalid_request', {
      message: normalized.message,
      fields: { [normalized.field]: normalized.message },
    });
  return {
    ...rest,
    players: JSON.stringify(normalized.players),
    scores: JSON.stringify(normalized.scores),
    seats: normalized.seats,
    winner: winner ?? null,
    notes: notes ?? null,
    duration: duration ?? null,
  };
}

/** A change completed with what stays of the stored play. Players who stay keep their seats. */
export function completed(
  before: Play,
  { players, scores, ...changes }: Omit<PlayChange, 'markAsPlayed'>,
): WrittenPlay {
  const names = players ?? storedNames(before);
  const { winner = players ? null : before.winner, notes = before.notes, duration = before.duration } = changes;
  return {
    // A new time without a place is at no known one.
    ...(changes.playedAt !== undefined && { utcOffset: null }),
    ...changes,
    players: names,
    scores: scores ?? (jsonListIn(before.scores) as (number | null)[] | null) ?? [],
    seats: changes.seats ?? carrySeats({ ...before, players: storedNames(before) }, names),
    winner,
    notes,
    duration,
  };
}

/** The names of a stored play; none if its list is invalid. */
export const storedNames = ({ players }: Pick<Play, 'players'>): string[] => (jsonListIn(players) ?? []).map(String);
