import type { NightState } from './night-state.ts';

/** How a night stands, as far as it decides what of its page is open. */
interface Standing {
  state: NightState;
  /** Beside the list there is room for everything. */
  isWide: boolean;
  /** People may be at the table. */
  isNear: boolean;
  /** Something is to be done among the details. */
  detailsWait: boolean;
}

/**
 * Which parts of a night's page are open at first. A phone shows what the night calls for: who comes and the plan before it
 * (neither folds), the games while people are at the table, the results after it.
 */
export const openParts = ({ state, isWide, isNear, detailsWait }: Standing) => ({
  results: true,
  games: isWide || (state === 'coming' && isNear),
  votes: isWide,
  details: isWide || detailsWait,
  sharedLink: isWide,
});
