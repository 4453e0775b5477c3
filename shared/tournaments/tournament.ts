import type { MatchResult, TournamentFormat } from '#shared/enums.ts';

/** Most rounds of a Swiss tournament: 64 players need six. */
export const MAX_SWISS_ROUNDS = 15;
export const MIN_TOURNAMENT_PLAYERS = 2;

export interface TournamentPlayer {
  id: number;
  /** From 1, the best one. */
  seed: number;
  /** The first round that they can play in: 1, or a later one for a late joiner. */
  joinedRound: number;
  isWithdrawn: boolean;
}

/** Two players at a table, or one who has a bye. */
export interface TournamentMatch {
  /** From 1. */
  round: number;
  /** From 1, in each round; in an elimination the place in the bracket. */
  table: number;
  first: number;
  /** Null for a bye. */
  second: number | null;
  /** Null while it is open. A bye is won by its player. */
  result: MatchResult | null;
  /** Won without a game, because the other one withdrew. */
  isWalkover: boolean;
}

export interface TournamentRules {
  format: TournamentFormat;
  /** Of a Swiss tournament; of others what follows from the number of players. */
  rounds: number;
}

export interface TournamentField extends TournamentRules {
  players: readonly TournamentPlayer[];
  matches: readonly TournamentMatch[];
}

/** The latest round that is drawn; 0 before the first. */
export const drawnRounds = (matches: readonly TournamentMatch[]): number =>
  matches.reduce((latest, { round }) => Math.max(latest, round), 0);

/** Players who take part in a round, by seed. */
export const activeIn = <P extends TournamentPlayer>(players: readonly P[], round: number): P[] =>
  players
    .filter(({ joinedRound, isWithdrawn }) => joinedRound <= round && !isWithdrawn)
    .toSorted((one, other) => one.seed - other.seed);

/** What a match is worth to each of its seats: 1 for a win, ½ for a draw. */
export const pointsOf = (result: MatchResult): { first: number; second: number } =>
  result === 'draw'
    ? { first: 0.5, second: 0.5 }
    : { first: result === 'first' ? 1 : 0, second: result === 'second' ? 1 : 0 };

export const pairKey = (one: number, other: number): string => [one, other].toSorted((a, b) => a - b).join(' ');
