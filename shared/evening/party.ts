/** An attendee with their companions. A party sits at one table. */
export interface Party {
  /** Id of the attendee. */
  id: number;
  name: string;
  /** Including the attendee. */
  heads: number;
  answer: 'accepted' | 'maybe';
}

/** Number of people in these parties. */
export const headsOf = (parties: readonly Pick<Party, 'heads'>[]): number =>
  parties.reduce((heads, party) => heads + party.heads, 0);

/** Sorted by id, so that the order of the input does not matter. */
export const inOrder = <T extends { id: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => a.id - b.id);
