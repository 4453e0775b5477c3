import type { Tournament } from '#shared/tournaments/tournament-contract.ts';

type Player = Tournament['players'][number];
type Match = Tournament['matches'][number];

export const aTournamentPlayer = (id: number, name: string, facts: Partial<Player> = {}): Player => ({
  id,
  attendeeId: null,
  name,
  nameInPlays: name,
  seed: id,
  joinedRound: 1,
  isWithdrawn: false,
  ...facts,
});

/** An open match, with overrides. */
export const aMatch = (
  round: number,
  table: number,
  first: number,
  second: number | null,
  facts: Partial<Match> = {},
): Match => ({
  id: 10 * round + table,
  round,
  table,
  first,
  second,
  result: second === null ? 'first' : null,
  firstScore: null,
  secondScore: null,
  isWalkover: false,
  playId: null,
  ...facts,
});

/** A Swiss tournament of four before its first round, with overrides. */
export const aTournament = (facts: Partial<Tournament> = {}): Tournament => ({
  format: 'swiss',
  seeding: 'by_hand',
  scoring: 'result',
  rounds: 2,
  guestsReport: false,
  game: null,
  players: ['Maya', 'Priya', 'Ben', 'Elif'].map((name, place) => aTournamentPlayer(place + 1, name)),
  matches: [],
  ...facts,
});
