/** Data of one player of a play besides name and score; empty fields are omitted. */
export interface Seat {
  /** Name of the team, in team games. */
  team?: string | undefined;
  /** Final rank from 1; ties share one. */
  rank?: number | undefined;
  /** Recorded as a winner or not; several can win. */
  won?: boolean | undefined;
  started?: boolean | undefined;
  /** First play of this game. */
  firstTime?: boolean | undefined;
  /** Role, faction or colour. */
  role?: string | undefined;
  /** The score as typed, if it is more than a number: '12+7+3'. */
  scoreText?: string | undefined;
}
