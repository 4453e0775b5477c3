import type { NightState } from './night-state.ts';

/** The data that decides which parts of the page are open. */
interface PageState {
  state: NightState;
  /** The wide layout has room for everything. */
  isWide: boolean;
  /** The night may be in progress. */
  isNear: boolean;
  /** The details need an action. */
  detailsWait: boolean;
}

/**
 * The initially open parts of a night's page. Phones show what is relevant: attendees and plan before the night (they
 * do not fold), games during it, results after it.
 */
export const openParts = ({ state, isWide, isNear, detailsWait }: PageState) => ({
  results: true,
  games: isWide || (state === 'coming' && isNear),
  votes: isWide,
  details: isWide || detailsWait,
  sharedLink: isWide,
});
