import type { Play } from './plays-contract.ts';
import { jsonListIn } from '#shared/text/json-list.ts';
import type { Seat } from '#shared/shapes/seat.ts';

/** One player of a play with all data. */
export interface PlayerResult extends Seat {
  name: string;
  score: number | null;
}

/** A play with its lists parsed; players are in recorded order. */
export interface ReadPlay extends Omit<Play, 'players' | 'scores' | 'seats'> {
  results: PlayerResult[];
}

/** Parses a stored play. Null if its players or scores are invalid: such a play is skipped. */
export function readPlay({ players, scores, seats, ...play }: Play): ReadPlay | null {
  const results = readResults({ players, scores, seats });
  return results && { ...play, results };
}

/** The players of a stored play in recorded order; null if invalid. */
export function readResults({
  players,
  scores,
  seats,
}: Pick<Play, 'players' | 'scores' | 'seats'>): PlayerResult[] | null {
  const names = jsonListIn(players);
  const points = jsonListIn(scores);
  if (!names || !points) return null;
  return names.map((name, place) => ({ ...seats[place], name: String(name), score: toScore(points[place]) }));
}

const toScore = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);
