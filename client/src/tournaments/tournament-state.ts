import { drawnRounds } from '#shared/tournaments/tournament.ts';
import { hasNextRound, totalRounds } from '#shared/tournaments/draw-round.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';

export type TournamentPlayerRow = Tournament['players'][number];
export type TournamentMatchRow = Tournament['matches'][number];

/** What the page of a tournament offers. */
export interface TournamentState {
  /** The latest round that is drawn; 0 before the first. */
  drawn: number;
  /** In all; null if late joiners leave that open. */
  total: number | null;
  /** Number of matches without a result. */
  open: number;
  /** The round that can be drawn now; null if none. */
  next: number | null;
  /** The latest round was not played yet. */
  canUndo: boolean;
  isOver: boolean;
}

export function tournamentState(tournament: Tournament): TournamentState {
  const { matches } = tournament;
  const drawn = drawnRounds(matches);
  const open = matches.filter(({ result }) => result === null).length;
  const hasNext = hasNextRound(tournament);
  return {
    drawn,
    total: totalRounds(tournament),
    open,
    next: open === 0 && hasNext ? drawn + 1 : null,
    canUndo: drawn > 0 && matches.every((match) => match.round < drawn || !isPlayed(match)),
    isOver: drawn > 0 && open === 0 && !hasNext,
  };
}

/** Whether somebody entered a result: byes and walkovers are drawn with one. */
const isPlayed = ({ result, second, isWalkover }: TournamentMatchRow): boolean =>
  result !== null && second !== null && !isWalkover;

/** Players who have no match in a round that they could play in, as in a round robin of an odd number. */
export function sittingOut({ players, matches }: Tournament, round: number): TournamentPlayerRow[] {
  const seated = new Set(matches.flatMap((match) => (match.round === round ? [match.first, match.second] : [])));
  return players.filter(({ id, isWithdrawn, joinedRound }) => !isWithdrawn && joinedRound <= round && !seated.has(id));
}

/** As many rounds of a Swiss tournament as leave one player without a loss. */
export const suggestedRounds = (players: number): number => Math.max(1, Math.ceil(Math.log2(players)));
