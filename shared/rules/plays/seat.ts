/** What is known of one player of a play beside name and score; fields that nobody filled in are left out. */
export interface Seat {
  /** Name of the team, in a play of teams. */
  team?: string | undefined;
  /** Place at the end, from 1; tied players share one. */
  rank?: number | undefined;
  /** Said to have won, or not; several may have. */
  won?: boolean | undefined;
  started?: boolean | undefined;
  /** Played the game for the first time. */
  firstTime?: boolean | undefined;
  /** Role, faction or colour. */
  role?: string | undefined;
  /** The score as written where it is more than its number: '12+7+3'. */
  scoreText?: string | undefined;
}
