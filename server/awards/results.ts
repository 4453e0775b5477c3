import type { AwardCount } from '#shared/shapes/award.ts';

/**
 * The votes for each title, most first and then in the order of the choices; those without a vote are left out.
 * @param ballots for each voter their choice for each title, null for none
 */
export const resultsOf = (
  titles: number,
  choices: (title: number) => readonly string[],
  ballots: readonly (readonly (string | null)[])[],
): AwardCount[][] =>
  Array.from({ length: titles }, (_, title) =>
    choices(title)
      .map((choice) => ({ choice, votes: ballots.filter((ballot) => ballot[title] === choice).length }))
      .filter(({ votes }) => votes > 0)
      .toSorted((a, b) => b.votes - a.votes),
  );
