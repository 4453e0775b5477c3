import type { NewPlay, Play } from '#shared/contracts/plays.ts';
import { normalizeLists } from './rules/written-play.ts';
import { jsonListIn } from '#shared/rules/text/json-list.ts';
import { Refusal } from '#server/http/refusal.ts';

/** The fields of a recorded play. */
export type WrittenPlay = Omit<NewPlay, 'idempotencyKey' | 'markAsPlayed'>;

/**
 * The columns for a play; omitted fields are undefined. Blank winner, notes and duration become null. @throws Refusal
 * invalid_request naming players, scores or seats
 */
export function playColumns({ players, scores, seats = [], winner, notes, duration, ...rest }: WrittenPlay) {
  const kept = normalizeLists({ players, scores, seats });
  if ('field' in kept)
    throw new Refusal('invalid_request', { message: kept.message, fields: { [kept.field]: kept.message } });
  return {
    ...rest,
    players: JSON.stringify(kept.players),
    scores: JSON.stringify(kept.scores),
    seats: kept.seats,
    winner: winner ?? null,
    notes: notes ?? null,
    duration: duration ?? null,
  };
}

/** The names of a stored play; none if its list is invalid. */
export const storedNames = ({ players }: Pick<Play, 'players'>): string[] => (jsonListIn(players) ?? []).map(String);
