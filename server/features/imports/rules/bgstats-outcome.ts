import type { PlayOutcome } from '#shared/enums.ts';

/** What a BG Stats export says of how a play is decided. */
export interface BgStatsDecision {
  /** Of the play: 0 for what is usual for the game, else one of the numbers below. */
  scoringSetting: number;
  /** Of the game. */
  cooperative: boolean;
  highestWins: boolean;
  noPoints: boolean;
  /** Whether it was played in teams that the file tells apart. */
  inTeams: boolean;
  seats: readonly { winner: boolean; rank: number }[];
}

const HIGHEST = 1;
const LOWEST = 2;
const NO_POINTS = 3;
/** Cooperative with points, with points of which fewer are better, without points, and without points or a winner. */
const COOPERATIVE = [4, 5, 6, 14];

/** How a play is decided, by Rollcall's six ways. */
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

/** Places that tell more than who won. */
const isRanking = (seats: BgStatsDecision['seats']): boolean => seats.some(({ rank }) => rank > 2);
