import { type SQL, sql } from 'drizzle-orm';

/** A wish, or a row on neither list, and the game that takes it over. */
export interface Pair {
  from: number;
  into: number;
}

/** Pairs as rows of `pair ("from", "into")`, for the statements of a merge. */
export const pairRows = (pairs: readonly Pair[]): SQL => {
  const [from, into] = [pairs.map((pair) => pair.from), pairs.map((pair) => pair.into)];
  return sql`unnest(${sql.param(from)}::bigint[], ${sql.param(into)}::bigint[]) as pair ("from", "into")`;
};
