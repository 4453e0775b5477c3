import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import { numberedNames } from '#shared/text/numbered-names.ts';
import type { Seat } from '#shared/shapes/seat.ts';
import { type PadState, pointsOfPlayer, totalOf } from './fold-pad.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';

/** The play recorded from a score pad: lists aligned by position, and the outcome. */
export interface PadPlay {
  players: string[];
  /** Null for a player without a number. */
  scores: (number | null)[];
  seats: Seat[];
  outcome: ScoreSheet['outcome'];
}

/**
 * Converts a score pad to a play with its present players. Equal names are numbered. The winner follows from the
 * scores.
 */
export function padPlay(sheet: ScoreSheet, state: PadState): PadPlay {
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

/** The sum as typed, '12+7-3', if there is more than one number and it fits a seat. */
function scoreText(points: readonly number[]): Pick<Seat, 'scoreText'> {
  if (points.length < 2) return {};
  const text = points.map((number, place) => (place > 0 && number >= 0 ? `+${number}` : String(number))).join('');
  return text.length <= MAX_SHORT_TEXT_LENGTH ? { scoreText: text } : {};
}
