import type { PlayOutcome } from '#shared/enums.ts';

/** The scoring of a play in a BG Stats export. */
export interface BgStatsDecision {
  /** The play's own setting; null for that of the game, undefined for one that is not known. */
  scoring: PlayOutcome | null | undefined;
  game: { cooperative: boolean; highestWins: boolean; noPoints: boolean };
  /** Whether the file has teams. */
  inTeams: boolean;
  seats: readonly { winner: boolean; rank: number }[];
}

/** Converts to one of Rollcall's six outcomes. Of a setting that is not known only the marked winners and ranks are used. */
export function outcomeOf({ scoring, game, inTeams, seats }: BgStatsDecision): PlayOutcome {
  const outcome = scoring === null ? usualOf(game) : (scoring ?? 'none');
  const someWon = seats.some(({ winner }) => winner);
  const allWon = seats.every(({ winner }) => winner);
  if (outcome === 'cooperative' && !(inTeams && someWon && !allWon)) return 'cooperative';
  if (inTeams) return 'teams';
  return outcome === 'none' && isRanking(seats) ? 'ranking' : outcome;
}

function usualOf({ cooperative, highestWins, noPoints }: BgStatsDecision['game']): PlayOutcome {
  if (cooperative) return 'cooperative';
  if (noPoints) return 'none';
  return highestWins ? 'highest' : 'lowest';
}

/** Ranks that say more than who won. */
const isRanking = (seats: BgStatsDecision['seats']): boolean => seats.some(({ rank }) => rank > 2);
