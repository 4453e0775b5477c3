import { MAX_SHORT_TEXT_LENGTH } from '../../limits.ts';
import { numberedNames } from '../people/numbered-names.ts';
import type { Seat } from '../plays/seat.ts';
import { type PadState, pointsOfPlayer, totalOf } from './fold-pad.ts';
import type { ScoreSheet } from './score-sheet.ts';

/** What a score pad makes of a play: lists aligned by position, and how it is decided. */
export interface PadPlay {
  players: string[];
  /** Null for whoever has no number. */
  scores: (number | null)[];
  seats: Seat[];
  outcome: ScoreSheet['outcome'];
}

/**
 * The play on a score pad, whose players are those that are on it now. Who shares a name is told apart by a number. The
 * winner is left to be found by the scores.
 */
export function playOf(sheet: ScoreSheet, state: PadState): PadPlay {
  const { players, starter } = state;
  const points = players.map(({ key }) => pointsOfPlayer(sheet, state, key));
  return {
    players: numberedNames(players.map(({ name }) => name)),
    scores: players.map(({ key }, place) => (points[place]?.length ? totalOf(sheet, state, key) : null)),
    seats: players.map(({ key }, place) => ({
      ...(key === starter && { started: true }),
      ...scoreText(points[place] ?? []),
    })),
    outcome: sheet.outcome,
  };
}

/** The sum as people write it, '12+7-3', where there is more than one number and a seat holds it. */
function scoreText(points: readonly number[]): Pick<Seat, 'scoreText'> {
  if (points.length < 2) return {};
  const text = points.map((number, place) => (place > 0 && number >= 0 ? `+${number}` : String(number))).join('');
  return text.length <= MAX_SHORT_TEXT_LENGTH ? { scoreText: text } : {};
}
