import type { AwardCount } from '#shared/shapes/award.ts';

/** What came of a title. */
interface Awarded {
  /** Several if they have equally many votes; none without a vote. */
  winners: string[];
  /** Of each winner. */
  votes: number;
  /** The others, as 'Azul (1)', most votes first. */
  others: string[];
}

/** @param counts most votes first */
export function awarded(counts: readonly AwardCount[]): Awarded {
  const votes = counts[0]?.votes ?? 0;
  const isFirst = (one: AwardCount) => one.votes === votes;
  return {
    winners: counts.filter(isFirst).map(({ choice }) => choice),
    votes,
    others: counts.filter((one) => !isFirst(one)).map((one) => `${one.choice} (${one.votes})`),
  };
}
