import type { PlayOutcome } from '#shared/enums.ts';

/** The scoring of a play in a BG Stats export. */
export interface BgStatsDecision {
  /** The play's setting: 0 for the game's default, else one of the numbers below. */
  scoringSetting: number;
  /** The game's setting. */
  cooperative: boolean;
  highestWins: boolean;
  noPoints: boolean;
  /** Whether the file has teams. */
  inTeams: boolean;
  seats: readonly { winner: boolean; rank: number }[];
}

const HIGHEST = 1;
const LOWEST = 2;
const NO_POINTS = 3;
/** Cooperative with points, with lowest points, without points, and without points or winner. */
const COOPERATIVE = [4, 5, 6, 14];

/** Converts to one of Rollcall's six outcomes. */
export function outcomeOf(decision: BgStatsDecision): PlayOutcome {
  const { scoringSetting, cooperative, inTeams, seats } = decision;
  const isChosen = [HIGHEST, LOWEST, NO_POINTS, ...COOPERATIVE].includes(scoringSetting);
  const together = isChosen ? COOPERATIVE.includes(scoringSetting) : cooperative;
  const someWon = seats.some(({ winner }) => winner);
  const allWon = seats.every(({ winner }) => winner);
  if (together && !(inTeams && someWon && !allWon)) return 'cooperative';
  if (inTeams) return 'teams';
  if (isChosen ? scoringSetting === NO_POINTS : decision.noPoints) return isRanking(seats) ? 'ranking' : 'none';
  return (isChosen ? scoringSetting === HIGHEST : decision.highestWins) ? 'highest' : 'lowest';
}

/** Ranks that say more than who won. */
const isRanking = (seats: BgStatsDecision['seats']): boolean => seats.some(({ rank }) => rank > 2);
