/** Somebody on the list of a night, with those they bring. A party sits at one table. */
export interface Party {
  /** Of the attendee. */
  id: number;
  name: string;
  /** Themselves included. */
  heads: number;
  answer: 'accepted' | 'maybe';
}

/** People in these parties. */
export const headsOf = (parties: readonly Pick<Party, 'heads'>[]): number =>
  parties.reduce((heads, party) => heads + party.heads, 0);

/** In an order of their own, so that the order of a list decides nothing. */
export const inOrder = <T extends { id: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => a.id - b.id);
