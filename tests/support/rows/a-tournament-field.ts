import type { MatchResult, TournamentFormat } from '#shared/enums.ts';
import type { Random } from '#shared/covers/cover-shapes.ts';
import { drawRound } from '#shared/tournaments/draw-round.ts';
import { drawnRounds, type TournamentField, type TournamentMatch } from '#shared/tournaments/tournament.ts';

/** A tournament of so many players before its first round; ids are seeds. */
export const aField = (
  format: TournamentFormat,
  count: number,
  changes: Partial<TournamentField> = {},
): TournamentField => ({
  format,
  rounds: 5,
  players: Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    seed: place + 1,
    joinedRound: 1,
    isWithdrawn: false,
  })),
  matches: [],
  ...changes,
});

export type Decide = (match: TournamentMatch) => MatchResult;

/** The lower seed wins. */
export const favouriteWins: Decide = ({ first, second }) => (second === null || first < second ? 'first' : 'second');

/** Any result; no draw in an elimination. */
export const byChance =
  (random: Random, format: TournamentFormat): Decide =>
  () => {
    const drawn = random();
    if (format !== 'elimination' && drawn < 0.2) return 'draw';
    return drawn < 0.6 ? 'first' : 'second';
  };

/** The same with one more round, every match of which is decided; the same object once there is none. */
export function playRound(field: TournamentField, decide: Decide): TournamentField {
  const round = drawnRounds(field.matches) + 1;
  const drawn = drawRound(field).map((match) => ({ ...match, round }));
  if (drawn.length === 0) return field;
  return {
    ...field,
    matches: [...field.matches, ...drawn.map((match) => ({ ...match, result: match.result ?? decide(match) }))],
  };
}

/** Plays to the end. */
export function playOut(field: TournamentField, decide: Decide): TournamentField {
  const next = playRound(field, decide);
  return next === field ? field : playOut(next, decide);
}

/** Somebody withdraws: their open matches are none here. */
export const without = (field: TournamentField, ...ids: number[]): TournamentField => ({
  ...field,
  players: field.players.map((player) => ({ ...player, isWithdrawn: player.isWithdrawn || ids.includes(player.id) })),
});

/** Somebody joins before the next round, as the last seed. */
export const withLateJoiner = (field: TournamentField): TournamentField => {
  const id = field.players.length + 1;
  const joinedRound = drawnRounds(field.matches) + 1;
  return { ...field, players: [...field.players, { id, seed: id, joinedRound, isWithdrawn: false }] };
};
